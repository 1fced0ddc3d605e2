import type { DoseState } from "#domain/reminders/dose-state.ts";

export interface CasePlannedDose {
  readonly plannedAt: string;
  readonly expiresAt: string;
  /** As the scheduler left it. */
  readonly state: DoseState;
}

/** The doses of one person, and how many of them the day has in each state: in `home_today` and in the list of a day. */
export interface HomeTodayCase {
  readonly because: string;
  readonly day: string;
  readonly now: string;
  readonly doses: readonly CasePlannedDose[];
  readonly counts: Partial<Record<DoseState, number>>;
}

const dose = (plannedAt: string, hours: number, state: DoseState): CasePlannedDose => ({
  plannedAt,
  expiresAt: new Date(Date.parse(plannedAt) + hours * 3_600_000).toISOString(),
  state,
});
const NOON = { day: "2026-11-22", now: "2026-11-22T11:00:00Z" };

/** All days are those of Paris. */
export const HOME_TODAY_CASES: readonly HomeTodayCase[] = [
  { because: "nothing is planned", ...NOON, doses: [], counts: {} },
  {
    because: "each dose counts by what was answered",
    ...NOON,
    doses: [
      dose("2026-11-22T07:00:00Z", 3, "taken"),
      dose("2026-11-22T08:00:00Z", 3, "skipped"),
      dose("2026-11-22T09:00:00Z", 1, "missed"),
      dose("2026-11-22T10:00:00Z", 3, "due"),
      dose("2026-11-22T19:00:00Z", 3, "planned"),
    ],
    counts: { taken: 1, skipped: 1, missed: 1, due: 1, planned: 1 },
  },
  {
    because: "a dose is due from its moment on, before the scheduler has said so",
    ...NOON,
    doses: [dose("2026-11-22T11:00:00Z", 3, "planned"), dose("2026-11-22T11:00:01Z", 3, "planned")],
    counts: { due: 1, planned: 1 },
  },
  {
    because: "a dose is missed when its window has closed, before the scheduler has said so",
    ...NOON,
    doses: [dose("2026-11-22T08:00:00Z", 3, "due"), dose("2026-11-22T07:00:00Z", 3, "planned")],
    counts: { missed: 2 },
  },
  {
    because: "of the evening before, what nobody answered counts, and what was answered does not",
    ...NOON,
    doses: [
      dose("2026-11-21T22:30:00Z", 13, "due"),
      dose("2026-11-21T21:00:00Z", 3, "missed"),
      dose("2026-11-21T20:00:00Z", 3, "taken"),
      dose("2026-11-21T19:00:00Z", 3, "skipped"),
      dose("2026-11-20T19:00:00Z", 3, "missed"),
    ],
    counts: { due: 1, missed: 1 },
  },
  {
    because: "the day begins and ends at midnight of the screen",
    ...NOON,
    doses: [
      dose("2026-11-21T22:59:59Z", 3, "taken"),
      dose("2026-11-21T23:00:00Z", 3, "taken"),
      dose("2026-11-22T22:59:59Z", 3, "planned"),
      dose("2026-11-22T23:00:00Z", 3, "planned"),
    ],
    counts: { taken: 1, planned: 1 },
  },
  {
    because: "the day on which clocks go back has 25 hours",
    day: "2026-10-25",
    now: "2026-10-25T20:00:00Z",
    doses: [
      dose("2026-10-24T21:59:59Z", 1, "taken"),
      dose("2026-10-24T22:00:00Z", 1, "taken"),
      dose("2026-10-25T22:59:59Z", 1, "planned"),
      dose("2026-10-25T23:00:00Z", 1, "planned"),
    ],
    counts: { taken: 1, planned: 1 },
  },
  {
    because: "a dose of just after midnight is listed from an hour before it, answered or not",
    day: "2026-11-22",
    now: "2026-11-22T22:30:00Z",
    doses: [
      dose("2026-11-22T23:00:00Z", 3, "planned"),
      dose("2026-11-22T23:00:00Z", 3, "taken"),
      dose("2026-11-22T23:30:00Z", 3, "planned"),
      dose("2026-11-22T23:30:01Z", 3, "planned"),
    ],
    counts: { planned: 2, taken: 1 },
  },
  {
    because: "on the day on which clocks go forward the hour before midnight is the same",
    day: "2026-03-28",
    now: "2026-03-28T22:00:00Z",
    doses: [dose("2026-03-28T23:00:00Z", 3, "planned"), dose("2026-03-29T00:00:00Z", 3, "planned")],
    counts: { planned: 1 },
  },
];
