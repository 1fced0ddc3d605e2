import { expect, test } from "vitest";
import { readBoxLine } from "./box-line.ts";
import { isWithoutMaker, type ListedMedicine, matchLine } from "./match-line.ts";
import { isSameStrength } from "./typed-strength.ts";

const listed = (id: string, facts: Partial<ListedMedicine> = {}): ListedMedicine => ({
  id,
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  molecule: "Paracétamol",
  defaultQuantity: 8,
  ...facts,
});

const TABLET = listed("tablet");
const CAPSULE = listed("capsule", { form: "Gélule" });
const HALF = listed("half", { dosage: "500 mg", defaultQuantity: 16 });
const SYRUP = listed("syrup", { dosage: "2,4 %", form: "Sirop", defaultQuantity: 100 });
const LYOPHILISATE = listed("other form", { form: null });
const SMECTA = listed("smecta", {
  name: "Smecta",
  dosage: "3 g",
  form: "Sachet",
  molecule: "Diosmectite",
  defaultQuantity: 30,
});
const ORANGE = { ...SMECTA, id: "orange", name: "Smecta orange" };
const ALL = [TABLET, CAPSULE, HALF, SYRUP];

test.each([
  { typed: "Doliprane 500", found: ALL, sure: "half", because: "one has this strength" },
  { typed: "Doliprane 1000", found: ALL, sure: null, because: "two forms have this strength" },
  { typed: "Doliprane 1000 gélules", found: ALL, sure: "capsule", because: "the form was typed" },
  { typed: "Doliprane 1 g gélules", found: ALL, sure: "capsule", because: "a gram is 1000 mg" },
  { typed: "Doliprane sirop", found: ALL, sure: "syrup", because: "one has this form" },
  { typed: "Doliprane", found: ALL, sure: null, because: "several have this name" },
  { typed: "Paracétamol 500", found: ALL, sure: "half", because: "a substance is a name too" },
  { typed: "Doliprane 250", found: ALL, sure: null, because: "none has this strength" },
  { typed: "Doliprane 1000 sachet", found: ALL, sure: null, because: "none has this form" },
  { typed: "Dolipranne 500", found: [HALF], sure: null, because: "a slip may be another medicine" },
  { typed: "Doliprane enfant", found: [HALF], sure: null, because: "the list does not say so" },
  { typed: "Doliprane 1000", found: [TABLET], sure: "tablet", because: "one is listed" },
  {
    typed: "Doliprane 1000",
    found: [TABLET, LYOPHILISATE],
    sure: null,
    because: "a form without a word is one too",
  },
  {
    typed: "Doliprane 1000",
    found: [TABLET, listed("large", { defaultQuantity: 100 })],
    sure: null,
    because: "two packs are two choices",
  },
  {
    typed: "Doliprane 1000, boîte de 100",
    found: [TABLET, listed("large", { defaultQuantity: 100 })],
    sure: "large",
    because: "the pack was typed",
  },
  {
    typed: "Doliprane 1000, boîte de 30",
    found: [TABLET],
    sure: "tablet",
    because: "a pack that the list lacks is no other medicine",
  },
  {
    typed: "Smecta",
    found: [SMECTA, ORANGE],
    sure: "smecta",
    because: "one has this name and no other word",
  },
  { typed: "Smecta orange", found: [SMECTA, ORANGE], sure: "orange", because: "all words count" },
  { typed: "smécta", found: [SMECTA], sure: "smecta", because: "accents do not count" },
  { typed: "Xyz", found: [], sure: null, because: "nothing was found" },
])("'$typed' is sure: $sure, because $because", ({ typed, found, sure }) => {
  expect(matchLine(readBoxLine(typed, "day-first"), found).sure?.id ?? null).toBe(sure);
});

const THYROX = ["25", "50", "75", "100", "125"].map((amount) =>
  listed(amount, { name: "Levothyrox", dosage: `${amount} microgrammes`, defaultQuantity: 30 }),
);

test.each(["µg", "μg", "mcg", "ug", "microgrammes", "micrograms", "microgramos", ""])(
  "a strength in '%s' finds the listed one",
  (unit) => {
    const read = readBoxLine(`Lévothyrox 75 ${unit} 07/2027`, "day-first");
    expect(matchLine(read, THYROX).sure?.id).toBe("75");
  },
);

