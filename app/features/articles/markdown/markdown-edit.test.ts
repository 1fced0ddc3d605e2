import { expect, test } from "vitest";
import { type Edit, editOf, imageEdit, type Marking, type Selected } from "./markdown-edit.ts";

/** `[` and `]` stand for the ends of the selection, `|` for both at once. */
function selected(marked: string): Selected {
  const text = marked.replace(/[‹›|]/g, "");
  const start = marked.search(/[‹|]/);
  const end = marked.includes("|") ? start : marked.indexOf("›") - 1;
  return { text, start, end };
}

function shown(text: string, from: number, to: number): string {
  return from === to
    ? `${text.slice(0, from)}|${text.slice(from)}`
    : `${text.slice(0, from)}‹${text.slice(from, to)}›${text.slice(to)}`;
}

test.each<{ marking: Marking; before: string; after: string; because: string }>([
  { marking: "bold", before: "un ‹mot›", after: "un **‹mot›**", because: "it is marked" },
  { marking: "bold", before: "un **‹mot›**", after: "un ‹mot›", because: "it was marked" },
  { marking: "bold", before: "un |", after: "un **‹mot›**", because: "nothing was selected" },
  {
    marking: "italic",
    before: "**‹mot›**",
    after: "***‹mot›***",
    because: "two stars are not one",
  },
  { marking: "italic", before: "*‹mot›*", after: "‹mot›", because: "it was marked" },
  { marking: "heading", before: "a\nb|c\nd", after: "a\n## bc|\nd", because: "its line is marked" },
  { marking: "heading", before: "## a|", after: "a|", because: "it was a heading" },
  { marking: "list", before: "‹a\n\nb›", after: "‹- a\n\n- b›", because: "blank lines stay blank" },
  { marking: "list", before: "- ‹a\n- b›", after: "‹a\nb›", because: "all of them were" },
  { marking: "list", before: "|", after: "- |", because: "a list can begin with nothing" },
  { marking: "quote", before: "‹- a\nb›", after: "‹> - a\n> b›", because: "another mark is kept" },
  { marking: "link", before: "‹ici›", after: "[ici](‹https://›)", because: "the address is next" },
  { marking: "link", before: "‹/faq›", after: "[‹mot›](/faq)", because: "an address was selected" },
  { marking: "link", before: "a |b", after: "a [mot](‹https://›)b", because: "nothing was" },
])("$marking makes '$after' of '$before': $because", ({ marking, before, after }) => {
  const { text, start, end } = selected(before);
  const edit = editOf(marking, { text, start, end }, "mot");
  expect(shown(applyEdit(text, edit), edit.selectFrom, edit.selectTo)).toBe(after);
});

test.each([
  { before: "|", after: "![‹mot›](/a.webp)\n\n" },
  { before: "a|", after: "a\n\n![‹mot›](/a.webp)\n\n" },
  { before: "a\n|b", after: "a\n\n![‹mot›](/a.webp)\n\nb" },
  { before: "a\n\n‹b›", after: "a\n\n![‹b›](/a.webp)\n\n" },
])("a picture stands on a line of its own after '$before'", ({ before, after }) => {
  const { text, start, end } = selected(before);
  const edit = imageEdit({ text, start, end }, "/a.webp", "mot");
  expect(shown(applyEdit(text, edit), edit.selectFrom, edit.selectTo)).toBe(after);
});

function applyEdit(text: string, { from, to, insert }: Edit): string {
  return text.slice(0, from) + insert + text.slice(to);
}
