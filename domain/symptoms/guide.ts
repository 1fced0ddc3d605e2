import { epochMs } from "../calendar/instant.ts";
import { isAskedFirst, isRefused } from "../interactions/interactions.ts";
import { type Treatments, treatmentsOf } from "../interactions/treatments.ts";
import { isIn, isMolecule, type Substance, substancesOf } from "../medicines/molecule.ts";
import { type CheckContext, interactionsWith, isChild, refusalsOf } from "./candidate-checks.ts";
import { candidatesFor, type ReadBox, readBoxes, type Suggested } from "./candidates.ts";
import { withKnownCircumstances } from "./condition-checks.ts";
import { consultFirst } from "./consult-first.ts";
import { emergencies, isFever } from "./emergencies.ts";
import type { Caution, Guidance, Item, Offer, Refusal, SymptomGuidance } from "./guidance.ts";
import type { GuideFacts, RecentIntake } from "./guide-facts.ts";
import { sendsToDoctor } from "./severity.ts";
import type { ChosenSymptom, Symptom } from "./symptom.ts";

/** Second specification, section 2. */
const OFFERS_MAX = 2;
const A_DAY_MS = 86_400_000;

/**
 * From what is known today to what is offered and what is refused. Never a dose. Words that no list knows may be the
 * worst of all: beside them nothing is offered, as beside an emergency.
 */
export function guide(asked: GuideFacts): Guidance {
  const facts = { ...asked, patient: withKnownCircumstances(asked.patient) };
  const { chosen, patient } = facts;
  const found = emergencies(chosen, patient);
  if (found.length > 0) {
    const isOne = (each: ChosenSymptom) =>
      found.some((emergency) => emergency.chosen.includes(each));
    return {
      emergencies: found,
      consultFirst: [],
      symptoms: chosen.map((each) => withoutOffers(each, isOne(each) ? "emergency" : "held")),
      refusals: [],
      unreadAllergies: [],
    };
  }
  const listed = chosen.filter(isListed);
  if (listed.length < chosen.length) {
    return {
      emergencies: [],
      consultFirst: consultFirst(facts),
      symptoms: chosen.map((each) => withoutOffers(each, isListed(each) ? "held" : "unknown")),
      refusals: [],
      unreadAllergies: [],
    };
  }
  const { allergies } = patient;
  const desk: GuideContext = {
    ...facts,
    allergies,
    treatments: readTreatments(facts),
    boxesRead: readBoxes(facts.boxes),
    isFeverish: chosen.some(isFever),
    intakesRead: readIntakes(facts),
    offered: [],
    refused: new Map(),
  };
  return {
    emergencies: [],
    consultFirst: consultFirst(facts),
    symptoms: listed.map((each) => withOffers(each, each.symptom, desk)),
    refusals: [...desk.refused.values()],
    unreadAllergies: allergies
      .filter(({ substances }) => substances.size === 0)
      .map(({ typed }) => typed),
  };
}

/** What lies on the table while the symptoms are gone through one by one. */
interface GuideContext extends GuideFacts, CheckContext {
  readonly boxesRead: readonly ReadBox[];
  readonly isFeverish: boolean;
  readonly intakesRead: readonly { intake: RecentIntake; substances: readonly Substance[] }[];
  readonly offered: { substances: readonly Substance[]; chosen: ChosenSymptom }[];
  readonly refused: Map<string, Refusal>;
}

function isListed(chosen: ChosenSymptom): chosen is ChosenSymptom & { readonly symptom: Symptom } {
  return chosen.symptom !== null;
}

function withoutOffers(chosen: ChosenSymptom, state: SymptomGuidance["state"]): SymptomGuidance {
  return {
    chosen,
    severity: chosen.symptom?.severity ?? null,
    state,
    seesDoctor: chosen.symptom !== null && sendsToDoctor(chosen.symptom),
    offers: [],
  };
}

function withOffers(chosen: ChosenSymptom, symptom: Symptom, desk: GuideContext): SymptomGuidance {
  const allowed = candidatesFor(symptom, desk.boxesRead, desk).filter((candidate) => {
    const reasons = refusalsOf(candidate, desk);
    if (reasons.length > 0)
      refuse(desk.refused, { item: candidate.item, chosen: [chosen], reasons });
    return reasons.length === 0;
  });
  const offers: Offer[] = [];
  const here: Suggested[] = [];
  for (const candidate of paracetamolFirst(allowed, desk.isFeverish)) {
    if (offers.length === OFFERS_MAX) break;
    if (here.some((other) => share(other.substances, candidate.substances))) continue;
    here.push(candidate);
    offers.push(offer(candidate, symptom, desk));
  }
  for (const { substances } of here) desk.offered.push({ substances, chosen });
  return { ...withoutOffers(chosen, "guided"), offers };
}

