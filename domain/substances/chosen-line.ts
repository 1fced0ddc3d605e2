import type { Substance } from "../medicines/official/substances.ts";
import {
  concentrationOf,
  type LineReading,
  readCompositionLine,
  unknown,
} from "./composition-line.ts";
import type { NamedStrengths } from "./named-strengths.ts";

/** A line of one ingredient and the reading that stands for it. */
export interface ChosenLine {
  readonly line: Substance;
  readonly reading: LineReading;
}

/**
 * What one ingredient of a medicine weighs. Where the file has the salt (SA) and the part that acts (FT), the line whose
 * strength is in the name of the medicine counts: Aspégic 500 mg is 500 mg of aspirin and not 900 mg of its salt, and
 * loperamide 2 mg is 2 mg of its salt. Where the name says no strength, the part that acts counts.
 * @param lines those with one link number, of one element
 */
export function chosenLines(lines: readonly Substance[], named: NamedStrengths): ChosenLine[] {
  const acting = lines.filter(({ acts }) => acts);
  const salts = lines.filter(({ acts }) => !acts);
  if (acting.length === 0) return salts.map(chosen);
  const [salt] = salts;
  return acting.map((line) =>
    salt && salts.length === 1 && acting.length === 1
      ? saltOrBase(chosen(salt), chosen(line), named)
      : chosen(line),
  );
}

function saltOrBase(salt: ChosenLine, base: ChosenLine, named: NamedStrengths): ChosenLine {
  const isSaltNamed = isNamed(salt.reading, named);
  const isBaseNamed = isNamed(base.reading, named);
  if (isBaseNamed) return base;
  if (isSaltNamed) return { line: salt.line, reading: salt.reading };
  if (salt.reading.amount?.unit !== "mg") return base;
  // Only the salt is weighed.
  if (base.reading.amount === null) return { ...base, reading: unknown("salt-or-base") };
  if (base.reading.amount.unit !== "mg") return base;
  if (named.masses.length > 0 || named.fromPercentages.length > 0) {
    return { ...base, reading: unknown("salt-or-base") };
  }
  return contradicts(salt.reading, base.reading)
    ? { ...base, reading: unknown("contradictory") }
    : base;
}

/** A part weighs no more than the whole, and both are told for the same. */
function contradicts({ amount: whole }: LineReading, { amount: part }: LineReading): boolean {
  if (whole === null || part === null) return false;
  const isSameReference = whole.perUnit === part.perUnit && whole.perAmount === part.perAmount;
  return !isSameReference || part.amount > whole.amount;
}

/** Whether the name of the medicine has this strength, for its unit or for a millilitre or gram. */
export function isNamed(reading: LineReading, named: NamedStrengths): boolean {
  if (reading.amount?.unit !== "mg") return false;
  const concentration = concentrationOf(reading);
  const isOf = (value: number) => (each: number) => Math.abs(each - value) <= value * 1e-6;
  return (
    named.masses.some(isOf(reading.amount.amount)) ||
    (concentration !== null &&
      [...named.masses, ...named.fromPercentages].some(isOf(concentration)))
  );
}

function chosen(line: Substance): ChosenLine {
  return { line, reading: readCompositionLine(line) };
}
