import { useEffect } from "react";
import type { Instant } from "#domain/calendar/instant.ts";
import { type FetchedDose, needsAnswer } from "#domain/reminders/today.ts";
import { useMarkShown } from "../queries.ts";

/** Tells the delivery log which doses somebody was asked for here; a page in the background shows nobody anything. */
export function useShown(doses: readonly FetchedDose[], now: Instant): void {
  const markShown = useMarkShown();
  const asked = doses
    .filter((dose) => needsAnswer(dose, now))
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (asked !== "" && document.visibilityState === "visible") markShown(asked.split(","));
  }, [asked, markShown]);
}