function offer(candidate: Suggested, { source }: Symptom, desk: GuideContext): Offer {
  const { item, suggestion, substances } = candidate;
  const lastIntake =
    desk.intakesRead.find((each) => share(each.substances, substances))?.intake ?? null;
  const earlier = desk.offered.find((each) => share(each.substances, substances));
  return {
    item,
    suggestion,
    needsPrescription: candidate.isListedAsPrescribed,
    cautions: cautionsFor(candidate, lastIntake, desk),
    lastIntake,
    alreadyFor: earlier?.chosen ?? null,
    interactions: interactionsWith(candidate, desk).filter(
      (each) => !isRefused(each) && !isAskedFirst(each),
    ),
    source: item.kind === "product" ? item.product.source : source,
  };
}

const isAntiInflammatory = (substance: Substance) => isIn(["nsaids"], substance);

function cautionsFor(
  { item, substances }: Suggested,
  lastIntake: RecentIntake | null,
  { isFeverish, patient }: GuideContext,
): Caution[] {
  const isMedicine = item.kind !== "product";
  const cautions: readonly (readonly [Caution, boolean])[] = [
    ["paracetamol-first", isFeverish && substances.some(isAntiInflammatory)],
    ["same-substance-taken", lastIntake !== null],
    ["drowsiness", substances.some((each) => isIn(["sedatives"], each))],
    ["child-by-weight", isMedicine && isChild(patient)],
    ["weigh-first", isMedicine && isChild(patient) && patient.weightStanding !== "usable"],
    ["unchecked-substance", isMedicine && !substances.every(isMolecule)],
  ];
  return cautions.filter(([, isSo]) => isSo).map(([caution]) => caution);
}

/** P10: with a fever an anti-inflammatory waits behind every other medicine. */
function paracetamolFirst(candidates: readonly Suggested[], isFeverish: boolean): Suggested[] {
  const place = ({ item, substances }: Suggested) => {
    if (item.kind === "product") return 2;
    return isFeverish && substances.some(isAntiInflammatory) ? 1 : 0;
  };
  return [0, 1, 2].flatMap((at) => candidates.filter((each) => place(each) === at));
}

/** Two with a substance in common are one dose too many: P25. Names we do not know count as well. */
function share(one: readonly Substance[], other: readonly Substance[]): boolean {
  return one.some((substance) => other.includes(substance));
}

/** The same box refused for two symptoms is told once. */
function refuse(refused: Map<string, Refusal>, refusal: Refusal): void {
  const key = keyOf(refusal.item);
  const known = refused.get(key);
  refused.set(key, known ? { ...known, chosen: [...known.chosen, ...refusal.chosen] } : refusal);
}

function keyOf(item: Item): string {
  return item.kind === "box" ? item.box.id : `${item.kind} ${item.name}`;
}

function readTreatments({ boxes, intakes, patient, now }: GuideFacts): Treatments {
  return treatmentsOf({
    boxes: boxes.map((box) => ({
      ...box,
      belongsTo: box.otherOwner ? "other" : box.ownerId === null ? "home" : "person",
    })),
    doses: intakes.map(({ medicationId, medicationName: name, takenAt, ...printed }) => ({
      medicationId,
      name,
      takenAt,
      dosage: printed.dosage ?? "",
      form: printed.form ?? null,
      quantity: printed.quantity ?? null,
    })),
    typed: [],
    conditions: patient.conditions
      .filter(({ isUnknown }) => !isUnknown)
      .map(({ condition }) => condition),
    now,
  });
}

/** The doses of the last day, the latest first, with what was in them. */
function readIntakes({ intakes, boxes, now }: GuideFacts): GuideContext["intakesRead"] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const since = epochMs(now) - A_DAY_MS;
  return intakes
    .filter(({ takenAt }) => epochMs(takenAt) > since)
    .sort((one, other) => epochMs(other.takenAt) - epochMs(one.takenAt))
    .map((intake) => {
      const box = byId.get(intake.medicationId ?? "");
      const named = { name: intake.medicationName, dosage: "", activeMolecule: null };
      return { intake, substances: substancesOf(box ?? named) };
    });
}
