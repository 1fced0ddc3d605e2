import { day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Form } from "#domain/inventory/form.ts";
import { UNKNOWN_DOSAGE } from "#domain/inventory/medication-draft.ts";
import { parseAllergy } from "#domain/medicines/molecules/molecule-allergy.ts";
import { type CurrentCondition, isCondition } from "#domain/profiles/conditions.ts";
import { CIRCUMSTANCES } from "#domain/symptoms/facts/circumstances.ts";
import {
  CATEGORIES,
  type CabinetBox,
  type GuideFacts,
  type Patient,
  type RecentIntake,
} from "#domain/symptoms/facts/guide-facts.ts";
import type { Guidance, Item, Offer, Refusal } from "#domain/symptoms/guidance.ts";
import { guide } from "#domain/symptoms/guide.ts";
import { type ChosenSymptom, LIST_COUNTRIES } from "#domain/symptoms/list/symptom.ts";
import { SCENARIO_PRODUCTS, scenarioSymptom } from "../samples/symptom-scenario-lists.ts";
import { compositionFactsAsAmount } from "./composed-box.ts";

/** A cabinet, a person and what they feel; what is offered and what is refused, each to the letter. */
export interface Scenario {
  /** The rule or the edge it stands for. */
  readonly because: string;
  /** `child 8m, in US, natural, pregnant, allergy Pénicilline, 30kg, noted "38.5 °C"`; without an age it is unknown. */
  readonly who: string;
  /** Keys of the list, `fever as température` where a chip says it so; or free text in quotation marks. */
  readonly feels: readonly string[];
  /** `Doliprane 1000 mg`, then, if need be: `syrup`, `0 left`, `until 2026-11-20`, `holds X + Y`, `composed paracetamol 1000 tablet`, `prescribed`, `free`, `no strength`, `printed 0 mg`. */
  readonly has: readonly string[];
  /** `Doliprane at 10:00`, of today, or with a day before it; `box-0 x2` is two of the first of `has`. */
  readonly took: readonly string[];
  readonly expected: Outcome;
}

/** As the table writes it. */
export interface Outcome {
  readonly offers: readonly string[];
  readonly refuses: readonly string[];
  /** Emergencies, why to ask first, allergies nobody can read. */
  readonly says: readonly string[];
}

const TODAY = "2026-11-21";

/** @throws SyntaxError for a line with another number of cells. */
export function scenarios(table: string): Scenario[] {
  return table
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const cells = line.split("|").map((cell) => cell.trim());
      const [because, who, feels, has, took, offers, refuses, says] = cells;
      if (says === undefined || cells.length !== 8)
        throw new SyntaxError(`Not eight cells: ${line}`);
      return {
        because: because ?? "",
        who: who ?? "",
        feels: listOf(feels),
        has: listOf(has),
        took: listOf(took),
        expected: { offers: listOf(offers), refuses: listOf(refuses), says: listOf(says) },
      };
    });
}

const listOf = (cell = "") => cell.split("; ").filter((part) => part !== "");

export function outcomeOf(scenario: Scenario): Outcome {
  return describeGuidance(guide(factsOf(scenario)));
}

export function factsOf({ who, feels, has, took }: Scenario): GuideFacts {
  const facts = who.split(", ");
  return {
    chosen: feels.map(chosen),
    noted: facts.flatMap((fact) =>
      fact.startsWith("noted ") ? chosen(fact.slice("noted ".length)) : [],
    ),
    country: LIST_COUNTRIES.find((country) => facts.includes(`in ${country}`)) ?? "FR",
    ...(facts.includes("reads BE") && { leafletCountry: "BE" }),
    category: CATEGORIES.find((category) => facts.includes(category)) ?? "all",
    level: facts.includes("level leaflet") ? "leaflet" : "checks",
    patient: patient(facts),
    boxes: has.map(box),
    intakes: took.map(intake),
    products: SCENARIO_PRODUCTS,
    today: day(TODAY),
    now: instant(`${TODAY}T12:00:00Z`),
  };
}

