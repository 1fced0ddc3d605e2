import fc from "fast-check";
import { expect, test } from "vitest";
import { concentrationOf, readCompositionLine } from "./composition-line.ts";
import type { UnknownReason } from "./unknown-amount.ts";

const read = (strength: string, reference: string, name = "PARACÉTAMOL") =>
  readCompositionLine({
    link: "1",
    acts: false,
    element: "comprimé",
    code: "02202",
    name,
    strength,
    reference,
  });

// Strengths and references as the official file of May 2026 writes them.
test.each<[strength: string, reference: string, milligrams: number, of: string]>([
  ["500,0 mg", "un comprimé", 500, "1 tablet"],
  ["1 g", "un comprimé", 1000, "1 tablet"],
  ["1000 mg", "un comprimé", 1000, "1 tablet"],
  ["1250,00 mg", "un comprimé", 1250, "1 tablet"],
  ["6,816 mg", "un comprimé", 6.816, "1 tablet"],
  ["80,000 mg", "un comprimé", 80, "1 tablet"],
  ["7.5 mg", "un comprimé", 7.5, "1 tablet"],
  ["0.031 mg", "un comprimé", 0.031, "1 tablet"],
  ["25  mg", "un comprimé", 25, "1 tablet"],
  ["0,150000 mg", "un comprimé", 0.15, "1 tablet"],
  ["75 microgrammes", "un comprimé", 0.075, "1 tablet"],
  ["100 µg", "un  comprimé", 0.1, "1 tablet"],
  ["63,8 mg", "un comrpimé", 63.8, "1 tablet"],
  ["250 mg", "comprimé", 250, "1 tablet"],
  ["20 mg", "uncomprimé", 20, "1 tablet"],
  ["5 mg", "un comprimé</p>", 5, "1 tablet"],
  ["100,00 mg", "une gélule", 100, "1 capsule"],
  ["20 mg", "un gélule", 20, "1 capsule"],
  ["400 mg", "une capsule", 400, "1 capsule"],
  ["250 mg", "une gélule de 350 mg", 250, "1 capsule of 0.35 g"],
  ["300 mg", "un suppositoire", 300, "1 suppository"],
  ["150 mg", "un ovule", 150, "1 pessary"],
  ["8,75 mg", "une pastille", 8.75, "1 lozenge"],
  ["2 mg", "une gomme à mâcher médicamenteuse", 2, "1 gum"],
  ["62,25 mg", "un lyophilisat", 62.25, "1 lyophilisate"],
  ["200 microgrammes", "un film orodispersible", 0.2, "1 film"],
  ["200 mg", "un sachet-dose de 0,8 g", 200, "1 sachet of 0.8 g"],
  ["500 mg", "un sachet - dose de 1023 mg", 500, "1 sachet of 1.023 g"],
  ["1000 mg", "sachet-dose de 2046 mg", 1000, "1 sachet of 2.046 g"],
  ["267 mg", "un sachet de 10 mL", 267, "1 sachet of 10 ml"],
  ["1,01 g", "un sachet de 1,01 g", 1010, "1 sachet of 1.01 g"],
  ["2,40 g", "100 ml", 2400, "100 ml"],
  ["3,000 g", "100 ml de solution buvable", 3000, "100 ml"],
  ["20 mg", "1 ml de suspension buvable", 20, "1 ml"],
  ["0,1075 g", "100 ml de sirop", 107.5, "100 ml"],
  ["28, 83 mg", "1 mL de solution", 28.83, "1 ml"],
  ["10, 0 g", "100 ml", 10_000, "100 ml"],
  ["0,0276 g", "100 ml", 27.6, "100 ml"],
  ["453,70036 g", "1 litre de solution", 453_700.36, "1000 ml"],
  ["400 microgrammes", "2 ml de suspension", 0.4, "2 ml"],
  ["10 mg", "un 1 mL de solution", 10, "1 ml"],
  ["12,5 mg", "une solution de 1,0 ml", 12.5, "1 ml"],
  ["25 mg", "1ml de solution", 25, "1 ml"],
  ["250,00 mg", "une cuillère-mesure de 5 ml de suspension reconstituée", 250, "5 ml"],
  ["5 mg", "une cuillère à café de 5 mL", 5, "5 ml"],
  ["1,00 g", "100 g de gel", 1000, "100 g"],
  ["5 g", "100, 0 g", 5000, "100 g"],
  ["15 mg", "1 gramme de gel", 15, "1 g"],
  ["0,5 mg", "un flacon de 30 ml", 0.5, "1 bottle of 30 ml"],
  ["15 mg", "un flacon", 15, "1 bottle"],
  ["125 mg", "1 flacon de 5 ml", 125, "1 bottle of 5 ml"],
  ["500 mg", "un flacon de poudre", 500, "1 bottle"],
  ["50 mg", "une ampoule de 10 ml", 50, "1 ampoule of 10 ml"],
  ["7,5 mg", "1 seringue préremplie de 0,30 ml", 7.5, "1 syringe of 0.3 ml"],
  ["40 mg", "une seringue préremplie 0,4 mL", 40, "1 syringe of 0.4 ml"],
  ["40 mg", "un stylo prérempli de 0,8 mL", 40, "1 pen of 0.8 ml"],
  ["30 mg", "une cartouche de 3 ml", 30, "1 cartridge of 3 ml"],
  ["4 mg", "une poche de 100 ml", 4, "1 bag of 100 ml"],
  ["2,5 mg", "un récipient unidose de 2,5 ml", 2.5, "1 single-dose of 2.5 ml"],
  ["100 microgrammes", "une dose délivrée", 0.1, "1 dose"],
  ["5 microgrammes", "une dose de 0,5 mL (1 flacon contient 10 doses)", 0.005, "1 dose of 0.5 ml"],
  ["30 microgrammes", "une dose (0,3 ml)", 0.03, "1 dose of 0.3 ml"],
  ["184 microgrammes", "une bouffée délivrée", 0.184, "1 puff"],
  ["50 microgrammes", "une pulvérisation (0,1 g)", 0.05, "1 spray of 0.1 g"],
  ["0,05 %", "un flacon de 30 ml", 0.5, "1 ml"],
  ["2 %", "100 g de crème", 20, "1 g"],
])("%s of %s is %d mg in %s", (strength, reference, milligrams, of) => {
  const { amount, unknownBecause } = read(strength, reference);
  expect(unknownBecause).toBeNull();
  const inside = amount?.content ? ` of ${amount.content.amount} ${amount.content.unit}` : "";
  expect(`${amount?.perAmount} ${amount?.perUnit}${inside}`).toBe(of);
  expect(amount).toMatchObject({ amount: milligrams, unit: "mg" });
});

