import { day } from "#domain/calendar/day.ts";

/** On which days the renewal of a prescription is to be thought of; both the page and the database are asked. */
export const RENEWAL_CASES = [
  { because: "eight days are more than seven", today: "2026-03-23", renewalDays: 7, left: null },
  { because: "the first day counts", today: "2026-03-24", renewalDays: 7, left: 7 },
  { because: "the day before", today: "2026-03-30", renewalDays: 7, left: 1 },
  { because: "the last day is good", today: "2026-03-31", renewalDays: 7, left: 0 },
  { because: "what has ended is not renewed", today: "2026-04-01", renewalDays: 7, left: null },
  { because: "a day is enough", today: "2026-03-30", renewalDays: 1, left: 1 },
  { because: "two are more than one", today: "2026-03-29", renewalDays: 1, left: null },
  { because: "over the end of a year", today: "2025-12-31", renewalDays: 90, left: 90 },
].map((each) => ({ ...each, today: day(each.today), endsOn: day("2026-03-31") }));
