import { type Form, type FormUnit, formUnit } from "../../inventory/form.ts";
import type { Unit } from "../../substances/reference-unit.ts";

/** Units of a label that are the unit of the form: a bottle of 15 ml does not say how many drops it holds. */
const PACK_UNITS: Readonly<Record<FormUnit, readonly Unit[]>> = {
  tablet: ["tablet"],
  capsule: ["capsule"],
  ml: ["ml"],
  g: ["g"],
  injection: ["syringe", "pen", "cartridge", "ampoule", "bottle", "bag", "dose"],
  suppository: ["suppository"],
  sachet: ["sachet"],
  drop: ["drop"],
  spray: ["spray", "dose"],
  puff: ["puff", "dose"],
  patch: ["device", "dressing"],
  lozenge: ["lozenge"],
  pessary: ["pessary"],
  piece: [],
};

/** Whether a quantity of a pack in this unit is one of stock for a box of that form. */
export function isStockUnit(form: Form, unit: string): boolean {
  return (PACK_UNITS[formUnit(form)] as readonly string[]).includes(unit);
}
