import { epochMs, type Instant } from "../calendar/instant.ts";
import type { Temperature } from "./illness-entry.ts";

/** The temperatures of a person on a line of time, with the doses given meanwhile. */
export interface TemperatureCurve<Dose> {
  /** Oldest first. `x` is 0 at the beginning and 1 at the end; `y` is 0 at `lowCelsius` and 1 at `highCelsius`. */
  readonly points: readonly {
    readonly x: number;
    readonly y: number;
    readonly reading: Temperature;
  }[];
  /** Oldest first, those of the same stretch of time alone. */
  readonly doses: readonly { readonly x: number; readonly dose: Dose }[];
  /** Whole degrees around what was read. */
  readonly lowCelsius: number;
  readonly highCelsius: number;
  /** Of the readings. */
  readonly first: Temperature;
  readonly last: Temperature;
  readonly highest: Temperature;
  readonly from: Instant;
  readonly to: Instant;
}

/** Degrees that are always drawn, so that a few tenths do not look like a fall. */
const ALWAYS_FROM = 37;
const ALWAYS_TO = 39;

/** Null for fewer than two readings of different moments: one point is no curve. Both lists in any order. */
export function temperatureCurve<Dose extends { readonly takenAt: Instant }>(
  readings: readonly Temperature[],
  doses: readonly Dose[],
): TemperatureCurve<Dose> | null {
  const sorted = [...readings].sort((a, b) => epochMs(a.notedAt) - epochMs(b.notedAt));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last || epochMs(first.notedAt) === epochMs(last.notedAt)) return null;
  const degrees = sorted.map(({ celsius }) => celsius);
  const lowCelsius = Math.min(ALWAYS_FROM, Math.floor(Math.min(...degrees)));
  const highCelsius = Math.max(ALWAYS_TO, Math.ceil(Math.max(...degrees)));
  const start = epochMs(first.notedAt);
  const length = epochMs(last.notedAt) - start;
  const at = (moment: Instant) => (epochMs(moment) - start) / length;
  return {
    points: sorted.map((reading) => ({
      x: at(reading.notedAt),
      y: (reading.celsius - lowCelsius) / (highCelsius - lowCelsius),
      reading,
    })),
    doses: doses
      .map((dose) => ({ x: at(dose.takenAt), dose }))
      .filter(({ x }) => x >= 0 && x <= 1)
      .sort((a, b) => a.x - b.x),
    lowCelsius,
    highCelsius,
    first,
    last,
    highest: sorted.reduce((one, other) => (other.celsius > one.celsius ? other : one)),
    from: first.notedAt,
    to: last.notedAt,
  };
}
