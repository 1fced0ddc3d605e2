/** Kilograms of one span of ages, from the age before, or from birth, until `untilMonths`. */
export interface WeightSpan {
  readonly untilMonths: number;
  /** Outside of these a weight is asked about before it is stored. */
  readonly asked: Bounds;
  /** Outside of these it is stored once it is confirmed, and no rule counts on it. */
  readonly used: Bounds;
}

export type Bounds = readonly [least: number, most: number];

export const ADULT_FROM_MONTHS = 18 * 12;

const span = (
  untilMonths: number,
  p3: number,
  p97: number,
  least: number,
  most: number,
): WeightSpan => ({ untilMonths, asked: [p3, p97], used: [least, most] });

/**
 * The third and the 97th percentile of both sexes together, the lighter at the beginning of the span and the heavier at
 * its end; around them three standard deviations up to ten years, then twice the median above. WHO Child Growth
 * Standards to 5 years, WHO Reference 2007 to 10, CDC 2000 to 18. Of adults: general knowledge.
 */
export const WEIGHT_SPANS: readonly WeightSpan[] = [
  span(1, 2.4, 5.7, 2, 6.5),
  span(2, 3.2, 7, 2.7, 8),
  span(3, 4, 7.9, 3.4, 9),
  span(6, 4.6, 9.7, 4, 11),
  span(9, 5.8, 10.9, 5.1, 12.3),
  span(12, 6.6, 11.8, 5.8, 13.3),
  span(18, 7.1, 13.5, 6.3, 15.3),
  span(24, 8.2, 15.1, 7.2, 17.1),
  span(3 * 12, 9.2, 18, 8.1, 21),
  span(4 * 12, 11, 21.1, 9.6, 25.2),
  span(5 * 12, 12.5, 24.4, 10.9, 29.5),
  span(6 * 12, 14, 27.3, 12.1, 33.4),
  span(7 * 12, 15.5, 30.8, 13.5, 38.3),
  span(8 * 12, 17, 34.9, 14.8, 44.1),
  span(9 * 12, 18.9, 40, 16.3, 51.1),
  span(10 * 12, 21.1, 45.7, 18.1, 59.2),
  span(11 * 12, 23.6, 58.7, 20.3, 73.5),
  span(12 * 12, 26.6, 65.9, 22.8, 82.5),
  span(13 * 12, 29.5, 72.4, 25.2, 91.8),
  span(14 * 12, 33, 77.7, 28, 100.7),
  span(15 * 12, 36.7, 83.2, 31.4, 108.6),
  span(16 * 12, 39.6, 89, 34.9, 115),
  span(17 * 12, 41.8, 93.8, 37.4, 119.9),
  span(ADULT_FROM_MONTHS, 43.3, 97.2, 39, 123.5),
  span(Number.POSITIVE_INFINITY, 35, 150, 25, 300),
];
