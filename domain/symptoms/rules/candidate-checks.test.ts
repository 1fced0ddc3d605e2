import { expect, test } from "vitest";
import { aRecall } from "../../../testing/samples/recalls.ts";
import { day } from "../../calendar/day.ts";
import { instant } from "../../calendar/instant.ts";
import type { Form } from "../../inventory/form.ts";
import {
  moleculesIn,
  SOMETHING_ELSE,
  type Substance,
  substancesOf,
} from "../../medicines/molecules/molecule.ts";
import type { RecallableBox } from "../../notices/recall.ts";
import type { Circumstance } from "../facts/circumstances.ts";
import { refusalsOf } from "./candidate-checks.ts";
import type { CheckContext } from "./check.ts";

const CONTEXT: CheckContext = {
  country: "FR",
  today: day("2026-11-21"),
  patient: {
    type: "adult",
    ageInMonths: 420,
    weightKg: null,
    weightStanding: "missing",
    allergies: [],
    conditions: [],
    circumstances: [],
    treatmentAnswers: { taken: [], untaken: [] },
  },
  allergies: [],
  treatments: { list: [], conditions: [], recorded: new Map() },
  unrecorded: [],
  isUnnamedTaken: false,
  overMaximum: [],
  waitingForFever: [],
  moments: new Set(),
  now: instant("2026-11-21T12:00:00Z"),
};

/** What no list of substances holds. */
const unheardOf: readonly Substance[] = ["zorglubine"];

function candidateOf(substances: readonly Substance[]) {
  const box = {
    id: "box",
    name: substances.join(" "),
    dosage: "24 mg/ml",
    form: "Sirop" as const,
    currentQuantity: 8,
    expiresOn: day("2027-06-30"),
    activeMolecule: null,
    needsPrescription: false,
    ownerId: "patient",
  };
  return { item: { kind: "box" as const, box }, names: [box.name] };
}

function reasons(
  name: string,
  dosage: string,
  form: Form,
  needsPrescription: boolean | null,
  owner: "patient" | "other" | null = "patient",
  isUnreadable = false,
  recalled: RecallableBox = {},
) {
  const substances = substancesOf({ name, dosage, activeMolecule: null });
  const box = {
    id: "box",
    name,
    dosage,
    form,
    currentQuantity: 8,
    expiresOn: day("2027-06-30"),
    activeMolecule: null,
    needsPrescription,
    ...recalled,
    ...(isUnreadable && {
      isUnreadable: true as const,
      currentQuantity: 0,
      expiresOn: day("1900-01-01"),
    }),
    ...(owner === "other" ? { ownerId: "lea", otherOwner: { name: "Léa" } } : { ownerId: owner }),
  };
  const item = { kind: "box" as const, box };
  const requested = new Set(substances);
  return refusalsOf(
    { item, substances, names: [name], requested, isListedAsPrescribed: false },
    CONTEXT,
  ).map(({ reason }) => reason);
}

test.each<[string, string, Form]>([
  ["Voltarène", "50 mg", "Comprimé"],
  ["Diclofénac", "75 mg", "Gélule"],
  ["Diclofénac", "75 mg/3 ml", "Solution injectable"],
  ["Ibuprofeno", "600 mg", "Comprimé"],
  ["Naproxène", "550 mg", "Comprimé"],
  ["Naproxène", "500 mg", "Comprimé"],
  ["Hydrocortisone", "10 mg", "Comprimé"],
  ["Lamisil", "250 mg", "Comprimé"],
  ["Zovirax", "200 mg", "Comprimé"],
  ["Paracétamol", "10 mg/ml", "Solution injectable"],
  ["Xylocaïne", "20 mg/ml", "Solution injectable"],
])("%s %s, %s, typed by hand is on prescription", (name, dosage, form) => {
  expect(reasons(name, dosage, form, null)).toEqual(["prescription-needed"]);
  expect(reasons(name, dosage, form, false)).toEqual([]);
});

test.each<[string, string, Form]>([
  ["Voltarène", "1 %", "Crème"],
  ["Cataflam", "25 mg", "Comprimé"],
  ["Ibuprofène", "400 mg", "Comprimé"],
  ["Aleve", "220 mg", "Comprimé"],
  ["Hydrocortisone", "1 %", "Crème"],
  ["Lamisil", "1 %", "Crème"],
  ["Zovirax", "5 %", "Crème"],
])("%s %s, %s, typed by hand is as the list has it", (name, dosage, form) => {
  expect(reasons(name, dosage, form, null)).toEqual([]);
});

