import { isIn, type Substance } from "../../medicines/molecules/molecule.ts";

/** What brings a fever down, and what leaflets limit by hours: paracetamol and every anti-inflammatory. */
export function isAgainstFever(substance: Substance): boolean {
  return substance === "paracetamol" || isIn(["nsaids"], substance);
}
