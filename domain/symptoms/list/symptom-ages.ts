import { isChildOfUnknownAge, type MeasuredPerson } from "../../profiles/plausible-measures.ts";
import type { Severity, Symptom } from "./symptom.ts";

/** Completed months; `child` of a child whose date of birth nobody knows, and null of somebody nobody knows. */
export type KnownAge = number | "child" | null;

export function knownAge(who: MeasuredPerson): KnownAge {
  return isChildOfUnknownAge(who) ? "child" : who.ageInMonths;
}

/** What is known of somebody by their age alone. */
export const personOf = (age: KnownAge): MeasuredPerson => ({
  type: age === "child" ? "child" : "adult",
  ageInMonths: age === "child" ? null : age,
});

/**
 * For whom a line of the list of symptoms is written, as its name says: "chez l'enfant", "du bébé", "de l'adulte".
 * A line that is not here is for everybody.
 */
const AGE_GROUPS: Readonly<Record<string, "newborn" | "baby" | "child" | "adult">> = {
  "baby-colic": "baby",
  "baby-fever": "newborn",
  "barking-cough": "child",
  "constipation-child": "child",
  "cough-child": "child",
  "dehydrated-child": "child",
  "diaper-rash": "baby",
  diarrhea: "adult",
  "diarrhea-child": "child",
  "drowsy-child": "child",
  "fever-adult": "adult",
  "fever-child": "child",
  "rash-child-fever": "child",
  "stuffy-nose-baby": "baby",
  teething: "baby",
};

/** The same symptom at another age: who types the word for everybody means the line of the person it is about. */
const CHILD_LINES: Readonly<Record<string, string>> = {
  constipation: "constipation-child",
  diarrhea: "diarrhea-child",
  "fever-adult": "fever-child",
};

/** "Moins de 3 mois", as the name of the line says. */
const NEWBORN_MONTHS = 3;
const BABY_MONTHS = 24;
const ADULT_MONTHS = 18 * 12;

/**
 * How a line suits a person: 1 where it is written for this age, -1 where for another, 0 where for everybody or where
 * the age is not known.
 */
export function ageFit(key: string, age: KnownAge): -1 | 0 | 1 {
  const group = AGE_GROUPS[key];
  if (group === undefined || age === null) return 0;
  if (age === "child") return group === "adult" ? -1 : group === "child" ? 1 : 0;
  if (age >= ADULT_MONTHS) return group === "adult" ? 1 : -1;
  if (group === "newborn") return age < NEWBORN_MONTHS ? 1 : -1;
  if (group === "baby") return age < BABY_MONTHS ? 1 : -1;
  return group === "child" ? 1 : -1;
}

/** Whether the line is the one for children of a symptom that has another for adults. */
export function isForChildren(key: string): boolean {
  return Object.values(CHILD_LINES).includes(key);
}

/** The key of the same symptom for this age; the key itself where there is no other line. */
export function keyForAge(key: string, age: KnownAge): string {
  if (age === null || (age !== "child" && age >= ADULT_MONTHS)) return key;
  return CHILD_LINES[key] ?? key;
}

/** Lines that grade a fever as mild, and whose own advice is a doctor before the age of two. */
const FEVER_LINES: ReadonlySet<string> = new Set(["fever-adult", "fever-child"]);

/**
 * How serious a line is at this age: what it says of the age itself comes before the grade for everybody.
 * @param isHighFever whether a temperature was said that is for a doctor at any age
 */
export function severityAt(
  { key, severity }: Pick<Symptom, "key" | "severity">,
  age: KnownAge,
  isHighFever = false,
): Severity {
  // A child of unknown age may be under two.
  const isForDoctor = isHighFever || age === "child" || (age !== null && age < BABY_MONTHS);
  return severity === "mild" && isForDoctor && FEVER_LINES.has(key) ? "doctor" : severity;
}
