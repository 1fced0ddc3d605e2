/**
 * What somebody may tick for one analysis, because a rule asks for it. Never stored: it is true today, of the person
 * on the screen.
 */
export const CIRCUMSTANCES = [
  "pregnant",
  "breastfeeding",
  "dehydrated",
  "lasting-fever",
  "chronic-disease",
  "immunosuppressed",
  "chickenpox",
  "seizure-history",
  "heart-or-stroke-history",
  "breathing-problems",
  "nsaid-reaction",
  "ulcer-history",
  "anticoagulant",
  "kidney-disease",
  "liver-disease",
  "heart-failure",
  "glaucoma",
  "urinary-retention",
  "tonsil-surgery",
  "codeine-metaboliser",
  "hormonal-contraception",
] as const;

export type Circumstance = (typeof CIRCUMSTANCES)[number];

const OF_NO_YOUNG_CHILD: ReadonlySet<Circumstance> = new Set<Circumstance>([
  "pregnant",
  "breastfeeding",
  "hormonal-contraception",
]);
const ASKED_OF_EVERYBODY_FROM_MONTHS = 8 * 12;
const OF_YOUNG_CHILDREN = CIRCUMSTANCES.filter((each) => !OF_NO_YOUNG_CHILD.has(each));

/** What is asked at this age: of a young child nothing that cannot be, and where it is unknown everything. */
export function circumstancesAt(ageInMonths: number | null): readonly Circumstance[] {
  const isYoung = ageInMonths !== null && ageInMonths < ASKED_OF_EVERYBODY_FROM_MONTHS;
  return isYoung ? OF_YOUNG_CHILDREN : CIRCUMSTANCES;
}
