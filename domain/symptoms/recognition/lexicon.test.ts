import { expect, test } from "vitest";
import { LEXICON_LINES, OPEN_LINES } from "./lexicon/lexicon-lines.ts";
import { isOneErrorApart, readLexicon } from "./lexicon.ts";
import { STOP_WORDS } from "./stop-words.ts";
import { normalizeWording } from "./wording.ts";

const lexicon = readLexicon(
  ["head: tete, crane", "headache: mal tete, mal tete*, cephal*", "pain: mal, douleur*"],
  new Set(["douceur"]),
  ["worst: pire mal tete, pire mal*", "pain: supplice"],
);

const EVERY_LINE = [...LEXICON_LINES, ...OPEN_LINES];

test.each([
  ["tete", ["head"]],
  ["cephalee", ["headache"]],
  ["ceph", []],
  ["inconnu", []],
])("%s speaks of %s", (word, concepts) => {
  expect(lexicon.conceptsOf(word)).toEqual(concepts);
});

test("words that stand together are read before each alone", () => {
  expect(lexicon.longestRun(["mal", "tete"], 0)).toEqual({ length: 2, concepts: ["headache"] });
  expect(lexicon.longestRun(["mal", "dos"], 0)).toBeNull();
});

test("words of an open line that stand together leave each to be read alone", () => {
  const words = ["pire", "mal", "tete"];
  expect(lexicon.openRuns(words, 0)).toEqual([
    { length: 3, concept: "worst" },
    { length: 2, concept: "worst" },
  ]);
  expect(lexicon.longestRun(words, 0)).toBeNull();
  expect(lexicon.openRuns(words, 1)).toEqual([]);
  expect(lexicon.longestRun(words, 1)).toEqual({ length: 2, concepts: ["headache"] });
  expect(lexicon.conceptsOf("supplice")).toEqual(["pain"]);
});

test.each([
  ["doulleur", "douleur"],
  ["doleur", "doleur"],
  ["douceur", "douceur"],
  ["lcrane", "crane"],
  ["cranes", "crane"],
  ["cefal", "cefal"],
  ["tet", "tet"],
])("%s is read as %s", (typed, meant) => {
  expect(lexicon.spelled(typed)).toBe(typed === "doleur" ? "douleur" : meant);
});

test.each([
  ["abcd", "abc", true],
  ["abc", "abcd", true],
  ["abcd", "abxd", true],
  ["abcd", "acbd", true],
  ["abcd", "dcba", false],
  ["abcd", "ab", false],
])("%s and %s are one error apart: %s", (one, other, are) => {
  expect(isOneErrorApart(one, other)).toBe(are);
});

/** Of what one merely dies of, the words that an entry leaves out tell: `mourir de froid`. */
const entriesOf = (concept: string) =>
  EVERY_LINE.filter((line) => line.startsWith(`${concept}: `)).flatMap((line) =>
    line
      .slice(concept.length + 2)
      .replaceAll("*", "")
      .split(", "),
  );

test("an entry is written as a text is read: folded, without words that say nothing", () => {
  const entries = EVERY_LINE.flatMap((line) => (line.split(": ")[1] ?? "").split(", "));
  const plain = entries.map((entry) => entry.replaceAll("*", ""));
  expect(plain.filter((entry) => entry.split(" ").some((word) => STOP_WORDS.has(word)))).toEqual(
    [],
  );
  const deadly = ["die", "figure", "strong"].flatMap(entriesOf);
  const readable = plain.filter((entry) => !deadly.includes(entry));
  expect(readable.filter((entry) => normalizeWording(entry) !== entry)).toEqual([]);
});

test("no line says the same twice", () => {
  const pairs = EVERY_LINE.flatMap((line) => {
    const [concept = "", list = ""] = line.split(": ");
    return list.split(", ").map((entry) => `${concept}: ${entry}`);
  });
  expect(pairs.every((pair) => /^[a-z_]+: [a-z0-9* .]+$/.test(pair))).toBe(true);
});
