import type { Leaflet } from "./leaflet.ts";

/**
 * The syringe in the box of one product, marked in kilograms of the child: what its leaflet prints in mg/kg. Dose facts,
 * section 5, item 8: the mark is what a parent reads, and no other product's mark means the same.
 */
export interface Syringe {
  readonly milligramsPerMark: number;
  readonly millilitresPerMark: number;
}

/** @param perMillilitre milligrams in one millilitre of the box; null where unknown, and then no mark can be read */
export function syringeOf(
  leaflet: Leaflet | undefined,
  perMillilitre: number | null,
): Syringe | null {
  if (leaflet?.kind !== "rules" || leaflet.band.kind !== "band" || !perMillilitre) return null;
  const { dose } = leaflet.band.rule;
  if (dose?.unit !== "mg/kg" || dose.least !== dose.most) return null;
  return { milligramsPerMark: dose.most, millilitresPerMark: dose.most / perMillilitre };
}

/** Millilitres up to a mark, to the thousandth, as quantities are kept. */
export function millilitresAt(mark: number, { millilitresPerMark }: Syringe): number {
  return Math.round(mark * millilitresPerMark * 1000) / 1000;
}
