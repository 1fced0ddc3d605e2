import type { Alert, AlertType } from "./alert.ts";
import { PRIORITIES } from "./priority.ts";

/** Among equals the one that can harm comes before the one that can wait. */
const TYPE_ORDER = [
  "recalled",
  "expired",
  "out-of-stock",
  "expiry",
  "opened-long",
  "low-stock",
  "prescription",
  "custom",
] as const satisfies readonly AlertType[];

/**
 * By priority, then date descending (second specification, section 9); within a day by hour
 * descending, then by type, medication and key, so that two screens never disagree.
 */
export function byPriority(a: Alert, b: Alert): number {
  return (
    PRIORITIES.indexOf(a.priority) - PRIORITIES.indexOf(b.priority) ||
    compareText(b.day, a.day) ||
    compareText(hourOf(b), hourOf(a)) ||
    TYPE_ORDER.indexOf(a.type) - TYPE_ORDER.indexOf(b.type) ||
    compareText(a.medication?.name ?? "", b.medication?.name ?? "") ||
    compareText(a.key, b.key)
  );
}

function hourOf(alert: Alert): string {
  return alert.type === "custom" ? alert.time : "";
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