interface Composed {
  readonly holds: readonly Substance[];
  readonly circumstances?: readonly Circumstance[];
  readonly type?: "adult" | "child";
  readonly said: readonly string[];
}

test.each<[string, string, Form, readonly string[]]>([
  ["Doliprane", "—", "Comprimé", ["strength-unknown"]],
  ["Doliprane", "—", "Autre", ["strength-unknown"]],
  ["Doliprane", "—", "Crème", ["strength-unknown"]],
  ["Doliprane 2", "—", "Comprimé", ["strength-unknown"]],
  ["Doliprane 1000 mg", "—", "Comprimé", ["strength-unknown"]],
  ["Doliprane", "16 comprimés", "Comprimé", ["strength-unknown"]],
  ["Doliprane", "1 boîte", "Comprimé", ["strength-unknown"]],
  ["Doliprane", "1000 mg", "Comprimé", []],
  ["Advil gel", "—", "Crème", []],
])(
  "%s %s, %s, is offered to nobody unless its strength can be compared",
  (name, dosage, form, said) => {
    expect(reasons(name, dosage, form, null)).toEqual(said);
  },
);

/** What a box holds beside the paracetamol that is asked for, and substances that no list knows. */
test.each<Composed>([
  { holds: ["paracetamol", "vitamin-c"], said: [] },
  { holds: ["paracetamol", "trimethylphloroglucinol"], said: [] },
  { holds: ["paracetamol", "simeticone"], said: [] },
  { holds: ["paracetamol", "sodium-bicarbonate"], said: [] },
  { holds: ["paracetamol", "calcium-carbonate"], said: [] },
  { holds: ["paracetamol", "caffeine"], said: ["other-substances"] },
  { holds: ["paracetamol", SOMETHING_ELSE], said: ["unknown-substance"] },
  { holds: unheardOf, said: [] },
  { holds: unheardOf, circumstances: ["pregnant"], said: ["unknown-substance"] },
  { holds: unheardOf, circumstances: ["breastfeeding"], said: ["unknown-substance"] },
  { holds: unheardOf, type: "child", said: ["unknown-substance"] },
])("a box of $holds for $type, $circumstances: $said", ({ holds, circumstances, type, said }) => {
  const substances = [...holds];
  const requested = new Set<Substance>(["paracetamol", ...unheardOf]);
  const { item, names } = candidateOf(substances);
  const found = refusalsOf(
    { item, names, substances, requested, isListedAsPrescribed: false },
    {
      ...CONTEXT,
      patient: {
        ...CONTEXT.patient,
        ageInMonths: type === "child" ? 120 : 420,
        circumstances: circumstances ?? [],
        type: type ?? "adult",
      },
    },
  );
  expect(found.map(({ reason }) => reason)).toEqual(said);
});

test("a lotion against lice is none against wind", () => {
  expect(moleculesIn("Diméticone")).toEqual(["dimeticone"]);
  expect(moleculesIn("Dimethicone")).toEqual(["dimeticone"]);
  expect(moleculesIn("Dimeticona")).toEqual(["dimeticone"]);
  expect(moleculesIn("Pouxit")).toEqual(["dimeticone"]);
  expect(moleculesIn("Siméticone")).toEqual(["simeticone"]);
  expect(moleculesIn("Polysilane")).toEqual(["simeticone"]);
});

test.each([
  { owner: "other" as const, needsPrescription: null, because: ["somebody-elses"] },
  { owner: "other" as const, needsPrescription: false, because: [] },
  { owner: "other" as const, needsPrescription: true, because: ["prescription-needed"] },
  { owner: "patient" as const, needsPrescription: null, because: [] },
  { owner: null, needsPrescription: null, because: [] },
])(
  "a box of $owner, on prescription $needsPrescription, is refused for $because",
  ({ owner, needsPrescription, because }) => {
    expect(reasons("Doliprane", "500 mg", "Comprimé", needsPrescription, owner)).toEqual(because);
  },
);

