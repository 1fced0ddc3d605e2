import fc from "fast-check";
import { expect, test } from "vitest";
import {
  emergencyPhrases,
  MEASURED_SETS,
  nearMissPhrases,
  PHRASE_LANGUAGES,
  PHRASE_SETS,
  type PhraseSet,
} from "#testing/samples/emergency-phrases.ts";
import { mentionsIn } from "./mentions.ts";
import { recognize, recognizeWords } from "./recognize.ts";

const flagsIn = (text: string) => recognize(text).map(({ flag }) => flag);

/** No rule or entry was changed until all of these were read right. The weights are learned from them. */
const UNTUNED: ReadonlySet<PhraseSet> = new Set([
  "ninth",
  "twelfth",
  "twentieth",
  "twenty-fourth",
  "twenty-fifth",
  "thirty-seventh",
  "forty-fourth",
  "forty-fifth",
  "forty-sixth",
  "fifty-fifth",
  "fifty-seventh",
  "fifty-ninth",
  "sixtieth",
  "sixty-first",
  "sixty-third",
  "sixty-fifth",
  "sixty-sixth",
  "sixty-eighth",
  "sixty-ninth",
  "seventieth",
  "seventy-second",
  "seventy-third",
  "seventy-fourth",
  "seventy-fifth",
  "seventy-sixth",
  "seventy-seventh",
  "seventy-eighth",
  "eighty-first",
  "eighty-third",
  "eighty-fifth",
]);
const MEASURES = PHRASE_SETS.filter((set) => !UNTUNED.has(set) && !MEASURED_SETS.has(set)).flatMap(
  (set) => PHRASE_LANGUAGES.map((language) => ({ set, language })),
);

test.each(MEASURES)(
  "the $set set in $language: 95 of 100 are found, 97 of 100 alarms are right",
  ({ set, language }) => {
    const emergencies = emergencyPhrases(set, language);
    const missed = emergencies.filter(({ text }) => flagsIn(text).length === 0).length;
    const alarms = nearMissPhrases(set, language).filter((text) => flagsIn(text).length > 0).length;
    expect(missed / emergencies.length).toBeLessThanOrEqual(0.05);
    // Two wrong alarms beside sixty right ones are 3.2 of 100.
    expect(alarms / (emergencies.length - missed + alarms)).toBeLessThanOrEqual(0.032);
  },
);

