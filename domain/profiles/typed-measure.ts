import { parseQuantity } from "../inventory/quantity.ts";
import {
  centimetres,
  type HeightUnit,
  heightIn,
  kilograms,
  type WeightUnit,
  weightIn,
} from "./measures.ts";

/** How one kind of measure is kept and shown. */
export interface Scale<Unit extends string> {
  toMetric(value: number, unit: Unit): number;
  shown(unit: Unit, metric: number): number;
}

export const WEIGHT: Scale<WeightUnit> = { toMetric: kilograms, shown: weightIn };
export const HEIGHT: Scale<HeightUnit> = { toMetric: centimetres, shown: heightIn };

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

export type MeasureWrong = "not-a-number" | "below-minimum" | "above-maximum";

/** The heaviest and the tallest person on record stayed well below, in kilograms and centimetres. */
const MEASURE_MAX = 999;

export function storedMeasure<Unit extends string>(
  scale: Scale<Unit>,
  metric: number | null,
  unit: Unit,
): TypedMeasure<Unit> {
  const text = metric === null ? "" : String(scale.shown(unit, metric));
  return { text, typedIn: unit, metric, unit };
}

export function typedMeasure<Unit extends string>(
  scale: Scale<Unit>,
  text: string,
  unit: Unit,
): TypedMeasure<Unit> {
  const value = parseQuantity(text);
  const metric = value === null ? null : scale.toMetric(value, unit);
  return { text, typedIn: unit, metric, unit };
}

/** What the field holds now. */
export function shownText<Unit extends string>(
  scale: Scale<Unit>,
  { text, typedIn, metric, unit }: TypedMeasure<Unit>,
): string {
  return unit === typedIn || metric === null ? text : String(scale.shown(unit, metric));
}

/** Whether two forms say the same of a body, in whatever units. */
export function isSameMeasure(a: TypedMeasure<string>, b: TypedMeasure<string>): boolean {
  return a.metric === b.metric && (a.metric !== null || a.text.trim() === b.text.trim());
}

/** Nobody must be weighed: an empty field is right. */
export function wrongMeasure({
  text,
  metric,
}: Pick<TypedMeasure<string>, "text" | "metric">): MeasureWrong | undefined {
  if (text.trim() === "") return undefined;
  if (metric === null) return "not-a-number";
  if (metric < 0) return "below-minimum";
  return metric > MEASURE_MAX ? "above-maximum" : undefined;
}
