import { join } from "node:path";
import type { DespairWeights } from "#domain/symptoms/recognition/despair/despair.ts";
import { letterOf, placeOf } from "../learning/letters.ts";

export const WEIGHTS_FILE = join(
  import.meta.dirname,
  "../../domain/symptoms/recognition/despair/despair-weights.ts",
);

/** The weights as the file that the product reads: sorted, so that a change of the phrases shows what it changed. */
export function weightsFile({ base, features }: DespairWeights): string {
  const names = [...features.keys()].sort((one, other) => (one < other ? -1 : 1));
  const classes = [...new Set(names.flatMap((name) => name.split(" ").filter(isClass)))].sort();
  const rows = classes.map((name) => {
    const cells = [name, ...classes.map((next) => `${name} ${next}`)];
    return `${name} ${shortened(cells.map((cell) => letterOf(features.get(cell) ?? 0)).join(""))}`;
  });
  const beside = (pairOf: (name: string) => string) =>
    classes
      .map((name, at) => [placeOf(at), features.get(pairOf(name)) ?? 0] as const)
      .filter(([, weight]) => weight !== 0)
      .map(([place, weight]) => place + letterOf(weight))
      .join("");
  const words = [
    ...new Set(names.flatMap((name) => name.split(" ").filter((each) => !isClass(each)))),
  ].sort();
  const wordRows = words.map((word) =>
    [
      word.slice(1),
      letterOf(features.get(word) ?? 0),
      beside((name) => `${word} ${name}`),
      beside((name) => `${name} ${word}`),
    ]
      .join(" ")
      .trimEnd(),
  );
  return `/** Written by \`npm run learn:despair\` from the phrases of \`testing/samples\`: change those, not this. */
export const BASE_WEIGHT = ${base};

/** Of a class, then with each class after it in the order of the lines: A to Z for despair, a to z against it. */
export const CLASS_WEIGHTS = \`${rows.join("\n")}\`;

/**
 * Of a word, by its first five letters; then with each class that stands behind it and before it, by the place of its
 * line in two digits of base 36.
 */
export const WORD_WEIGHTS = \`${wordRows.join("\n")}\`;
`;
}

const isClass = (name: string) => !name.startsWith("=");

/** Two to eleven places without a weight are one digit, and none are written at the end. */
const shortened = (cells: string) =>
  cells.replace(/\.+$/u, "").replace(/\.{2,11}/gu, ({ length }) => String(length - 2));
