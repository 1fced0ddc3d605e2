/**
 * Signs that are not drawn themselves and change how the text around them is: what turns the direction of writing
 * (U+202E shows the rest of a sentence from right to left), and control characters but tab and line break.
 */
const HIDDEN = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\ufeff]/gu;

/** A text that somebody else typed, without the signs that could rearrange the words around it. Lines stay. */
export function plainText(text: string): string {
  // Nearly no text has one, and looking is cheaper than copying.
  return text.search(HIDDEN) === -1 ? text : text.replace(HIDDEN, "");
}

/** The same in one line: for a subject, a title, or the middle of a sentence. */
export function plainLine(text: string): string {
  return text
    .replace(/[\p{Bidi_Control}\ufeff]/gu, "")
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

/** Plain texts throughout a value as JSON has it. What needs no change is returned as it is. */
export function plainTexts<Value>(value: Value): Value {
  return plainIn(value) as Value;
}

function plainIn(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (typeof value !== "object" || value === null) return value;
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  const plain = entries.map(([name, each]): [string, unknown] => [name, plainIn(each)]);
  if (plain.every(([, each], nth) => each === entries[nth]?.[1])) return value;
  return isList ? plain.map(([, each]) => each) : Object.fromEntries(plain);
}
