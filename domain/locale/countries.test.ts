import { expect, test } from "vitest";
import { COUNTRIES, listedLocales, localeChoices } from "./countries.ts";
import { LOCALES, languageOf } from "./locales.ts";

const french = ["fr-fr native", "fr-en"];
const spanish = ["es-es native", "es-en"];
const american = ["us-en native", "us-es"];

test.each([
  { country: "FR", offered: french },
  { country: "BE", offered: french },
  { country: "CH", offered: french },
  { country: "ES", offered: spanish },
  { country: "MX", offered: spanish },
  { country: "AR", offered: spanish },
  { country: "US", offered: american },
  { country: "CA", offered: ["us-en native", "fr-fr native"] },
  { country: "fr", offered: french },
  { country: "JP", offered: american },
  { country: "", offered: american },
])("'$country' is offered $offered", ({ country, offered }) => {
  expect(
    localeChoices(country).map(({ locale, isNative }) => (isNative ? `${locale} native` : locale)),
  ).toEqual(offered);
});

test("a choice names the language its button shows", () => {
  expect(localeChoices("CA")).toEqual([
    { locale: "us-en", language: "en", isNative: true },
    { locale: "fr-fr", language: "fr", isNative: true },
  ]);
});

/** First specification, section 3, by the lists above. */
const TABLE = {
  FR: french,
  BE: french,
  CH: french,
  ES: spanish,
  MX: spanish,
  AR: spanish,
  US: american,
  CA: ["us-en native", "fr-fr native"],
} as const;

test("these countries have a line, in the order a person is offered them", () => {
  expect([...COUNTRIES].sort()).toEqual(Object.keys(TABLE).sort());
  expect(COUNTRIES[0]).toBe("FR");
});

test("every other country that two letters can name is as the United States", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const asUnitedStates = JSON.stringify(localeChoices("US"));
  const others = codes.filter((code) => JSON.stringify(localeChoices(code)) !== asUnitedStates);
  expect(others.sort()).toEqual(["AR", "BE", "CA", "CH", "ES", "FR", "MX"]);
});

for (const [country, offered] of Object.entries(TABLE)) {
  const locales = offered.map((choice) => choice.slice(0, 5));
  test.each(LOCALES)(
    `in ${country} a selector that shows %s lists it once, and ${locales}`,
    (current) => {
      const expected = locales.includes(current) ? locales : [current, ...locales];
      expect(listedLocales(country, current)).toEqual(expected);
    },
  );

  test(`each language of ${country} is named by the end of its locale`, () => {
    for (const { locale, language } of localeChoices(country)) {
      expect(language).toBe(languageOf(locale));
    }
  });
}
