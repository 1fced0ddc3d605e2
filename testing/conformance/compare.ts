import { isDeepStrictEqual } from "node:util";
import type { Observation } from "./case.ts";
import type { Difference } from "./differences.ts";

/** What two servers made of one case. */
export interface Pair {
  readonly name: string;
  readonly ours: Observation;
  readonly lite: Observation;
}

export interface Comparison {
  /** One line per case, then each reason under the number that its cases carry. */
  readonly table: string;
  /** What nobody has explained, in full. */
  readonly unexplained: readonly Pair[];
  /** Explanations for cases that are alike, or that there are no more. */
  readonly stale: readonly string[];
}

export function compare(pairs: readonly Pair[], differences: readonly Difference[]): Comparison {
  const differing = pairs.filter(({ ours, lite }) => !isDeepStrictEqual(ours, lite));
  const reasonsOf = (name: string) =>
    differences.flatMap(({ cases }, index) => (cases.includes(name) ? [index + 1] : []));
  const isDiffering = new Set(differing.map(({ name }) => name));

  const rows = pairs.map(({ name, ours, lite }) => {
    if (!isDiffering.has(name)) return [name, outcome(ours), "the same", ""];
    return [name, outcome(ours), outcomeBeside(lite, ours), reasonsOf(name).join(", ") || "?"];
  });
  const reasons = differences.map(
    ({ side, why, source }, index) =>
      `${String(index + 1).padStart(3)}  ${side}: ${why}\n     ${source}`,
  );
  return {
    table: [...align([["case", "ours", "lite", "why"], ...rows]), "", ...reasons].join("\n"),
    unexplained: differing.filter(({ name }) => reasonsOf(name).length === 0),
    stale: differences.flatMap(({ cases }) => cases.filter((name) => !isDiffering.has(name))),
  };
}

/** Statuses and codes, without the addresses: `409 23505, 200`. */
const outcome = ({ wire }: Observation) =>
  wire.map((line) => line.split(" ").slice(2).join(" ")).join(", ") || "nothing sent";

const outcomeBeside = (lite: Observation, ours: Observation) =>
  isDeepStrictEqual(lite.wire, ours.wire) ? "another answer" : outcome(lite);

function align(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
