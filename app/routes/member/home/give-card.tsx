import Plus from "lucide-react/icons/plus";
import { prefetchLogIntake } from "#app/features/intakes/intake-dialogs.tsx";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import type { Person } from "#domain/intakes/recipients.ts";
import type { GivableBox } from "./givable-boxes.ts";
import { GiveRow } from "./give-row.tsx";

const SHOWN_MAX = 6;

/** An unplanned dose in two taps: the box of the person, then the form's own button. */
export function GiveCard({
  boxes,
  person,
  isNamed,
  onGive,
  onAnother,
}: {
  /** Null until they are known. */
  boxes: readonly GivableBox[] | null;
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
      {boxes?.length === 0 && <p className="text-ink-soft">{t("dashboard.give.none")}</p>}
      {boxes && boxes.length > 0 && (
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
