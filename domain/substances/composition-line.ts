import { isHomeopathic, type Substance } from "../medicines/official/substances.ts";
import { exact } from "./official-number.ts";
import { type Content, type ReferenceUnit, referenceUnitOf, type Unit } from "./reference-unit.ts";
import { strengthOf } from "./strength.ts";
import type { UnknownReason } from "./unknown-amount.ts";

/** An amount of a substance and what holds it. */
export interface Amount {
  readonly amount: number;
  readonly unit: "mg" | "IU";
  readonly perAmount: number;
  readonly perUnit: Unit;
  /** What one counted unit contains: from it, the milligrams of a millilitre. */
  readonly content: Content | null;
}

/** Milligrams of a unit, or why they are not told. Of international units the number is told. */
export interface LineReading {
  readonly amount: Amount | null;
  /** Null where `amount` is milligrams. */
  readonly unknownBecause: UnknownReason | null;
}

/** What one line of CIS_COMPO says by itself. */
export function readCompositionLine(line: Substance): LineReading {
  if (isHomeopathic([line])) return unknown("homeopathic");
  const strength = strengthOf(line.strength);
  if (strength.is === "unknown") return unknown(strength.because);
  const reference = referenceUnitOf(line.reference);
  if (reference === null) return unknown("unreadable-reference");
  if (reference.unit === "device") return unknown("released-over-time");
  switch (strength.is) {
    case "mass":
      return { amount: amountOf(strength.milligrams, "mg", reference), unknownBecause: null };
    case "international-units":
      return {
        amount: amountOf(strength.units, "IU", reference),
        unknownBecause: "international-units",
      };
    case "percentage":
      return shareOf(strength.percent, reference);
  }
}

export function unknown(because: UnknownReason): LineReading {
  return { amount: null, unknownBecause: because };
}

/** Milligrams in one millilitre or gram; null where the line does not tell them. */
export function concentrationOf({ amount }: LineReading): number | null {
  if (amount?.unit !== "mg") return null;
  const { perAmount, perUnit, content } = amount;
  if (perUnit === "ml" || perUnit === "g") return exact(amount.amount / perAmount);
  return content && exact(amount.amount / (perAmount * content.amount));
}

function amountOf(amount: number, unit: Amount["unit"], reference: ReferenceUnit): Amount {
  const { amount: perAmount, unit: perUnit, content } = reference;
  return { amount, unit, perAmount, perUnit, content };
}

/** `0,05 %` of a bottle of 30 ml is a concentration, whatever the bottle contains. */
function shareOf(percent: number, { unit, content }: ReferenceUnit): LineReading {
  const measured = content?.unit ?? (unit === "ml" || unit === "g" ? unit : null);
  if (measured === null) return unknown("percentage");
  const perOne: ReferenceUnit = { amount: 1, unit: measured, content: null };
  return { amount: amountOf(exact(percent * 10), "mg", perOne), unknownBecause: null };
}
