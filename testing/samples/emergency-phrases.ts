import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type EmergencyFlag, isRedFlagId, UNNAMED } from "#domain/symptoms/emergencies/red-flag.ts";

export const PHRASE_SETS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "sixteenth",
  "seventeenth",
  "eighteenth",
  "nineteenth",
  "twentieth",
  "twenty-first",
  "twenty-second",
  "twenty-third",
  "twenty-fourth",
  "twenty-fifth",
  "twenty-sixth",
  "twenty-seventh",
  "twenty-eighth",
  "twenty-ninth",
  "thirtieth",
  "thirty-first",
  "thirty-second",
  "thirty-third",
  "thirty-fourth",
  "thirty-fifth",
  "thirty-sixth",
  "thirty-seventh",
  "thirty-eighth",
  "thirty-ninth",
  "fortieth",
  "forty-first",
  "forty-second",
  "forty-third",
  "forty-fourth",
  "forty-fifth",
  "forty-sixth",
  "fiftieth",
  "fifty-first",
  "fifty-third",
  "fifty-fourth",
  "fifty-fifth",
  "fifty-sixth",
  "fifty-seventh",
  "fifty-eighth",
  "fifty-ninth",
  "sixtieth",
  "sixty-first",
  "sixty-second",
  "sixty-third",
  "sixty-fourth",
  "sixty-fifth",
  "sixty-sixth",
  "sixty-seventh",
  "sixty-eighth",
  "sixty-ninth",
  "seventieth",
  "seventy-first",
  "seventy-second",
  "seventy-third",
  "seventy-fourth",
  "seventy-fifth",
  "seventy-sixth",
  "seventy-seventh",
  "seventy-eighth",
  "seventy-ninth",
  "eightieth",
  "eighty-first",
  "eighty-second",
  "eighty-third",
  "eighty-fourth",
  "eighty-fifth",
  "eighty-sixth",
  "eighty-seventh",
  "eighty-eighth",
  "last",
] as const;
export const PHRASE_LANGUAGES = ["fr", "en", "es"] as const;

/**
 * No weight is learned from them. `sixty-second`, `sixty-fourth`, `sixty-seventh`, `seventy-first`, `seventy-ninth`,
 * `eightieth`, `eighty-second`, `eighty-fourth` and those from `eighty-sixth` on were never read.
 */
export const MEASURED_SETS: ReadonlySet<string> = new Set([
  "fifty-third",
  "fifty-fourth",
  "fifty-sixth",
  "fifty-eighth",
  "sixty-second",
  "sixty-fourth",
  "sixty-seventh",
  "seventy-first",
  "seventy-ninth",
  "eightieth",
  "eighty-second",
  "eighty-fourth",
  "eighty-sixth",
  "eighty-seventh",
  "eighty-eighth",
]);

/** The sets from which weights are learned. */
export const LEARNED_SETS = PHRASE_SETS.filter((set) => !MEASURED_SETS.has(set));

export type PhraseSet = (typeof PHRASE_SETS)[number];
export type PhraseLanguage = (typeof PHRASE_LANGUAGES)[number];

export interface EmergencyPhrase {
  /** The nearest red flag; another one that the text also speaks of is no error. */
  readonly flag: EmergencyFlag;
  readonly text: string;
}

const linesOf = (set: PhraseSet, file: string) =>
  readFileSync(join(import.meta.dirname, "emergency-phrases", set, file), "utf8")
    .split("\n")
    .filter((line) => line !== "");

/** @throws SyntaxError for a line that does not begin with a red flag. */
export function emergencyPhrases(set: PhraseSet, language: PhraseLanguage): EmergencyPhrase[] {
  return linesOf(set, `${language}-emergencies.txt`).map((line) => {
    const [flag = "", ...rest] = line.split(": ");
    if (!isRedFlagId(flag) && flag !== UNNAMED) throw new SyntaxError(`No red flag: ${line}`);
    return { flag, text: rest.join(": ") };
  });
}

/** Calm texts that each hold a word of an emergency, by an author who wrote nothing else. */
export const calmWithAlarmingWords = (language: PhraseLanguage): string[] =>
  readFileSync(join(import.meta.dirname, "calm-with-alarming-words", `${language}.txt`), "utf8")
    .trim()
    .split("\n");

export function nearMissPhrases(set: PhraseSet, language: PhraseLanguage): string[] {
  return linesOf(set, `${language}-near-misses.txt`);
}
