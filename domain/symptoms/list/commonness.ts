import type { Severity, Symptom } from "./symptom.ts";

/** What a first word means most often: what many people have, at home, several times a year. */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    "headache sore-throat common-cold runny-nose stuffy-nose dry-cough flu-like fever-adult fever-child hay-fever " +
    "nosebleed earache toothache mouth-ulcer irritated-eyes heartburn stomach-cramps nausea vomiting diarrhea " +
    "diarrhea-child constipation constipation-child hemorrhoids back-pain stiff-neck muscle-soreness muscle-cramps " +
    "sprain knee-pain joint-pain insect-bite sunburn minor-burn bruise itching hives mild-eczema acne " +
    "cold-sore warts athletes-foot tiredness sleep-trouble stress period-pain"
  ).split(" "),
);

/** A journey to the tropics, and what comes of it. */
const RARE: ReadonlySet<string> = new Set(["fever-after-travel", "travelers-diarrhea"]);

/** In thirds of the step between a wording that begins with a word and one that holds it elsewhere. */
const BY_SEVERITY: Readonly<Record<Severity, number>> = { mild: 0, doctor: 2, urgent: 4 };
const EVERYDAY_FIRST = -3;
const RARE_LAST = 6;

/** What of two lines that a word fits alike is meant more often: the smaller number. */
export function commonness({ key, severity }: Pick<Symptom, "key" | "severity">): number {
  return EVERYDAY.has(key) ? EVERYDAY_FIRST : BY_SEVERITY[severity] + rarity(key);
}

/** Rare lines come after every other one, for every person. */
export const rarity = (key: string): number => (RARE.has(key) ? RARE_LAST : 0);
