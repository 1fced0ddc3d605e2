import type { MeasureWrong } from "#domain/profiles/typed-measure.ts";

/** One measure that the form and the database must both take or both refuse. */
interface MeasureCase {
  readonly measure: "weight" | "height";
  /** Kilograms or centimetres, as it is stored. */
  readonly metric: number;
  readonly wrong?: MeasureWrong;
  readonly because: string;
}

/** The table that the rule and the database are both held to. */
export const MEASURE_CASES: readonly MeasureCase[] = [
  {
    measure: "weight",
    metric: -1,
    wrong: "below-minimum",
    because: "nobody weighs less than nothing",
  },
  { measure: "weight", metric: 0, wrong: "below-minimum", because: "or nothing" },
  {
    measure: "weight",
    metric: 0.29,
    wrong: "below-minimum",
    because: "no child so small has lived",
  },
  { measure: "weight", metric: 0.3, because: "the smallest who have" },
  { measure: "weight", metric: 62.5, because: "an adult" },
  { measure: "weight", metric: 400, because: "the heaviest whom a scale takes" },
  { measure: "weight", metric: 400.01, wrong: "above-maximum", because: "a comma is missing" },
  { measure: "weight", metric: 625, wrong: "above-maximum", because: "a comma is missing" },
  { measure: "height", metric: 19.99, wrong: "below-minimum", because: "metres were typed" },
  { measure: "height", metric: 20, because: "the smallest who have lived" },
  { measure: "height", metric: 260, because: "nobody was taller" },
  { measure: "height", metric: 260.01, wrong: "above-maximum", because: "nobody was taller" },
];
