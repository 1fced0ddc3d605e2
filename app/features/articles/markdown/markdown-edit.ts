/** A field's text and what is selected in it. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What takes the place of a part of the text, and what is selected after it. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly selectFrom: number;
  readonly selectTo: number;
}

export type Marking = "bold" | "italic" | "heading" | "list" | "quote" | "link";

const AROUND = { bold: "**", italic: "*" } as const;
const BEFORE = { heading: "## ", list: "- ", quote: "> " } as const;
const ADDRESS = "https://";

/** Marks what is selected, or takes the mark away where it stands already. @param word stands where nothing is selected */
export function editOf(marking: Marking, selected: Selected, word: string): Edit {
  if (marking === "link") return linkEdit(selected, word);
  if (marking === "bold" || marking === "italic") return wrap(AROUND[marking], selected, word);
  return prefix(BEFORE[marking], selected);
}

/** A picture on a line of its own, its words selected to be written over. */
export function imageEdit({ text, start, end }: Selected, url: string, word: string): Edit {
  const opening = `${"\n".repeat(newlinesMissing(text.slice(0, start)))}![`;
  const alt = text.slice(start, end) || word;
  const insert = `${opening}${alt}](${url})\n\n`;
  const selectFrom = start + opening.length;
  return { from: start, to: end, insert, selectFrom, selectTo: selectFrom + alt.length };
}

function newlinesMissing(before: string): number {
  if (before === "" || before.endsWith("\n\n")) return 0;
  return before.endsWith("\n") ? 1 : 2;
}

function wrap(mark: string, { text, start, end }: Selected, word: string): Edit {
  const inner = text.slice(start, end);
  const [from, to] = [start - mark.length, end + mark.length];
  // One star stands on both sides of two: only the very mark is taken away.
  const isMarked =
    marksBefore(text, start) === mark.length && text.slice(end, to) === mark && inner !== "";
  if (isMarked) return { from, to, insert: inner, selectFrom: from, selectTo: from + inner.length };
  const shown = inner || word;
  return {
    from: start,
    to: end,
    insert: `${mark}${shown}${mark}`,
    selectFrom: start + mark.length,
    selectTo: start + mark.length + shown.length,
  };
}

function marksBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - 1 - count] === "*") count += 1;
  return count;
}

/** Each line that the selection touches; blank ones stay blank unless there is no other. */
function prefix(mark: string, { text, start, end }: Selected): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const written = lines.filter((line) => line.trim() !== "");
  const isMarked = written.length > 0 && written.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => {
    if (isMarked) return line.startsWith(mark) ? line.slice(mark.length) : line;
    return line.trim() === "" && lines.length > 1 ? line : mark + line;
  });
  const insert = changed.join("\n");
  const isCaret = start === end;
  const caret = from + insert.length;
  return { from, to, insert, selectFrom: isCaret ? caret : from, selectTo: caret };
}

function linkEdit({ text, start, end }: Selected, word: string): Edit {
  const shown = text.slice(start, end) || word;
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(shown);
  const [words, address] = isAddress ? [word, shown] : [shown, ADDRESS];
  const addressAt = start + words.length + "[](".length;
  const selection = isAddress
    ? { selectFrom: start + 1, selectTo: start + 1 + words.length }
    : { selectFrom: addressAt, selectTo: addressAt + address.length };
  return { from: start, to: end, insert: `[${words}](${address})`, ...selection };
}