test.each<[strength: string, reference: string, reason: UnknownReason]>([
  ["", "", "not-stated"],
  ["4 CH", "un comprimé", "homeopathic"],
  ["10 mg (1 DH)", "un comprimé", "homeopathic"],
  ["2CH à 30CH et 4DH à 60DH", "100 g", "homeopathic"],
  ["4 ml (TM)", "100 ml", "homeopathic"],
  ["100 000 UI", "une ampoule", "international-units"],
  ["600 000 U.l.", "100 ml", "international-units"],
  ["1,5 M.U.I.", "un comprimé", "international-units"],
  ["1 million d'unités internationales (UI)", "un flacon", "international-units"],
  ["10 000 UI anti-Xa", "une seringue préremplie de 1 mL", "international-units"],
  ["100 unités", "1 ml", "other-units"],
  ["3000 U.CEIP", "un comprimé", "other-units"],
  ["6,8 mEq", "un comprimé", "other-units"],
  ["0,25 mmol", "1 mL", "other-units"],
  ["800 ppm mole", "une mole", "other-units"],
  ["320 micrpgrammes", "1 ml de solution", "other-units"],
  ["74 MBq à la date et heure de calibration", "1 ml", "radioactivity"],
  ["0,1 - 300 GBq à la date et à l'heure de référence", "1 ml", "radioactivity"],
  ["qs (sous une pression de 200 bar)", "une bouteille", "as-needed"],
  ["qsp 160 mg", "une gélule", "as-needed"],
  ["quantité suffisante", "100 mL", "as-needed"],
  ["16,8 mL", "60 mL de solution buvable en gouttes", "volume"],
  ["20 - 48 UI", "1 ml de solution reconstituée", "range"],
  ["supérieur ou égal à 20 UI", "0,50 ml", "range"],
  ["10 mg ou 20 mg ou 50 mg", "un flacon", "range"],
  ["93,3 mg-162,1 mg", "un comprimé", "range"],
  ["50 % mole/mole", "une bouteille", "percentage"],
  ["0,5 %", "un comprimé", "percentage"],
  ["2,2 microgrammes de polyoside pneumococcique", "une dose de 0,5 mL", "described"],
  ["400 mg équivalent à au moins 400 000 UI", "un flacon", "described"],
  ["75 mg de fosphénytoïne sodique anhydre", "1 mL de solution", "described"],
  ["443,40", "un comprimé", "unreadable-strength"],
  ["0, 05000", "100 ml de sirop", "unreadable-strength"],
  ["2.500 mg", "un comprimé", "unreadable-strength"],
  ["10 20 mg", "un comprimé", "unreadable-strength"],
  ["0 mg", "un comprimé", "unreadable-strength"],
  ["2 g", "un tube", "unreadable-reference"],
  ["10 mg", "", "unreadable-reference"],
  ["0,5 mg", "une ampoule ou un flacon de lyophilisat", "unreadable-reference"],
  ["100 mg", "un flacon de 100 ml ou de 250 ml", "unreadable-reference"],
  ["15 mg", "une unité de prise", "unreadable-reference"],
  ["2,75 mg", "un dispositif transdermique", "released-over-time"],
  ["68 mg", "un implant", "released-over-time"],
])("%j of %j: %s", (strength, reference, reason) => {
  expect(read(strength, reference).unknownBecause).toBe(reason);
});

