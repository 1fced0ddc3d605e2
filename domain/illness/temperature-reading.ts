import type { Checked } from "../draft.ts";
import { hasDecimals, type NumberWrong, readNumber } from "../number.ts";
import { CELSIUS_MAX, CELSIUS_MIN, type TemperatureUnit, toCelsius } from "./temperature.ts";
import { withDecimalMark } from "./written-degrees.ts";

/** Readings that a button has, in rows: the others are typed. */
const ROWS = {
  celsius: { from: 36, to: 41, step: 0.1, perRow: 5 },
  fahrenheit: { from: 97, to: 106, step: 0.2, perRow: 5 },
} as const satisfies Record<
  TemperatureUnit,
  { from: number; to: number; step: number; perRow: number }
>;

/** The readings of the buttons, in the unit, each row half a degree Celsius or one of Fahrenheit. `to` is left out. */
export function temperatureRows(unit: TemperatureUnit): readonly (readonly number[])[] {
  const { from, to, step, perRow } = ROWS[unit];
  const count = Math.round((to - from) / step / perRow);
  return Array.from({ length: count }, (_, row) =>
    Array.from(
      { length: perRow },
      (_each, column) => Math.round((from + (row * perRow + column) * step) * 10) / 10,
    ),
  );
}

export type TemperatureWrong = NumberWrong | "required" | "out-of-range" | "decimals";

/** The unit as it stands on a thermometer, after the number. */
const UNIT = /(?:[°º] ?[cf]?|[cf])$/iu;

function readDegrees(typed: string, unit: TemperatureUnit) {
  const trimmed = withDecimalMark(typed).trim();
  const [said = ""] = UNIT.exec(trimmed) ?? [];
  const letter = said.at(-1)?.toLowerCase();
  const typedIn = letter === "f" ? "fahrenheit" : letter === "c" ? "celsius" : unit;
  const read = readNumber(trimmed.slice(0, trimmed.length - said.length));
  return read.ok ? { ...read, celsius: toCelsius(read.value, typedIn) } : read;
}

/** A temperature that a body hardly leaves, within which a slip is taken for one. */
const USUAL_LEAST = 34;
const USUAL_MOST = 43;

/**
 * What may have been meant by a reading out of range, in degrees Celsius: 38,5 by 385, 101.3 °F by 101.3. Null where
 * nothing is near.
 */
export function meantTemperature(typed: string, unit: TemperatureUnit): number | null {
  const read = readNumber(typed);
  if (!read.ok) return null;
  const other = unit === "celsius" ? "fahrenheit" : "celsius";
  const meant = [toCelsius(read.value / 10, unit), toCelsius(read.value, other)];
  return meant.find((celsius) => celsius >= USUAL_LEAST && celsius <= USUAL_MOST) ?? null;
}

/** A typed reading, to the tenth of a degree. */
export function checkTemperature(
  { reading }: { readonly reading: string },
  unit: TemperatureUnit,
): Checked<{ readonly celsius: number }, { readonly reading?: TemperatureWrong }> {
  if (reading.trim() === "") return { ok: false, wrong: { reading: "required" } };
  const read = readDegrees(reading, unit);
  if (!read.ok) return { ok: false, wrong: { reading: read.wrong } };
  const { celsius } = read;
  if (celsius < CELSIUS_MIN || celsius > CELSIUS_MAX) {
    return { ok: false, wrong: { reading: "out-of-range" } };
  }
  if (!hasDecimals(read.value, 1)) return { ok: false, wrong: { reading: "decimals" } };
  return { ok: true, value: { celsius } };
}
