import type { Checked } from "../draft.ts";
import { type NumberWrong, readNumber } from "../number.ts";
import { roundedQuantity } from "./thousandths.ts";

/** More than any cabinet holds, and well within what the database stores. */
const QUANTITY_MAX = 999_999;

/** A dose is any amount above nothing: a quarter of a tablet, 0.3 mL. The least and the most that the database keeps. */
const DOSE_MIN = 0.001;
const DOSE_MAX = 10_000;

export type QuantityWrong = NumberWrong | "required" | "below-minimum" | "above-maximum";

/** What a screen shows of divided units, `½` and `1 ½`, and the same on a keyboard without these signs. */
const DIVIDED = /^(?:(\d{1,3})\s*)?([¼½¾])$|^(?:(\d{1,3})\s+)?([13]\/4|1\/2)$/;

const QUARTERS: Readonly<Record<string, number>> = {
  "¼": 0.25,
  "½": 0.5,
  "¾": 0.75,
  "1/4": 0.25,
  "1/2": 0.5,
  "3/4": 0.75,
};

/** A quantity as a person types it, rounded to thousandths as the database keeps it. */
export function readQuantity(typed: string): Checked<number, NumberWrong> {
  const [, units, sign, wholes, fraction] = DIVIDED.exec(typed.trim()) ?? [];
  const quarters = QUARTERS[sign ?? fraction ?? ""];
  if (quarters !== undefined) return { ok: true, value: Number(units ?? wholes ?? 0) + quarters };
  const read = readNumber(typed);
  return read.ok ? { ok: true, value: roundedQuantity(read.value) } : read;
}

/** As `readQuantity`; null where it cannot be read. */
export function parseQuantity(typed: string): number | null {
  const read = readQuantity(typed);
  return read.ok ? read.value : null;
}

/** What is wrong with a typed quantity of a box, which must not be below `minimum`. */
export function wrongQuantity(typed: string, minimum: number): QuantityWrong | undefined {
  return wrongAmount(typed, minimum, QUANTITY_MAX);
}

/** What is wrong with a typed dose, taken or planned. */
export function wrongDose(typed: string): QuantityWrong | undefined {
  return wrongAmount(typed, DOSE_MIN, DOSE_MAX);
}

function wrongAmount(typed: string, minimum: number, maximum: number): QuantityWrong | undefined {
  if (typed.trim() === "") return "required";
  const read = readQuantity(typed);
  if (!read.ok) return read.wrong;
  if (read.value < minimum) return "below-minimum";
  return read.value > maximum ? "above-maximum" : undefined;
}
