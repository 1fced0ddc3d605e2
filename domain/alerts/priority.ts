export const PRIORITIES = ["high", "medium", "low"] as const;

/** How the expiring label reads: 'this week' over 7 days, 'today' at 7 or fewer (section 9). */
export type ExpiringLabel = "this-week" | "today";

export type AlertPriority = (typeof PRIORITIES)[number];

const URGENT_WITHIN_DAYS = 7;

export function isPriority(text: string): text is AlertPriority {
  return (PRIORITIES as readonly string[]).includes(text);
}

/**
 * High when 7 days or fewer remain (second specification, section 9), which includes a box that has
 * expired; medium between 8 and 30.
 */
export function expiryPriority(daysLeft: number): AlertPriority {
  return daysLeft <= URGENT_WITHIN_DAYS ? "high" : "medium";
}

/** The label turns from 'this week' to 'today' on the same day as the priority turns high. */
export function expiringLabel(daysLeft: number): ExpiringLabel {
  return daysLeft <= URGENT_WITHIN_DAYS ? "today" : "this-week";
}

// The specification gives stock no priority. A pharmacist's reasoning: with nothing left the next
// dose is missed, so it is as pressing as an expired box; low stock leaves time for an errand.
export const OUT_OF_STOCK_PRIORITY: AlertPriority = "high";
export const LOW_STOCK_PRIORITY: AlertPriority = "medium";

/** Without a prescription the next box is not handed out; within its last days an appointment is hard to get. */
export function renewalPriority(daysLeft: number): AlertPriority {
  return daysLeft <= 2 ? "high" : "medium";
}

/** A batch that nobody has compared may be the recalled one. */
export const RECALL_PRIORITY: AlertPriority = "high";

/**
 * A guide by form asks to look and smell, which can wait. What it refuses all the same (eye products, mixed antibiotics,
 * insulin) is not offered any more, so another one may be needed soon.
 */
export function openingPriority(refuses: boolean): AlertPriority {
  return refuses ? "medium" : "low";
}
