import { DOSE_RULES } from "../dose-rules/rules.ts";
import { type RecentDose, uncountedSubstances } from "../intakes/recent-doses.ts";
import { isAskedFirst, isRefused } from "../interactions/interactions.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";
import { isChildOfUnknownAge } from "../profiles/plausible-measures.ts";
import { isOtherStrength, leafletOfBox } from "./box-leaflet.ts";
import {
  candidatesFor,
  isCalledAlike,
  paracetamolFirst,
  type ReadBox,
  reachedFor,
  readBoxes,
  type Suggested,
} from "./candidates.ts";
import { cautionsFor, compares, share } from "./cautions.ts";
import { emergencies, isUnknown } from "./emergencies/emergencies.ts";
import { isForSomebodyElse } from "./facts/for-somebody-else.ts";
import type { CabinetBox, GuideFacts } from "./facts/guide-facts.ts";
import { isChild } from "./facts/is-child.ts";
import { isHighFever } from "./facts/measured-fever.ts";
import { momentsOf, withStatedFacts, withTreatedConditions } from "./facts/stated-facts.ts";
import type { Guidance, Item, Offer, Refusal, Refused, SymptomGuidance } from "./guidance.ts";
import { sendsToDoctor } from "./list/severity.ts";
import { type ChosenSymptom, everythingSaid, type Symptom } from "./list/symptom.ts";
import { knownAge, severityAt } from "./list/symptom-ages.ts";
import { notCompared } from "./not-compared.ts";
import {
  isUnnamedTaken,
  type ReadIntake,
  readIntakes,
  readSaidMedicines,
  readTreatments,
  recentDoses,
  unrecordedDoses,
} from "./read-facts.ts";
import { isOfTheBox, OF_NO_USE } from "./rules/box-reasons.ts";
import { interactionsWith, refusalsOf } from "./rules/candidate-checks.ts";
import type { Candidate, CheckContext } from "./rules/check.ts";
import { consultFirst } from "./rules/consult-first.ts";
import { isAgainstFever } from "./rules/fever-medicines.ts";
import { type FeverWait, feverWaits } from "./rules/fever-waits.ts";
import { overMaximumOf } from "./rules/over-maximum.ts";
import { because } from "./rules/person-checks.ts";
import { isOpenBeside, waitingOf } from "./rules/waiting.ts";

/** Second specification, section 2. */
const OFFERS_MAX = 2;

/**
 * From what is known today to what is offered and what is refused. Never a dose. Words that no list knows may be the
 * worst of all: beside them nothing is offered, as beside an emergency.
 */
export function guide(asked: GuideFacts): Guidance {
  const facts = { ...asked, patient: withStatedFacts(asked) };
  const { chosen, patient } = facts;
  const found = emergencies(everythingSaid(chosen, asked.noted), patient);
  if (found.length > 0) {
    const isOne = (each: ChosenSymptom) =>
      found.some((emergency) => emergency.chosen.includes(each));
    const stateOf = (each: ChosenSymptom) => (isOne(each) ? "emergency" : "held");
    return { ...withoutAnswer(facts, stateOf), emergencies: found };
  }
  const isSaid = (each: ChosenSymptom) => !isListed(each) && !isUnknown(each);
  const symptoms = chosen.filter((each) => !isSaid(each));
  const about = { ...facts, chosen: symptoms };
  if (!symptoms.every(isListed)) {
    const ofWords = (each: ChosenSymptom) => (isSaid(each) ? "stated" : "unknown");
    const stateOf = (each: ChosenSymptom) => (isListed(each) ? "held" : ofWords(each));
    return { ...withoutAnswer(facts, stateOf), consultFirst: consultFirst(about) };
  }
  // Age, weight and doses of the person who is chosen say nothing of somebody else.
  if (isOfSomebodyElse(chosen)) return withoutAnswer(facts, () => "for-another");
  const { allergies } = patient;
  const boxesRead = readBoxes(facts.boxes);
  const said = readSaidMedicines(facts, boxesRead);
  const treatments = readTreatments(facts, said);
  const treated = withTreatedConditions(patient, treatments);
  const moments = momentsOf(asked, treatments);
  const isFeverish = moments.has("fever");
  const doses = recentDoses(facts);
  const fever = isFeverish ? feverWaits(boxesRead, doses, facts) : [];
  const unrecorded = unrecordedDoses(said, doses, facts.now);
  const over = compares(facts) ? overMaximumOf(boxesRead, doses, facts) : [];
  const desk: GuideContext = {
    ...facts,
    patient: treated,
    allergies,
    treatments,
    moments,
    boxesRead,
    isFeverish,
    doses,
    uncounted: uncountedSubstances(doses, facts.now),
    unrecorded,
    isUnnamedTaken: isUnnamedTaken(facts, doses),
    overMaximum: over,
    waitingForFever: [
      ...fever.flatMap(({ waiting: { substance, until } }) => (until ? substance : [])),
      ...(isFeverish ? unrecorded.filter(isAgainstFever) : []),
    ],
    intakesRead: readIntakes(facts),
    offered: [],
    refused: new Map(),
  };
  const answers = chosen.map((each) =>
    isListed(each) ? withOffers(each, each.symptom, desk) : withoutOffers(each, "stated", facts),
  );
  return {
    emergencies: [],
    consultFirst: consultFirst({ ...about, patient: treated }),
    symptoms: answers,
    refusals: [...desk.refused.values()],
    unreadAllergies: allergies
      .filter(({ substances }) => substances.size === 0)
      .map(({ typed }) => typed),
    overMaximum: over,
    waits: compares(desk) ? waitsAbove(answers, desk) : [],
    notCompared: compares(desk) ? notCompared(desk) : ["everything"],
  };
}

