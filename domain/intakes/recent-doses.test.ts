import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import {
  isSameProduct,
  latestDoses,
  type RecentDose,
  type SelectedBox,
  summarizeRecentDoses,
  uncountedSubstances,
} from "./recent-doses.ts";

const NOW = instant("2026-11-22T02:00:00Z");

const syrup: SelectedBox = {
  id: "syrup",
  name: "Efferalgan pédiatrique",
  dosage: "30 mg/mL",
  form: "Sirop",
  activeMolecule: null,
};

let made = 0;

function dose(facts: Partial<RecentDose> = {}): RecentDose {
  made += 1;
  return {
    id: `dose ${made}`,
    medicationId: "other",
    name: "Doliprane",
    dosage: "2,4 %",
    form: "Sirop",
    quantity: 7,
    takenAt: instant("2026-11-22T01:15:00Z"),
    by: "julien",
    activeMolecule: null,
    ...facts,
  };
}

const at = (moment: string) => ({ takenAt: instant(`2026-11-${moment}:00Z`) });
const mind = (doses: readonly RecentDose[], box = syrup) => summarizeRecentDoses(box, doses, NOW);
const plain = ({ taken, unknown }: ReturnType<typeof mind>) => ({
  taken: taken.map(({ substance, count, milligrams }) => ({ substance, count, milligrams })),
  unknown: unknown.length,
});

test("a dose of the same substance from another box is the last one", () => {
  const given = dose();
  expect(mind([given]).taken).toEqual([
    {
      substance: "paracetamol",
      last: given,
      doses: [given],
      amounts: [expect.objectContaining({ intakeId: given.id, milligrams: 168 })],
      count: 1,
      milligrams: { sum: 168, isAtLeast: false },
    },
  ]);
});

test.each([
  {
    about: "an amount that is not known makes the sum a least",
    doses: [dose(), dose({ dosage: "sachet" })],
    taken: [{ substance: "paracetamol", count: 2, milligrams: { sum: 168, isAtLeast: true } }],
  },
  {
    about: "a combination counts, its milligrams are of two",
    doses: [dose({ name: "Dafalgan codéine", activeMolecule: "Paracétamol + Codéine" })],
    taken: [{ substance: "paracetamol", count: 1, milligrams: null }],
  },
  {
    about: "a deleted box is known by the name it had",
    doses: [dose({ medicationId: null, name: "DOLIPRANE Enfant" })],
    taken: [{ substance: "paracetamol", count: 1, milligrams: { sum: 168, isAtLeast: false } }],
  },
  {
    about: "it counts until 24 hours have gone by",
    doses: [dose(at("21T02:01")), dose(at("21T02:00"))],
    taken: [{ substance: "paracetamol", count: 1, milligrams: { sum: 168, isAtLeast: false } }],
  },
  {
    about: "longer ago it is named and not counted",
    doses: [dose(at("20T22:00"))],
    taken: [{ substance: "paracetamol", count: 0, milligrams: null }],
  },
  {
    about: "one dated ahead counts",
    doses: [dose(at("23T02:00"))],
    taken: [{ substance: "paracetamol", count: 1, milligrams: { sum: 168, isAtLeast: false } }],
  },
  {
    about: "another substance is none of its business",
    doses: [dose({ name: "Advil" })],
    taken: [],
  },
])("$about", ({ doses, taken }) => {
  expect(plain(mind(doses))).toEqual({ taken, unknown: 0 });
});

test("the summer's end adds an hour that counts", () => {
  const now = instant("2026-10-25T02:30:00Z");
  const given = dose({ takenAt: instant("2026-10-24T02:31:00Z") });
  expect(summarizeRecentDoses(syrup, [given], now).taken[0]?.count).toBe(1);
});

test("each substance of a combination is told by itself", () => {
  const both = { ...syrup, activeMolecule: "Paracétamol + Ibuprofène" };
  const taken = mind([dose(), dose({ name: "Advil", ...at("22T01:30") })], both).taken;
  expect(taken.map(({ substance }) => substance)).toEqual(["paracetamol", "ibuprofen"]);
});

test("aspirin against clots is aspirin", () => {
  const aspirin = { ...syrup, name: "Aspirine", dosage: "500 mg" };
  const kardegic = dose({ name: "Kardegic", dosage: "75 mg", form: "Comprimé", quantity: 1 });
  expect(plain(mind([kardegic], aspirin)).taken).toEqual([
    { substance: "aspirin", count: 1, milligrams: { sum: 75, isAtLeast: false } },
  ]);
});

