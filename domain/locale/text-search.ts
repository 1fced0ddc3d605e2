import { fold } from "./fold.ts";
import { writeMicrograms } from "./micrograms.ts";

/** Items with their text folded once, so that a key typed into a search folds only what was typed. */
export type TextIndex<Item> = readonly { readonly item: Item; readonly text: string }[];

export function indexTexts<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): TextIndex<Item> {
  return items.map((item) => ({ item, text: foldMeasures(textOf(item)) }));
}

/** Items whose text contains `typed`, whatever its case and accents, in their order. */
export function searchTexts<Item>(index: TextIndex<Item>, typed: string): Item[] {
  const wanted = foldMeasures(typed);
  const found = wanted === "" ? index : index.filter(({ text }) => text.includes(wanted));
  return found.map(({ item }) => item);
}

/**
 * Items whose text contains each typed word, in any order of words; an apostrophe parts words as a space does. Those
 * whose text begins with what was typed come first, then those with a word that begins with its first word; equals keep
 * their order. Without a word, none.
 */
export function searchWords<Item>(index: TextIndex<Item>, typed: string): Item[] {
  const wanted = foldMeasures(typed);
  const words = writeMicrograms(fold(typed))
    .replace(NUMBER_AND_UNIT, "$1")
    .replaceAll(",", ".")
    .split(/[ ']/)
    .filter((word) => word !== "");
  const [first] = words;
  if (first === undefined) return [];
  const ranks: Item[][] = [[], [], []];
  for (const { item, text } of index) {
    if (!words.every((word) => text.includes(word))) continue;
    const rank = text.startsWith(wanted) ? 0 : ` ${text}`.includes(` ${first}`) ? 1 : 2;
    ranks[rank]?.push(item);
  }
  return ranks.flat();
}

/** A number and its unit are one word: `75 mg` is not in `75 microgrammes/5 mg`. */
const NUMBER_AND_UNIT = /(\d) (?=(?:mg|g|ml|microgrammes|ui|iu|ch|dh)(?![\p{L}\d]))/gu;

/**
 * `500 mg` and `500mg`, `1,5 g` and `1.5 g`, `75 mcg` and `75 microgrammes` are one measure to the person who types it.
 * Every comma turns, so that a search already finds its item while the comma is the last key typed.
 */
function foldMeasures(text: string): string {
  return writeMicrograms(fold(text))
    .replace(/(\d) (?=\p{L})/gu, "$1")
    .replaceAll(",", ".");
}
