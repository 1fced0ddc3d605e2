/** How far back the doses before one are read: a day to add up, and one more to name the last one. */
export const RECENT_HOURS = 48;
