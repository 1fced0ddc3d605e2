import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { findBoxes, indexBoxes } from "./box-search.ts";
import {
  directionOf,
  type InventoryFilter,
  type InventoryOrder,
  indexInventory,
  listInventory,
  toggledOrder,
} from "./inventory-list.ts";
import type { Medication } from "./medication.ts";

const today = day("2026-03-31");

function medication(id: string, facts: Partial<Medication>): Medication {
  return {
    id,
    name: "Doliprane",
    dosage: "1000 mg",
    form: "Comprimé",
    currentQuantity: 8,
    totalQuantity: 8,
    expiresOn: day("2027-05-31"),
    createdAt: instant("2026-01-01T00:00:00Z"),
    ...facts,
  };
}

const cabinet = [
  medication("a", { name: "Éfferalgan", createdAt: instant("2026-03-01T10:00:00+00:00") }),
  medication("b", { name: "advil", dosage: "400 mg", expiresOn: day("2026-03-30") }),
  medication("c", {
    name: "Zyrtec",
    lot: "B-12.4X",
    currentQuantity: 1,
    expiresOn: day("2026-12-31"),
  }),
  medication("d", { name: "Fucidine", form: "Crème", currentQuantity: 0, totalQuantity: 1 }),
];

function shown(filter: Partial<InventoryFilter>): string {
  const whole: InventoryFilter = { search: "", status: "all", order: "newest", ...filter };
  return listInventory(indexInventory(cabinet), whole, today)
    .map(({ id }) => id)
    .join("");
}

test.each([
  { filter: { order: "newest" }, ids: "abdc", because: "equals follow their names" },
  { filter: { order: "name-ascending" }, ids: "badc", because: "É sorts with E and a with A" },
  { filter: { order: "name-descending" }, ids: "cdab", because: "it is the other way round" },
  { filter: { order: "expiry-ascending" }, ids: "bcad", because: "the soonest comes first" },
  {
    filter: { order: "expiry-descending" },
    ids: "adcb",
    because: "equals still follow their names",
  },
  { filter: { order: "stock-ascending" }, ids: "dcba", because: "the emptiest comes first" },
  { filter: { order: "stock-descending" }, ids: "bacd", because: "the fullest comes first" },
  { filter: { order: "dosage-ascending" }, ids: "badc", because: "400 mg is less than 1000 mg" },
  { filter: { order: "dosage-descending" }, ids: "adcb", because: "400 mg is the least" },
  { filter: { search: "efferal" }, ids: "a", because: "names are searched without accents" },
  { filter: { search: "b-12.4" }, ids: "c", because: "a recall names batches" },
  { filter: { search: "400MG" }, ids: "b", because: "dosages are searched" },
  { filter: { search: "zyrtec 1000" }, ids: "c", because: "both are searched together" },
  { filter: { search: "Zyrtec mille." }, ids: "c", because: "a dictation writes numbers as words" },
  { filter: { search: "est-ce qu’on a du Zyrtec ?" }, ids: "c", because: "and whole sentences" },
  { filter: { search: "comprimé" }, ids: "", because: "forms are not searched" },
  { filter: { status: "expired" }, ids: "b", because: "advil has expired" },
  { filter: { status: "low" }, ids: "c", because: "little is left of zyrtec" },
  { filter: { status: "out" }, ids: "d", because: "nothing is left of the other" },
  { filter: { status: "normal" }, ids: "a", because: "the rest is fine" },
  { filter: { status: "low", search: "z" }, ids: "c", because: "both hold" },
] satisfies { filter: Partial<InventoryFilter>; ids: string; because: string }[])(
  "$filter lists $ids: $because",
  ({ filter, ids }) => {
    expect(shown(filter)).toBe(ids);
  },
);

test.each([
  { order: "newest", next: "stock-ascending", because: "the first press sorts" },
  { order: "stock-ascending", next: "stock-descending", because: "the second turns it round" },
  { order: "stock-descending", next: "stock-ascending", because: "the third turns it back" },
  { order: "name-ascending", next: "stock-ascending", because: "another column starts anew" },
] satisfies { order: InventoryOrder; next: InventoryOrder; because: string }[])(
  "pressing the heading of the stock while sorted by $order asks for $next: $because",
  ({ order, next }) => {
    expect(toggledOrder(order, "stock")).toBe(next);
  },
);

test("a column knows its direction, and the others that they have none", () => {
  expect(directionOf("expiry-descending", "expiry")).toBe("descending");
  expect(directionOf("expiry-ascending", "expiry")).toBe("ascending");
  expect(directionOf("expiry-ascending", "stock")).toBeNull();
  expect(directionOf("newest", "name")).toBeNull();
});

test.each([
  { search: "ibuprofene", found: "advil", because: "its substance is searched" },
  { search: "Ibuprofène 200 mg", found: "advil", because: "with its strength" },
  { search: "200 advilmed", found: "advil", because: "words come in any order" },
  { search: "huile d amande", found: "oil", because: "an apostrophe is a space" },
  { search: "Huile d'amande", found: "oil", because: "a straight one as well" },
  { search: "salle de bain", found: "oil", because: "that is where it is" },
  { search: "75 mcg", found: "thyrox", because: "micrograms have several spellings" },
  { search: "75 mg", found: "", because: "milligrams are none of them" },
])("'$search' lists '$found' as the search of everything does: $because", ({ search, found }) => {
  const boxes = [
    { ...medication("advil", { name: "AdvilMed", dosage: "200 mg" }), substance: "Ibuprofène" },
    { ...medication("oil", { name: "Huile d’amande", dosage: "—" }), location: "Salle de bain" },
    medication("thyrox", { name: "Levothyrox", dosage: "75 microgrammes" }),
  ];
  const filter: InventoryFilter = { search, status: "all", order: "newest" };
  const everywhere = indexBoxes(
    boxes,
    (box) => box,
    (box) => ("substance" in box ? box.substance : null),
  );
  const ids = (list: readonly Medication[]) => list.map(({ id }) => id).join(" ");
  expect(ids(listInventory(indexInventory(boxes), filter, today))).toBe(found);
  expect(ids(findBoxes(everywhere, search))).toBe(found);
});

test("an index of 5,000 is searched without folding it again", () => {
  const many = Array.from({ length: 5000 }, (_, number) => medication(`${number}`, {}));
  let reads = 0;
  const counted = many.map((facts) => ({
    ...facts,
    get dosage() {
      reads += 1;
      return facts.dosage;
    },
  }));
  const index = indexInventory(counted);
  const filter: InventoryFilter = { search: "doli", status: "all", order: "name-ascending" };
  for (let key = 0; key < 10; key += 1) {
    expect(listInventory(index, filter, today)).toHaveLength(5000);
  }
  expect(reads).toBe(10_000);
});
