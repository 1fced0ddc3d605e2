import type { ReactNode } from "react";
import { useIsWideScreen } from "../use-wide-screen.ts";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand under one another. */
  numeric?: boolean;
  /** Where the cell stands on a phone's card: its heading, beside the heading, a line of its own, or the foot. */
  card: "heading" | "corner" | "line" | "foot";
}

/** The same rows and words as a table on a wide screen and as cards on a phone. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  tableFrom = "md",
}: {
  /** Said to screen readers; the page shows its own heading. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** The screen on which the columns have room beside one another. */
  tableFrom?: "md" | "xl";
}) {
  return useIsWideScreen(tableFrom) ? (
    <WideTable caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
  ) : (
    <ul aria-label={caption} className="flex flex-col gap-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className="rounded-card border border-line bg-paper-raised p-4">
          <CardOf row={row} columns={columns} />
        </li>
      ))}
    </ul>
  );
}

function WideTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-paper-raised">
      <table className="w-full border-collapse text-left max-xl:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={`px-3 py-3 text-sm font-semibold text-ink-soft xl:px-4 ${column.numeric ? "text-right" : ""} ${column.card === "foot" ? "print:hidden" : ""}`}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={`px-3 py-2.5 align-middle xl:px-4 ${column.numeric ? "text-right tabular-nums" : ""} ${column.card === "heading" ? "font-semibold" : ""} ${column.card === "foot" ? "print:hidden" : ""}`}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CardOf<Row>({ row, columns }: { row: Row; columns: Column<Row>[] }) {
  const at = (place: Column<Row>["card"]) => columns.filter((column) => column.card === place);
  const lines = at("line");
  const foot = at("foot");
  return (
    <>
      {/* Beside a badge that leaves it too little room a name would break within its words: the badge goes below. */}
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 grow basis-3/5 wrap-anywhere font-semibold">
          {at("heading").map((column) => (
            <div key={column.id}>{column.cell(row)}</div>
          ))}
        </div>
        {at("corner").map((column) => (
          <div key={column.id} className="max-w-full shrink-0">
            {column.cell(row)}
          </div>
        ))}
      </div>
      {lines.length > 0 && (
        <dl className="mt-2 grid gap-x-4 gap-y-1 min-[22rem]:grid-cols-[auto_1fr]">
          {lines.map((column) => (
            <div key={column.id} className="contents">
              <dt className="text-ink-soft">{column.header}</dt>
              <dd className="min-w-0 wrap-anywhere tabular-nums">{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {foot.length > 0 && (
        <div className="mt-3 flex flex-wrap justify-end gap-2 print:hidden">
          {foot.map((column) => (
            <div key={column.id}>{column.cell(row)}</div>
          ))}
        </div>
      )}
    </>
  );
}
