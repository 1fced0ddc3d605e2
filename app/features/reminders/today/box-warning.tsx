import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useToday } from "#app/client/time/today.ts";
import { formatUnits } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import type { DoseState } from "#domain/reminders/dose-state.ts";
import { stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";

/** Whether it can still be taken. */
export const isOpen = (state: DoseState) => state !== "taken" && state !== "skipped";

/** What is wrong with the box, for a dose that may still be taken from it. */
export function BoxWarning({ dose, now }: { dose: PlannedDose; now: Instant }) {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const state = stateAt(dose, now);
  if (!isOpen(state)) return null;
  const { expiresOn, currentQuantity: left } = dose;
  const isExpired = expiresOn !== null && expiryOn(today, expiresOn) === "expired";
  const isUnreadable = expiresOn === null || left === null;
  if (!isExpired && !isUnreadable && left >= dose.quantity) return null;
  return (
    <p
      className={`flex items-center gap-1.5 font-semibold text-sm ${isExpired ? "text-expired" : "text-soon"}`}
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {isExpired
        ? t("reminders.today.expiredBox")
        : isUnreadable
          ? t("reminders.today.unreadableBox")
          : left === 0
            ? t("reminders.today.outOfStock")
            : t("reminders.today.stockShort", { left: formatUnits(dose.form, left, language) })}
    </p>
  );
}
