/**
 * What a form's rules answer: the facts that were typed, or a word per wrong field. Screens turn
 * the word into a sentence.
 */
export type Checked<Value, Wrong> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly wrong: Wrong };

/** The field that gets the focus: the first in `order` that is wrong, undefined when none is. */
export function firstWrong<Field extends string>(
  order: readonly Field[],
  wrong: { readonly [name in Field]?: unknown },
): Field | undefined {
  return order.find((field) => wrong[field] !== undefined);
}

/** The entries that carry a word, so that an absent key is the only way to say "nothing wrong". */
export function wrongOnly<Field extends string, Word>(
  words: Readonly<Record<Field, Word | undefined>>,
): Partial<Record<Field, Word>> {
  const entries = Object.entries(words).filter(([, word]) => word !== undefined);
  return Object.fromEntries(entries) as Partial<Record<Field, Word>>;
}

/** Length as the database counts it: one for each character, an emoji included. */
export function isLongerThan(text: string, maximum: number): boolean {
  return text.length > maximum && [...text].length > maximum;
}
