import { type ExpectedAnswer, isSaid } from "./answer-scenario.ts";

/** What an answer shows, as somebody who looks at the screen finds it. */
export interface SeenAnswer {
  /** Places of the boxes with a button that leads to a dose. */
  readonly offered: ReadonlySet<number>;
  /** Places of the boxes that are named without one, beside what is offered. */
  readonly waits: ReadonlySet<number>;
  /** Whether whom to call stands above everything. */
  readonly isEmergency: boolean;
  readonly words: string;
}

/** From the worst to the mildest. */
export const DIFFERENCE_CLASSES = [
  "unsafe offer",
  "emergency missed",
  "word missing",
  "forbidden word",
  "offer missing",
  "false alarm",
] as const;

export type DifferenceClass = (typeof DIFFERENCE_CLASSES)[number];

export interface Difference {
  readonly class: DifferenceClass;
  readonly what: string;
}

/** In what an answer is not what was expected of it. */
export function differencesOf(
  expected: ExpectedAnswer,
  seen: SeenAnswer,
  nameOf: (place: number) => string,
): Difference[] {
  const each = (kind: DifferenceClass, list: readonly string[]): Difference[] =>
    list.map((what) => ({ class: kind, what }));
  const closed = [...expected.neverOffered, ...expected.waits];
  return [
    ...each("unsafe offer", closed.filter((place) => seen.offered.has(place)).map(nameOf)),
    ...each("emergency missed", expected.emergency && !seen.isEmergency ? ["whom to call"] : []),
    ...each(
      "word missing",
      expected.words.filter((written) => !isSaid(written, seen.words)),
    ),
    ...each(
      "word missing",
      expected.waits
        .filter((place) => !seen.waits.has(place) && !seen.offered.has(place))
        .map((place) => `that ${nameOf(place)} waits`),
    ),
    ...each(
      "forbidden word",
      expected.forbidden.filter((written) => isSaid(written, seen.words)),
    ),
    ...each(
      "offer missing",
      expected.offered.filter((place) => !seen.offered.has(place)).map(nameOf),
    ),
    ...each("false alarm", !expected.emergency && seen.isEmergency ? ["whom to call"] : []),
  ];
}