test("international units are told, and are no milligrams", () => {
  expect(read("1,5 M UI", "un comprimé").amount).toMatchObject({ amount: 1_500_000, unit: "IU" });
});

test("a homeopathic stock has no milligrams, whatever its line says", () => {
  const name = "OPIUM POUR PRÉPARATIONS HOMÉOPATHIQUES";
  expect(read("10 mg", "un comprimé", name)).toEqual({
    amount: null,
    unknownBecause: "homeopathic",
  });
});

test.each([
  { strength: "2,40 g", reference: "100 ml", milligrams: 24 },
  { strength: "0,05 %", reference: "un flacon de 30 ml", milligrams: 0.5 },
  { strength: "15 mg", reference: "un flacon de 30 ml", milligrams: 0.5 },
  { strength: "500 mg", reference: "un comprimé", milligrams: null },
])("$strength of $reference is $milligrams mg/ml", ({ strength, reference, milligrams }) => {
  expect(concentrationOf(read(strength, reference))).toBe(milligrams);
});

const masses = fc.constantFrom(
  { unit: "mg", milligrams: 1 },
  { unit: "g", milligrams: 1000 },
  { unit: "microgrammes", milligrams: 0.001 },
);
const digits = fc.integer({ min: 1, max: 9_999_999 });

test("a number means the same however its digits are set apart", () => {
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 3 }), masses, (value, decimals, mass) => {
      const [whole = "", rest] = (value / 10 ** decimals).toFixed(decimals).split(".");
      const apart = whole.replace(/\B(?=(\d{3})+$)/g, " ");
      const spellings = [whole, apart].map((each) => (rest ? `${each},${rest}` : each));
      const wanted = (value / 10 ** decimals) * mass.milligrams;
      for (const spelling of spellings) {
        const { amount } = read(`${spelling} ${mass.unit}`, "un comprimé");
        expect((amount?.amount ?? 0) / wanted).toBeCloseTo(1, 9);
      }
    }),
  );
});

test("milligrams per millilitre are the same for a millilitre, a hundred and a bottle", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 1000 }), (per, ml) => {
      const strength = `${per * ml} mg`;
      for (const reference of [`${ml} ml`, `une ampoule de ${ml} ml`]) {
        expect(concentrationOf(read(strength, reference))).toBeCloseTo(per, 6);
      }
    }),
  );
});

test("whatever a line says, it is a positive amount of a unit or a reason", () => {
  const words = fc.constantFrom(
    "500",
    "1 000",
    "2,4",
    "mg",
    "g",
    "UI",
    "%",
    "ml",
    "un",
    "une",
    "comprimé",
    "flacon",
    "de",
    "ou",
    "à",
    "-",
    "qsp",
    "100",
    "dose",
    "MBq",
    "(",
    ")",
    "CH",
    "microgrammes",
    "sachet",
  );
  const text = fc.array(words, { maxLength: 6 }).map((each) => each.join(" "));
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (strength, reference) => {
      const { amount, unknownBecause } = read(strength, reference);
      expect(unknownBecause === null).toBe(amount?.unit === "mg");
      if (amount) {
        expect(amount.amount).toBeGreaterThan(0);
        expect(amount.perAmount).toBeGreaterThan(0);
      }
    }),
  );
});
