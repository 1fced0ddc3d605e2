import type { Counts } from "../server/moving/export-installation.ts";
import type { Arrival } from "../server/moving/import-installation.ts";

/** A line for each table, its rows at the end. */
export function tellCounts(counts: Counts): string[] {
  return [...counts].map(([table, count]) => `${table.padEnd(34)}${String(count).padStart(10)}`);
}

/** A line for each table: its rows in the file, and in the place. */
export function tellArrivals(arrivals: readonly Arrival[]): string[] {
  const line = (table: string, inFile: string, inPlace: string) =>
    `${table.padEnd(34)}${inFile.padStart(10)}${inPlace.padStart(10)}`;
  return [
    line("", "in file", "here"),
    ...arrivals.map(({ table, inFile, inPlace }) => line(table, String(inFile), String(inPlace))),
  ];
}
