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

const VALUE = /'(?:[^']|'')*'|null|true|false|\d+(?:\.\d+)?/g;
const RECORD = new RegExp(`^ {2}\\((?:${VALUE.source})(?:, (?:${VALUE.source}))*\\),?$`);

export function readSeed(file = "medication_references.sql"): string {
  return readFileSync(resolve(import.meta.dirname, file), "utf8");
}

export function referenceRows(sql: string): ReferenceRow[] {
  return seedRows<ReferenceRow>(sql);
}

/**
 * The records of a seed that writes one a line, in file order.
 * Throws on a line that is neither record, comment nor frame.
 * @typeParam Row what the columns of the seed make up, which the reader takes on trust
 */
export function seedRows<Row>(sql: string): Row[] {
  const [frame = "", rest = ""] = sql.split("\nvalues\n");
  const [records = "", behind = ""] = rest.split(/\n(?:on conflict |\) as n(?=\n))/);
  // Where facts are joined with other rows, their columns are named behind them.
  const named = /\n {2}\(([^()]*)\)$/.exec(frame) ?? /^\n {2}\(([^()]*)\)/.exec(behind);
  const columns = (named?.[1] ?? "").split(", ");
  return records
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("  -- "))
    .map((line) => record<Row>(line, columns));
}

function record<Row>(line: string, columns: string[]): Row {
  if (!RECORD.test(line)) throw new SyntaxError(`Not one record on one line: ${line.slice(0, 80)}`);
  const values = (line.match(VALUE) ?? []).map(value);
  if (values.length !== columns.length) {
    throw new SyntaxError(
      `${values.length} values for ${columns.length} columns: ${line.slice(0, 80)}`,
    );
  }
  const row: unknown = Object.fromEntries(columns.map((column, index) => [column, values[index]]));
  return row as Row;
}

function value(literal: string): string | number | boolean | null {
  if (literal === "null") return null;
  if (literal === "true" || literal === "false") return literal === "true";
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'");
  return Number(literal);
}
