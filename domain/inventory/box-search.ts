import { indexTexts, searchWords, type TextIndex } from "../locale/text-search.ts";
import { findAsTyped } from "../medicines/search/read-search.ts";

/** What a search reads of a box. */
export interface SearchedBox {
  readonly name: string;
  readonly dosage: string;
  readonly lot?: string | null;
  readonly location?: string | null;
}

/**
 * One index for every search of boxes, so that none finds less than another.
 * @param substanceOf what a box contains, in words; null or empty while unknown
 */
export function indexBoxes<Item>(
  items: readonly Item[],
  boxOf: (item: Item) => SearchedBox,
  substanceOf: (item: Item) => string | null | undefined,
): TextIndex<Item> {
  return indexTexts(items, (item) => {
    const { name, dosage, lot, location } = boxOf(item);
    // Joined, so that "doliprane 1000" finds the Doliprane of 1000 mg. A recall names batches.
    return [name, dosage, substanceOf(item) ?? "", lot ?? "", location ?? ""].join(" ");
  });
}

/** The boxes that hold each typed word; none without one. */
export function findBoxes<Item>(index: TextIndex<Item>, typed: string): readonly Item[] {
  return findAsTyped(typed, (words) => searchWords(index, words));
}
