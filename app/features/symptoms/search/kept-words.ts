import { createContext } from "react";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";

/** What stands in a symptom field. */
export interface SymptomWords {
  readonly typed: string;
  readonly chosen: readonly ChosenSymptom[];
}

export const NO_WORDS: SymptomWords = { typed: "", chosen: [] };

/** What the field begins with, and who hears what stands there since: a page that draws it anew for another person. */
export const KeptWords = createContext<{
  readonly words: SymptomWords;
  readonly keep: (words: SymptomWords) => void;
}>({ words: NO_WORDS, keep: () => undefined });
