import type { WeightUnit } from "./measures.ts";
import type { ProfileType } from "./profile.ts";
import { ADULT_FROM_MONTHS, type Bounds, WEIGHT_SPANS } from "./weight-bounds.ts";

/** Whom a measure is of. */
export interface MeasuredPerson {
  readonly type: ProfileType;
  /** Null where nobody wrote down a birth. */
  readonly ageInMonths: number | null;
}

/** Kilograms and centimetres, null where nobody measured. */
export interface Measures {
  readonly weightKg: number | null;
  readonly heightCm: number | null;
}

/** Another reading of the same figure, in kilograms or centimetres, where that one is in doubt no longer. */
export interface MeasureSuggestion {
  /** A lost decimal mark, 16.5 of 165; pounds taken for kilograms; kilograms taken for pounds. */
  readonly slip: "decimal-mark" | "pounds" | "kilograms";
  readonly value: number;
}

/** A measure to ask about once more before it is stored. */
export interface MeasureWarning {
  readonly measure: "weight" | "height";
  readonly value: number;
  /** What it was before, where it is the change that is doubtful; null where it is the value for that age. */
  readonly before: number | null;
  readonly suggestions: readonly MeasureSuggestion[];
  /** Whether rules treat it as missing, even when it is confirmed. */
  readonly isUnused: boolean;
}

/** From the age before, or from birth, until `untilMonths`: below `least` and above `most` it is asked about. */
type Range = readonly [untilMonths: number, least: number, most: number];

const WEIGHTS: readonly Range[] = WEIGHT_SPANS.map(({ untilMonths, asked }) => [
  untilMonths,
  ...asked,
]);
const USED_WEIGHTS: readonly Range[] = WEIGHT_SPANS.map(({ untilMonths, used }) => [
  untilMonths,
  ...used,
]);

/**
 * Centimetres: rounded outward, well beyond what the same standards call rare. They find a slip of the keyboard and
 * judge nobody's growth. General knowledge.
 */
const HEIGHTS: readonly Range[] = [
  [3, 40, 70],
  [12, 48, 90],
  [24, 62, 102],
  [5 * 12, 72, 130],
  [10 * 12, 88, 165],
  [ADULT_FROM_MONTHS, 115, 210],
  [Number.POSITIVE_INFINITY, 130, 215],
];

/** What a body hardly ever does between two visits to this page: lose a fifth, or grow by half. */
const SHRUNK = 0.8;
const GROWN = 1.5;

/** What a figure is multiplied by to read it without a slip. */
type Slip = readonly [slip: MeasureSuggestion["slip"], factor: number];

const DECIMAL_MARK: Slip = ["decimal-mark", 0.1];
const SLIPS: Readonly<Record<WeightUnit, readonly Slip[]>> = {
  kg: [DECIMAL_MARK, ["pounds", 0.4536]],
  lbs: [DECIMAL_MARK, ["kilograms", 2.2046]],
};

/**
 * What to ask about before it is stored: a weight or a height that hardly anybody of that age has, and one that is far
 * from what it was. What has not changed is not asked about again.
 * @param unit in which the weight was typed
 */
export function measureWarnings(
  typed: Measures,
  known: Measures,
  who: MeasuredPerson,
  unit: WeightUnit = "kg",
): MeasureWarning[] {
  const { weightKg, heightCm } = typed;
  return [
    ...warningsFor("weight", weightKg, known.weightKg, rangeOf(WEIGHTS, who), SLIPS[unit]).map(
      (warning) => ({ ...warning, isUnused: !isUsableWeight(warning.value, who) }),
    ),
    ...warningsFor("height", heightCm, known.heightCm, rangeOf(HEIGHTS, who), [DECIMAL_MARK]),
  ];
}

/** Whether a weight is one of that age without a question. */
export function isUsualWeight(kg: number, who: MeasuredPerson): boolean {
  return isWithin(rangeOf(WEIGHTS, who), kg);
}

/** Whether a rule may count on a weight that was confirmed: outside of these bounds it is treated as missing. */
export function isUsableWeight(kg: number, who: MeasuredPerson): boolean {
  return isWithin(rangeOf(USED_WEIGHTS, who), kg);
}

/** Kilograms above which no rule counts on a weight. */
export function heaviestWeight(who: MeasuredPerson): number {
  return rangeOf(USED_WEIGHTS, who)[1];
}

/** A birth says more than what somebody declared. */
export function isAdult({ type, ageInMonths }: MeasuredPerson): boolean {
  return ageInMonths === null ? type === "adult" : ageInMonths >= ADULT_FROM_MONTHS;
}

/** A child without a date of birth, who may be of any age that a rule speaks of. */
export function isChildOfUnknownAge(who: MeasuredPerson): boolean {
  return who.ageInMonths === null && !isAdult(who);
}

function warningsFor(
  measure: MeasureWarning["measure"],
  value: number | null,
  before: number | null,
  bounds: Bounds,
  slips: readonly Slip[],
): MeasureWarning[] {
  if (value === null || value === before) return [];
  const warning = { measure, value, isUnused: false };
  if (!isWithin(bounds, value)) {
    const suggestions = slips
      .map(([slip, factor]) => ({ slip, value: Math.round(value * factor * 100) / 100 }))
      .filter((each) => isWithin(bounds, each.value));
    return [{ ...warning, before: null, suggestions }];
  }
  const isJump =
    before !== null &&
    isWithin(bounds, before) &&
    (value < before * SHRUNK || value > before * GROWN);
  return isJump ? [{ ...warning, before, suggestions: [] }] : [];
}

function isWithin([least, most]: Bounds, value: number): boolean {
  return value >= least && value <= most;
}

/** A child whose birth nobody wrote down may be any child, an adult is none. */
function rangeOf(ranges: readonly Range[], { type, ageInMonths }: MeasuredPerson): Bounds {
  const isAny = ageInMonths === null && type === "child";
  const fitting = ranges.filter(([until], at) => {
    if (isAny) return until <= ADULT_FROM_MONTHS;
    const from = ranges[at - 1]?.[0] ?? 0;
    const age = ageInMonths ?? ADULT_FROM_MONTHS;
    return age >= from && age < until;
  });
  return [
    Math.min(...fitting.map(([, least]) => least)),
    Math.max(...fitting.map(([, , most]) => most)),
  ];
}
