import { epochMs, type Instant } from "../calendar/instant.ts";
import { fold } from "../locale/fold.ts";
import { isIn, type Substance, wordsOf } from "../medicines/molecules/molecule.ts";
import type { MoleculeClass } from "../medicines/molecules/molecule-classes.ts";
import { TREATMENT_CLASSES } from "../medicines/molecules/molecule-classes-treatments.ts";
import { LONGEST_LOOK_BACK_DAYS } from "./look-back.ts";
import { type PrintedBox, type Product, productOf } from "./product.ts";
import type { Habit } from "./rule.ts";

/**
 * Why a person is taken to take something, the strongest first: a recorded dose, a box on prescription in their name or
 * one that somebody said they take, their own words or a condition of their profile. A box that anybody may have is
 * asked about once.
 */
export type Evidence = "dose" | "box" | "typed" | "condition" | "unsure";

export interface Treatment extends Product {
  /** As printed or written; of a condition its id. */
  readonly name: string;
  readonly evidence: Evidence;
  /** Null where no dose of it is recorded. */
  readonly takenAt: Instant | null;
  readonly boxId: string | null;
  /** As the person wrote it; null where nobody knows. */
  readonly milligramsPerWeek: number | null;
}

export interface TreatmentBox extends PrintedBox {
  readonly id: string;
  /** Null where nobody knows. */
  readonly needsPrescription: boolean | null;
  readonly belongsTo: "person" | "home" | "other";
}

export interface TreatmentDose extends Omit<PrintedBox, "activeMolecule" | "contained"> {
  /** Null once the box was deleted. */
  readonly medicationId: string | null;
  /** Null where nobody knows. */
  readonly quantity: number | null;
  readonly takenAt: Instant;
}

/** What was answered to "is it being taken now?", by the names printed on the boxes that were asked about. */
export interface TreatmentAnswers {
  readonly taken: readonly string[];
  readonly untaken: readonly string[];
}

export const NO_ANSWERS: TreatmentAnswers = { taken: [], untaken: [] };

export interface TypedMedicine {
  readonly name: string;
  readonly substances?: readonly Substance[];
}

export interface TreatmentFacts {
  /** All boxes that this person may be given of. */
  readonly boxes: readonly TreatmentBox[];
  /** Those of this person, for `LONGEST_LOOK_BACK_DAYS` at least. */
  readonly doses: readonly TreatmentDose[];
  /** Current medicines in the person's own words, with what is in one that only the home has a name for. */
  readonly typed: readonly TypedMedicine[];
  readonly answers: TreatmentAnswers;
  /** Ids of the conditions of the profile. */
  readonly conditions: readonly string[];
  readonly now: Instant;
}

/** What one person takes. */
export interface Treatments {
  readonly list: readonly Treatment[];
  readonly conditions: readonly string[];
  /** Milligrams in each of the last days, the last 24 hours first. Only what is recorded and known. */
  readonly recorded: ReadonlyMap<Substance, readonly number[]>;
}

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/** How long after its last dose a substance still counts, where that is longer than a day. */
const LOOK_BACKS: readonly {
  readonly molecule?: string;
  readonly class?: MoleculeClass;
  readonly days: number;
}[] = [
  { molecule: "fluoxetine", days: LONGEST_LOOK_BACK_DAYS },
  { class: "irreversible-maois", days: 14 },
  { class: "stomach-acid-blockers", days: 14 },
  { class: "corticosteroids", days: 14 },
  { molecule: "methotrexate", days: 7 },
];

const RECORDED_DAYS = 4;

/** A condition that says what somebody takes: where it may be one of several, the one with the most rules. */
const CONDITION_TREATMENTS: Readonly<Record<string, Substance | Habit>> = {
  anticoagulant_antiplatelet: "warfarin",
  lithium: "lithium",
  methotrexate: "methotrexate",
  alcohol: "alcohol",
};

const HABIT_WORDS: readonly (readonly [Habit, readonly string[]])[] = [
  ["alcohol", ["alcool", "alcohol"]],
  ["grapefruit", ["pamplemousse", "grapefruit", "pomelo", "toronja"]],
];

const PER_WEEK =
  /(\d+(?:[.,]\d+)?) ?mg\b.*?(?:par semaine|\/ ?semaine|per week|a week|weekly|por semana|a la semana|semanales)/iu;

/** Long-term treatments, which a box typed by hand is as likely to be as one of a pharmacy. */
const LONG_TERM = [
  ...Object.keys(TREATMENT_CLASSES).filter(
    (key) =>
      key !== "antacids-and-adsorbents" &&
      key !== "stimulant-laxatives" &&
      key !== "vasoconstrictors",
  ),
  "ace-inhibitors",
  "sartans",
] as MoleculeClass[];

/** Whether it is a treatment that a doctor prescribes, for months or years. */
export function isLongTerm(substance: Substance): boolean {
  return isIn(LONG_TERM, substance);
}

export function treatmentsOf(facts: TreatmentFacts): Treatments {
  const boxes = new Map(facts.boxes.map((box) => [box.id, box]));
  const doses = facts.doses.map((dose) => readDose(dose, boxes));
  const byDose = doses.flatMap((dose) => doseTreatment(dose, facts.now));
  const taken = new Set(byDose.map(({ boxId }) => boxId));
  return {
    list: [
      ...byDose,
      ...distinct(
        facts.boxes.filter(({ id }) => !taken.has(id)).flatMap((box) => boxTreatment(box, facts)),
      ),
      ...[...facts.typed, ...withoutBox(facts).map((name) => ({ name }))].flatMap(typedTreatment),
      ...facts.conditions.flatMap(conditionTreatment),
    ],
    conditions: facts.conditions,
    recorded: recordedMilligrams(doses, facts.now),
  };
}

