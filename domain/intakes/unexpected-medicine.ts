import { isChokedOn } from "../dose-rules/choked-on.ts";
import type { RuledBox } from "../dose-rules/find-rules.ts";
import type { DoseTaker } from "../dose-rules/person-band.ts";
import type { Treatment } from "../interactions/treatments.ts";
import { isLongTerm } from "../interactions/treatments.ts";
import { isIn, type Substance } from "../medicines/molecules/molecule.ts";
import { TABLETS_FROM_MONTHS } from "../symptoms/rules/profile-rules.ts";

/**
 * Whether a box is one that a small child is given only where somebody decided so: on prescription, or to be swallowed
 * whole. It is for children whose age nobody knows as well.
 */
export function needsDecisionForChild(box: RuledBox, taker: DoseTaker): boolean {
  const isSmall =
    taker.ageInMonths === null ? taker.isAdult === false : taker.ageInMonths < TABLETS_FROM_MONTHS;
  if (!isSmall) return false;
  return (
    (box.isPrescription ?? box.substances.some(isLongTerm)) ||
    box.form === "Solution injectable" ||
    isChokedOn(box, { ageInMonths: taker.ageInMonths ?? 0 })
  );
}

/** What the person takes of another anticoagulant; what nobody is sure of, and what a condition stands for, is none. */
export function otherAnticoagulant(
  substances: readonly Substance[],
  treatments: readonly Treatment[],
): Treatment | null {
  const isAnticoagulant = (substance: Substance) =>
    isIn(["oral-anticoagulants", "heparins"], substance);
  if (!substances.some(isAnticoagulant)) return null;
  const other = treatments.find(
    ({ evidence, substances: taken }) =>
      evidence !== "unsure" &&
      evidence !== "condition" &&
      taken.some((each) => isAnticoagulant(each) && !substances.includes(each)),
  );
  return other ?? null;
}
