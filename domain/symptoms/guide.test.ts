import fc from "fast-check";
import { expect, test } from "vitest";
import { factsOf, outcomeOf, scenarios } from "../../testing/builders/symptom-scenario.ts";
import { RED_FLAG_SAMPLES } from "../../testing/samples/red-flags.ts";
import {
  SCENARIO_PRODUCTS,
  SCENARIO_SYMPTOMS,
  scenarioSymptom,
} from "../../testing/samples/symptom-scenario-lists.ts";
import { SCENARIO_TABLE } from "../../testing/samples/symptom-scenarios.ts";
import { addDays } from "../calendar/day.ts";
import { instantAt } from "../calendar/instant.ts";
import { PROFILE_RULE_FACTS } from "../interactions/profile-rule-facts.ts";
import { isIn, listed, substancesOf } from "../medicines/molecules/molecule.ts";
import { parseAllergy } from "../medicines/molecules/molecule-allergy.ts";
import type { MoleculeClass } from "../medicines/molecules/molecule-classes.ts";
import { CONDITIONS, type Condition } from "../profiles/conditions.ts";
import { RED_FLAGS } from "./emergencies/red-flag.ts";
import { CIRCUMSTANCES } from "./facts/circumstances.ts";
import { CATEGORIES, type GuideFacts } from "./facts/guide-facts.ts";
import type { Guidance, Offer } from "./guidance.ts";
import { guide } from "./guide.ts";
import { LIST_COUNTRIES } from "./list/symptom.ts";

const table = scenarios(SCENARIO_TABLE);

test.each(table)("$because", (scenario) => {
  expect(outcomeOf(scenario)).toEqual(scenario.expected);
});

test("no line of the table is there twice", () => {
  expect(new Set(table.map(({ because }) => because)).size).toBe(table.length);
});

/** What a rule that refuses nothing says of an offer. */
const SAID_OF: Readonly<Record<string, string>> = {
  P10: "paracetamol-first",
  P25: "same-substance-taken",
  P27: "drowsiness",
};

test.each(PROFILE_RULE_FACTS)(
  "$id holds in a line, and not in one that is nearly the same",
  ({ id }) => {
    const says = new RegExp(`\\b${SAID_OF[id] ?? id}\\b`, "u");
    const isSaidIn = ({ expected }: (typeof table)[number]) =>
      [...expected.offers, ...expected.refuses].some((line) => says.test(line));
    const isAbout = new RegExp(`\\b${id}\\b`, "u");
    expect(table.some(isSaidIn)).toBe(true);
    expect(table.filter((row) => isAbout.test(row.because)).some((row) => !isSaidIn(row))).toBe(
      true,
    );
  },
);

const plain = factsOf({
  because: "",
  who: "adult 35y",
  feels: [],
  has: [],
  took: [],
  expected: { offers: [], refuses: [], says: [] },
});

const facts: fc.Arbitrary<GuideFacts> = fc.record({
  chosen: fc.uniqueArray(
    fc
      .constantFrom(...SCENARIO_SYMPTOMS)
      .map((symptom) => ({ text: symptom.name.fr, symptom }))
      .filter(({ symptom }) => symptom.severity !== "urgent"),
    { minLength: 1, maxLength: 4, selector: ({ text }) => text },
  ),
  country: fc.constantFrom(...LIST_COUNTRIES),
  category: fc.constantFrom(...CATEGORIES),
  patient: fc.record({
    treatmentAnswers: fc.constant({ taken: [], untaken: [] }),
    type: fc.constantFrom("adult" as const, "child" as const),
    ageInMonths: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1100 })),
    weightKg: fc.oneof(fc.constant(null), fc.integer({ min: 3, max: 120 })),
    weightStanding: fc.constantFrom("usable" as const, "old" as const, "missing" as const),
    allergies: fc
      .subarray(["pénicilline", "aspirine", "ibuprophène", "Spasfon", "codeína", "miel"])
      .map((typed) => typed.map((each) => parseAllergy(each))),
    conditions: fc
      .subarray([...CONDITIONS])
      .map((some) =>
        some.map((condition) => ({ condition, isUnknown: false, pregnancyWeeks: null })),
      ),
    circumstances: fc.subarray([...CIRCUMSTANCES]),
  }),
  boxes: fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      name: fc.constantFrom(
        "Doliprane",
        "Advil",
        "Aspirine",
        "Spasfon",
        "Imodium",
        "Clamoxyl",
        "Zorglub",
      ),
      dosage: fc.constantFrom("1000 mg", "500 mg", "200 mg", "2,4 %"),
      form: fc.constantFrom("Comprimé" as const, "Sirop" as const),
      currentQuantity: fc.integer({ min: 0, max: 3 }),
      expiresOn: fc.integer({ min: -40, max: 40 }).map((days) => addDays(plain.today, days)),
      activeMolecule: fc.constantFrom(null, "Paracétamol", "Paracétamol + Codéine", "Miel"),
      needsPrescription: fc.constantFrom(null, true, false),
      ownerId: fc.constantFrom(null, "patient"),
    }),
    { maxLength: 6, selector: ({ id }) => id },
  ),
  intakes: fc.array(
    fc.record({
      medicationId: fc.constant(null),
      medicationName: fc.constantFrom("Doliprane", "Advil"),
      takenAt: fc
        .integer({ min: 0, max: 60 })
        .map((hours) => instantAt(Date.parse(plain.now) - hours * 3_600_000)),
    }),
    { maxLength: 3 },
  ),
  products: fc.constant(SCENARIO_PRODUCTS),
  today: fc.constant(plain.today),
  now: fc.constant(plain.now),
});