test("a dose of unknown substance never hides beside a known box", () => {
  expect(plain(mind([dose({ name: "Sirop de la pharmacie" })]))).toEqual({ taken: [], unknown: 1 });
});

test("a box of unknown substance is compared with every dose of the day", () => {
  const box = { ...syrup, name: "Sirop de la pharmacie" };
  const found = mind([dose(), dose({ name: "Autre sirop" }), dose(at("20T22:00"))], box);
  expect(found.substances).toEqual([]);
  expect(found.unknown.map(({ name }) => name)).toEqual(["Doliprane", "Autre sirop"]);
});

test.each([
  { other: { medicationId: "syrup", name: "Renommé" }, isSame: true },
  { other: { name: "EFFERALGAN pediatrique", dosage: "30 mg/ml" }, isSame: true },
  { other: { name: "Efferalgan pédiatrique", dosage: "150 mg" }, isSame: false },
  { other: {}, isSame: false },
])("$other is the same product: $isSame", ({ other, isSame }) => {
  expect(isSameProduct(syrup, dose(other))).toBe(isSame);
});

test("another anti-inflammatory of the day is told beside one, aspirin and metamizole among them", () => {
  const advil = { ...syrup, name: "Advil", dosage: "20 mg/ml" };
  const other = (name: string, hours: number) =>
    mind(
      [
        dose({
          name,
          dosage: "500 mg",
          form: "Comprimé",
          ...at(hours === 1 ? "22T01:00" : "20T23:00"),
        }),
      ],
      advil,
    ).otherNsaid?.substance;
  expect(other("Ketum", 1)).toBe("ketoprofen");
  expect(other("Aspegic", 1)).toBe("aspirin");
  expect(other("Nolotil", 1)).toBe("metamizole");
  expect(other("Nurofen", 1)).toBeUndefined();
  expect(other("Doliprane", 1)).toBeUndefined();
  expect(other("Ketum", 27)).toBeUndefined();
  expect(mind([dose({ name: "Ketum", dosage: "500 mg", form: "Comprimé" })]).otherNsaid).toBeNull();
});

test("what the database recorded of a dose counts, whatever the name of its box", () => {
  const contained = [
    { substanceId: "paracetamol", milligrams: 300, weighedAs: null },
    { substanceId: "codeine", milligrams: 20, weighedAs: "PHOSPHATE DE CODÉINE" },
  ];
  const combination = dose({ ...at("21T22:00"), name: "Boîte bleue", contained });
  const typed = dose({ ...at("22T01:00") });
  const box = { ...syrup, name: "Boîte verte", contained: [{ substanceId: "paracetamol" }] };
  const { substances, taken, unknown } = mind([combination, typed], box);
  expect(substances).toEqual(["paracetamol"]);
  expect(taken).toMatchObject([
    { last: typed, count: 2, milligrams: { sum: 468, isAtLeast: false } },
  ]);
  expect(unknown).toEqual([]);
});

const unknownBox = { name: "Mystère", dosage: "1 g", medicationId: "mystery" };

test("the latest dose of each substance of two days stands once, and of each other product of the last 24 hours", () => {
  const doses = [
    dose({ id: "paracetamol", ...at("22T01:15") }),
    dose({ id: "earlier paracetamol", name: "Efferalgan", ...at("21T20:00") }),
    dose({ id: "both", name: "Lamaline", dosage: "300 mg", ...at("21T12:00") }),
    dose({ id: "unknown", ...unknownBox, ...at("21T10:00") }),
    dose({ id: "unknown, too", ...unknownBox, ...at("21T09:00") }),
    dose({ id: "ibuprofen of before", name: "Advil", dosage: "200 mg", ...at("19T01:00") }),
  ];
  const held = latestDoses(doses.toReversed(), NOW).map(({ id }) => id);
  expect(held).toEqual(["paracetamol", "earlier paracetamol", "both", "unknown"]);
  expect(latestDoses([], NOW)).toEqual([]);
});

test("what is spread on the skin leaves no maximum of tablets uncounted", () => {
  const gel = dose({ name: "Ibuprofène", dosage: "5 %", form: "Crème", quantity: 4 });
  const ointment = dose({ name: "Ibuprofène", dosage: "5 %", form: "Pommade", quantity: 4 });
  const tablet = dose({ name: "Ibuprofène", dosage: "", form: "Comprimé", quantity: 1 });
  expect([...uncountedSubstances([gel, ointment], NOW)]).toEqual([]);
  expect([...uncountedSubstances([gel, tablet], NOW)]).toEqual(["ibuprofen"]);
});
