import { type BoxLine, readBoxLine } from "../inventory/typed-boxes/box-line.ts";
import { trimMarks } from "../inventory/typed-boxes/trim-marks.ts";
import type { DateOrder } from "../inventory/typed-expiry.ts";
import { plainLine } from "../plain-text.ts";
import { type DirectedPlan, planOf } from "./directed-plan.ts";
import { directionsStart } from "./directions.ts";

/** Characters of one line, as the database bounds it. */
export const LINE_MAX_LENGTH = 300;

/** What one line of a prescription says. Nothing of it is guessed. */
export interface PrescriptionLine {
  readonly medicine: BoxLine;
  /** How to take it, as written; empty where the line does not say. */
  readonly directions: string;
  /** Null where no hours can be told from the directions. */
  readonly plan: DirectedPlan | null;
}

/** @param line `Amoxicilline 500 mg gélules, 1 gélule matin et soir pendant 7 jours` */
export function readPrescriptionLine(line: string, order: DateOrder): PrescriptionLine {
  const text = plainLine(line).slice(0, LINE_MAX_LENGTH);
  const start = directionsStart(text);
  const directions = trimMarks(text.slice(start), " ,:;–—-");
  return {
    medicine: readBoxLine(trimMarks(text.slice(0, start), " ,:;–—-"), order),
    directions,
    plan: planOf(directions),
  };
}
