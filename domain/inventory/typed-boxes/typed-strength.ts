import { fold } from "../../locale/fold.ts";
import { writeMicrograms } from "../../locale/micrograms.ts";
import { hasTwoReadings } from "../written-strength.ts";

/** Milligrams of one unit of mass. Other units are compared as they are. */
const MILLIGRAMS: Readonly<Record<string, number>> = {
  g: 1000,
  mg: 1,
  microgrammes: 0.001,
};

interface Amount {
  readonly value: number;
  /** As typed, `mg` for every mass; empty where none was typed. */
  readonly unit: string;
  /** The number as it stands there. */
  readonly printed: number;
}

/**
 * Whether a typed strength is that of a listed medicine: `1 g` is `1000 mg`, `1000` may be any unit, `500` is the first of
 * `500 mg/30 mg`, and micrograms are one unit however they are spelled. `1.000 mg` is that of no medicine that is not written so.
 */
export function isSameStrength(typed: string, listed: string): boolean {
  if (hasTwoReadings(typed)) return fold(typed) === fold(listed);
  const wanted = amountsIn(typed);
  const known = amountsIn(listed);
  return (
    wanted.length > 0 &&
    wanted.every(({ value, unit, printed }, at) => {
      const other = known[at];
      if (!other) return false;
      if (unit === "") return printed === other.printed || printed === other.value;
      return unit === other.unit && Math.abs(value - other.value) < 1e-9;
    })
  );
}

/** A number without a unit has that of the next one: `500/30 mg`. */
function amountsIn(text: string): Amount[] {
  const found = [
    // Groups of thousands are closed first: `1 000` is one number.
    ...writeMicrograms(fold(text.replace(/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "$1"))).matchAll(
      /(\d+(?:[.,]\d+)?) ?([a-z%]*)/g,
    ),
  ];
  const amounts: Amount[] = [];
  let unit = "";
  for (const [, digits = "", typedUnit = ""] of found.toReversed()) {
    unit = typedUnit || unit;
    const printed = Number(digits.replace(",", "."));
    const factor = MILLIGRAMS[unit];
    amounts.unshift({
      printed,
      value: factor === undefined ? printed : printed * factor,
      unit: factor === undefined ? unit : "mg",
    });
  }
  return amounts;
}
