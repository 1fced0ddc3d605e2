import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/locales.ts";
import { type Area, loadArea } from "./areas.ts";
import { createI18n } from "./create-i18n.ts";

const AREAS: Area[] = [
  "site",
  "member",
  "data",
  "fill",
  "visitor",
  "search",
  "travel",
  "paper",
  "phone",
  "prescriptions",
  "box-photo",
  "document",
  "admin",
];
const PLURAL = /_(zero|one|two|few|many|other)$/;

test.each(AREAS)("the three languages of the %s area hold the same sentences", async (area) => {
  const french = await sentences(area, "fr");
  expect(french.size).toBeGreaterThan(5);
  expect([...(await sentences(area, "en")).keys()].sort()).toEqual([...french.keys()].sort());
  expect([...(await sentences(area, "es")).keys()].sort()).toEqual([...french.keys()].sort());
});

test.each(AREAS)(
  "a sentence of the %s area takes the same facts in each language",
  async (area) => {
    const french = await sentences(area, "fr");
    for (const language of LANGUAGES) {
      for (const [key, sentence] of await sentences(area, language)) {
        // "un médicament" may leave its number out; every other fact is said in every language.
        const said = variables(sentence).filter((name) => !(PLURAL.test(key) && name === "count"));
        const meant = variables(french.get(key) ?? "").filter(
          (name) => !(PLURAL.test(key) && name === "count"),
        );
        expect({ language, key, said }).toEqual({ language, key, said: meant });
      }
    }
  },
);

test.each(AREAS)(
  "a counted sentence of the %s area has a form for one and for others",
  async (area) => {
    for (const language of LANGUAGES) {
      const keys = [...(await sentences(area, language)).keys()];
      const counted = new Set(
        keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, "")),
      );
      for (const key of counted) {
        expect(keys).toEqual(expect.arrayContaining([`${key}_one`, `${key}_other`]));
      }
    }
  },
);

test.each(AREAS)("no sentence of the %s area is empty", async (area) => {
  for (const language of LANGUAGES) {
    for (const [key, sentence] of await sentences(area, language)) {
      expect({ language, key, empty: sentence.trim() === "" }).toEqual({
        language,
        key,
        empty: false,
      });
    }
  }
});

test("a key that no catalog holds is shown as it is", async () => {
  const text = await createI18n("fr-fr");
  expect(text.exists("inventory.nowhere")).toBe(false);
  expect(String(text.t("inventory.nowhere" as "ui.close"))).toBe("inventory.nowhere");
});

async function sentences(area: Area, language: (typeof LANGUAGES)[number]) {
  return new Map(flat(await loadArea(area, language)));
}

function flat(words: object, prefix = ""): [string, string][] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === "string" ? [[prefix + name, value]] : flat(value, `${prefix}${name}.`),
  );
}

function variables(sentence: string): string[] {
  return [...sentence.matchAll(/{{\s*([\w.]+)/g)].map(([, name]) => name ?? "").sort();
}
