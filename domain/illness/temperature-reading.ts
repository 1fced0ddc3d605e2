import type { Checked } from "../draft.ts";
import { hasDecimals, type NumberWrong, readNumber } from "../number.ts";
import { CELSIUS_MAX, CELSIUS_MIN, type TemperatureUnit, toCelsius } from "./temperature.ts";

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

/** A typed reading, to the tenth of a degree. */
export function checkTemperature(
  { reading }: { readonly reading: string },
  unit: TemperatureUnit,
): Checked<{ readonly celsius: number }, { readonly reading?: TemperatureWrong }> {
  if (reading.trim() === "") return { ok: false, wrong: { reading: "required" } };
  const read = readNumber(reading);
  if (!read.ok) return { ok: false, wrong: { reading: read.wrong } };
  const celsius = toCelsius(read.value, unit);
  if (celsius < CELSIUS_MIN || celsius > CELSIUS_MAX) {
    return { ok: false, wrong: { reading: "out-of-range" } };
  }
  if (!hasDecimals(read.value, 1)) return { ok: false, wrong: { reading: "decimals" } };
  return { ok: true, value: { celsius } };
}
