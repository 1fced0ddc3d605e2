import { expect, test } from "vitest";
import { localeChoices } from "./countries.ts";

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
