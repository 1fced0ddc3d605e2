import { addDays, type Day, daysBetween } from "../calendar/day.ts";

/** The closed list of health conditions that rules speak of, as the database has it. */
export const CONDITIONS = [
  "pregnancy",
  "breastfeeding",
  "chickenpox_now",
  "dehydration_now",
  "nsaid_reaction",
  "ulcer_bleed",
  "kidney",
  "liver",
  "heart_failure",
  "coronary_stroke",
  "hypertension_severe",
  "hypertension",
  "rhythm_qt",
  "asthma_copd",
  "epilepsy",
  "glaucoma_closed",
  "retention_prostate",
  "diabetes",
  "g6pd",
  "immunosuppression",
  "anticoagulant_antiplatelet",
  "lithium",
  "methotrexate",
  "alcohol",
] as const;

export type Condition = (typeof CONDITIONS)[number];

/** Those that end: their last day is asked for. */
export const ENDING_CONDITIONS: readonly Condition[] = [
  "pregnancy",
  "breastfeeding",
  "chickenpox_now",
  "dehydration_now",
];

/** A condition as a profile stores it. */
export interface StoredCondition {
  readonly condition: Condition;
  /** Somebody was asked and does not know; of a pregnancy alone. */
  readonly isUnknown: boolean;
  readonly since: Day | null;
  /** The last day. */
  readonly until: Day | null;
  readonly lastPeriodOn: Day | null;
  readonly dueOn: Day | null;
}

/** A condition that counts today. */
export interface CurrentCondition {
  readonly condition: Condition;
  readonly isUnknown: boolean;
  /** Completed weeks without a period; null where no date is known, or none that can be right. */
  readonly pregnancyWeeks: number | null;
}

const DAYS_PER_WEEK = 7;
/** A pregnancy that lasts longer has ended, or has a wrong date. */
const PREGNANCY_MAX_WEEKS = 44;
/**
 * From the last period to the due date: 41 weeks in France, 40 elsewhere. The longer one makes the pregnancy at most a
 * week older than it is, so a rule that begins at a week never begins late.
 */
const DUE_AFTER_DAYS = 41 * DAYS_PER_WEEK;

export function isCondition(text: string): text is Condition {
  return (CONDITIONS as readonly string[]).includes(text);
}

/** Those that have not ended, in the order of the list. Without a last day a condition lasts. */
export function currentConditions(
  stored: readonly StoredCondition[],
  today: Day,
): CurrentCondition[] {
  return CONDITIONS.flatMap((condition) => {
    const found = stored.find((each) => each.condition === condition);
    if (!found || (found.until !== null && found.until < today)) return [];
    const { isUnknown } = found;
    return [{ condition, isUnknown, pregnancyWeeks: pregnancyWeeks(found, today) }];
  });
}

/** Completed weeks of amenorrhoea on a day; null where they are unknown. */
export function pregnancyWeeks(
  { lastPeriodOn, dueOn }: Pick<StoredCondition, "lastPeriodOn" | "dueOn">,
  today: Day,
): number | null {
  const start = lastPeriodOn ?? (dueOn && addDays(dueOn, -DUE_AFTER_DAYS));
  if (start === null) return null;
  const weeks = Math.floor(daysBetween(start, today) / DAYS_PER_WEEK);
  return weeks >= 0 && weeks <= PREGNANCY_MAX_WEEKS ? weeks : null;
}