test("milligrams are no micrograms", () => {
  const read = readBoxLine("Lévothyrox 75 mg 07/2027", "day-first");
  expect(matchLine(read, THYROX).sure).toBeNull();
});

test("what is asked about is what the line leaves open", () => {
  const ask = (typed: string) =>
    matchLine(readBoxLine(typed, "day-first"), [...ALL, ORANGE]).choices.map(({ id }) => id);
  expect(ask("Doliprane 1000")).toEqual(["tablet", "capsule"]);
  expect(ask("Doliprane 250")).toEqual(["tablet", "capsule", "half", "syrup"]);
  expect(ask("Dolipran"), "of a slip, whatever the search found").toHaveLength(5);
});

const IBUPROFEN = { molecule: "Ibuprofène", defaultQuantity: 20 };
const NUROFEN = listed("nurofen", { ...IBUPROFEN, name: "Nurofen", dosage: "200 mg" });
const CAPS = listed("caps", {
  ...IBUPROFEN,
  name: "NurofenCaps",
  form: "Gélule",
  dosage: "400 mg",
});
const ADVIL = listed("advil", { ...IBUPROFEN, name: "Advil", dosage: "200 mg" });
const ADVIL_CHILD = listed("advil child", {
  ...IBUPROFEN,
  name: "AdvilMed enfants et nourrissons",
  dosage: "20 mg/ml",
  form: "Sirop",
  defaultQuantity: 200,
});
const BABY = listed("baby", {
  name: "Doliprane nourrissons",
  dosage: "100 mg",
  form: "Suppositoire",
});
const BRANDS = [ADVIL, ADVIL_CHILD, NUROFEN, CAPS];

test.each([
  { typed: "Doliprane 250", found: ALL, lacks: ["strength"], choices: 4 },
  { typed: "Dolipran 250", found: ALL, lacks: ["strength"], choices: 4 },
  { typed: "Doliprane 250 sirop", found: ALL, lacks: ["strength"], choices: ["syrup"] },
  { typed: "Doliprane 250 sachet", found: ALL, lacks: ["strength", "form"], choices: 4 },
  { typed: "Doliprane 1000", found: ALL, lacks: [], choices: ["tablet", "capsule"] },
  { typed: "Doliprane 1000 sachet", found: ALL, lacks: ["form"], choices: ["tablet", "capsule"] },
  { typed: "Doliprane", found: ALL, lacks: [], choices: 4 },
  { typed: "Xyz 250", found: [], lacks: [], choices: [] },
  { typed: "Nurofen enfant", found: BRANDS, lacks: ["age"], choices: ["nurofen", "caps"] },
  {
    typed: "Nurofen bébé sirop",
    found: BRANDS,
    lacks: ["age", "form"],
    choices: ["nurofen", "caps"],
  },
  { typed: "Nurofenpro sirop", found: BRANDS, lacks: [], choices: ["advil child"] },
  { typed: "Nurofenpro sachet", found: BRANDS, lacks: ["form"], choices: 4 },
  { typed: "Antarène niños", found: BRANDS, lacks: [], choices: ["advil child"] },
  { typed: "Doliprane children", found: [BABY, HALF], lacks: ["age"], choices: ["baby", "half"] },
  { typed: "enfant", found: BRANDS, lacks: [], choices: ["advil child"] },
])("'$typed' asks about $choices, and none has its $lacks", ({ typed, found, lacks, choices }) => {
  const match = matchLine(readBoxLine(typed, "day-first"), found);
  expect(match.sure).toBeNull();
  expect(match.lacks.map((lack) => lack.of)).toEqual(lacks);
  const ids = match.choices.map(({ id }) => id);
  expect(typeof choices === "number" ? ids.length : ids).toEqual(choices);
});

test("what is said to be missing is what was typed", () => {
  const match = matchLine(readBoxLine("Nurofen enfant 50 mg sachet", "day-first"), BRANDS);
  expect(match.lacks.map(({ typed }) => typed)).toEqual(["enfant", "50 mg", "Sachet"]);
});

