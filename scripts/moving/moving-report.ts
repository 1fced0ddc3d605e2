import type { RowCounts } from "#server/moving/export-installation.ts";
import type { TableImportResult } from "#server/moving/import-installation.ts";

/** A line for each table, its rows at the end. */
export function formatCounts(counts: RowCounts): string[] {
  return [...counts].map(([table, count]) => `${table.padEnd(34)}${String(count).padStart(10)}`);
}

/** A line for each table: its rows in the file, and in the place. */
export function formatImportResults(arrivals: readonly TableImportResult[]): string[] {
  const line = (table: string, inFile: string, inPlace: string) =>
    `${table.padEnd(34)}${inFile.padStart(10)}${inPlace.padStart(10)}`;
  return [
    line("", "in file", "here"),
    ...arrivals.map(({ table, inFile, inTarget }) => line(table, String(inFile), String(inTarget))),
  ];
}
