import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useToday } from "#app/client/time/today.ts";
import { useQuantityWords } from "#app/locale/quantity-words.ts";
import { useText } from "#app/locale/text.tsx";
import type { Instant } from "#domain/calendar/instant.ts";
import { expiryOn } from "#domain/inventory/expiry.ts";
import { formWord } from "#domain/inventory/form.ts";
import type { DoseState } from "#domain/reminders/dose-state.ts";
import { stateAt } from "#domain/reminders/today.ts";
import type { PlannedDose } from "../dose.ts";

/** Whether it can still be taken. */
export const isOpen = (state: DoseState) => state !== "taken" && state !== "skipped";

/** What is wrong with the box, for a dose that may still be taken from it. */
export function BoxWarning({
  dose,
  now,
  ask,
}: {
  dose: PlannedDose;
  now: Instant;
  /** Where letters are large: what to do about it. */
  ask?: string;
}) {
  const t = useText();
  const quantityWords = useQuantityWords();
  const today = useToday();
  const state = stateAt(dose, now);
  if (!isOpen(state)) return null;
  const { expiresOn, currentQuantity: left } = dose;
  const isExpired = expiresOn !== null && expiryOn(today, expiresOn) === "expired";
  const isUnreadable = expiresOn === null || left === null;
  if (!isExpired && !isUnreadable && left >= dose.quantity) return null;
  return (
    <p
      className={`flex font-semibold ${ask ? "gap-2 text-xl" : "items-center gap-1.5 text-sm"} ${isExpired ? "text-expired" : "text-soon"}`}
    >
      <TriangleAlert
        aria-hidden="true"
        className={`shrink-0 ${ask ? "mt-0.5 size-7" : "size-4"}`}
      />
      <span className="flex min-w-0 flex-col">
        <span>{said()}</span>
        {ask && <span>{ask}</span>}
      </span>
    </p>
  );

  function said(): string {
    if (isExpired) return t("reminders.today.expiredBox");
    if (left === null || isUnreadable) return t("reminders.today.unreadableBox");
    if (left === 0) return t("reminders.today.outOfStock");
    if (left === 1) {
      return t("reminders.today.stockOne", {
        one: t(`reminders.today.one.${formWord(dose.form)}`),
      });
    }
    const words = quantityWords(dose.form, left);
    return t("reminders.today.stockShort", { count: Math.max(left, 1), left: words });
  }
}
