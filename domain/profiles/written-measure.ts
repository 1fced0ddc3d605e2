import { readQuantity } from "../inventory/quantity.ts";
import { CM_PER_FOOT, CM_PER_INCH, KG_PER_OUNCE, KG_PER_POUND } from "./measures.ts";

/** A unit as people write it behind a number. */
interface WrittenUnit {
  /** One of it in kilograms or centimetres. */
  readonly metric: number;
  /**
   * The smaller unit that may follow it, also without its name: `3 kg 250`, `1 m 75`, `7 lb 8 oz`, `5'7`. Its digits
   * are held to a form in which they have one reading: `3 kg 5` may be 3.5 or 3.005.
   */
  readonly smaller?: {
    readonly names: readonly string[];
    readonly metric: number;
    readonly digits: RegExp;
  };
}

export type WrittenUnits = Readonly<Record<string, WrittenUnit>>;

const KILOGRAM: WrittenUnit = {
  metric: 1,
  smaller: { names: ["g", "gr"], metric: 0.001, digits: /^\d{3}$/ },
};
const GRAM: WrittenUnit = { metric: 0.001 };
const POUND: WrittenUnit = {
  metric: KG_PER_POUND,
  smaller: { names: ["oz"], metric: KG_PER_OUNCE, digits: /^(?:\d|1[0-5])$/ },
};
/** French `livre` and Spanish `libra` also mean half a kilogram, so neither is read. */
export const WEIGHT_UNITS: WrittenUnits = {
  kg: KILOGRAM,
  kgs: KILOGRAM,
  kilo: KILOGRAM,
  kilos: KILOGRAM,
  g: GRAM,
  gr: GRAM,
  lb: POUND,
  lbs: POUND,
};

const METRE: WrittenUnit = {
  metric: 100,
  smaller: { names: ["cm"], metric: 1, digits: /^\d{2}$/ },
};
const FOOT: WrittenUnit = {
  metric: CM_PER_FOOT,
  smaller: { names: ["in", '"', "''"], metric: CM_PER_INCH, digits: /^(?:\d|1[01])$/ },
};
export const HEIGHT_UNITS: WrittenUnits = {
  cm: { metric: 1 },
  m: METRE,
  ft: FOOT,
  "'": FOOT,
};

/** A number, letters or a sign of feet, and perhaps a smaller number with its own. */
const WITH_UNIT = /^([^a-z'"]+)([a-z]+|')(?:\s*(\d{1,3})\s*([a-z]+|"|'')?)?$/;

/**
 * Kilograms or centimetres of a measure that is written with its unit: `16.5 kg`, `3250 g`, `1 m 75`, `5'7"`. Null where
 * no unit of the list is written, or where the text has no single reading.
 */
export function readWithUnit(text: string, units: WrittenUnits): number | null {
  const plain = text.trim().toLowerCase().replace(/[’′]/g, "'").replace(/[”″]/g, '"');
  const [, digits = "", name = "", smallerDigits, smallerName] = WITH_UNIT.exec(plain) ?? [];
  const unit = Object.hasOwn(units, name) ? units[name] : undefined;
  const read = readQuantity(digits);
  if (!unit || !read.ok) return null;
  if (smallerDigits === undefined) return read.value * unit.metric;
  const { smaller } = unit;
  const isNamed = smallerName === undefined || smaller?.names.includes(smallerName);
  if (!smaller?.digits.test(smallerDigits) || !isNamed || !Number.isInteger(read.value)) {
    return null;
  }
  return read.value * unit.metric + Number(smallerDigits) * smaller.metric;
}
