import type { ProfileType } from "./profile.ts";

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

/** A measure to ask about once more before it is kept. */
export interface MeasureWarning {
  readonly measure: "weight" | "height";
  readonly value: number;
  /** What it was before, where it is the change that is doubtful; null where it is the value for that age. */
  readonly before: number | null;
  /** The value without a lost decimal mark, where that one would be in doubt no longer: 16.5 of 165. */
  readonly tenth: number | null;
}

/** From the age before, or from birth, until `untilMonths`: below `least` and above `most` it is asked about. */
type Range = readonly [untilMonths: number, least: number, most: number];

const ADULT_FROM_MONTHS = 18 * 12;

/**
 * Kilograms: the third and the 97th percentile of both sexes together, the lighter at the beginning of the span and the
 * heavier at its end. WHO Child Growth Standards to 5 years, WHO Reference 2007 to 10, CDC 2000 to 18.
 */
const WEIGHTS: readonly Range[] = [
  [1, 2.4, 5.7],
  [2, 3.2, 7],
  [3, 4, 7.9],
  [6, 4.6, 9.7],
  [9, 5.8, 10.9],
  [12, 6.6, 11.8],
  [18, 7.1, 13.5],
  [24, 8.2, 15.1],
  [3 * 12, 9.2, 18],
  [4 * 12, 11, 21.1],
  [5 * 12, 12.5, 24.4],
  [6 * 12, 14, 27.3],
  [7 * 12, 15.5, 30.8],
  [8 * 12, 17, 34.9],
  [9 * 12, 18.9, 40],
  [10 * 12, 21.1, 45.7],
  [11 * 12, 23.6, 58.7],
  [12 * 12, 26.6, 65.9],
  [13 * 12, 29.5, 72.4],
  [14 * 12, 33, 77.7],
  [15 * 12, 36.7, 83.2],
  [16 * 12, 39.6, 89],
  [17 * 12, 41.8, 93.8],
  [ADULT_FROM_MONTHS, 43.3, 97.2],
  [Number.POSITIVE_INFINITY, 35, 150],
];

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

/**
 * What to ask about before it is kept: a weight or a height that hardly anybody of that age has, and one that is far
 * from what it was. What has not changed is not asked about again.
 */
export function measureWarnings(
  typed: Measures,
  known: Measures,
  who: MeasuredPerson,
): MeasureWarning[] {
  return [
    ...warningsFor("weight", typed.weightKg, known.weightKg, rangeOf(WEIGHTS, who)),
    ...warningsFor("height", typed.heightCm, known.heightCm, rangeOf(HEIGHTS, who)),
  ];
}

/** A birth says more than what somebody declared. */
export function isAdult({ type, ageInMonths }: MeasuredPerson): boolean {
  return ageInMonths === null ? type === "adult" : ageInMonths >= ADULT_FROM_MONTHS;
}

type Bounds = readonly [least: number, most: number];

function warningsFor(
  measure: MeasureWarning["measure"],
  value: number | null,
  before: number | null,
  bounds: Bounds,
): MeasureWarning[] {
  if (value === null || value === before) return [];
  if (!isWithin(bounds, value)) {
    return [
      { measure, value, before: null, tenth: isWithin(bounds, value / 10) ? value / 10 : null },
    ];
  }
  const isJump =
    before !== null &&
    isWithin(bounds, before) &&
    (value < before * SHRUNK || value > before * GROWN);
  return isJump ? [{ measure, value, before, tenth: null }] : [];
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
