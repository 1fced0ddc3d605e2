/** Minutes after the hour of a dose at which others may be told that nobody confirmed it. */
export const ESCALATION_DELAYS = [15, 30, 60, 120, 240] as const;