/** By what was said now: a note of the illness log is of whom it was noted for. */
const isOfSomebodyElse = (chosen: readonly ChosenSymptom[]) =>
  everythingSaid(chosen, null).some(({ text }) => isForSomebodyElse(text));

function withoutAnswer(
  facts: Pick<GuideFacts, "chosen" | "noted" | "patient">,
  stateOf: (chosen: ChosenSymptom) => SymptomGuidance["state"],
): Guidance {
  return {
    emergencies: [],
    consultFirst: [],
    symptoms: facts.chosen.map((each) => withoutOffers(each, stateOf(each), facts)),
    refusals: [],
    unreadAllergies: [],
    overMaximum: [],
    waits: [],
    notCompared: [],
  };
}

/** Not of what another box of the answer may be taken of now: that one stands there with what it waits for. */
function waitsAbove(answers: readonly SymptomGuidance[], desk: GuideContext): FeverWait[] {
  const open = answers.flatMap(({ offers }) => offers).filter(({ waiting }) => waiting === null);
  const held = new Set(open.flatMap(({ item }) => (item.kind === "box" ? item.box.id : [])));
  const isOpen = (substance: Substance) =>
    desk.boxesRead.some(
      ({ box, substances }) => held.has(box.id) && substances.includes(substance),
    );
  return feverWaits(boxesAsked(answers, desk), desk.doses, desk).filter(
    ({ waiting }) => !(isOpenBeside(waiting) && isOpen(waiting.substance)),
  );
}

/** With a fever all of them: two medicines against it are not alternated. Otherwise those that the answer names. */
function boxesAsked(answers: readonly SymptomGuidance[], desk: GuideContext): ReadBox[] {
  if (desk.isFeverish) return [...desk.boxesRead];
  const offered = answers.flatMap(({ offers }) => offers);
  const named = new Set(
    [...offered, ...desk.refused.values()].map(({ item }) => item.kind === "box" && item.box.id),
  );
  return desk.boxesRead.filter(({ box }) => named.has(box.id));
}

/** What lies on the table while the symptoms are gone through one by one. */
interface GuideContext extends GuideFacts, CheckContext {
  readonly boxesRead: readonly ReadBox[];
  readonly isFeverish: boolean;
  readonly doses: readonly RecentDose[];
  readonly uncounted: ReadonlySet<Substance>;
  readonly intakesRead: readonly ReadIntake[];
  readonly offered: { substances: readonly Substance[]; chosen: ChosenSymptom }[];
  readonly refused: Map<string, Refusal>;
}

function isListed(chosen: ChosenSymptom): chosen is ChosenSymptom & { readonly symptom: Symptom } {
  return chosen.symptom !== null;
}