test.each(["AdvilMed enfant", "advilmed nourrisson", "AdvilMed children", "AdvilMed lactantes"])(
  "'%s' is the only one of which the list says so",
  (typed) => {
    const adult = { ...ADVIL, id: "adult", name: "AdvilMed" };
    const found = [adult, ADVIL_CHILD];
    expect(matchLine(readBoxLine(typed, "day-first"), found).sure?.id).toBe("advil child");
  },
);

test.each([
  { typed: "Atorvastatine", name: "Atorvastatine Biogaran", molecule: "Atorvastatine", is: true },
  { typed: "ibuprofène", name: "Advil", molecule: "Ibuprofène", is: true },
  { typed: "ibuprofène enfant", name: "Advil enfants", molecule: "Ibuprofène", is: true },
  {
    typed: "Atorvastatine Biogaran",
    name: "Atorvastatine Biogaran",
    molecule: "Atorvastatine",
    is: false,
  },
  { typed: "amoxicilline", name: "Amoxicilline", molecule: "Amoxicilline", is: false },
  { typed: "Smecta", name: "Smecta orange", molecule: "Diosmectite", is: false },
  { typed: "Codéine", name: "Codoliprane", molecule: "Paracétamol + Codéine", is: false },
])("$typed names $name without its maker: $is", ({ typed, name, molecule, is }) => {
  expect(isWithoutMaker(typed, { name, molecule })).toBe(is);
});

test.each([
  { typed: "1000", listed: "1000 mg", same: true },
  { typed: "1 g", listed: "1000 mg", same: true },
  { typed: "1000 mg", listed: "1 g", same: true },
  { typed: "1000", listed: "1 g", same: true },
  { typed: "1 000 mg", listed: "1000 mg", same: true },
  { typed: "75 \u00b5g", listed: "75 microgrammes", same: true },
  { typed: "75 \u03bcg", listed: "75 microgrammes", same: true },
  { typed: "75 mcg", listed: "75 microgrammes", same: true },
  { typed: "75 ug", listed: "75 microgrammes", same: true },
  { typed: "75 micrograms", listed: "75 microgrammes", same: true },
  { typed: "75 microgramos", listed: "75 µg", same: true },
  { typed: "150/30 µg", listed: "150 microgrammes/30 microgrammes", same: true },
  { typed: "100 µg/dose", listed: "100 microgrammes/dose", same: true },
  { typed: "0,075 mg", listed: "75 microgrammes", same: true },
  { typed: "75 mcg", listed: "75 mg", same: false },
  { typed: "75 mg", listed: "75 microgrammes", same: false },
  { typed: "75 µg", listed: "175 microgrammes", same: false },
  { typed: "75 mcg", listed: "75 µg", same: true },
  { typed: "500", listed: "500 mg/30 mg", same: true },
  { typed: "500/30 mg", listed: "500 mg/30 mg", same: true },
  { typed: "500/60 mg", listed: "500 mg/30 mg", same: false },
  { typed: "2,4 %", listed: "2.4 %", same: true },
  { typed: "250 mg/5 ml", listed: "250 mg/5 mL", same: true },
  { typed: "100000 UI", listed: "100 000 UI", same: true },
  { typed: "500 mg", listed: "500 UI", same: false },
  { typed: "50", listed: "500 mg", same: false },
  { typed: "mg", listed: "500 mg", same: false },
  { typed: "500", listed: "", same: false },
  { typed: "1.000 mg", listed: "1 mg", same: false },
  { typed: "1.000 mg", listed: "1000 mg", same: false },
  { typed: "1.000 mg", listed: "1.000 mg", same: true },
  { typed: "0,125 mg", listed: "0.125 mg", same: true },
])("$typed is $listed: $same", ({ typed, listed, same }) => {
  expect(isSameStrength(typed, listed)).toBe(same);
});

test("a strength that was typed leaves the others out, also beside a word that no list has", () => {
  const read = (line: string) => readBoxLine(line, "day-first");
  const choices = (line: string) => matchLine(read(line), ALL).choices.map(({ id }) => id);
  expect(choices("Doliprane 2,4 % suspension buvable")).toEqual(["syrup"]);
  expect(choices("Doliprane 2,4 % maison")).toEqual(["syrup"]);
  expect(choices("Doliprane 250 mg maison")).toEqual(ALL.map(({ id }) => id));
});