const offersOf = ({ symptoms }: Guidance) => symptoms.flatMap(({ offers }) => offers);
const nameOf = ({ item }: Offer) => (item.kind === "box" ? item.box.id : item.name);

test("an expired, an empty or a prescribed box is never offered", () => {
  fc.assert(
    fc.property(facts, (given) => {
      for (const { item } of offersOf(guide(given))) {
        if (item.kind !== "box") continue;
        expect(item.box.expiresOn >= given.today).toBe(true);
        expect(item.box.currentQuantity).toBeGreaterThan(0);
        expect(item.box.needsPrescription).not.toBe(true);
      }
    }),
  );
});

/** What the list of conditions says of whom: nothing of this may be offered, whether it is refused or asked about. */
const NOT_OFFERED: readonly (readonly [Condition, MoleculeClass])[] = [
  ["ulcer_bleed", "nsaids"],
  ["kidney", "nsaids"],
  ["liver", "nsaids"],
  ["heart_failure", "nsaids"],
  ["coronary_stroke", "nsaids"],
  ["hypertension", "vasoconstrictors"],
  ["hypertension_severe", "vasoconstrictors"],
  ["asthma_copd", "nsaids"],
  ["glaucoma_closed", "anticholinergics"],
  ["retention_prostate", "anticholinergics"],
  ["anticoagulant_antiplatelet", "nsaids"],
  ["lithium", "nsaids"],
  ["methotrexate", "nsaids"],
  ["alcohol", "sedatives"],
  ["dehydration_now", "nsaids"],
  ["nsaid_reaction", "nsaids"],
  ["chickenpox_now", "nsaids"],
  ["pregnancy", "nsaids"],
  ["breastfeeding", "nsaids"],
];

test("what a condition of the profile speaks against is never offered", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const conditions = given.patient.conditions.map(({ condition }) => condition);
      const classes = NOT_OFFERED.filter(([condition]) => conditions.includes(condition)).map(
        ([, each]) => each,
      );
      for (const { item } of offersOf(guide(given))) {
        if (item.kind === "product") continue;
        const substances = item.kind === "box" ? substancesOf(item.box) : listed(item.name);
        expect(substances.filter((each) => isIn(classes, each))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

test("who is allergic to aspirin or penicillin is never offered one of its class", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const patient = {
        ...given.patient,
        allergies: ["aspirine", "pénicilline"].map((each) => parseAllergy(each)),
      };
      for (const { item } of offersOf(guide({ ...given, patient }))) {
        const substances =
          item.kind === "box"
            ? substancesOf(item.box)
            : substancesOf({ name: item.name, dosage: "", activeMolecule: null });
        expect(substances.filter((each) => isIn(["nsaids", "penicillins"], each))).toEqual([]);
      }
    }),
  );
});

test("one more circumstance refuses whatever was refused before it", () => {
  fc.assert(
    fc.property(facts, fc.constantFrom(...CIRCUMSTANCES), (given, circumstance) => {
      const before = guide(given);
      const circumstances = [...given.patient.circumstances, circumstance];
      const after = guide({ ...given, patient: { ...given.patient, circumstances } });
      fc.pre(before.emergencies.length === 0 && after.emergencies.length === 0);
      const keys = ({ refusals }: Guidance) =>
        refusals.map(({ item }) => (item.kind === "box" ? item.box.id : item.name));
      expect(keys(after)).toEqual(expect.arrayContaining(keys(before)));
      // What takes a refused one's place was allowed before, and stood behind it. A box that waits is named for one symptom
      // and refused for another, as the list has it for the one alone.
      const open = offersOf(after).filter(({ waiting }) => waiting === null);
      expect(open.map(nameOf).filter((each) => keys(before).includes(each))).toEqual([]);
    }),
  );
});

