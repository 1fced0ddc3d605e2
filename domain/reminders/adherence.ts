import { addDays, type Day, lastDayOfMonth } from "../calendar/day.ts";
import { type FirstWeekday, weekdayOf } from "../calendar/week.ts";
import type { DoseState } from "./dose-state.ts";

/** What became of a planned dose, on the day and at the hour that its schedule says. */
export interface PlannedOutcome {
  readonly day: Day;
  /** `HH:MM`, by the clock of the person. */
  readonly hour: string;
  readonly state: DoseState;
}

/** The planned doses of one day. `open` ones can still be answered. */
export interface AdherenceDay {
  readonly taken: number;
  /** Whose time is over without an answer: nobody knows whether they were taken. */
  readonly missed: number;
  /** Given up on purpose. */
  readonly skipped: number;
  readonly open: number;
}

export interface Adherence {
  readonly days: ReadonlyMap<Day, AdherenceDay>;
  /** Days on which nothing is open any more; of them, those on which every dose was taken. */
  readonly overDays: number;
  readonly completeDays: number;
  readonly skipped: number;
  /** The hour that was left without an answer most often, the earlier of equals; null where none was. */
  readonly mostMissed: { readonly hour: string; readonly count: number } | null;
}

const NO_DOSES: AdherenceDay = { taken: 0, missed: 0, skipped: 0, open: 0 };

const COUNTED_AS = {
  taken: "taken",
  missed: "missed",
  skipped: "skipped",
  planned: "open",
  due: "open",
} as const satisfies Record<DoseState, keyof AdherenceDay>;

/** How planned doses were taken, day by day and in sum. */
export function adherence(doses: readonly PlannedOutcome[]): Adherence {
  const days = new Map<Day, AdherenceDay>();
  const missedAt = new Map<string, number>();
  for (const { day, hour, state } of doses) {
    const known = days.get(day) ?? NO_DOSES;
    const counted = COUNTED_AS[state];
    days.set(day, { ...known, [counted]: known[counted] + 1 });
    if (state === "missed") missedAt.set(hour, (missedAt.get(hour) ?? 0) + 1);
  }
  const over = [...days.values()].filter(({ open }) => open === 0);
  const [mostMissed] = [...missedAt]
    .map(([hour, count]) => ({ hour, count }))
    .sort((a, b) => b.count - a.count || (a.hour < b.hour ? -1 : 1));
  return {
    days,
    overDays: over.length,
    completeDays: over.filter(({ missed, skipped }) => missed + skipped === 0).length,
    skipped: over.reduce((sum, { skipped }) => sum + skipped, 0),
    mostMissed: mostMissed ?? null,
  };
}

/** The share of a day's doses that was taken, 0 to 1; null where all are still open. */
export function shareTaken({ taken, missed, skipped, open }: AdherenceDay): number | null {
  const over = taken + missed + skipped;
  return over === 0 ? null : taken / (over + open);
}

/** The first day of the month of a day. */
export function firstOfMonth(of: Day): Day {
  return `${of.slice(0, 7)}-01` as Day;
}

/** The last day of the month of a day. */
export function lastOfMonth(of: Day): Day {
  return lastDayOfMonth(Number(of.slice(0, 4)), Number(of.slice(5, 7)));
}

/** The weeks of the month of a day, seven places each; null before its first and after its last day. */
export function weeksOfMonth(of: Day, first: FirstWeekday): (Day | null)[][] {
  const start = firstOfMonth(of);
  const before = first === "monday" ? weekdayOf(start) - 1 : weekdayOf(start) % 7;
  const length = Number(lastOfMonth(of).slice(8));
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const nth = week * 7 + place - before;
      return nth < 0 || nth >= length ? null : addDays(start, nth);
    }),
  );
}
