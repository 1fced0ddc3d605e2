import { type Figure, ratioOf, type Target } from "./figure.ts";

const HEAD = ["", "", "ours", "floor", "ratio", "target"];

/** The figures as lines of text, columns aligned. */
export function table(figures: readonly Figure[]): string {
  let part = "";
  const rows = figures.map((figure) => {
    const name = figure.part === part ? "" : figure.part;
    part = figure.part;
    const ratio = ratioOf(figure);
    return [
      name,
      figure.what,
      formatQuantity(figure.ours, figure.unit),
      figure.floor === undefined ? "" : formatQuantity(figure.floor, figure.unit),
      ratio === undefined ? "" : ratio.toFixed(2),
      figure.target ? formatTarget(figure.target, figure.unit) : "",
    ];
  });
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = (column: number) => column > 1 && column < 5;
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function formatQuantity(value: number, unit: string): string {
  const digits = value >= 100 || unit === "per s" ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`.trimEnd();
}

function formatTarget({ of, is, than }: Target, unit: string): string {
  const sign = is === "at most" ? "≤" : "≥";
  return of === "ratio" ? `ratio ${sign} ${than.toFixed(1)}` : `${sign} ${than} ${unit}`.trimEnd();
}
