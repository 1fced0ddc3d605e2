import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** One record of medication_references.sql, in the table's own column names. */
export interface ReferenceRow {
  cis: string;
  cip13: string;
  name: string;
  dosage: string;
  form: string;
  active_molecule: string;
  prescription_required: string;
  default_quantity: number;
  price: number | null;
  treated_symptoms: string | null;
  treated_symptoms_es: string | null;
  side_effects: string | null;
  side_effects_es: string | null;
  default_posology: string | null;
  default_posology_es: string | null;
  name_es: string | null;
  source: string;
  source_date: string;
}

const VALUE = /'(?:[^']|'')*'|null|\d+(?:\.\d+)?/g;
const RECORD = new RegExp(`^ {2}\\((?:${VALUE.source})(?:, (?:${VALUE.source}))*\\),?$`);

export function readSeed(): string {
  return readFileSync(resolve(import.meta.dirname, "medication_references.sql"), "utf8");
}

/** The records of the seed in file order. Throws on a line that is neither record, comment nor frame. */
export function referenceRows(sql: string): ReferenceRow[] {
  const [frame = "", rest = ""] = sql.split("\nvalues\n");
  const [records = ""] = rest.split("\non conflict ");
  const columns = (frame.match(/\(([^()]*source_date)\)/)?.[1] ?? "").split(", ");
  return records
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("  -- "))
    .map((line) => record(line, columns));
}

function record(line: string, columns: string[]): ReferenceRow {
  if (!RECORD.test(line)) throw new SyntaxError(`Not one record on one line: ${line.slice(0, 80)}`);
  const values = (line.match(VALUE) ?? []).map(value);
  if (values.length !== columns.length) {
    throw new SyntaxError(
      `${values.length} values for ${columns.length} columns: ${line.slice(0, 80)}`,
    );
  }
  const row: unknown = Object.fromEntries(columns.map((column, index) => [column, values[index]]));
  return row as ReferenceRow;
}

function value(literal: string): string | number | null {
  if (literal === "null") return null;
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'");
  return Number(literal);
}
