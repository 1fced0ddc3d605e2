import Plus from "lucide-react/icons/plus";
import { type ReactNode, Suspense } from "react";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { useOutboxActions } from "#app/client/offline/device-outbox.ts";
import { heldIntakeIds } from "#app/client/offline/waiting-intakes.ts";
import { useSession } from "#app/client/session/session.ts";
import { useNow } from "#app/client/time/now.ts";
import type { RecentProduct } from "#app/features/home/recent-product.ts";
import { useAgoWords, useDoseMoment } from "#app/features/intakes/dose-moment.ts";
import { prefetchLogIntake } from "#app/features/intakes/intake-dialogs.tsx";
import { UndoDose } from "#app/features/intakes/log/undo-dose.tsx";
import { useUndoableDose } from "#app/features/intakes/log/undoable-dose.ts";
import { FormPictogram } from "#app/features/inventory/form-pictogram.tsx";
import { LabelBadge } from "#app/features/inventory/standing-badge.tsx";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { useGiverWords } from "#app/locale/giver-words.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useText } from "#app/locale/text.tsx";
import { epochMs, type Instant } from "#domain/calendar/instant.ts";
import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import { RECENT_HOURS } from "#domain/intakes/recent-hours.ts";
import type { Person } from "#domain/intakes/recipients.ts";
import {
  type GivableBox,
  isScheduled,
  type SeenDose,
  type UnusableBecause,
} from "./givable-boxes.ts";

/**
 * Opens the form for one box of one person, and says what they took of it last. A dose that was just recorded is taken
 * back here as long as it is the one that the row says.
 */
export function GiveRow({
  of: { person, box, last },
  isNamed,
  label = null,
  onGive,
}: {
  of: GivableBox;
  isNamed: boolean;
  /** What its leaflet says of the person; null where that is not known. */
  label?: StandingLabel | null;
  onGive: () => void;
}) {
  const t = useText();
  const undoable = useUndoableDose();
  // Another's dose may have come since: beside it, the button would seem to take theirs back.
  const isUndoable = undoable !== null && undoable.intakeId === last?.intakeId;
  return (
    <div className="flex items-center gap-2 max-xs:flex-wrap">
      <button
        type="button"
        className={`${ROW} grow text-left transition-colors hover:bg-accent-soft`}
        onPointerEnter={prefetchLogIntake}
        onFocus={prefetchLogIntake}
        onClick={onGive}
      >
        <RowWords
          of={{ person, product: box, last }}
          box={box}
          isPlanned={isScheduled(box)}
          isNamed={isNamed}
          label={label}
        >
          <span className="sr-only">{t("dashboard.give.of")} </span>
        </RowWords>
        {!isUndoable && <Plus aria-hidden="true" className="size-6 shrink-0 text-accent" />}
      </button>
      {isUndoable && <UndoDose dose={undoable} name={box.name} />}
    </div>
  );
}

/** What somebody took last of a product that cannot be given from here. */
export function SeenDoseRow({ of, isNamed }: { of: SeenDose; isNamed: boolean }) {
  return (
    <div className={ROW}>
      <RowWords
        of={{ ...of, product: of.last }}
        isPlanned={of.isPlanned}
        unusable={of.unusable}
        isNamed={isNamed}
      />
    </div>
  );
}

/** The rules of leaflets weigh more than the list, and no row waits for them. */
const NextDoseNote = lazyAside(
  async () => (await import("#app/features/intakes/next-dose-note.tsx")).NextDoseNote,
);

function isRecent({ takenAt }: RecentProduct, now: Instant): boolean {
  return epochMs(takenAt) > epochMs(now) - RECENT_HOURS * 3_600_000;
}

const ROW = "flex min-h-18 min-w-0 items-center gap-3 rounded-control px-2 py-2.5";

function RowWords({
  of: { person, product, last },
  box = null,
  isPlanned,
  unusable = null,
  isNamed,
  label = null,
  children,
}: {
  of: {
    person: Person;
    product: Pick<RecentProduct, "name" | "dosage" | "form">;
    last: RecentProduct | null;
  };
  /** The box that is given from; null where there is none. */
  box?: StoredMedication | null;
  /** Whether a plan says when the next dose is. */
  isPlanned: boolean;
  /** Why nothing is given of it. */
  unusable?: UnusableBecause | null;
  isNamed: boolean;
  label?: StandingLabel | null;
  /** Before the name. */
  children?: ReactNode;
}) {
  const t = useText();
  const momentWords = useDoseMoment();
  const agoWords = useAgoWords();
  const now = useNow();
  const actions = useOutboxActions(person.id);
  const isUnsent = last !== null && heldIntakeIds(actions).has(last.intakeId);
  const { session } = useSession();
  const quantityWords = useQuantityWords();
  const giverWords = useGiverWords();
  const name = person.name ?? t("profiles.nameless");
  return (
    <>
      <FormPictogram form={product.form} className="size-8 shrink-0 text-accent max-xs:hidden" />
      <span className="min-w-0 grow">
        <span className="block font-semibold text-lg leading-snug">
          {children}
          {isNamed && <span className="text-accent">{name} · </span>}
          {product.name}{" "}
          <span className="font-normal text-base text-ink-soft">
            <Dosage>{product.dosage}</Dosage>
          </span>
        </span>
        <span className="block text-ink-soft text-sm tabular-nums">
          {last ? (
            <>
              {quantityWords(last.form, last.quantity)} ·{" "}
              <time dateTime={last.takenAt}>{momentWords(last.takenAt, now)}</time> ·{" "}
              {agoWords(last.takenAt, now)} ·{" "}
              {giverWords({ id: last.by, name: last.byName }, session?.user.id ?? null)}
            </>
          ) : (
            t("dashboard.give.neverTaken")
          )}
          {isUnsent && (
            <>
              {" "}
              · <span className="font-semibold text-soon">{t("illness.unsent")}</span>
            </>
          )}
        </span>
        {(box !== null || (last && isRecent(last, now))) && (
          <Suspense>
            <NextDoseNote
              profileId={person.id}
              box={box ?? { ...product, id: last?.medicationId ?? null }}
              isPlanned={isPlanned}
              lastId={last && isRecent(last, now) ? last.intakeId : null}
            />
          </Suspense>
        )}
        {unusable && (
          <span className="block font-semibold text-ink-soft text-sm">
            {t(`dashboard.give.unusable.${unusable}`)}
          </span>
        )}
        {label && (
          <span className="mt-1 block">
            <LabelBadge label={label} />
          </span>
        )}
      </span>
    </>
  );
}
