import { readQuantity } from "../inventory/quantity.ts";
import type { Language } from "../locale/locales.ts";
import { type NumberWrong, writeNumber } from "../number.ts";
import {
  centimetres,
  type HeightUnit,
  heightIn,
  kilograms,
  toHundredth,
  type WeightUnit,
  weightIn,
} from "./measures.ts";
import { HEIGHT_UNITS, readWithUnit, WEIGHT_UNITS, type WrittenUnits } from "./written-measure.ts";

/** How one kind of measure is kept and shown. */
export interface Scale<Unit extends string> {
  toMetric(value: number, unit: Unit): number;
  shown(unit: Unit, metric: number): number;
  /** The units that may be written behind the number; they count instead of the one of the form. */
  readonly written: WrittenUnits;
  /** The least and the most that is stored, in kilograms or centimetres; `measure-cases.ts` holds the database to them. */
  readonly min: number;
  readonly max: number;
}

export const WEIGHT: Scale<WeightUnit> = {
  toMetric: kilograms,
  shown: weightIn,
  written: WEIGHT_UNITS,
  min: 0.3,
  max: 400,
};
export const HEIGHT: Scale<HeightUnit> = {
  toMetric: centimetres,
  shown: heightIn,
  written: HEIGHT_UNITS,
  min: 20,
  max: 260,
};

/**
 * A measure in a form. What was stored or typed last stays beside the unit it is shown in now, and what is shown is
 * worked out from it each time: changing the unit, however often, changes nothing else.
 */
export interface TypedMeasure<Unit extends string> {
  /** As typed, or as stored and first shown. */
  readonly text: string;
  readonly typedIn: Unit;
  /** What is kept: kilograms or centimetres, null where nothing was typed, or no number. */
  readonly metric: number | null;
  readonly unit: Unit;
}

export type MeasureWrong = NumberWrong | "below-minimum" | "above-maximum";

export function storedMeasure<Unit extends string>(
  scale: Scale<Unit>,
  metric: number | null,
  unit: Unit,
  language: Language,
): TypedMeasure<Unit> {
  const text = metric === null ? "" : writeNumber(scale.shown(unit, metric), language);
  return { text, typedIn: unit, metric, unit };
}

export function typedMeasure<Unit extends string>(
  scale: Scale<Unit>,
  text: string,
  unit: Unit,
): TypedMeasure<Unit> {
  return { text, typedIn: unit, metric: readMetric(scale, text, unit), unit };
}

function readMetric<Unit extends string>(
  scale: Scale<Unit>,
  text: string,
  unit: Unit,
): number | null {
  const read = readQuantity(text);
  if (read.ok) return scale.toMetric(read.value, unit);
  const written = readWithUnit(text, scale.written);
  return written === null ? null : toHundredth(written);
}

/** What the field holds now. */
export function shownText<Unit extends string>(
  scale: Scale<Unit>,
  { text, typedIn, metric, unit }: TypedMeasure<Unit>,
  language: Language,
): string {
  if (unit === typedIn || metric === null) return text;
  return writeNumber(scale.shown(unit, metric), language);
}

/** Whether two forms say the same of a body, in whatever units. */
export function isSameMeasure(a: TypedMeasure<string>, b: TypedMeasure<string>): boolean {
  return a.metric === b.metric && (a.metric !== null || a.text.trim() === b.text.trim());
}

/** Nobody must be weighed: an empty field is right. */
export function wrongMeasure<Unit extends string>(
  { min, max }: Scale<Unit>,
  { text, metric }: Pick<TypedMeasure<Unit>, "text" | "metric">,
): MeasureWrong | undefined {
  if (text.trim() === "") return undefined;
  if (metric === null) {
    const read = readQuantity(text);
    return read.ok ? "not-a-number" : read.wrong;
  }
  if (metric < min) return "below-minimum";
  return metric > max ? "above-maximum" : undefined;
}
