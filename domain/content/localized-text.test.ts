import { expect, test } from "vitest";
import type { Language } from "../locale/locales.ts";
import { localizedText, type Variants } from "./localized-text.ts";

const all = { base: "Fièvre", en: "Fever", es: "Fiebre" };

test.each<{ language: Language; kept: Variants; told: string; because: string }>([
  { language: "fr", kept: all, told: "fr: Fièvre", because: "the base text is the French one" },
  { language: "en", kept: all, told: "en: Fever", because: "there is a variant" },
  { language: "es", kept: all, told: "es: Fiebre", because: "there is a variant" },
  { language: "en", kept: { ...all, en: null }, told: "fr: Fièvre", because: "nobody wrote it" },
  {
    language: "es",
    kept: { ...all, es: " \n" },
    told: "fr: Fièvre",
    because: "blank is not written",
  },
  {
    language: "fr",
    kept: { ...all, base: null },
    told: "nothing",
    because: "another language does not stand for the base text",
  },
  {
    language: "en",
    kept: { base: null, en: "Fever", es: null },
    told: "en: Fever",
    because: "it is there",
  },
])("read in $language, $kept is told as $told: $because", ({ language, kept, told }) => {
  const found = localizedText(language, kept);
  expect(found ? `${found.language}: ${found.text}` : "nothing").toBe(told);
});
