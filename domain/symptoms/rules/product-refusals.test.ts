import { expect, test } from "vitest";
import type { Circumstance } from "../facts/circumstances.ts";
import { productConditions, productRefusals } from "./product-refusals.ts";

const PLANT = "Phytothérapie";
const STEP = "Hygiène et mesures simples";

const refusals = (
  fr: string,
  {
    category = PLANT,
    age = 40 * 12,
    type = "adult",
    ticked = [],
  }: {
    category?: string;
    age?: number | null;
    type?: "adult" | "child";
    ticked?: readonly Circumstance[];
  },
) =>
  productRefusals(
    { category, caution: { fr, en: "", es: "" } },
    { ageInMonths: age, type, circumstances: ticked },
  );

test.each([
  { caution: "Jamais avant 1 an (risque de botulisme).", age: 11, refused: true },
  { caution: "Jamais avant 1 an (risque de botulisme).", age: 12, refused: false },
  { caution: "Jamais avant 30 mois, ni en cas d’antécédent.", age: 29, refused: true },
  { caution: "Jamais avant 30 mois, ni en cas d’antécédent.", age: 30, refused: false },
  { caution: "Jamais avant 30 mois. Pas avant 12 ans sans avis médical.", age: 143, refused: true },
  {
    caution: "Jamais avant 30 mois. Pas avant 12 ans sans avis médical.",
    age: 144,
    refused: false,
  },
  { caution: "Usage court. Pas avant 12 ans, pas pendant la grossesse.", age: 100, refused: true },
  { caution: "Réservé à l’adulte.", age: 215, refused: true },
  { caution: "Réservé à l’adulte.", age: 216, refused: false },
  { caution: "Avant 3 mois, toute fièvre demande un avis.", age: 1, refused: false },
  { caution: "", age: 1, refused: false },
])("'$caution' at $age months: refused is $refused", ({ caution, age, refused }) => {
  expect(refusals(caution, { age, type: "child" })).toEqual(refused ? ["child"] : []);
});

test("an age nobody wrote down keeps a child from it, and takes an adult at their word", () => {
  const caution = "Pas avant 12 ans sans avis médical.";
  expect(refusals(caution, { age: null, type: "child" })).toEqual(["age-unknown"]);
  expect(refusals(caution, { age: null })).toEqual([]);
  expect(refusals("", { age: null, type: "child" })).toEqual([]);
});

test("something to do is still kept from the too young: honey is food", () => {
  const honey = { category: "Alimentation et hydratation", age: 5, type: "child" } as const;
  expect(refusals("Jamais avant 1 an (risque de botulisme).", honey)).toEqual(["child"]);
});

const SAID =
  "Déconseillé pendant la grossesse et l’allaitement. Ni en cas d’épilepsie. Pas avec une contraception hormonale. Pas en cas d’immunodépression, d’hypertension ni d’asthme.";

test.each<{ ticked: Circumstance; reason: string }>([
  { ticked: "pregnant", reason: "pregnancy" },
  { ticked: "breastfeeding", reason: "breastfeeding" },
  { ticked: "seizure-history", reason: "condition" },
  { ticked: "hormonal-contraception", reason: "condition" },
  { ticked: "immunosuppressed", reason: "condition" },
  { ticked: "heart-or-stroke-history", reason: "condition" },
  { ticked: "breathing-problems", reason: "condition" },
])("$ticked: a plant whose caution says so is refused, $reason", ({ ticked, reason }) => {
  expect(refusals(SAID, { ticked: [ticked] })).toEqual([reason]);
  expect(refusals("", { ticked: [ticked] })).toEqual([]);
  expect(refusals(SAID, { category: STEP, ticked: [ticked] })).toEqual([]);
  expect(refusals(SAID, {})).toEqual([]);
});

test("two conditions are one reason", () => {
  expect(refusals(SAID, { ticked: ["immunosuppressed", "breathing-problems"] })).toEqual([
    "condition",
  ]);
});

test.each([
  ["alcohol", "Peut rendre somnolent : pas avec l’alcool.", true],
  ["alcohol", "Réservé à l’adulte.", false],
  ["liver", "Pas en cas de maladie du foie.", true],
  ["kidney", "Pas en cas de maladie du cœur, des reins ou du foie.", true],
  ["heart_failure", "Pas en cas de maladie du cœur.", true],
  ["coronary_stroke", "Pas en cas de maladie du cœur.", true],
  ["rhythm_qt", "Pas en cas de maladie du cœur.", true],
  ["hypertension", "Pas en cas d’hypertension.", true],
  ["hypertension_severe", "Pas en cas d’hypertension.", true],
  ["ulcer_bleed", "Pas en cas d’ulcère de l’estomac.", true],
  ["diabetes", "Avec un traitement du diabète, avis médical d’abord.", true],
  ["diabetes", "Sucré : à compter en cas de diabète.", false],
  ["anticoagulant_antiplatelet", "Avec un anticoagulant, demandez d’abord.", true],
  ["nsaid_reaction", "Pas en cas d’allergie aux anti-inflammatoires.", true],
  ["lithium", "Pas en cas d’hypertension.", false],
] as const)("%s beside '%s': %s", (condition, caution, isSpokenOf) => {
  const conditions = [{ condition, isUnknown: false, pregnancyWeeks: null }];
  const product = { caution: { fr: caution, en: "", es: "" }, category: "Phytothérapie" };
  expect(productConditions(product, { conditions })).toHaveLength(isSpokenOf ? 1 : 0);
});

test("something to do speaks of no condition: cold water is no plant", () => {
  const liver = [{ condition: "liver", isUnknown: false, pregnancyWeeks: null }] as const;
  const caution = { fr: "Pas en cas de maladie du foie.", en: "", es: "" };
  const conditionsOf = (category: string) =>
    productConditions({ caution, category }, { conditions: liver }).length;
  expect([conditionsOf(PLANT), conditionsOf(STEP)]).toEqual([1, 0]);
});