test("what is offered was not refused, at most twice for a symptom, each with its source", () => {
  fc.assert(
    fc.property(facts, (given) => {
      const guidance = guide(given);
      const refusalOf = new Map(
        guidance.refusals.map(({ item, reasons }) => [
          item.kind === "box" ? item.box.id : null,
          reasons.map(({ reason }) => reason),
        ]),
      );
      for (const { chosen, offers } of guidance.symptoms) {
        expect(offers.length).toBeLessThanOrEqual(2);
        for (const { item, source, suggestion, needsPrescription, waiting } of offers) {
          if (item.kind === "product") expect(suggestion).toBe(item.name);
          expect(needsPrescription === true || needsPrescription === false).toBe(true);
          // One that waits says until when beside one symptom, and is refused for another.
          if (item.kind === "box") {
            expect(refusalOf.get(item.box.id) ?? ["waiting"]).toEqual(["waiting"]);
            if (refusalOf.has(item.box.id)) expect(waiting).not.toBeNull();
          }
          expect(source).toBe(
            item.kind === "product" ? item.product.source : chosen.symptom?.source,
          );
        }
      }
    }),
  );
});

test.each(RED_FLAGS)("%s: nothing is offered or refused beside an emergency", (flag) => {
  const text = RED_FLAG_SAMPLES[flag][0] ?? "";
  fc.assert(
    fc.property(facts, (given) => {
      const chosen = [...given.chosen, { text, symptom: null }];
      const guidance = guide({ ...given, chosen });
      expect(guidance.emergencies.map((each) => each.flag)).toContain(flag);
      expect(offersOf(guidance)).toEqual([]);
      expect(guidance.refusals).toEqual([]);
      expect(guidance.consultFirst).toEqual([]);
      expect(guidance.symptoms.length).toBe(chosen.length);
    }),
    { numRuns: 5 },
  );
});

test("in a cabinet of five thousand boxes the one that ends first is found", () => {
  const named = ["Doliprane", "Advil", "Spasfon Lyoc", "Zorglub forte"];
  const boxes = Array.from({ length: 5000 }, (_, at) => ({
    id: `box-${at}`,
    name: named[at % named.length] ?? "",
    dosage: "500 mg",
    form: "Comprimé" as const,
    currentQuantity: 8,
    expiresOn: addDays(plain.today, 5000 - at),
    activeMolecule: null,
    needsPrescription: null,
    ownerId: null,
  }));
  const chosen = [{ text: "Mal de tête", symptom: scenarioSymptom("headache") }];
  const [line] = guide({ ...plain, chosen, boxes }).symptoms;
  expect(line?.offers.map(({ item }) => item.kind === "box" && item.box.id)).toEqual([
    "box-4996",
    "box-4997",
  ]);
});

test("a fever of 40 °C is for a doctor and one of 41 °C an emergency, typed or noted", () => {
  const fever = { ...scenarioSymptom("fever"), key: "fever-adult", severity: "mild" } as const;
  const chip = { text: fever.name.fr, symptom: fever };
  const answer = (said: string | undefined, noted: string) =>
    guide({
      ...plain,
      chosen: [said === undefined ? chip : { ...chip, said }],
      noted: [{ text: noted, symptom: null }],
    });
  for (const high of [answer("fièvre à 40,4", "38,0 °C"), answer(undefined, "40,4 °C")]) {
    expect(high.emergencies).toEqual([]);
    expect(high.consultFirst).toContain("high-fever");
    expect(high.symptoms.map(({ severity }) => severity)).toEqual(["doctor"]);
  }
  const low = answer("fièvre à 39", "38,0 °C");
  expect(low.consultFirst).not.toContain("high-fever");
  expect(low.symptoms.map(({ severity }) => severity)).toEqual([fever.severity]);
  for (const extreme of [answer("fièvre à 41", "38,0 °C"), answer(undefined, "41,2 °C")]) {
    expect(extreme.emergencies).toHaveLength(1);
    expect(extreme.symptoms.flatMap(({ offers }) => offers)).toEqual([]);
  }
});

test("words about somebody else offer nothing to the person who is chosen", () => {
  const fever = { text: "Fièvre", symptom: { ...scenarioSymptom("fever"), key: "fever-child" } };
  const asked = (said: string) => guide({ ...plain, chosen: [{ ...fever, said }] });
  const own = asked("il a 39");
  expect(own.symptoms.map(({ state }) => state)).toEqual(["guided"]);
  expect(own.symptoms.flatMap(({ offers }) => offers)).not.toEqual([]);
  const other = asked("c'est pas pour lui, c'est pour sa sœur qui a 39");
  expect(other.symptoms).toMatchObject([{ state: "for-another", severity: "doctor", offers: [] }]);
  expect(other.refusals).toEqual([]);
});
