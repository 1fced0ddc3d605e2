import type { KnownAge } from "../list/symptom-ages.ts";

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

/**
 * What is asked at this age: of a young child nothing that cannot be, and of somebody unknown everything. Of a child of
 * unknown age the date of birth is asked first.
 */
export function circumstancesAt(age: KnownAge): readonly Circumstance[] {
  const isYoung = age === "child" || (age !== null && age < ASKED_OF_EVERYBODY_FROM_MONTHS);
  return isYoung ? OF_YOUNG_CHILDREN : CIRCUMSTANCES;
}
