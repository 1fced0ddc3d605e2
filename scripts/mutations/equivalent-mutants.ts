import type { Mutant } from "./mutants.ts";

/** Changes after which the program says the same: nothing could notice, so nothing is asked to. */
const EQUIVALENT: readonly (readonly [
  file: string,
  was: string,
  because: string,
  becomes?: string,
])[] = [
  ["candidates.ts", "asked: new Set(),", "only a box is asked what else it holds"],
  ["molecule.ts", " < ", "behind the last word there is none to read"],
  ["molecule.ts", " > ", "a name without words is found by no word"],
  [
    "rule-reading.ts",
    "!group.slots.every((slot) => slot.some((concept) => index.has(concept)))",
    "that a word is missing is found out later",
    "false",
  ],
  ["search.ts", "wording", "each place is that of a wording", "true"],
  ["rule-reading.ts", " < ", "one word is free for one slot alone"],
  [
    "interactions.ts",
    "takenAt !== null && epochMs(now) - epochMs(takenAt) >= apartHours * AN_HOUR_MS",
    "no number is at least another one where the time is unknown",
    "epochMs(now) - epochMs(takenAt) >= apartHours * AN_HOUR_MS",
  ],
  [
    "moment-checks.ts",
    "underMonths !== undefined && (about.ageInMonths ?? 0) >= underMonths",
    "no age is at least one that a rule does not name",
    "(about.ageInMonths ?? 0) >= underMonths",
  ],
];

export function isEquivalent(file: string, { was, becomes }: Mutant): boolean {
  return EQUIVALENT.some(
    ([other, wasThere, , change = becomes]) =>
      other === file && wasThere === was && change === becomes,
  );
}
