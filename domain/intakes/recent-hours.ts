/** How far back the doses before one are read: a day to add up, and one more to name the last one. */
export const RECENT_HOURS = 48;

/** How far back they are read to count days in a row: the longest that a leaflet has without a doctor is 14 days. */
export const COUNTED_HOURS = 16 * 24;

/** Milliseconds: two doses of one box that are no further apart may be one. The first screen reads it without the rules. */
export const SAME_DOSE_MS = 600_000;
