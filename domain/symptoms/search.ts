import type { Language } from "../locale/locales.ts";
import type { Symptom } from "./symptom.ts";

/** The lines of the list with their wordings folded once. */
export interface SymptomIndex {
  readonly symptoms: readonly Symptom[];
  readonly language: Language;
}

export interface Suggestion {
  readonly symptom: Symptom;
  /** The wording that what was typed is found in: the name, a synonym, or a name in another language. */
  readonly found: string;
}

/** @param language the reader's, whose wordings come before those of the two others */
export function indexSymptoms(symptoms: readonly Symptom[], language: Language): SymptomIndex {
  return { symptoms, language };
}

/** At most eight, from two letters on: wordings that begin with it before those that hold it. */
export function suggestSymptoms(_index: SymptomIndex, _typed: string): Suggestion[] {
  return [];
}
