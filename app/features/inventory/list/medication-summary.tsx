import { Link } from "react-router";
import { failureOf } from "#app/client/errors/failure.ts";
import { useToday } from "#app/client/time/today.ts";
import { Dosage } from "#app/locale/dosage.tsx";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { buttonClasses } from "#app/ui/button/button-variants.ts";
import { ErrorState } from "#app/ui/feedback/error-state.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { ExpiryDate } from "../expiry-date.tsx";
import { FormPictogram } from "../form-pictogram.tsx";
import { type InventoryAction, prefetchInventoryDialog } from "../inventory-dialogs.tsx";
import { StatusBadges } from "../status-badge.tsx";
import { StockMeter } from "../stock-meter.tsx";
import type { StoredMedication, UnreadableMedication } from "../stored-medication.ts";
import { EmptyInventory } from "./empty-inventory.tsx";
import { UnreadableMedications } from "./unreadable-medications.tsx";

/** Second specification, section 9. */
const SHOWN_MAX = 6;

/** The boxes added last, a card each, and the way to all of them. */
export function MedicationSummary({
  medications,
  unreadable,
  problem,
  onRetry,
  onAction,
}: {
  medications: readonly StoredMedication[] | undefined;
  unreadable: readonly UnreadableMedication[];
  problem: unknown;
  onRetry: () => void;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const path = useLocalePath();
  const today = useToday();
  return (
    <section aria-labelledby="medication-summary">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
        <h2 id="medication-summary" className="text-lg">
          {t("dashboard.medications.title")}
        </h2>
        <Link
          to={path("inventory")}
          aria-label={t("dashboard.medications.seeAll")}
          className={buttonClasses("plain")}
        >
          {t("dashboard.seeAll")}
        </Link>
      </div>
      {unreadable.length > 0 && (
        <div className="mb-3">
          <UnreadableMedications boxes={unreadable} onAction={onAction} />
        </div>
      )}
      {content()}
    </section>
  );

  function content() {
    if (!medications) {
      return problem ? (
        <ErrorState failure={failureOf(problem)} onRetry={onRetry} />
      ) : (
        <SkeletonList rows={3} rowClassName="h-36" />
      );
    }
    if (medications.length === 0) {
      return unreadable.length > 0 ? null : <EmptyInventory onAction={onAction} />;
    }
    return (
      <ul className="grid gap-3 sm:grid-cols-2">
        {medications.slice(0, SHOWN_MAX).map((medication) => (
          <li key={medication.id}>
            <SummaryCard
              medication={medication}
              today={today}
              onOpen={() => onAction({ kind: "details", medication })}
            />
          </li>
        ))}
      </ul>
    );
  }
}

function SummaryCard({
  medication,
  today,
  onOpen,
}: {
  medication: StoredMedication;
  today: Day;
  onOpen: () => void;
}) {
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-paper-raised p-4 transition-colors hover:border-edge">
      <div className="flex items-start gap-3">
        <FormPictogram form={medication.form} className="mt-0.5 size-6 text-accent" />
        <div className="min-w-0 grow">
          {/* The whole card answers to a press, and is one button to the keyboard. */}
          <button
            type="button"
            className="text-left font-semibold leading-snug after:absolute after:inset-0 after:rounded-card"
            onPointerEnter={() => prefetchInventoryDialog("details")}
            onFocus={() => prefetchInventoryDialog("details")}
            onClick={onOpen}
          >
            {medication.name}
          </button>
          <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-soft text-sm">
            <span>
              <Dosage>{medication.dosage}</Dosage>
            </span>
            <StatusBadges medication={medication} today={today} />
          </div>
        </div>
      </div>
      <div className="mt-auto grid grid-cols-2 gap-4">
        <StockMeter stock={medication} />
        <ExpiryDate medication={medication} today={today} />
      </div>
    </article>
  );
}
