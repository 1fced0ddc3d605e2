import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { skeletonOf, spellingsOf, wholeSpellingsOf } from "./password-spellings.ts";

const reads = (password: string, word: string) => spellingsOf(password).has(skeletonOf(word));

test.each([
  { password: "Soleil", word: "soleil", because: "case hides nothing" },
  { password: "Écureuil", word: "ecureuil", because: "nor do accents" },
  { password: "Cœur-de-lion", word: "coeurdelion", because: "nor do ligatures and hyphens" },
  { password: "M0t de p@sse", word: "motdepasse", because: "nor do spaces and look-alikes" },
  { password: "5o1e!|", word: "soleil", because: "a stroke is an i or an l" },
  { password: "Mot!de!passe", word: "motdepasse", because: "a mark may be nothing, too" },
  { password: "Soleil1975!", word: "soleil", because: "what follows is no part of it" },
  { password: "2024*Soleil", word: "soleil", because: "nor is what comes before" },
  { password: "!!$oleil!!", word: "soleil", because: "the first letter of it may be a mark" },
  { password: "Soleil1!", word: "soleil1", because: "a word of the list may end with a digit" },
  { password: "Az1!Az1!", word: "az1!", because: "twice the same is once" },
])("$password may be $word: $because", ({ password, word }) => {
  expect(reads(password, word)).toBe(true);
});

test.each([
  { password: "Soleil-Levant7", word: "soleil", because: "it is another word as well" },
  { password: "Soleil7a", word: "soleil", because: "a letter ends it" },
  { password: "Insoleil1!", word: "soleil", because: "and a letter begins it" },
  { password: "Ab1!", word: "ab", because: "two letters are no word" },
  { password: `Soleil${"1".repeat(67)}`, word: "soleil", because: "no password is so long" },
])("$password is not $word: $because", ({ password, word }) => {
  expect(reads(password, word)).toBe(false);
});

test("the longest password is read at once, whatever it is made of", () => {
  const worst = `${"1!".repeat(17)}Aa${"1!".repeat(18)}`;
  const took = processorTime(() => {
    expect(spellingsOf(worst).size).toBeLessThan(4000);
  });
  expect(took).toBeLessThan(500);
});

test("nothing is read of a text without a letter or digit but nothing itself", () => {
  expect([...spellingsOf("???????")]).toEqual([""]);
  expect(wholeSpellingsOf("")).toEqual(["", ""]);
});