function chosen(felt: string): ChosenSymptom {
  if (felt.startsWith('"')) return { text: felt.slice(1, -1), symptom: null };
  const [key = "", wording] = felt.split(" as ");
  const symptom = scenarioSymptom(key);
  return { text: wording ?? symptom.name.fr, symptom };
}

function patient([declared = "", ...facts]: readonly string[]): Patient {
  const [type = "", age] = declared.split(" ");
  const count = Number.parseInt(age ?? "", 10);
  const answered = (word: string) =>
    facts.filter((fact) => fact.startsWith(word)).map((fact) => fact.slice(word.length));
  const kilograms = facts.find((fact) => fact.endsWith("kg"));
  return {
    type: type === "child" ? "child" : "adult",
    ageInMonths: age ? count * (age.endsWith("y") ? 12 : 1) : null,
    weightKg: kilograms ? Number.parseFloat(kilograms) : null,
    weightStanding:
      WEIGHT_STANDINGS.find((standing) => facts.includes(`weight ${standing}`)) ?? "usable",
    allergies: facts
      .filter((fact) => fact.startsWith("allergy "))
      .map((fact) => parseAllergy(fact.slice("allergy ".length))),
    conditions: facts.flatMap(condition),
    treatmentAnswers: { taken: answered("takes "), untaken: answered("does not take ") },
    circumstances: CIRCUMSTANCES.filter((circumstance) => facts.includes(circumstance)),
  };
}

const WEIGHT_STANDINGS = ["old", "odd", "missing"] as const;

/** `has kidney`, `has pregnancy 23w`, `unsure of pregnancy`. */
function condition(fact: string): CurrentCondition[] {
  const [, verb, name = "", weeks] = /^(has|unsure of) (\w+)(?: (\d+)w)?$/u.exec(fact) ?? [];
  return isCondition(name)
    ? [
        {
          condition: name,
          isUnknown: verb === "unsure of",
          pregnancyWeeks: weeks === undefined ? null : Number(weeks),
        },
      ]
    : [];
}

const FORMS: Readonly<Record<string, Form>> = {
  tablet: "Comprimé",
  capsule: "Gélule",
  syrup: "Sirop",
  cream: "Crème",
  suppository: "Suppositoire",
  sachet: "Sachet",
  drops: "Gouttes",
  "eye drops": "Collyre",
};

/** `composed paracetamol 1000 tablet`: milligrams in one of these. */
function composed(written: string | undefined): Pick<CabinetBox, "contained"> {
  if (written === undefined) return {};
  const [substance = "", amount, perUnit = ""] = written.split(" ");
  const facts = { substance, amount: Number(amount), perUnit };
  return { contained: [compositionFactsAsAmount(facts)] };
}

function box(written: string, at: number): CabinetBox {
  const [label = "", ...facts] = written.split(", ");
  const [, name = label, dosage = ""] = /^(.+?)(?: (\d.*))?$/u.exec(label) ?? [];
  const after = (word: string) => facts.find((fact) => fact.startsWith(word))?.slice(word.length);
  const left = facts.find((fact) => fact.endsWith(" left"));
  const opened = after("opened ");
  const inUse = after("in use for ");
  return {
    id: `box-${at}`,
    name,
    dosage: facts.includes("no strength")
      ? UNKNOWN_DOSAGE
      : (after("printed ") ?? (dosage || "1 dose")),
    form: FORMS[facts.find((fact) => fact in FORMS) ?? "tablet"] ?? "Comprimé",
    currentQuantity: left ? Number.parseFloat(left) : 8,
    expiresOn: day(after("until ") ?? "2027-06-30"),
    openedOn: opened === undefined ? null : day(opened),
    inUseDays: inUse === undefined ? null : Number(inUse),
    activeMolecule: after("holds ") ?? null,
    ...composed(after("composed ")),
    ownerId: "patient",
    needsPrescription: facts.includes("prescribed") ? true : facts.includes("free") ? false : null,
  };
}