function withoutOffers(
  chosen: ChosenSymptom,
  state: SymptomGuidance["state"],
  facts: Pick<GuideFacts, "chosen" | "noted" | "patient">,
): SymptomGuidance {
  // Somebody else may be a baby.
  const age = state === "for-another" ? "child" : knownAge(facts.patient);
  return {
    chosen,
    severity: chosen.symptom && severityAt(chosen.symptom, age, isHighFever(facts)),
    state,
    seesDoctor: chosen.symptom !== null && sendsToDoctor(chosen.symptom),
    needsAge: false,
    needsWeight: false,
    asksWeight: false,
    offers: [],
  };
}

function withOffers(chosen: ChosenSymptom, symptom: Symptom, desk: GuideContext): SymptomGuidance {
  let needsWeight = false;
  const candidates = candidatesFor(symptom, desk.boxesRead, desk).filter(
    ({ item }) => item.kind !== "product" || desk.overMaximum.length === 0,
  );
  const allowed = candidates.filter((candidate) => {
    const all = refusalsOf(candidate, desk);
    const reasons = compares(desk) ? all : all.filter(isOfTheBox);
    if (reasons.length > 0) {
      refuse(desk.refused, {
        item: candidate.item,
        chosen: [chosen],
        reasons: [...reasons, ...waitsToo(candidate, desk)],
      });
    }
    if (compares(desk) && reasons.every(({ reason }) => reason === "weight-unknown"))
      needsWeight ||= isToBeWeighed(candidate, desk.patient);
    return reasons.length === 0;
  });
  refuseReachedFor(chosen, symptom, candidates, desk);
  // Every rule about an age would be passed over, and the dose of the youngest may be none.
  if (compares(desk) && isChildOfUnknownAge(desk.patient)) {
    return { ...withoutOffers(chosen, "guided", desk), needsAge: true };
  }
  if (needsWeight) {
    return { ...withoutOffers(chosen, "guided", desk), needsWeight, asksWeight: true };
  }
  const offers: Offer[] = [];
  const waiting: Offer[] = [];
  const here: Suggested[] = [];
  const named: Item[] = [];
  const unoffered: (readonly [Item, CabinetBox])[] = [];
  for (const candidate of paracetamolFirst(allowed, desk.isFeverish)) {
    const isNamed = named.some((item) => isCalledAlike(item, candidate.item));
    named.push(candidate.item);
    const nameBeside = (other: Suggested | undefined) => {
      if (other && !isNamed && candidate.item.kind === "box")
        unoffered.push([other.item, candidate.item.box]);
    };
    const isAlike = (other: Suggested) => share(other.substances, candidate.substances);
    const same = here.find(
      (other) =>
        isAlike(other) &&
        !isOtherStrength(heldIn(other), heldIn(candidate), desk) &&
        !isLeftOpen(candidate, other, desk),
    );
    if (same) {
      if (!isNamed) refuseWaiting(candidate, chosen, desk);
      nameBeside(same);
      continue;
    }
    const found = offer(candidate, symptom, desk);
    if (!found.waiting && offers.length + waiting.length >= OFFERS_MAX) {
      // One box too many is still in the house.
      nameBeside(here.find(isAlike));
      continue;
    }
    here.push(candidate);
    (found.waiting ? waiting : offers).push(found);
  }
  for (const { substances } of here) desk.offered.push({ substances, chosen });
  const asksWeight = here.some((each) => isLineByWeight(each, desk));
  return {
    ...withoutOffers(chosen, "guided", desk),
    asksWeight,
    offers: [...offers, ...waiting].map((each) => ({
      ...each,
      alsoIn: unoffered
        .filter(([item, box]) => item === each.item && !desk.refused.has(box.id))
        .map(([, box]) => box),
    })),
  };
}

/** Whether a box fits beside one of the same substance that waits, so that it is what somebody may have now. */
function isLeftOpen(open: Suggested, full: Suggested, desk: GuideContext): boolean {
  if (!compares(desk) || open.item.kind !== "box" || full.item.kind !== "box") return false;
  if (open.substances.some((each) => desk.uncounted.has(each))) return false;
  const [one, other] = [open, full].map(
    ({ item, substances }) =>
      item.kind === "box" && waitingOf(item.box, substances, desk.doses, desk),
  );
  return one === null && !!other && isOpenBeside(other);
}

