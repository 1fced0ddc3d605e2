import { expect, test } from "vitest";
import { LOCALES, languageOf } from "../../locale/locales.ts";
import { numbersAbroad } from "./numbers-abroad.ts";

test.each([
  ["us-es", "US", ["911", "1-800-222-1222"]],
  ["fr-en", "FR", ["15", "112", "01 45 42 59 59"]],
  ["es-fr", "ES", ["112", "91 562 04 20"]],
] as const)("%s: emergency services and the national poison center", (locale, country, numbers) => {
  const abroad = numbersAbroad(locale, languageOf(locale));
  expect(abroad?.country).toBe(country);
  expect(abroad?.numbers.map(({ number }) => number)).toEqual(numbers);
});

test("nothing where a text names the numbers of its reader's country already", () => {
  expect(LOCALES.filter((locale) => numbersAbroad(locale, languageOf(locale)) === null)).toEqual([
    "fr-fr",
    "us-en",
    "es-es",
  ]);
});

test("a text that is there in another language alone names the numbers of that one", () => {
  expect(numbersAbroad("us-en", "fr")?.country).toBe("US");
  expect(numbersAbroad("fr-en", "fr")).toBeNull();
});

test.each([
  { locale: "fr-fr", here: "CH", numbers: ["144", "112", "145"], because: "they are elsewhere" },
  { locale: "us-es", here: "ES", numbers: ["112", "91 562 04 20"], because: "the text has 911" },
  { locale: "us-es", here: null, numbers: ["911", "1-800-222-1222"], because: "nobody knows" },
  { locale: "us-es", here: "JP", numbers: ["911", "1-800-222-1222"], because: "none are known" },
] as const)("$locale read in $here: $numbers, as $because", ({ locale, here, numbers }) => {
  const abroad = numbersAbroad(locale, languageOf(locale), here);
  expect(abroad?.numbers.map(({ number }) => number)).toEqual(numbers);
});

test("a text of the country in which it is read needs no other numbers", () => {
  expect(numbersAbroad("fr-fr", "fr", "FR")).toBeNull();
  expect(numbersAbroad("us-es", "es", "ES")?.isOfText).toBe(true);
  expect(numbersAbroad("us-es", "es", "US")?.isOfText).toBe(false);
});
