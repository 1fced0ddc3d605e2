import fc from "fast-check";
import { expect, test } from "vitest";
import { indexTexts, searchTexts, searchWords } from "./text-search.ts";

const search = (text: string, typed: string) =>
  searchTexts(
    indexTexts([text], (item) => item),
    typed,
  ).length > 0;

test.each([
  { typed: "", text: "Doliprane", found: true, because: "an empty search hides nothing" },
  { typed: "   ", text: "Doliprane", found: true, because: "spaces search nothing" },
  { typed: "PRANE", text: "Doliprane", found: true, because: "a part is enough, in any case" },
  { typed: "paracetamol", text: "Paracétamol", found: true, because: "accents do not count" },
  { typed: "Pàracétàmol", text: "paracetamol", found: true, because: "typed ones neither" },
  { typed: "500mg", text: "Doliprane 500 mg", found: true, because: "the space does not count" },
  { typed: "500 mg", text: "Doliprane 500mg", found: true, because: "either way" },
  { typed: "1.5 g", text: "1,5 g", found: true, because: "a comma is a decimal point" },
  { typed: "doliprane 5", text: "Doliprane 500 mg", found: true, because: "it goes on typing" },
  { typed: "75 mcg", text: "Levothyrox 75 microgrammes", found: true, because: "it is one unit" },
  { typed: "75µ", text: "Levothyrox 75 microgrammes", found: true, because: "it is being typed" },
  { typed: "75 microg", text: "Levothyrox 75 \u03bcg", found: true, because: "in words as well" },
  { typed: "75 mcg", text: "Xyz 75 mg", found: false, because: "that is a thousand times as much" },
  { typed: "75 mg", text: "Xyz 75 mcg", found: false, because: "neither the other way round" },
  { typed: "dolirpane", text: "Doliprane", found: false, because: "it is another word" },
  { typed: ".*", text: "Doliprane", found: false, because: "what is typed is no pattern" },
])("'$typed' finds '$text': $found, because $because", ({ typed, text, found }) => {
  expect(search(text, typed)).toBe(found);
});

test("every part of a name finds the name", () => {
  const word = fc.constantFrom("Éfferalgan", "Crème", "d’arnica", "500", "mg", "B12", "œil", "1,5");
  const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(name, fc.nat(40), fc.nat(40), (text, a, b) => {
      expect(search(text, text.slice(Math.min(a, b), Math.max(a, b)))).toBe(true);
    }),
  );
});

test.each(["huile d amande", "huile d'amande", "Huile d’amande", "amande huile"])(
  "an apostrophe parts words as a space does: '%s'",
  (typed) => {
    for (const text of ["Huile d’amande douce", "Huile d amande douce"]) {
      expect(
        searchWords(
          indexTexts([text], (item) => item),
          typed,
        ),
      ).toEqual([text]);
    }
  },
);

test("words find micrograms in every spelling", () => {
  const index = indexTexts(["Levothyrox 75 microgrammes", "Xyz 75 mg"], (item) => item);
  for (const typed of ["75 µg levothyrox", "levo 75mcg", "75 ug"]) {
    expect(searchWords(index, typed)).toEqual(["Levothyrox 75 microgrammes"]);
  }
});

test("what is found keeps its order", () => {
  const index = indexTexts(["b1", "a", "b2"], (item) => item);
  expect(searchTexts(index, "b")).toEqual(["b1", "b2"]);
});

test.each([
  { typed: "1000 doliprane", found: ["Doliprane 1000 mg"], because: "words come in any order" },
  {
    typed: "parac",
    found: ["Paracétamol", "Doliprane 500 mg paracétamol"],
    because: "a name that begins so is first",
  },
  {
    typed: "cétamol",
    found: ["Doliprane 500 mg paracétamol", "Paracétamol"],
    because: "else the order stays",
  },
  { typed: "doliprane aspirine", found: [], because: "each word must be found" },
  { typed: "500 mg", found: ["Doliprane 500 mg paracétamol"], because: "a measure is one word" },
  { typed: "  ", found: [], because: "nothing was asked for" },
])("the words '$typed' find $found, because $because", ({ typed, found }) => {
  const texts = ["Doliprane 1000 mg", "Doliprane 500 mg paracétamol", "Paracétamol"];
  const index = indexTexts(texts, (item) => item);
  expect(searchWords(index, typed)).toEqual(found);
});
