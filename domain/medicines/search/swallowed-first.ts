import { isSwallowed } from "../../interactions/product.ts";
import type { Form } from "../../inventory/form.ts";
import { fold } from "../../locale/fold.ts";
import { wordsOf } from "../molecules/molecule.ts";

/** Shorter words stand in too many names. */
const TELLING_LETTERS = 4;

/**
 * What was found by a brand of another country, which no name found holds: what is swallowed before a cream of the same
 * substance. What was found by its name stays in its order.
 */
export function swallowedFirst<Found extends { readonly name: string; readonly form: Form | null }>(
  found: readonly Found[],
  words: string,
): readonly Found[] {
  const telling = wordsOf(words).filter((word) => word.length >= TELLING_LETTERS);
  const isByName = found.some(({ name }) => telling.some((word) => fold(name).includes(word)));
  if (isByName) return found;
  return [...found.filter(isSwallowed), ...found.filter((each) => !isSwallowed(each))];
}