/** A second box of what was given is no way around the first one: it is named, with until when it waits too. */
function refuseWaiting({ item, substances }: Candidate, chosen: ChosenSymptom, desk: GuideContext) {
  const reasons = waitsToo({ item, substances }, desk);
  if (reasons.length > 0) refuse(desk.refused, { item, chosen: [chosen], reasons });
}

/** What else speaks against a box is no answer to when its substance may be given again. */
function waitsToo(
  { item, substances }: Pick<Candidate, "item" | "substances">,
  desk: GuideContext,
): Refused[] {
  if (item.kind !== "box" || !compares(desk)) return [];
  const waiting = waitingOf(item.box, substances, desk.doses, desk);
  return waiting === null ? [] : [{ ...because("waiting"), waiting }];
}

/**
 * A box of the home that the list does not name for a symptom is never offered for it. Where the rules speak against
 * it for this person, or it was given and has to wait, it is named with the reason, before somebody takes it all the
 * same. What the person takes on prescription is their treatment, which no symptom is a reason to doubt.
 */
function refuseReachedFor(
  chosen: ChosenSymptom,
  symptom: Symptom,
  candidates: readonly Suggested[],
  desk: GuideContext,
): void {
  if (desk.category === "natural") return;
  const named = new Set(candidates.map(({ item }) => item.kind === "box" && item.box.id));
  const others = desk.boxesRead.filter(({ box }) => !named.has(box.id));
  for (const candidate of reachedFor(symptom, others)) {
    const all = refusalsOf(candidate, desk).filter(({ because }) => !because?.isTreated);
    const reasons = compares(desk) ? all : all.filter(isOfTheBox);
    const isTaken = desk.treatments.list.some(
      ({ boxId, evidence }) => boxId === candidate.item.box.id && evidence !== "unsure",
    );
    const isSaid = ({ reason }: Refused) =>
      !OF_NO_USE.has(reason) && !(isTaken && reason === "prescription-needed");
    if (reasons.some(isSaid)) {
      refuse(desk.refused, { item: candidate.item, chosen: [chosen], reasons });
    }
    if (reasons.length === 0) refuseWaiting(candidate, chosen, desk);
  }
}

const heldIn = ({ item, substances }: Suggested) => ({
  box: item.kind === "box" ? item.box : null,
  substances,
});

/** What of a child's medicines has rows by weight on a leaflet, of whatever country. */
const BY_WEIGHT: ReadonlySet<Substance> = new Set(
  DOSE_RULES.filter(({ weight }) => weight !== null).map(({ substance }) => substance),
);

function isToBeWeighed({ item, substances }: Suggested, patient: GuideFacts["patient"]): boolean {
  return (
    isChild(patient) &&
    patient.weightStanding !== "usable" &&
    item.kind !== "product" &&
    substances.some((each) => BY_WEIGHT.has(each))
  );
}

/**
 * Whether the line of a leaflet is looked for by a weight that is not to be used. At the level `leaflet` nothing else is
 * compared with it, and an adult of unknown weight is taken at their word; one of an old weight is asked for it.
 */
function isLineByWeight({ item, substances, ...candidate }: Suggested, desk: GuideContext) {
  if (item.kind !== "box") return false;
  if (isChild(desk.patient)) {
    return !compares(desk) && isToBeWeighed({ item, substances, ...candidate }, desk.patient);
  }
  if (desk.patient.weightStanding !== "old") return false;
  const leaflet = leafletOfBox(item.box, substances, desk);
  return leaflet.kind === "rules" && leaflet.band.kind === "weight-missing";
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
    isForChild: isChild(desk.patient),
    cautions: cautionsFor(candidate, lastIntake, desk),
    waiting:
      item.kind === "box" && compares(desk)
        ? waitingOf(item.box, substances, desk.doses, desk)
        : null,
    lastIntake,
    alreadyFor: earlier?.chosen ?? null,
    alsoIn: [],
    interactions: compares(desk)
      ? interactionsWith(candidate, desk).filter((each) => !isRefused(each) && !isAskedFirst(each))
      : [],
    source: item.kind === "product" ? item.product.source : source,
  };
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
