import { expect, test } from "vitest";
import { mentionsIn } from "./mentions.ts";

/** Each concept once, with a minus where it is denied. */
const conceptsIn = (text: string) => [
  ...new Set(mentionsIn(text).map(({ concept, isDenied }) => (isDenied ? `-${concept}` : concept))),
];

test.each([
  { text: "J'ai mal à la TÊTE", has: ["headache"] },
  { text: "une tête", has: ["head"], lacks: ["headache"] },
  { text: "il vomissait", has: ["vomit"] },
  { text: "toux sans sang", has: ["cough", "-blood"], lacks: ["blood"] },
  { text: "sans fièvre", has: ["-fever"], lacks: ["fever"] },
  { text: "sans fièvre hier, de la fièvre aujourd'hui", has: ["fever", "-fever"] },
  { text: "pas de fièvre mais du sang", has: ["-fever", "blood"], lacks: ["-blood"] },
  { text: "no fever", has: ["-fever"] },
  { text: "no tiene fiebre", has: ["-fever"] },
  { text: "il respire plus", has: ["-breathe"] },
  { text: "il n'arrive plus à respirer", has: ["-breathe"] },
  { text: "plus de fièvre", has: ["-fever"] },
  { text: "la fièvre est plus forte", has: ["fever"], lacks: ["-fever"] },
  { text: "she can't breathe", has: ["-breathe"] },
  { text: "I don't feel any pain", has: ["-pain"], lacks: ["pain"] },
  { text: "he cannot feel his arm", has: ["-feel", "arm"], lacks: ["-arm"] },
  { text: "no respira, sangra", has: ["-breathe", "bleed"] },
  { text: "convultions", has: ["seizure"] },
  { text: "le poisson", lacks: ["poison"] },
  { text: "lantigel", has: ["poison"] },
  { text: "bébé de 2 mois", has: ["baby", "young_age"] },
  { text: "depuis 2 mois", lacks: ["young_age"] },
  { text: "né il y a 10 jours", has: ["young_age"] },
  { text: "moins de 3 mois", has: ["young_age"] },
  { text: "8 mois", has: ["baby_age"], lacks: ["young_age"] },
  { text: "3 ans", has: ["child_age"], lacks: ["baby_age"] },
  { text: "90 ans", has: ["elder"], lacks: ["child_age"] },
  { text: "39 de température", has: ["high_temperature"] },
  { text: "101.5", has: ["high_temperature"] },
  { text: "37,5", lacks: ["high_temperature"] },
  { text: "38 semaines", lacks: ["high_temperature"] },
  { text: "20 doliprane", has: ["many", "drug"] },
  { text: "2 doliprane", lacks: ["many"] },
  { text: "doliprane à las 8", lacks: ["many"] },
  { text: "500 mg", lacks: ["many"] },
  { text: "8 g", has: ["many_grams"] },
  { text: "glycémie 0,40", has: ["low_number"] },
  { text: "glycémie 1,10", lacks: ["low_number", "high_number"] },
  { text: "sugar 2.5 mmol", has: ["low_number"] },
  { text: "sugar 25 mmol", has: ["high_number"] },
  { text: "sugar 500", has: ["high_number"] },
  { text: "3 metres", has: ["height"] },
  { text: "three metres", has: ["height"] },
  { text: "one metre", lacks: ["height"] },
  { text: "10 jours, 35,3", has: ["cold_decimal"] },
  { text: "35 semaines", lacks: ["cold_decimal"] },
  { text: "10 jours, 35", lacks: ["cold_decimal"] },
  { text: "10 jours, 36,3", lacks: ["cold_decimal"] },
  { text: "saturation 91", has: ["sats", "low_percent"] },
  { text: "saturation 92", lacks: ["low_percent"] },
  { text: "saturation 49", lacks: ["low_percent"] },
  { text: "saturation 85 kg", lacks: ["low_percent"] },
  { text: "sat 85", has: ["sats", "low_percent"] },
  { text: "tension 18/9", has: ["pressure", "pressure_number_high"] },
  { text: "bp 180/95", has: ["pressure", "pressure_number_high"] },
  { text: "bp 179/95", has: ["pressure_number_raised"], lacks: ["pressure_number_high"] },
  { text: "bp 159/95", lacks: ["pressure_number_raised"] },
  { text: "bp 300", lacks: ["pressure_number_high"] },
  { text: "bm 1.8", has: ["sugar_mmol", "low_mmol"] },
  { text: "bm 3.4 mmol", has: ["low_mmol"] },
  { text: "bm 3.5", lacks: ["low_mmol"] },
  { text: "glycémie 1,8 g", lacks: ["low_mmol"] },
  { text: "ketones 1.5", has: ["ketones", "ketone_number"] },
  { text: "ketones 1.4", lacks: ["ketone_number"] },
  { text: "ketones 11.5", lacks: ["ketone_number"] },
  { text: "ketones 2", lacks: ["ketone_number"] },
  { text: "quelque chose dans la gorge", has: ["foreign_throat", "throat"] },
  { text: "10 feet", has: ["height"] },
  { text: "en 2015", has: ["not_now"] },
])("$text", ({ text, has = [], lacks = [] }) => {
  const concepts = conceptsIn(text);
  expect(concepts).toEqual(expect.arrayContaining(has));
  expect(concepts.filter((each) => lacks.includes(each))).toEqual([]);
});

test("what is denied is told with what denies it", () => {
  const [breath] = mentionsIn("il ne respire plus").filter(({ concept }) => concept === "breathe");
  expect(breath?.words).toBe("respire plus");
});