test("a box that cannot be read is refused for that alone, and not for the worst that stands in for it", () => {
  const read = (isUnreadable: boolean) =>
    reasons("Doliprane", "500 mg", "Comprimé", false, "patient", isUnreadable);
  expect(read(true)).toEqual(["unreadable"]);
  expect(read(false)).toEqual([]);
});

test.each([
  { lot: "AB1", said: ["recalled"] },
  { lot: null, said: ["lot-unknown"] },
  { lot: "AB2", said: [] },
])("of a recall of AB1, a box with the batch $lot is refused as $said", ({ lot, said }) => {
  const notices = { recalls: [aRecall("AB1")] };
  const found = reasons("Doliprane", "500 mg", "Comprimé", false, "patient", false, {
    lot,
    notices,
  });
  expect(found).toEqual(said);
});

/** Of one person and one box of a French brand: all that is said, with the weights of the leaflet. */
function saidOf(
  box: { readonly name: string; readonly dosage: string; readonly form: Form },
  patient: Partial<CheckContext["patient"]>,
  circle: Partial<CheckContext> = {},
) {
  const substances = substancesOf({ ...box, activeMolecule: null });
  const candidate = candidateOf(substances);
  const item = { ...candidate.item, box: { ...candidate.item.box, ...box } };
  return refusalsOf(
    {
      item,
      names: [box.name],
      substances,
      requested: new Set(substances),
      isListedAsPrescribed: false,
    },
    { ...CONTEXT, ...circle, patient: { ...CONTEXT.patient, ...patient } },
  );
}

const child = (years: number, weightKg: number, weightStanding: "usable" | "old" = "usable") =>
  ({ type: "child", ageInMonths: years * 12, weightKg, weightStanding }) as const;

const DOLIPRANE_500 = { name: "Doliprane", dosage: "500 mg", form: "Comprimé" } as const;

test("an age that the leaflet does not print is said as an age, and not as a weight", () => {
  const said = saidOf({ name: "Donormyl", dosage: "15 mg", form: "Comprimé" }, child(14, 50));
  expect(said.map(({ reason }) => reason)).toContain("child");
  expect(said.filter(({ leaflet }) => leaflet)).toEqual([]);
});

test("a weight outside the leaflet is named, one that may not be used is not", () => {
  const outside = saidOf(DOLIPRANE_500, child(9, 22)).find(({ leaflet }) => leaflet);
  expect(outside).toMatchObject({ reason: "leaflet-weight", leaflet: { least: 27, weightKg: 22 } });
  const old = saidOf(DOLIPRANE_500, child(9, 22, "old")).find(({ leaflet }) => leaflet);
  expect(old).toMatchObject({ reason: "weight-unknown", leaflet: { weightKg: null } });
});

test("a leaflet without a smallest weight has none", () => {
  const advil = { name: "Advil", dosage: "20 mg/ml", form: "Sirop" } as const;
  const outside = saidOf(advil, child(11, 40)).find(({ leaflet }) => leaflet);
  expect(outside?.leaflet).toMatchObject({ least: null, most: 30 });
});

test.each([
  { kg: 15, isRefused: false },
  { kg: 14.9, isRefused: true },
])("300 mg at once for $kg kg: more than any leaflet prints, $isRefused", ({ kg, isRefused }) => {
  const box = { name: "Paracétamol", dosage: "300 mg", form: "Suppositoire" } as const;
  const rules = saidOf(box, child(4, kg)).map(({ rule }) => rule);
  expect(rules.includes("label-strength")).toBe(isRefused);
});

test("an adult of few kilograms is no child", () => {
  const light = { weightKg: 45, weightStanding: "usable" } as const;
  const box = { name: "Paracétamol", dosage: "1000 mg", form: "Suppositoire" } as const;
  expect(saidOf(box, light).map(({ rule }) => rule)).not.toContain("label-strength");
});

test("while a fever medicine waits, what is not against fever is not held back", () => {
  const waiting = { waitingForFever: ["paracetamol"] as const };
  const spasfon = { name: "Spasfon", dosage: "80 mg", form: "Comprimé" } as const;
  const advil = { name: "Advil", dosage: "200 mg", form: "Comprimé" } as const;
  expect(saidOf(spasfon, {}, waiting).map(({ reason }) => reason)).toEqual([]);
  expect(saidOf(advil, {}, waiting).map(({ reason }) => reason)).toContain("other-fever-medicine");
});
