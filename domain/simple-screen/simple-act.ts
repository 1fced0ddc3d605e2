import { epochMs, type Instant } from "../calendar/instant.ts";
import { type FetchedDose, stateAt } from "../reminders/today.ts";

/** Milliseconds before its hour from which a dose can be noted on the simple screen. */
const EARLY_MS = 60 * 60_000;

/**
 * What a person can press about a dose on the simple screen. A dose whose time has passed is not noted there: whether it
 * is still to be taken is a question for the carer.
 */
export function simpleAct(dose: FetchedDose, now: Instant): "take" | "wait" | "ask" | "none" {
  switch (stateAt(dose, now)) {
    case "due":
      return "take";
    case "planned":
      return epochMs(dose.plannedAt) - epochMs(now) <= EARLY_MS ? "take" : "wait";
    case "missed":
      return "ask";
    default:
      return "none";
  }
}
