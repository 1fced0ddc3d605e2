import CalendarClock from "lucide-react/icons/calendar-clock";
import { useMemo, useState } from "react";
import { formatList } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { PlainSummary } from "#app/ui/button/plain-summary.tsx";
import type { Day } from "#domain/calendar/day.ts";
import { expiryShelves, SHELVES } from "#domain/inventory/expiry-shelf.ts";
import type { InventoryAction } from "../inventory-dialogs.tsx";
import type { StoredMedication } from "../stored-medication.ts";
import { ExpiryShelf } from "./expiry-shelf.tsx";

/** When the boxes expire, in one sentence; below it, on demand, the same as shelves. */
export function ExpiryOverview({
  medications,
  today,
  onAction,
}: {
  medications: readonly StoredMedication[];
  today: Day;
  onAction: (action: InventoryAction) => void;
}) {
  const t = useText();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const shelves = useMemo(() => expiryShelves(medications, today), [medications, today]);
  const counts = SHELVES.filter((shelf) => shelves[shelf].length > 0).map((shelf) =>
    t(`inventory.shelf.count.${shelf}`, { count: shelves[shelf].length }),
  );
  return (
    <details
      className="group print:not-open:hidden"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <PlainSummary className="-ml-4 max-w-full justify-start text-left">
        <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0">
          {t("inventory.shelf.summary", { counts: formatList(counts, language) })}
        </span>
      </PlainSummary>
      {isOpen && <ExpiryShelf shelves={shelves} onAction={onAction} />}
    </details>
  );
}