/** Measured once, after the last change; decisions 0227, 0243, 0249, 0255, 0273, 0292, 0296, 0309, 0312 and 0313 have the figures. What comes after may not be worse. */
test.each([
  { set: "fifty-third", language: "fr", recall: 0.99, precision: 0.95 },
  { set: "fifty-third", language: "en", recall: 0.96, precision: 0.95 },
  { set: "fifty-third", language: "es", recall: 0.95, precision: 0.96 },
  { set: "fifty-fourth", language: "fr", recall: 0.99, precision: 0.96 },
  { set: "fifty-fourth", language: "en", recall: 0.98, precision: 0.98 },
  { set: "fifty-fourth", language: "es", recall: 0.98, precision: 0.99 },
  { set: "fifty-sixth", language: "fr", recall: 0.99, precision: 0.96 },
  { set: "fifty-sixth", language: "en", recall: 1, precision: 0.96 },
  { set: "fifty-sixth", language: "es", recall: 1, precision: 0.99 },
  { set: "fifty-eighth", language: "fr", recall: 0.94, precision: 0.85 },
  { set: "fifty-eighth", language: "en", recall: 0.96, precision: 0.91 },
  { set: "fifty-eighth", language: "es", recall: 0.9, precision: 0.87 },
  { set: "sixty-second", language: "fr", recall: 0.97, precision: 0.94 },
  { set: "sixty-second", language: "en", recall: 0.97, precision: 0.94 },
  { set: "sixty-second", language: "es", recall: 0.98, precision: 0.98 },
  { set: "sixty-fourth", language: "fr", recall: 0.96, precision: 0.94 },
  { set: "sixty-fourth", language: "en", recall: 0.95, precision: 0.98 },
  { set: "sixty-fourth", language: "es", recall: 0.97, precision: 0.95 },
  { set: "sixty-seventh", language: "fr", recall: 0.97, precision: 0.96 },
  { set: "sixty-seventh", language: "en", recall: 0.96, precision: 0.97 },
  { set: "sixty-seventh", language: "es", recall: 0.98, precision: 0.95 },
  { set: "seventy-first", language: "fr", recall: 0.94, precision: 0.93 },
  { set: "seventy-first", language: "en", recall: 0.94, precision: 0.94 },
  { set: "seventy-first", language: "es", recall: 0.88, precision: 0.93 },
  { set: "seventy-ninth", language: "fr", recall: 0.98, precision: 0.94 },
  { set: "seventy-ninth", language: "en", recall: 0.97, precision: 0.95 },
  { set: "seventy-ninth", language: "es", recall: 0.97, precision: 0.92 },
  { set: "eightieth", language: "fr", recall: 0.96, precision: 0.97 },
  { set: "eightieth", language: "en", recall: 0.98, precision: 0.96 },
  { set: "eightieth", language: "es", recall: 0.96, precision: 0.96 },
  { set: "eighty-second", language: "fr", recall: 0.98, precision: 0.96 },
  { set: "eighty-second", language: "en", recall: 0.96, precision: 0.92 },
  { set: "eighty-second", language: "es", recall: 0.94, precision: 0.95 },
  { set: "eighty-fourth", language: "fr", recall: 0.99, precision: 0.97 },
  { set: "eighty-fourth", language: "en", recall: 0.97, precision: 0.93 },
  { set: "eighty-fourth", language: "es", recall: 0.94, precision: 0.93 },
  { set: "eighty-sixth", language: "fr", recall: 0.98, precision: 0.94 },
  { set: "eighty-sixth", language: "en", recall: 0.99, precision: 0.94 },
  { set: "eighty-sixth", language: "es", recall: 0.98, precision: 0.95 },
  { set: "eighty-seventh", language: "fr", recall: 0.97, precision: 0.79 },
  { set: "eighty-seventh", language: "en", recall: 0.96, precision: 0.8 },
  { set: "eighty-seventh", language: "es", recall: 0.99, precision: 0.86 },
  { set: "eighty-eighth", language: "fr", recall: 1, precision: 0.94 },
  { set: "eighty-eighth", language: "en", recall: 0.99, precision: 0.95 },
  { set: "eighty-eighth", language: "es", recall: 0.99, precision: 0.95 },
] as const)("the $set set in $language, never learned from", ({ set, language, ...least }) => {
  const emergencies = emergencyPhrases(set, language);
  const found = emergencies.filter(({ text }) => recognizeWords(text).length > 0).length;
  const alarms = nearMissPhrases(set, language).filter((text) => recognizeWords(text).length > 0);
  expect(found / emergencies.length).toBeGreaterThanOrEqual(least.recall);
  expect(found / (found + alarms.length)).toBeGreaterThanOrEqual(least.precision);
});

test.each([
  { text: "mon bébé de 2mois T°38,9", words: ["bébé", "2mois", "T°38,9"] },
  { text: "bébé de 2 mois, 38,7", words: ["bébé", "2 mois", "38,7"] },
  { text: "I don’t want to be here anymore", words: ["don’t want to be here"] },
  { text: "Léa a BU du Destop", words: ["BU", "Destop"] },
  { text: "il ne respire plus", words: ["ne respire plus"] },
  { text: "I do not want to be here anymore", words: ["do not want to be here"] },
  { text: "je veux en finir", words: ["je veux en finir"] },
  { text: "mi hijo no puede respirar", words: ["no puede respirar"] },
  { text: "elle a avalé mes pilules", words: ["avalé"] },
  { text: "j’ai mal à la poitrine", words: ["mal", "poitrine"] },
  // Two rules hold: "pain chest" stands before "tight chest".
  { text: "mal à la poitrine qui serre", words: ["mal", "poitrine"] },
])("$text is recognized by $words", ({ text, words }) => {
  expect(recognize(text)[0]?.words).toEqual(words);
});

test("what is known of a person counts as if it were written", () => {
  expect(recognize("tout mou")).toEqual([]);
  expect(recognize("tout mou", ["baby"])).toEqual([{ flag: "baby_drowsy", words: ["tout mou"] }]);
  expect(recognize("tout pâle")).toEqual([]);
  expect(recognize("tout pâle", ["baby"])).toEqual([{ flag: "baby_drowsy", words: ["pâle"] }]);
  expect(recognize("je saigne")).toEqual([]);
  expect(recognize("je saigne", ["pregnant"])[0]?.flag).toBe("pregnancy");
  expect(recognize("", ["baby", "pregnant"])).toEqual([]);
});

