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
  [
    "person-band.ts",
    "least === null || ageInMonths >= least",
    "no age is below none",
    "ageInMonths >= least",
  ],
  [
    "person-band.ts",
    "least === null || value >= least",
    "no weight is below none",
    "value >= least",
  ],
  [
    "person-band.ts",
    "span.least !== null && span.least >= ADULT_MONTHS",
    "none is below the age of an adult",
    "span.least >= ADULT_MONTHS",
  ],
  [
    "person-band.ts",
    "span.least === null || span.least <= ADULT_MONTHS",
    "none is below the age of an adult",
    "span.least <= ADULT_MONTHS",
  ],
  [
    "weight-age.ts",
    'weightKg !== null &&\n    isUsableWeight(weightKg, { type: isAdult === false ? "child" : "adult", ageInMonths })',
    "without a weight the answer is none either way",
    'isUsableWeight(weightKg, { type: isAdult === false ? "child" : "adult", ageInMonths })',
  ],
  [
    "weight-age.ts",
    "ageInMonths !== null && ageInMonths > OLD_MONTHS",
    "an unknown age is not above one",
    "ageInMonths > OLD_MONTHS",
  ],
  [
    "find-rules.ts",
    "rule.substance === substance &&\n      form !== undefined",
    "no rule is for a form that no leaflet counts in",
    "rule.substance === substance",
  ],
  [
    "leaflet-warnings.ts",
    "taken !== null && taken > limit",
    "an unknown amount is not above a limit",
    "taken > limit",
  ],
  [
    "leaflet-warnings.ts",
    "milligrams !== null && milligrams > most",
    "an unknown amount is not above a limit",
    "milligrams > most",
  ],
  [
    "rule-table.ts",
    'unit !== "kg" && unit !== "lb"',
    "what is no weight has no bounds, which is an error as well",
    "false",
  ],
  [
    "leaflet-warnings.ts",
    "maxMilligramsPerKg === null || mostMilligrams === maxMilligrams",
    "without a figure for each kilogram both are the same",
    "mostMilligrams === maxMilligrams",
  ],
  ["leaflet-warnings.ts", "hours === null", "no dose is nearer than no hours", "false"],
  [
    "leaflet-warnings.ts",
    "next !== undefined && Math.max(next, 0) - Math.min(distance, 0) < interval",
    "no number is below the interval where there is no next dose",
    "Math.max(next, 0) - Math.min(distance, 0) < interval",
  ],
  ["leaflet.ts", "!first", "rules that were found are never none", "false"],
  ["moment-rules.ts", 'level: "ask",', "a rule that is not said to refuse asks"],
];

export function isEquivalent(file: string, { was, becomes }: Mutant): boolean {
  return EQUIVALENT.some(
    ([other, wasThere, , change = becomes]) =>
      other === file && wasThere === was && change === becomes,
  );
}
