import { addDays, type Day, isDay } from "../calendar/day.ts";
import type { Checked } from "../draft.ts";
import {
  CONDITIONS,
  type Condition,
  ENDING_CONDITIONS,
  pregnancyWeeks,
  type StoredCondition,
} from "./conditions.ts";

/** One condition of a form that is ticked, its days as typed. */
export interface ConditionDraft {
  readonly isUnknown: boolean;
  readonly until: string;
  readonly lastPeriodOn: string;
  readonly dueOn: string;
}

export type ConditionDrafts = Readonly<Partial<Record<Condition, ConditionDraft>>>;
export type ConditionDay = "until" | "lastPeriodOn" | "dueOn";
export type ConditionDayWrong = "not-a-day" | "in-the-future" | "too-far";
export type ConditionsWrong = Readonly<
  Partial<Record<Condition, Readonly<Partial<Record<ConditionDay, ConditionDayWrong>>>>>
>;

/** What a form changes of the stored conditions, each row by itself. */
export interface ConditionChanges {
  readonly written: readonly StoredCondition[];
  readonly removed: readonly Condition[];
}

export const NEW_CONDITION: ConditionDraft = {
  isUnknown: false,
  until: "",
  lastPeriodOn: "",
  dueOn: "",
};

const FARTHEST_DAYS = 44 * 7;

export function toConditionDrafts(stored: readonly StoredCondition[]): ConditionDrafts {
  return Object.fromEntries(
    stored.map(({ condition, isUnknown, until, lastPeriodOn, dueOn }) => [
      condition,
      {
        isUnknown,
        until: until ?? "",
        lastPeriodOn: lastPeriodOn ?? "",
        dueOn: dueOn ?? "",
      },
    ]),
  );
}

/** Every day is optional; of the two that date a pregnancy the last period counts. */
export function checkConditions(
  drafts: ConditionDrafts,
  stored: readonly StoredCondition[],
  today: Day,
): Checked<ConditionChanges, ConditionsWrong> {
  const ticked = CONDITIONS.flatMap((condition) => {
    const draft = drafts[condition];
    return draft ? [{ condition, draft }] : [];
  });
  const wrong = Object.fromEntries(
    ticked.flatMap(({ condition, draft }) => {
      const days = wrongDays(condition, draft, today);
      return Object.keys(days).length > 0 ? [[condition, days]] : [];
    }),
  );
  if (Object.keys(wrong).length > 0) return { ok: false, wrong };
  const next = ticked.map(({ condition, draft }) =>
    toStored(
      condition,
      draft,
      stored.find((each) => each.condition === condition),
    ),
  );
  return {
    ok: true,
    value: {
      written: next.filter((one) => !stored.some((other) => isSame(one, other))),
      removed: stored
        .map(({ condition }) => condition)
        .filter((condition) => !next.some((one) => one.condition === condition)),
    },
  };
}

function wrongDays(condition: Condition, draft: ConditionDraft, today: Day) {
  const wrong: Partial<Record<ConditionDay, ConditionDayWrong>> = {};
  if (ENDING_CONDITIONS.includes(condition) && draft.until !== "" && !isDay(draft.until)) {
    wrong.until = "not-a-day";
  }
  if (condition !== "pregnancy" || draft.isUnknown) return wrong;
  const { lastPeriodOn, dueOn } = draft;
  if (lastPeriodOn !== "") {
    if (!isDay(lastPeriodOn)) wrong.lastPeriodOn = "not-a-day";
    else if (lastPeriodOn > today) wrong.lastPeriodOn = "in-the-future";
    else if (pregnancyWeeks({ lastPeriodOn, dueOn: null }, today) === null) {
      wrong.lastPeriodOn = "too-far";
    }
  } else if (dueOn !== "") {
    if (!isDay(dueOn)) wrong.dueOn = "not-a-day";
    else if (dueOn > addDays(today, FARTHEST_DAYS)) wrong.dueOn = "too-far";
  }
  return wrong;
}

function toStored(
  condition: Condition,
  { isUnknown, until, lastPeriodOn, dueOn }: ConditionDraft,
  before: StoredCondition | undefined,
): StoredCondition {
  const isDated = condition === "pregnancy" && !isUnknown;
  const lastDay = isDay(until) ? until : null;
  const since = before?.since ?? null;
  const period = isDated && isDay(lastPeriodOn) ? lastPeriodOn : null;
  return {
    condition,
    isUnknown,
    // A beginning after the end is older than the end that was typed.
    since: since !== null && lastDay !== null && since > lastDay ? null : since,
    until: lastDay,
    lastPeriodOn: period,
    dueOn: isDated && period === null && isDay(dueOn) ? dueOn : null,
  };
}

function isSame(one: StoredCondition, other: StoredCondition): boolean {
  return (Object.keys(one) as (keyof StoredCondition)[]).every((key) => one[key] === other[key]);
}
