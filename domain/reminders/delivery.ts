/** What a reminder goes through on one way to one person. `failed` and `dropped` have a reason. */
export const DELIVERY_STATES = [
  "planned",
  "claimed",
  "sent",
  "shown",
  "acted",
  "failed",
  "dropped",
] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_REASONS = [
  "too-late",
  "preference-off",
  "no-subscription",
  "no-longer-shared",
  "consent-revoked",
  "answered",
  "refused",
  "unreachable",
] as const;

export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

export const DELIVERY_CHANNELS = ["page", "push", "email"] as const;

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

export const DELIVERY_OCCASIONS = ["reminder", "later", "escalation"] as const;

export type DeliveryOccasion = (typeof DELIVERY_OCCASIONS)[number];

/** Somebody who wanted to be told was not. What was answered before, or not wanted, is no failure. */
const FAILURES: readonly DeliveryReason[] = [
  "too-late",
  "no-subscription",
  "refused",
  "unreachable",
];

interface Outcome {
  readonly doseId: string;
  readonly channel: DeliveryChannel;
  readonly state: DeliveryState;
  readonly reason: DeliveryReason | null;
}

/** Whether a reminder did not come the way it should have. */
export function hasFailed({ state, reason }: Pick<Outcome, "state" | "reason">): boolean {
  return (
    (state === "failed" || state === "dropped") && reason !== null && FAILURES.includes(reason)
  );
}

export interface Reach {
  /** Whether there is anything to be reminded of. */
  readonly hasReminders: boolean;
  readonly wantsReminders: boolean;
  readonly wantsPush: boolean;
  readonly wantsMail: boolean;
  /** Devices that can still ring. */
  readonly devices: number;
  /** Newest first. */
  readonly deliveries: readonly Outcome[];
}

/**
 * Why reminders do not reach somebody, null when they do: nothing is switched on, only devices are and there is none
 * left, or the last reminder that left the page came nowhere.
 */
export function reachProblem(facts: Reach): "no-channel" | "no-device" | "last-failed" | null {
  const { wantsPush, wantsMail, devices, deliveries } = facts;
  if (!facts.hasReminders) return null;
  if (!facts.wantsReminders || (!wantsPush && !wantsMail)) return "no-channel";
  if (!wantsMail && devices === 0) return "no-device";
  const outside = deliveries.filter(({ channel }) => channel !== "page");
  const last = outside.filter(({ doseId }) => doseId === outside[0]?.doseId);
  return last.length > 0 && last.every(hasFailed) ? "last-failed" : null;
}
