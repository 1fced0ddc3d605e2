import { expect, test } from "vitest";
import { outcomeOf, scenarios } from "../../../testing/builders/symptom-scenario.ts";
import { STATED_TABLE } from "../../../testing/samples/stated-scenarios.ts";
import { SCENARIO_SYMPTOMS } from "../../../testing/samples/symptom-scenario-lists.ts";
import type { Evidence } from "../../interactions/treatments.ts";
import type { Molecule } from "../../medicines/molecules/molecule-names.ts";
import type { ChosenSymptom } from "../list/symptom.ts";
import { MOMENT_RULES } from "../rules/moment-rules.ts";
import type { Circumstance } from "./circumstances.ts";
import type { Patient } from "./guide-facts.ts";
import { momentsOf, withStatedFacts } from "./stated-facts.ts";

const table = scenarios(STATED_TABLE);

test.each(table)("$because", (scenario) => {
  expect(outcomeOf(scenario)).toEqual(scenario.expected);
});

test("every rule about a moment decides a line", () => {
  const said = table.flatMap(({ expected }) => expected.refuses).join("\n");
  const missing = MOMENT_RULES.filter(({ moment, level }) => {
    const reason = level === "refuse" ? "condition" : "ask-first";
    return !said.includes(`${reason} ${moment}`);
  });
  expect(missing).toEqual([]);
});

const patient: Patient = {
  type: "adult",
  ageInMonths: 400,
  weightKg: null,
  weightStanding: "missing",
  allergies: [],
  conditions: [],
  circumstances: [],
  treatmentAnswers: { taken: [], untaken: [] },
};

const anySymptom = SCENARIO_SYMPTOMS[0];
const lineOf = (key: string): ChosenSymptom => ({
  text: key,
  symptom: anySymptom ? { ...anySymptom, key } : null,
});

test.each([
  ["chickenpox", "chickenpox_now", false],
  ["ulcer-pain", "ulcer_bleed", false],
  ["blood-in-stool", "ulcer_bleed", false],
  ["high-blood-pressure", "hypertension_severe", false],
  ["wheezing", "asthma_copd", false],
  ["cannot-urinate", "retention_prostate", false],
  ["jaundice", "liver", true],
  ["swollen-legs", "heart_failure", true],
  ["palpitations", "rhythm_qt", true],
  ["eye-pain", "glaucoma_closed", true],
  ["late-or-heavy-periods", "pregnancy", true],
  ["sore-nipples", "breastfeeding", true],
])("the line %s says %s", (key, condition, isUnknown) => {
  expect(withStatedFacts({ chosen: [lineOf(key)], noted: null, patient }).conditions).toEqual([
    { condition, isUnknown, pregnancyWeeks: null, isStated: true },
  ]);
  // What was noted says the same.
  expect(withStatedFacts({ chosen: [], noted: [lineOf(key)], patient }).conditions).toHaveLength(1);
});

test("the words that a line was chosen for stay facts", () => {
  const chosen = [
    { ...lineOf("cough"), said: "toux, enceinte de 8 mois, et diarrhée avec du sang" },
  ];
  const { conditions } = withStatedFacts({ chosen, noted: null, patient });
  expect(conditions.map((each) => each.condition)).toContain("pregnancy");
  expect(momentsOf({ chosen, noted: null }, { list: [] })).toEqual(
    new Set(["diarrhea", "blood-in-stool"]),
  );
});

test.each<[Circumstance, string]>([
  ["pregnant", "pregnancy"],
  ["breastfeeding", "breastfeeding"],
  ["chickenpox", "chickenpox_now"],
  ["immunosuppressed", "immunosuppression"],
  ["seizure-history", "epilepsy"],
  ["heart-or-stroke-history", "coronary_stroke"],
  ["breathing-problems", "asthma_copd"],
  ["dehydrated", "dehydration_now"],
  ["nsaid-reaction", "nsaid_reaction"],
  ["ulcer-history", "ulcer_bleed"],
  ["anticoagulant", "anticoagulant_antiplatelet"],
  ["kidney-disease", "kidney"],
  ["liver-disease", "liver"],
  ["heart-failure", "heart_failure"],
  ["glaucoma", "glaucoma_closed"],
  ["urinary-retention", "retention_prostate"],
])("%s that was ticked is the condition %s", (circumstance, condition) => {
  const ticked = { ...patient, circumstances: [circumstance] };
  const { conditions } = withStatedFacts({ chosen: [], noted: [], patient: ticked });
  expect(conditions.map((each) => each.condition)).toEqual([condition]);
});