function intake(written: string): RecentIntake {
  const [what = "", when = ""] = written.split(" at ");
  const [name = "", amount] = what.split(" x");
  const moment = when.includes("T") ? when : `${TODAY}T${when}`;
  return {
    medicationId: name.startsWith("box-") ? name : null,
    medicationName: name,
    ...(amount !== undefined && { quantity: Number(amount) }),
    takenAt: instant(`${moment}:00Z`),
  };
}

function describeGuidance({
  emergencies,
  consultFirst,
  symptoms,
  refusals,
  unreadAllergies,
}: Guidance): Outcome {
  return {
    offers: symptoms.flatMap(
      ({ chosen: of, offers, state, seesDoctor, needsAge, needsWeight, asksWeight }) => [
        ...(state === "guided" ? [] : [`${nameOfChosen(of)}: ${state}`]),
        ...(needsAge ? [`${nameOfChosen(of)}: age first`] : []),
        ...(needsWeight ? [`${nameOfChosen(of)}: weigh first`] : []),
        ...(asksWeight && !needsWeight ? [`${nameOfChosen(of)}: weight asked`] : []),
        ...(seesDoctor ? [`${nameOfChosen(of)}: see a doctor`] : []),
        ...offers.map((offer) => `${nameOfChosen(of)}: ${describeOffer(offer)}`),
      ],
    ),
    refuses: refusals.map(describeRefusal),
    says: [
      ...emergencies.map(
        ({ flag, chosen: from }) => `${flag ?? "urgent"}! ${from.map(nameOfChosen).join(" + ")}`,
      ),
      ...consultFirst.map((reason) => `ask first, ${reason}`),
      ...unreadAllergies.map((typed) => `unread allergy ${typed}`),
    ],
  };
}

function describeOffer(offer: Offer): string {
  const { item, suggestion, needsPrescription, cautions, lastIntake, alreadyFor } = offer;
  const { interactions, waiting } = offer;
  return [
    nameOf(item),
    ...(item.kind === "box" ? [`for ${suggestion}`] : []),
    ...(item.kind === "medicine" && item.isUnlisted ? ["unlisted"] : []),
    ...(needsPrescription ? ["on prescription"] : []),
    ...cautions,
    ...(waiting
      ? [
          waiting.isUncounted
            ? "waits uncounted"
            : `waits${waiting.isOver ? " over its maximum" : waiting.isMaximum ? " at its maximum" : ""} until ${waiting.until?.slice(8, 16) ?? "unknown"}`,
        ]
      : []),
    ...(lastIntake ? [`taken ${lastIntake.takenAt.slice(11, 16)}`] : []),
    ...interactions.map(
      ({ rule, isQuestion }) => `${isQuestion ? "ask " : ""}${rule.level} ${rule.id}`,
    ),
    ...(alreadyFor ? [`as for ${nameOfChosen(alreadyFor)}`] : []),
  ].join(", ");
}

function describeRefusal({ item, reasons, chosen: of }: Refusal): string {
  const all = reasons.map(({ reason, rule, allergy, because, moment, interaction, leaflet }) =>
    [
      reason,
      rule,
      allergy,
      because?.condition,
      moment?.what,
      interaction?.rule.id,
      leaflet && `${leaflet.least ?? ""}-${leaflet.most ?? ""}`,
    ]
      .filter(Boolean)
      .join(" "),
  );
  const twice = of.length > 1 ? ` for ${of.map(nameOfChosen).join(" + ")}` : "";
  return `${nameOf(item)}${twice}: ${all.join(", ")}`;
}

function nameOf(item: Item): string {
  return item.kind === "box" ? `box ${item.box.name}` : `${item.kind} ${item.name}`;
}

const nameOfChosen = ({ symptom, text }: ChosenSymptom) => symptom?.key ?? `"${text}"`;
