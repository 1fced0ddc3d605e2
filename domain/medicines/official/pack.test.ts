import { expect, test } from "vitest";
import { householdPack, type Pack, packOf } from "./pack.ts";

const pack = (code: number, label: string, change: Partial<Pack> = {}): Pack => ({
  cip13: String(code),
  cip7: null,
  label,
  state: "sold",
  isSold: true,
  price: 2.18,
  isReimbursed: true,
  ...change,
});
const tablets = (code: number, count: number, change: Partial<Pack> = {}) =>
  pack(code, `plaquette(s) de ${count} comprimé(s)`, change);
const forHospitals = { price: null, isReimbursed: false };

test("nothing is chosen among nothing", () => {
  expect(householdPack([], "Comprimé")).toBeNull();
});

test.each([
  {
    packs: [tablets(1, 100, forHospitals), tablets(2, 8)],
    chosen: "2",
    because: "hospitals buy boxes without a price",
  },
  {
    packs: [tablets(1, 8, { isSold: false }), tablets(2, 100, forHospitals)],
    chosen: "2",
    because: "what is not sold any more comes last",
  },
  {
    packs: [tablets(1, 7), tablets(2, 90), tablets(3, 28)],
    chosen: "3",
    because: "a reimbursed box lasts a month",
  },
  {
    packs: [pack(1, "flacon"), tablets(2, 8)],
    chosen: "2",
    because: "a box that tells its size serves better",
  },
  {
    packs: [tablets(1, 30, forHospitals), tablets(2, 12, forHospitals)],
    chosen: "2",
    because: "of boxes with a free price the smallest is the usual one",
  },
  {
    packs: [tablets(1, 8), tablets(2, 8)],
    chosen: "1",
    because: "of two alike, the first in the file",
  },
])("$chosen is the household's: $because", ({ packs, chosen }) => {
  expect(householdPack(packs, "Comprimé")?.cip13).toBe(chosen);
});

test("a syrup is no month: the smallest bottle", () => {
  const bottles = [pack(1, "1 flacon de 150 ml"), pack(2, "1 flacon de 60 ml")];
  expect(householdPack(bottles, "Sirop")?.cip13).toBe("2");
});

test("a box chosen by hand stands as long as it is sold", () => {
  expect(householdPack([tablets(1, 28), tablets(2, 90)], "Comprimé", "2")?.cip13).toBe("2");
  const gone = tablets(2, 90, { isSold: false });
  expect(householdPack([tablets(1, 28), gone], "Comprimé", "2")?.cip13).toBe("1");
  expect(householdPack([tablets(1, 28)], "Comprimé", "3")?.cip13).toBe("1");
});

const ROW =
  "60000001|3595583|plaquette(s) de 8|Présentation active|Déclaration de commercialisation|19/01/2026|3400935955838|oui|65 %|1,16|2,18|1,02".split(
    "|",
  );
const changed = (column: number, text: string) => ROW.with(column, text);

test("what the patient pays includes the fee", () => {
  expect(packOf(ROW)).toEqual({
    cip13: "3400935955838",
    cip7: "3595583",
    label: "plaquette(s) de 8",
    state: "sold",
    isSold: true,
    price: 2.18,
    isReimbursed: true,
  });
});

test("a code that is missing or misread is computed from the old one", () => {
  expect(packOf(changed(6, "")).cip13).toBe("3400935955838");
  expect(packOf(changed(6, "3400935955839")).cip13).toBe("3400935955838");
  expect(packOf(["60000001", "x"]).cip13).toBeNull();
});

test.each([
  { declared: "Déclaration d'arrêt de commercialisation", state: "stopped" },
  { declared: "Déclaration de suspension de commercialisation", state: "suspended" },
  {
    declared: "Arrêt de commercialisation (le médicament n'a plus d'autorisation)",
    state: "unauthorised",
  },
  { declared: "", state: "unknown" },
])("$declared is not on sale", ({ declared, state }) => {
  expect(packOf(changed(4, declared))).toMatchObject({ state, isSold: false });
});

test("a withdrawn presentation is not on sale, whatever was declared", () => {
  expect(packOf(changed(3, "Présentation abrogée"))).toMatchObject({
    state: "repealed",
    isSold: false,
  });
});

test("rates are written with and without a space, or not at all", () => {
  expect(packOf(changed(8, "65%")).isReimbursed).toBe(true);
  expect(packOf(changed(8, "")).isReimbursed).toBe(false);
});
