import { expect, test } from "vitest";
import { plainLine, plainText, plainTexts } from "./plain-text.ts";

test.each([
  { typed: "Zoé\u202e Moreau", shown: "Zoé Moreau", because: "U+202E turns what follows" },
  {
    typed: "\u2067Zoé\u2069",
    shown: "Zoé",
    because: "an isolate that is left open takes the rest",
  },
  { typed: "Zoé\u0000\u0007\u001b[31m", shown: "Zoé[31m", because: "a terminal would obey it" },
  { typed: "Zoé\u0085\u009f", shown: "Zoé", because: "the second range of controls counts too" },
  { typed: "\ufeffZoé", shown: "Zoé", because: "a byte order mark is no letter" },
  { typed: "one\n\ttwo\r\n", shown: "one\n\ttwo\r\n", because: "lines of a note stay" },
  { typed: "שרה נועה", shown: "שרה נועה", because: "a name written from right to left is a name" },
  { typed: "👩‍👧", shown: "👩‍👧", because: "a joiner makes one picture of two" },
])("$because", ({ typed, shown }) => {
  expect(plainText(typed)).toBe(shown);
});

test("in one line, breaks and controls are spaces", () => {
  expect(plainLine(" Zoé\r\nBcc:\u0000 \u2028\u202eroot ")).toBe("Zoé Bcc: root");
});

test("every text of a reply is plain, and a reply that was plain is the same object", () => {
  const plain = { rows: [{ name: "Zoé", weight: 3.5, details: null }] };
  expect(plainTexts(plain)).toBe(plain);
  expect(
    plainTexts([{ name: "Zo\u202eé", tags: ["a", "\u0007b"], nested: { by: "\u2066x" } }]),
  ).toEqual([{ name: "Zoé", tags: ["a", "b"], nested: { by: "x" } }]);
});