test.each([
  ["diarrhea", ["diarrhea"]],
  ["diarrhea-child", ["diarrhea"]],
  ["lasting-diarrhea", ["diarrhea"]],
  ["travelers-diarrhea", ["diarrhea"]],
  ["stomach-flu", ["diarrhea", "vomiting"]],
  ["vomiting", ["vomiting"]],
  ["blood-in-stool", ["blood-in-stool"]],
  ["nosebleed", ["bleeding"]],
  ["blood-in-urine", ["bleeding"]],
  ["hangover", ["alcohol"]],
  ["rash-child-fever", ["rash", "fever"]],
  ["stomach-cramps", ["belly-pain"]],
])("the line %s is a moment of %j", (key, moments) => {
  expect([...momentsOf({ chosen: [lineOf(key)], noted: null }, { list: [] })]).toEqual(moments);
});

test.each<[Molecule, Evidence, boolean]>([
  ["amoxicillin", "dose", true],
  ["amoxicillin", "box", true],
  ["amoxicillin", "unsure", false],
  ["cefixime", "dose", true],
  ["clarithromycin", "dose", true],
  ["doxycycline", "dose", true],
  ["ciprofloxacin", "dose", true],
  ["sulfamethoxazole", "dose", true],
  ["paracetamol", "dose", false],
])("%s by its %s counts as an antibiotic: %s", (substance, evidence, counts) => {
  const treatment = {
    name: substance,
    substances: [substance],
    milligrams: null,
    form: null,
    evidence,
    takenAt: null,
    boxId: null,
    milligramsPerWeek: null,
  };
  const moments = momentsOf({ chosen: [], noted: [] }, { list: [treatment] });
  expect(moments.has("antibiotic")).toBe(counts);
});

test("what was noted as a fever is one, whatever line it was chosen from", () => {
  const fever = SCENARIO_SYMPTOMS.filter(({ name }) => name.fr.startsWith("Fièvre"));
  expect(fever.length).toBeGreaterThan(0);
  for (const symptom of fever) {
    const said = { chosen: [], noted: [{ text: symptom.name.fr, symptom }] };
    expect(momentsOf(said, { list: [] }).has("fever")).toBe(true);
  }
});

const isDehydrated = (...chosen: ChosenSymptom[]) =>
  withStatedFacts({ chosen, noted: null, patient }).conditions.some(
    ({ condition, isUnknown }) => condition === "dehydration_now" && !isUnknown,
  );

test("a body that loses water and drinks little is one that dries out, whichever words say it", () => {
  const typed = (text: string): ChosenSymptom => ({ text, symptom: null });
  expect(isDehydrated(lineOf("diarrhea"), lineOf("dry-mouth"))).toBe(true);
  expect(isDehydrated(lineOf("stomach-flu"), lineOf("excessive-thirst"))).toBe(true);
  expect(isDehydrated({ ...lineOf("vomiting"), said: "vomit, boit peu" })).toBe(true);
  expect(isDehydrated(lineOf("diarrhea-child"), typed("bouche sèche"))).toBe(true);
  expect(isDehydrated(typed("she is vomiting and not drinking"))).toBe(true);
  expect(isDehydrated(lineOf("diarrhea"))).toBe(false);
  expect(isDehydrated(lineOf("dry-mouth"))).toBe(false);
  expect(isDehydrated(typed("boit peu"))).toBe(false);
});

test("what is sure counts before what may be, and what the profile dates before what was said", () => {
  const noted = { condition: "pregnancy", isUnknown: false, pregnancyWeeks: 12 } as const;
  const sure = { ...patient, conditions: [noted] };
  const unsure = { ...patient, conditions: [{ ...noted, isUnknown: true, pregnancyWeeks: null }] };
  const typed = [{ text: "enceinte", symptom: null }];
  const weeks = withStatedFacts({ chosen: typed, noted: [], patient: sure }).conditions;
  expect(weeks).toEqual([noted]);
  const [said] = withStatedFacts({ chosen: typed, noted: [], patient: unsure }).conditions;
  expect(said).toEqual({
    condition: "pregnancy",
    isUnknown: false,
    pregnancyWeeks: null,
    isStated: true,
  });
});
