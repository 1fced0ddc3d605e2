import { join } from "node:path";
import type { DespairWeights } from "#domain/symptoms/recognition/despair/despair.ts";

export const WEIGHTS_FILE = join(
  import.meta.dirname,
  "../../domain/symptoms/recognition/despair/despair-weights.ts",
);

/** In characters. */
const LINE_MAX = 106;
/** In the table, the alphabet ends there. */
export const WEIGHT_MAX = 26;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The weights as the file that the product reads: sorted, so that a change of the phrases shows what it changed. */
export function weightsFile({ base, features }: DespairWeights): string {
  const names = [...features.keys()].sort((one, other) => (one < other ? -1 : 1));
  const words = names
    .filter((name) => name.startsWith("="))
    .map((name) => `${name.slice(1)} ${features.get(name)}`);
  const classes = [
    ...new Set(names.filter((name) => !name.startsWith("=")).flatMap((name) => name.split(" "))),
  ].sort();
  const rows = classes.map((name) => {
    const cells = [name, ...classes.map((next) => `${name} ${next}`)];
    return `${name} ${cells.map((cell) => letterOf(features.get(cell) ?? 0)).join("")}`;
  });
  return `/** Written by \`npm run learn:despair\` from the phrases of \`testing/samples\`: change those, not this. */
export const BASE_WEIGHT = ${base};

/** Of a class, then with each class after it in the order of the lines: A to Z for despair, a to z against it. */
export const CLASS_WEIGHTS = \`${rows.join("\n")}\`;

/** Of words, by their first four letters. */
export const WORD_WEIGHTS = \`
${wrap(words).join("\n")}
\`;
`;
}

function letterOf(weight: number): string {
  if (weight === 0) return ".";
  const letter = LETTERS.charAt(Math.abs(weight) - 1);
  return weight > 0 ? letter : letter.toLowerCase();
}

function wrap(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const line = `${lines.at(-1) ?? ""}, ${item}`;
    if (lines.length === 0 || line.length > LINE_MAX) lines.push(item);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
