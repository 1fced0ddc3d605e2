/** Whether a medicine asks for a prescription; `depends` where the box in the hand decides. */
export type Prescription = "needed" | "not-needed" | "depends";

/** Asks for one, or is not sold over a counter at all. */
const NEEDS_ONE = /liste I|stupéfiant|prescription|hospitalier|professionnel/i;
/** `selon la présentation, liste I ou hors liste` */
const NEEDS_NONE = /hors liste/i;

/**
 * No official column says it: derived from the conditions of delivery (CIS_CPD). No condition at all
 * means no prescription; conditions that speak of something else leave it open.
 */
export function prescriptionOf(conditions: readonly string[]): Prescription {
  if (conditions.length === 0) return "not-needed";
  const asks = (condition: string) => NEEDS_ONE.test(condition) && !NEEDS_NONE.test(condition);
  return conditions.some(asks) ? "needed" : "depends";
}
