import { expect, test } from "vitest";
import { normalizeWording } from "./normalize-wording.ts";
import { phrase } from "./phrase.ts";

const lists = { child: "bebe|enfant" };
const isIn = (written: string, text: string) => phrase(written, lists)(normalizeWording(text));

test.each([
  ["mal tete", "J'ai mal à la TÊTE", true],
  ["mal tete", "mal, et la tête", false],
  ["mal|douleur tete", "une douleur à la tête", true],
  ["mal|douleur tete", "une tête", false],
  ["vomi*", "il vomissait", true],
  ["vomi*", "un revomi", false],
  ["douleur .. bras", "une douleur un peu dans le bras", true],
  ["douleur .. bras", "douleur alpha beta gamma delta bras", false],
  ["douleur .. bras", "douleur, bras", false],
  ["toux .. sang", "toux sans sang", false],
  ["saign* ~nez", "il saigne du nez", false],
  ["saign* ~nez", "il saigne de la main", true],
  ["!food poisoning", "food poisoning", false],
  ["!food poisoning", "poisoning", true],
  ["@child + fievre", "fièvre, mon bébé", true],
  ["@child + fievre", "fièvre", false],
  ["fievre", "sans fièvre", false],
  ["fievre", "sans fièvre hier, de la fièvre aujourd'hui", true],
])("'%s' in '%s': %s", (written, text, expected) => {
  expect(isIn(written, text)).toBe(expected);
});

test("an unknown list in a phrase is an error", () => {
  expect(() => phrase("@nobody", lists)).toThrow(SyntaxError);
});
