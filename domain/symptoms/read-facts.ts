import { epochMs, type Instant } from "../calendar/instant.ts";
import { heldBy } from "../intakes/dose-contents.ts";
import type { RecentDose } from "../intakes/recent-doses.ts";
import { RECENT_HOURS } from "../intakes/recent-hours.ts";
import { type TreatmentBox, type Treatments, treatmentsOf } from "../interactions/treatments.ts";
import { isInWindow } from "../ledger/ledger.ts";
import { type Substance, substancesOf } from "../medicines/molecules/molecule.ts";
import type { Condition } from "../profiles/conditions.ts";
import type { ReadBox } from "./candidates.ts";
import { boxNamesOf } from "./facts/box-names.ts";
import type { CabinetBox, GuideFacts, RecentIntake } from "./facts/guide-facts.ts";
import { type SaidMedicine, saidMedicines } from "./facts/said-medicines.ts";
import { unnamedDose } from "./facts/said-unnamed.ts";
import { saysCondition } from "./facts/treated-conditions.ts";
import { everythingSaid } from "./list/symptom.ts";
import { withoutTooYoung } from "./rules/asked-of-a-child.ts";
import { readDoses } from "./rules/waiting.ts";

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/** A dose of the last day, and what was in it. */
export interface ReadIntake {
  readonly intake: RecentIntake;
  readonly substances: readonly Substance[];
}

/** What words of the person, and no line of the list, say is taken. */
export function readSaidMedicines(
  { chosen, noted }: Pick<GuideFacts, "chosen" | "noted">,
  boxes: readonly ReadBox[],
): SaidMedicine[] {
  const names = boxNamesOf(boxes);
  return everythingSaid(chosen, noted).flatMap(({ text, symptom }) =>
    symptom === null ? saidMedicines(text, names) : [],
  );
}

/**
 * Whether words say that a medicine was taken without a name for it. A dose that is recorded may be that one, unless
 * nobody knows what it was.
 */
export function isUnnamedTaken(
  { chosen, noted, now }: Pick<GuideFacts, "chosen" | "noted" | "now">,
  doses: readonly RecentDose[],
): boolean {
  const isRecorded = doses.some((dose) => isInWindow(dose, now));
  return everythingSaid(chosen, noted).some(({ text, symptom }) => {
    const unnamed = symptom === null ? unnamedDose(text) : null;
    return unnamed !== null && (unnamed.isUnknown || !isRecorded);
  });
}

/** What a person takes, as far as their boxes, doses, answers and words tell. */
export function readTreatments(
  { boxes, intakes, patient, now }: GuideFacts,
  said: readonly SaidMedicine[],
): Treatments {
  const read = boxes.map(asTreatmentBox);
  const treatments = treatmentsOf({
    boxes: read,
    doses: intakes.map(({ medicationId, medicationName: name, takenAt, ...printed }) => ({
      medicationId,
      name,
      takenAt,
      dosage: printed.dosage ?? "",
      form: printed.form ?? null,
      quantity: printed.quantity ?? null,
    })),
    typed: said,
    answers: patient.treatmentAnswers,
    conditions: patient.conditions
      .filter((each) => !each.isUnknown && !(each.isStated && isNamedBy(each.condition, said)))
      .map(({ condition }) => condition),
    now,
  });
  return withoutTooYoung(treatments, read, patient.ageInMonths);
}

/** Words that name the treatment itself say more than the condition that they stand for. */
const isNamedBy = (condition: Condition, said: readonly SaidMedicine[]) =>
  said.some(({ substances }) => substances.some((each) => saysCondition(condition, each)));

function asTreatmentBox(box: CabinetBox): TreatmentBox {
  return {
    ...box,
    belongsTo: box.otherOwner ? "other" : box.ownerId === null ? "home" : "person",
  };
}

/** As far back as the ledger reads them. */
export function recentDoses({ intakes, boxes, now }: GuideFacts): RecentDose[] {
  const since = epochMs(now) - RECENT_HOURS * AN_HOUR_MS;
  return readDoses(
    intakes.filter(({ takenAt }) => epochMs(takenAt) > since),
    boxes,
  );
}

/** The doses of the last day, the latest first, with what was in them. */
export function readIntakes({ intakes, boxes, now }: GuideFacts): ReadIntake[] {
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

/** Of what words say was taken, the substances of which no dose of the last 24 hours is recorded. */
export function unrecordedDoses(
  said: readonly SaidMedicine[],
  doses: readonly RecentDose[],
  now: Instant,
): Substance[] {
  const ofToday = doses.filter((dose) => isInWindow(dose, now));
  const recorded = new Set(ofToday.flatMap((dose) => heldBy(dose)));
  return said
    .filter(({ isTreatment }) => !isTreatment)
    .flatMap(({ substances }) => substances.filter((each) => !recorded.has(each)));
}
