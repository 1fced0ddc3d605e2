const QUOTE = '"';
const BACKSLASH = "\\";

/** Whether objects and lists of a JSON text are nested more than so many levels deep; it need not be valid JSON. */
export function isNestedDeeper(text: string, levels: number): boolean {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === QUOTE) at = endOfString(text, at);
    else if (character === "{" || character === "[") level += 1;
    else if (character === "}" || character === "]") level -= 1;
    if (level > levels) return true;
  }
  return false;
}

/** Where the string that begins at `start` has its closing quote; the end of the text if it has none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === BACKSLASH) at += 1;
    else if (text[at] === QUOTE) return at;
  }
  return text.length;
}
