import { expect, test } from "vitest";
import { contextWords, isMostlyContextWords } from "./password-context.ts";

const words = contextWords({
  host: "www.maison-martin.example.org",
  email: "jean.dupont75@example.net",
  names: ["Marie-Léa", "D’Orsay"],
});

test.each([
  { password: "Trousse-2026!", because: "it is what this is called" },
  { password: "7r0u$$e!A", because: "also in other signs" },
  { password: "Botiquin#26", because: "and what it is in another language" },
  { password: "Ma-Trousse-26", because: "seven letters and digits are left" },
  { password: "Maison-Martin-1", because: "the site is called so" },
  { password: "Dupont-1975!", because: "a part of the address, without its digits" },
  { password: "Jean.Dupont75", because: "the whole of it" },
  { password: "Léa&Marie2019", because: "two of one's own names" },
  { password: "Dorsay*2026", because: "an apostrophe changes nothing" },
])("$password leans on its context: $because", ({ password }) => {
  expect(isMostlyContextWords(password, words)).toBe(true);
});

test.each([
  { password: "Vent-du-Nord7", because: "none of its words is one" },
  { password: "Dupont-et-les-36-chandelles", because: "enough is left without it" },
  { password: "Org-90817Ab", because: "what ends an address belongs to everybody" },
  { password: "Www-908172x", because: "so does what begins one" },
  { password: "Claire-2026!", because: "that is somebody else's name" },
])("$password does not: $because", ({ password }) => {
  expect(isMostlyContextWords(password, words)).toBe(false);
});

test("a name of two letters is no word, nor is a number, nor nothing at all", () => {
  const few = contextWords({ host: "127.0.0.1", email: "42@example.net", names: ["Li", ""] });
  expect(few.filter((word) => /li|\d/i.test(word))).toEqual([]);
  expect(isMostlyContextWords("Li-1270142!", few)).toBe(false);
  expect(isMostlyContextWords("", few)).toBe(false);
});

test("a machine without a domain is a word of its own", () => {
  const at = contextWords({ host: "armoire", email: "a@example.net", names: [] });
  expect(isMostlyContextWords("Armoire-2026!", at)).toBe(true);
});
