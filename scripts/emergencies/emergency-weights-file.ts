import { join } from "node:path";
import type { EmergencyWeights } from "#domain/symptoms/recognition/likely/likely-emergency.ts";
import { letterOf, placeOf } from "../learning/letters.ts";

export const EMERGENCY_WEIGHTS_FILE = join(
  import.meta.dirname,
  "../../domain/symptoms/recognition/likely/emergency-weights.ts",
);

/** The weights as the file that the product reads: sorted, so that a change of the phrases shows what it changed. */
export function emergencyWeightsFile({ base, features }: EmergencyWeights): string {
  const names = [...features.keys()].filter((name) => !isWord(name));
  const concepts = [...new Set(names.flatMap((name) => name.split(" ")))].sort(byCode);
  const places = new Map(concepts.map((concept, at) => [concept, placeOf(at)]));
  const pairs = names.filter((name) => name.includes(" ")).sort(byCode);
  const rows = concepts.map((concept) => {
    const beside = pairs
      .filter((pair) => pair.startsWith(`${concept} `))
      .map((pair) => `${places.get(pair.slice(concept.length + 1))}${letter(features, pair)}`);
    return `${concept} ${letter(features, concept)} ${beside.join("")}`.trimEnd();
  });
  const words = [...features.keys()].filter(isWord).sort(byCode);
  const letters = [...new Set(words.map((word) => letter(features, word)))].sort(byCode);
  const wordRows = letters.map((each) =>
    [each, ...words.filter((word) => letter(features, word) === each).map(withoutMark)].join(" "),
  );
  return `/** Written by \`npm run learn:emergencies\` from the phrases of \`testing/samples\`: change those, not this. */
export const BASE_WEIGHT = ${base};

/**
 * Of a concept, \`-\` before one that is denied, then with each concept that stands near it, by the place of its line in
 * two digits of base 36: A to Z for an emergency, a to z against it.
 */
export const CONCEPT_WEIGHTS = \`${rows.join("\n")}\`;

/** A weight, then the words that have it, by their first five letters. */
export const WORD_WEIGHTS = \`${wordRows.join("\n")}\`;
`;
}

const isWord = (name: string) => name.startsWith("=");
const withoutMark = (name: string) => name.slice(1);
const byCode = (one: string, other: string) => (one < other ? -1 : 1);
const letter = (features: ReadonlyMap<string, number>, name: string) =>
  letterOf(features.get(name) ?? 0);