interface ReadDose {
  readonly dose: TreatmentDose;
  readonly product: Product;
  readonly isBoxThere: boolean;
}

function readDose(dose: TreatmentDose, boxes: ReadonlyMap<string, TreatmentBox>): ReadDose {
  const box = boxes.get(dose.medicationId ?? "");
  const product = productOf({
    ...dose,
    activeMolecule: box?.activeMolecule ?? null,
    ...(box?.contained && { contained: box.contained }),
  });
  return { dose, product, isBoxThere: box !== undefined };
}

function doseTreatment({ dose, product, isBoxThere }: ReadDose, now: Instant): Treatment[] {
  const age = epochMs(now) - epochMs(dose.takenAt);
  const substances = product.substances.filter(
    (substance) =>
      age < lookBackDays(substance) * A_DAY_MS || (substance === "insulin" && isBoxThere),
  );
  if (substances.length === 0) return [];
  return [
    {
      ...product,
      substances,
      name: dose.name,
      evidence: "dose",
      takenAt: dose.takenAt,
      boxId: dose.medicationId,
      milligramsPerWeek: null,
    },
  ];
}

/** Several boxes of one product are one treatment. */
function distinct(treatments: readonly Treatment[]): Treatment[] {
  const keyOf = ({ evidence, substances, milligrams, form, name }: Treatment) =>
    [evidence, substances.join("+"), milligrams, form, name].join(" ");
  return [...new Map(treatments.map((each) => [keyOf(each), each])).values()];
}

/** Whether it still counts when its last dose is longer ago than a day. */
export const countsForDays = (substance: Substance): boolean => lookBackDays(substance) > 1;

function lookBackDays(substance: Substance): number {
  const found = LOOK_BACKS.find(
    (each) =>
      each.molecule === substance || (each.class !== undefined && isIn([each.class], substance)),
  );
  return found?.days ?? 1;
}

/** What somebody said is taken, of which no box is left: it is read by its name until they say otherwise. */
function withoutBox({ answers, boxes }: TreatmentFacts): string[] {
  return answers.taken.filter((name) => !boxes.some((box) => isNamed(box, [name])));
}

/** An answer is about every box of that name, so that a new one is not asked about again. */
function isNamed({ name }: Pick<PrintedBox, "name">, names: readonly string[]): boolean {
  return names.some((each) => fold(each) === fold(name));
}

function boxTreatment(box: TreatmentBox, { answers }: TreatmentFacts): Treatment[] {
  if (box.belongsTo === "other") return [];
  const product = productOf(box);
  const isPrescribed = box.needsPrescription ?? product.substances.some(isLongTerm);
  const isTaken = (box.belongsTo === "person" && isPrescribed) || isNamed(box, answers.taken);
  if (!isTaken && isNamed(box, answers.untaken)) return [];
  return [
    {
      ...product,
      name: box.name,
      evidence: isTaken ? "box" : "unsure",
      takenAt: null,
      boxId: box.id,
      milligramsPerWeek: null,
    },
  ];
}

function typedTreatment({ name: text, substances: contained = [] }: TypedMedicine): Treatment[] {
  const product = productOf({ name: text, dosage: "", form: null, activeMolecule: null });
  const words = wordsOf(text);
  const habits = HABIT_WORDS.filter(([, named]) => named.some((word) => words.includes(word)));
  const named = product.substances.length > 0 ? product.substances : contained;
  const substances = [...named, ...habits.map(([habit]) => habit)];
  if (substances.length === 0) return [];
  const [, perWeek] = PER_WEEK.exec(text) ?? [];
  return [
    {
      ...product,
      substances,
      name: text,
      evidence: "typed",
      takenAt: null,
      boxId: null,
      milligramsPerWeek: perWeek === undefined ? null : Number(perWeek.replace(",", ".")),
    },
  ];
}

function conditionTreatment(condition: string): Treatment[] {
  const substance = CONDITION_TREATMENTS[condition];
  if (substance === undefined) return [];
  return [
    {
      substances: [substance],
      milligrams: null,
      form: null,
      name: condition,
      evidence: "condition",
      takenAt: null,
      boxId: null,
      milligramsPerWeek: null,
    },
  ];
}

/** Of boxes with one substance, counted in units of a known strength. */
function recordedMilligrams(
  doses: readonly ReadDose[],
  now: Instant,
): Map<Substance, readonly number[]> {
  const recorded = new Map<Substance, number[]>();
  for (const { dose, product } of doses) {
    const [substance] = product.substances;
    const taken = (product.milligrams ?? 0) * (dose.quantity ?? 0);
    const day = Math.max(0, Math.floor((epochMs(now) - epochMs(dose.takenAt)) / A_DAY_MS));
    if (substance === undefined) continue;
    const days = recorded.get(substance) ?? Array.from({ length: RECORDED_DAYS }, () => 0);
    recorded.set(
      substance,
      days.map((sum, at) => (at === day ? sum + taken : sum)),
    );
  }
  return recorded;
}
