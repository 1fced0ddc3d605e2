import { readFileSync } from "node:fs";
import { join } from "node:path";

/** In the order in which they were written; the decisions say which change of the search each was written after. */
export const QUERY_SETS = ["first", "second", "third", "fourth", "fifth", "sixth"] as const;

/** What somebody types, and patterns that all stand in the folded name, dosage, form and substances of the right one. */
export interface MedicineQuery {
  readonly typed: string;
  readonly patterns: readonly RegExp[];
}

export function medicineQueries(set: (typeof QUERY_SETS)[number]): MedicineQuery[] {
  const path = join(import.meta.dirname, "medicine-queries", `${set}.tsv`);
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [typed = "", ...patterns] = line.split("\t");
    return { typed, patterns: patterns.map((pattern) => new RegExp(pattern)) };
  });
}
