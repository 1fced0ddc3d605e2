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