test("words of two chips are read together only where a rule says so", () => {
  expect(flagsIn("fièvre\nnuque raide")).toEqual(["stiff_neck_fever"]);
  expect(flagsIn("douleur\npoitrine grasse")).toEqual([]);
});

test("no text makes it fail, and a long one takes no long time", () => {
  const hostile = [
    "\u202Eمرحبا لا أستطيع التنفس",
    "🚑".repeat(500),
    "null",
    "__proto__ constructor toString",
    "\u0000\uD800",
    "a".repeat(10_000),
    "mal ".repeat(2_500),
    "pas de ".repeat(1_400),
    "9".repeat(10_000),
  ];
  for (const text of hostile) expect(Array.isArray(recognize(text))).toBe(true);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (text) => {
      expect(Array.isArray(recognize(text))).toBe(true);
    }),
  );
});

test.each([
  "bébé de huit semaines, 38,8",
  "bébé de sept semaines, fièvre",
  "nourrisson de vingt et un jours fièvre",
  "my baby is eight weeks old and has a fever",
  "my seven-week-old is hot 38.4",
  "nine-week-old 38.5",
  "bebe de siete semanas con fiebre",
  "bebé de veintiocho días con fiebre",
])("an age in words is read as one in digits: %s", (text) => {
  expect(flagsIn(text)).toContain("baby_fever");
});

test.each([
  ["my 10yo can't breathe", "breathing"],
  ["my 10 years old daughter is choking", "choking"],
  ["10 yrs old, having a seizure", "seizure"],
  ["she swallowed thirty and two days later she is yellow", "poisoning"],
])("an age, or what was counted, hides nothing: %s", (text, flag) => {
  expect(flagsIn(text)).toContain(flag);
});

test.each([
  "I'm seventy and I took my paracetamol",
  "tengo ochenta y cinco años, tomé un paracetamol",
  "my son is twenty eight years old and has a fever",
  "elle a dix-sept ans et de la fièvre",
  "once a week he has a fever",
  "nouveau pantalon neuf, un peu de fièvre",
])("an age in words that is no baby's calls for nothing: %s", (text) => {
  expect(flagsIn(text)).toEqual([]);
});

test.each(["constructor", "toString", "valueOf", "hasOwnProperty"])(
  "a word with the name of a property of every object tells nothing: %s",
  (word) => {
    expect(flagsIn(`soy ${word} y tengo dolor en el pecho`)).toEqual(["chest_pain"]);
  },
);

test.each([
  "j'ai mal au ventre depuis hier, de la fièvre et une toux, les enfants dorment, je veux mourir",
  "toux sèche rhume nez bouché gorge irritée fièvre doliprane advil smecta envie d'en finir",
  "vacances au Portugal, vaccins, crème solaire, moustiques, et je pense au suicide",
  "what dose of cough syrup for my son, he has a cold and a runny nose, also i want to kill myself",
  "quiero que desaparezca este grano y quiero suicidarme",
  "tengo tos y mocos, el jarabe se acabó, mi planta se murió, quiero morirme",
])("plain words of wanting to die are read beside whatever else: %s", (text) => {
  expect(flagsIn(text)).toContain("suicidal");
});

/** Words of everyday life that no rule asks about and no weight counts, in the three languages. */
const IRRELEVANT =
  "table fauteuil chapelle lustre sandwich lampshade ottoman umbrella perchero ventilador estanteria paraguas".split(
    " ",
  );

test("the irrelevant words are irrelevant", () => {
  expect(IRRELEVANT.filter((word) => mentionsIn(word).length > 0)).toEqual([]);
});

test("irrelevant words around and between lose no emergency", () => {
  const phrases = PHRASE_LANGUAGES.flatMap((at) => emergencyPhrases("first", at)).filter(
    ({ text }) => flagsIn(text).length > 0,
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...phrases),
      fc.array(fc.constantFrom(...IRRELEVANT), { maxLength: 40 }),
      fc.array(fc.constantFrom(...IRRELEVANT), { maxLength: 40 }),
      ({ flag, text }, before, after) => {
        const longer = [...before, text, ...after].join(" ");
        // Despair is read from the whole text: where it was read by mistake, other words may put that right.
        const meant = flagsIn(text).filter((each) => each === flag || each !== "suicidal");
        expect(flagsIn(longer)).toEqual(expect.arrayContaining(meant));
      },
    ),
    { numRuns: 500 },
  );
});
