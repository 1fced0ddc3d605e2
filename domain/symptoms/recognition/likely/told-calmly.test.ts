import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emergencies } from "../../emergencies/emergencies.ts";
import { redFlagsIn } from "../../emergencies/red-flags.ts";
import { recognize } from "../recognize.ts";

const AMONG_CALM_WORDS = join(
  import.meta.dirname,
  "../../../../testing/samples/emergencies-among-calm-words",
);

const ADULT = { ageInMonths: 40 * 12, circumstances: [] };
const typed = (text: string) => ({ text, symptom: null });

test.each([
  "bébé se tape la tete contre le matelas pour s'endormir, pédiatre au courant",
  "le prof d'électricité nous a expliqué l'électrocution",
  "on révise le massage cardiaque pour le brevet de secouriste",
  "my phone died and wont wake up",
  "choking hazard toys list for under 3",
  "la compu no responde",
  "mon pc ne répond plus",
  "se ahogó el motor del carro",
])("'%s' is no emergency, though a rule reads one", (text) => {
  expect(recognize(text)).not.toEqual([]);
  expect(redFlagsIn(text)).toEqual([]);
  expect(emergencies([typed(text)], ADULT)).toEqual([]);
});

test.each(["dad had a stroke", "avc en 2018, il en fait un autre"])(
  "'%s' has too few calm words to be told calmly",
  (text) => {
    expect(redFlagsIn(text)).not.toEqual([]);
  },
);

test.each(["cuerpo extraño en la garganta", "rash that does not fade"])(
  "'%s' holds nothing beside what a rule reads: no weight calms it",
  (text) => {
    expect(redFlagsIn(text)).not.toEqual([]);
  },
);

test("what is known of the person is no calm word", () => {
  const text = "il a 38,2";
  expect(emergencies([typed(text)], { ...ADULT, ageInMonths: 2 })).toMatchObject([
    { flag: "baby_fever" },
  ]);
});

test("a calm line beside an emergency silences nothing", () => {
  const chips = [typed("mon prof explique l'électrocution"), typed("il ne respire plus")];
  expect(emergencies(chips, ADULT).map(({ flag }) => flag)).toContain("not_breathing");
});

describe("emergencies among calm words, by an author who wrote them to be overheard", () => {
  test.each([
    ["fr", 144],
    ["en", 139],
    ["es", 144],
  ])("of 150 in %s, at least %i are recognized", (language, least) => {
    const lines = readFileSync(join(AMONG_CALM_WORDS, `${language}.txt`), "utf8")
      .trim()
      .split("\n");
    const texts = lines.map((line) => line.slice(line.indexOf(": ") + 2));
    expect(texts).toHaveLength(150);
    const recognized = texts.filter((text) => redFlagsIn(text).length > 0);
    expect(recognized.length).toBeGreaterThanOrEqual(least);
  });
});
