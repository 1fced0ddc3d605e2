import type { WallTime } from "../calendar/wall-time.ts";
import type { Guidance } from "./guidance.ts";

/** Between these hours a way to order is shown; at night nothing is to buy. */
const DAYTIME = { from: "07:00", until: "21:00" };

/**
 * Whether the answer may lead to pharmacies: only where nothing of the house fits, by day, and where nothing is urgent
 * or unknown.
 */
export function isOrderOffered(guidance: Guidance, readersClock: WallTime): boolean {
  const isAnswered =
    guidance.emergencies.length === 0 &&
    guidance.symptoms.some(({ state }) => state === "guided") &&
    guidance.symptoms.every(
      ({ state, needsAge, needsWeight }) =>
        (state === "guided" || state === "stated") && !needsAge && !needsWeight,
    );
  const isInHouse =
    guidance.symptoms.some(({ offers }) => offers.some(({ item }) => item.kind === "box")) ||
    guidance.refusals.some(({ reasons }) => reasons.some(({ reason }) => reason === "waiting"));
  const hour = readersClock.slice(-5);
  return isAnswered && !isInHouse && hour >= DAYTIME.from && hour < DAYTIME.until;
}
