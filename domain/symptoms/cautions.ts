import { DOSE_RULES } from "../dose-rules/rules.ts";
import { isIn, isMolecule, type Substance } from "../medicines/molecules/molecule.ts";
import type { GuideFacts, RecentIntake } from "./facts/guide-facts.ts";
import { isChild } from "./facts/is-child.ts";
import type { Caution } from "./guidance.ts";
import type { Candidate } from "./rules/check.ts";
import { isAgainstFever } from "./rules/fever-medicines.ts";

/** Cautions that come of a comparison with the person or with recorded doses. */
const COMPARING: ReadonlySet<Caution> = new Set<Caution>([
  "paracetamol-first",
  "same-substance-taken",
  "uncounted-dose",
  "other-fever-medicine",
  "weigh-first",
]);

/** Of what any leaflet, of whatever country, lets nobody pass some milligrams in 24 hours. */
const WITH_MAXIMUM: ReadonlySet<Substance> = new Set(
  DOSE_RULES.filter(
    ({ maxMilligrams, maxMilligramsPerKg }) => (maxMilligrams ?? maxMilligramsPerKg) !== null,
  ).map(({ substance }) => substance),
);

export const isAntiInflammatory = (substance: Substance) => isIn(["nsaids"], substance);

/** @param lastIntake the latest dose of one of its substances within a day */
export function cautionsFor(
  { item, substances }: Candidate,
  lastIntake: RecentIntake | null,
  {
    isFeverish,
    patient,
    intakesRead,
    uncounted,
    level,
  }: Pick<GuideFacts, "patient" | "level"> & {
    readonly isFeverish: boolean;
    readonly intakesRead: readonly { readonly substances: readonly Substance[] }[];
    readonly uncounted: ReadonlySet<Substance>;
  },
): Caution[] {
  const isMedicine = item.kind !== "product";
  const wasAnotherGiven = intakesRead.some(
    (each) => each.substances.some(isAgainstFever) && !share(each.substances, substances),
  );
  const cautions: readonly (readonly [Caution, boolean])[] = [
    ["paracetamol-first", isFeverish && substances.some(isAntiInflammatory)],
    ["same-substance-taken", lastIntake !== null],
    ["uncounted-dose", substances.some((each) => uncounted.has(each) && WITH_MAXIMUM.has(each))],
    ["other-fever-medicine", isFeverish && substances.some(isAgainstFever) && wasAnotherGiven],
    ["drowsiness", substances.some((each) => isIn(["sedatives"], each))],
    ["child-by-weight", isMedicine && isChild(patient)],
    ["weigh-first", isMedicine && isChild(patient) && patient.weightStanding !== "usable"],
    ["unchecked-substance", isMedicine && !substances.every(isMolecule)],
  ];
  return cautions
    .filter(([caution, isSo]) => isSo && (compares({ level }) || !COMPARING.has(caution)))
    .map(([caution]) => caution);
}

/** Two with a substance in common are one dose too many: P25. Names we do not know count as well. */
export function share(one: readonly Substance[], other: readonly Substance[]): boolean {
  return one.some((substance) => other.includes(substance));
}

/** At the level `leaflet` nothing is compared with the person: what is said of a box is said of it for everybody. */
export function compares({ level }: { readonly level?: GuideFacts["level"] | undefined }): boolean {
  return level !== "leaflet";
}
