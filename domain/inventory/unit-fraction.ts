import { type Form, type FormUnit, formUnit } from "./form.ts";

/** Nobody breaks a drop, a puff or a millilitre in two. */
const UNDIVIDED: readonly FormUnit[] = ["ml", "g", "drop", "spray", "puff"];

const QUARTERS: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** From here on a number is written in groups, which a fraction has no place in. */
const WHOLE_MAX = 999;

export function isDivisible(form: Form): boolean {
  return !UNDIVIDED.includes(formUnit(form));
}

/** Quarters of units as people write them: `½`, `1 ½`. Null for whole numbers, other decimals and what is measured. */
export function unitFraction(form: Form, quantity: number): string | null {
  const whole = Math.floor(quantity);
  const quarter = QUARTERS[quantity - whole];
  if (quarter === undefined || whole > WHOLE_MAX || !isDivisible(form)) return null;
  return whole === 0 ? quarter : `${whole}\u00a0${quarter}`;
}
