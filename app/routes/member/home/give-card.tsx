import Plus from "lucide-react/icons/plus";
import { useSession } from "#app/client/session/session.ts";
import { prefetchLogIntake } from "#app/features/intakes/intake-dialogs.tsx";
import { FormPictogram } from "#app/features/inventory/form-pictogram.tsx";
import { Dosage } from "#app/locale/dosage.tsx";
import { formatShortMoment } from "#app/locale/format.ts";
import { useGiverWords } from "#app/locale/giver-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import type { GivableBox } from "./givable-boxes.ts";

const SHOWN_MAX = 6;

/** An unplanned dose in two taps: the box of the person, then the form's own button. */
export function GiveCard({
  boxes,
  person,
  isNamed,
  onGive,
  onAnother,
}: {
  boxes: readonly GivableBox[];
  /** The one person shown; null with several. */
  person: Person | null;
  isNamed: boolean;
  onGive: (box: GivableBox) => void;
  /** Opens the form without a box; null where there is nobody to record for. */
  onAnother: (() => void) | null;
}) {
  const t = useText();
  const name = person && (person.name ?? t("profiles.nameless"));
  return (
    <Card title={name ? t("dashboard.give.titleOf", { name }) : t("dashboard.give.title")}>
      {boxes.length === 0 && <p className="text-ink-soft">{t("dashboard.give.none")}</p>}
      {boxes.length > 0 && (
        <ul className="-mx-2 divide-y divide-line">
          {boxes.slice(0, SHOWN_MAX).map((each) => (
            <li key={`${each.person.id} ${each.box.id}`}>
              <GiveRow of={each} isNamed={isNamed} onGive={() => onGive(each)} />
            </li>
          ))}
        </ul>
      )}
      {onAnother && (
        <Button
          variant="plain"
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="-mb-2 mt-2 -ml-4 print:hidden"
          onPointerEnter={prefetchLogIntake}
          onFocus={prefetchLogIntake}
          onClick={onAnother}
        >
          {t("dashboard.give.another")}
        </Button>
      )}
    </Card>
  );
}

function GiveRow({
  of: { person, box, last },
  isNamed,
  onGive,
}: {
  of: GivableBox;
  isNamed: boolean;
  onGive: () => void;
}) {
  const t = useText();
  const language = useLanguage();
  const { session } = useSession();
  const quantityWords = useQuantityWords();
  const giverWords = useGiverWords();
  const name = person.name ?? t("profiles.nameless");
  return (
    <button
      type="button"
      className="flex min-h-18 w-full items-center gap-3 rounded-control px-2 py-2.5 text-left transition-colors hover:bg-accent-soft"
      onPointerEnter={prefetchLogIntake}
      onFocus={prefetchLogIntake}
      onClick={onGive}
    >
      <FormPictogram form={box.form} className="size-8 shrink-0 text-accent" />
      <span className="min-w-0 grow">
        <span className="block font-semibold text-lg leading-snug [overflow-wrap:anywhere]">
          <span className="sr-only">{t("dashboard.give.of")} </span>
          {isNamed && <span className="text-accent">{name} · </span>}
          {box.name}{" "}
          <span className="font-normal text-base text-ink-soft">
            <Dosage>{box.dosage}</Dosage>
          </span>
        </span>
        <span className="block text-ink-soft text-sm tabular-nums">
          {last ? (
            <>
              {quantityWords(last.form, last.quantity)} ·{" "}
              <time dateTime={last.takenAt}>{formatShortMoment(last.takenAt, language)}</time> ·{" "}
              {giverWords({ id: last.by, name: last.byName }, session?.user.id ?? null)}
            </>
          ) : (
            t("dashboard.give.neverTaken")
          )}
        </span>
      </span>
      <Plus aria-hidden="true" className="size-6 shrink-0 text-accent" />
    </button>
  );
}
