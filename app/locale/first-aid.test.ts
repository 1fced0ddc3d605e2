import { describe, expect, test } from "vitest";
import { CONTENT_LANGUAGES } from "#domain/locale/locales.ts";
import { RED_FLAGS } from "#domain/symptoms/emergencies/red-flag.ts";
import { firstAid as en } from "./en/first-aid.ts";
import { firstAid as es } from "./es/first-aid.ts";
import { firstAid as fr } from "./fr/first-aid.ts";

const FIRST_AID = { fr, en, es };

/** First-aid texts must not name a medicine: the emergency service decides. */
const MEDICINE =
  /parac[eé]tamol|acetaminophen|ibuprof|aspirin|adr[eé]nalin|epinephrin|naloxon|trinitrin|glucagon|insulin|m[eé]dicament|medicine|comprim|tablet|charbon|charcoal|carb[oó]n|sucre|sugar|az[uú]car|miel\b|honey/i;
const VERDICT = /rien de grave|nothing serious|nada grave|normal/i;
const CALL = { fr: /\bappele[rz]/i, en: /\bcall/i, es: /\bllame/i } as const;

test("each of the 38 red flags has its line, and nothing else has", () => {
  expect(RED_FLAGS).toHaveLength(38);
  for (const language of CONTENT_LANGUAGES) {
    expect(Object.keys(FIRST_AID[language]).sort()).toEqual([...RED_FLAGS].sort());
  }
});

describe.each(CONTENT_LANGUAGES)("in %s", (language) => {
  const lines = Object.entries(FIRST_AID[language]).map(([flag, text]) => ({ flag, text }));
  const breaking = (isRight: (text: string) => boolean) =>
    lines.filter(({ text }) => !isRight(text)).map(({ flag }) => flag);

  test("every line is short, clean and ends as a sentence", () => {
    expect(breaking((text) => /^\p{Lu}\S*( \S+)+\.$/u.test(text))).toEqual([]);
    expect(breaking((text) => text.length <= 220 && !text.includes("'"))).toEqual([]);
  });

  test("every line says to call", () => {
    expect(breaking((text) => CALL[language].test(text))).toEqual([]);
  });

  test("no line names a medicine, gives a verdict or counts a dose", () => {
    expect(breaking((text) => !MEDICINE.test(text) && !VERDICT.test(text))).toEqual([]);
    expect(breaking((text) => !/\d/.test(text))).toEqual([]);
  });
});

test("no line is left in another language", () => {
  const same = RED_FLAGS.filter(
    (flag) => new Set(CONTENT_LANGUAGES.map((language) => FIRST_AID[language][flag])).size < 3,
  );
  expect(same).toEqual([]);
});

test("poisoning: no vomiting, no drink, no milk, and the ambulance first for a person who does not breathe", () => {
  expect(fr.poisoning).toMatch(/pas vomir.*ni à boire ni lait.*ne respire pas.*d’abord/);
  expect(en.poisoning).toMatch(/not make .* vomit.*no drink and no milk.*ambulance first/);
  expect(es.poisoning).toMatch(/No provoque el vómito.*ni leche.*primero a emergencias/);
});
