import { fold } from "./fold.ts";

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
 * `500 mg` and `500mg`, `1,5 g` and `1.5 g` are one measure to the person who types it. Every comma turns,
 * so that a search already finds its item while the comma is the last key typed.
 */
function foldMeasures(text: string): string {
  return fold(text)
    .replace(/(\d) (?=\p{L})/gu, "$1")
    .replaceAll(",", ".");
}
