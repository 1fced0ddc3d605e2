import { fold } from "../locale/fold.ts";
import { indexTexts, searchWords, type TextIndex } from "../locale/text-search.ts";
import { typingDistance } from "../medicines/names/typing-distance.ts";
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

/**
 * The boxes that hold each typed word; none without one. Where no box does, those that do with one slip in a word are
 * found: the names are read before anything is opened.
 */
export function findBoxes<Item>(index: TextIndex<Item>, typed: string): readonly Item[] {
  const found = findAsTyped(typed, (words) => searchWords(index, words));
  return found.length > 0 ? found : findAsTyped(typed, (words) => searchNearWords(index, words));
}

/** A shorter word is one slip away from too many others. */
const SLIP_FROM = 5;

function searchNearWords<Item>(index: TextIndex<Item>, typed: string): Item[] {
  const words = fold(typed).split(/[ ']/).filter(Boolean);
  if (!words.some(mayHoldSlip)) return [];
  return index.flatMap(({ item, text }) => {
    const held = text.split(" ");
    const isFound = words.every(
      (word) =>
        text.includes(word) || (mayHoldSlip(word) && held.some((each) => isNear(word, each))),
    );
    return isFound ? [item] : [];
  });
}

/** A strength or a batch with another digit is another one. */
function mayHoldSlip(word: string): boolean {
  return word.length >= SLIP_FROM && !/\d/.test(word);
}

/** Also while the end of the word is still to be typed. */
function isNear(word: string, held: string): boolean {
  const beginnings = [-1, 0, 1].map((more) => held.slice(0, word.length + more));
  return [held, ...beginnings].some((each) => typingDistance(word, each, 1) <= 1);
}
