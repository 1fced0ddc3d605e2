import type { StructureElement } from "pdfkit";
import type { ReportBlock } from "../report-document.ts";
import { MARGIN, type PdfPages } from "./pdf-pages.ts";
import { type Line, lineHeight, type TextStyle } from "./pdf-text.ts";

const CELL: TextStyle = { size: 9.5 };
const HEAD: TextStyle = { size: 9.5, isBold: true };
/** Between two columns, and above and below a row. */
const GAP = 8;
const PADDING = 2.5;

type Table = Extract<ReportBlock, { kind: "table" }>;

interface Column {
  readonly x: number;
  readonly width: number;
}

/** A table whose rows go on with the next sheet, below headings that are repeated there. */
export function addTable(
  pages: PdfPages,
  parent: StructureElement,
  { columns: described, rows }: Table,
): void {
  const { doc } = pages;
  const columns = columnsOf(described, pages.width);
  const titles = described.map(({ title }, nth) =>
    pages.typeset(title, HEAD, columns[nth]?.width ?? 0),
  );
  const headHeight = heightOf(titles, HEAD);
  const table = doc.struct("Table");
  parent.add(table);
  if (!pages.hasRoom(headHeight + lineHeight(CELL) + 2 * PADDING)) pages.turn();
  const head = doc.struct("THead");
  table.add(head);
  addRow(head, titles, HEAD, "TH");
  head.end();
  const body = doc.struct("TBody");
  table.add(body);
  for (const row of rows) {
    const cells = row.map((text, nth) => pages.typeset(text, CELL, columns[nth]?.width ?? 0));
    addRow(body, cells, CELL, "TD");
  }
  body.end();
  table.end();
  pages.y += 6;

  /** Line by line where a row is longer than what is left of a sheet: long remarks go on with the next one. */
  function addRow(
    section: StructureElement,
    cells: readonly (readonly Line[])[],
    style: TextStyle,
    kind: "TH" | "TD",
  ): void {
    const row = doc.struct("TR");
    section.add(row);
    const elements = cells.map(() => {
      const cell = doc.struct(kind, kind === "TH" ? { scope: "Column" } : {});
      row.add(cell);
      return cell;
    });
    const isShort = heightOf(cells, style) <= doc.page.height / 3;
    if (isShort && !pages.hasRoom(heightOf(cells, style))) turnWithHead();
    pages.y += PADDING;
    const lines = Math.max(1, ...cells.map(({ length }) => length));
    for (let nth = 0; nth < lines; nth += 1) {
      if (!pages.hasRoom(lineHeight(style))) turnWithHead();
      for (const [place, cell] of cells.entries()) {
        const [line, column, element] = [cell[nth], columns[place], elements[place]];
        if (line && column && element) {
          pages.addLine(element, line, style, { x: column.x, y: pages.y });
        }
      }
      pages.y += lineHeight(style);
    }
    for (const element of elements) element.end();
    row.end();
    pages.y += PADDING;
    pages.decorate(() => pages.rule(pages.y));
  }

  function turnWithHead(): void {
    pages.turn();
    pages.decorate(() => {
      for (const [place, title] of titles.entries()) {
        for (const [nth, line] of title.entries()) {
          const y = pages.y + PADDING + nth * lineHeight(HEAD);
          pages.drawLine(line, HEAD, { x: columns[place]?.x ?? MARGIN, y });
        }
      }
      pages.rule(pages.y + headHeight);
    });
    pages.y += headHeight + PADDING;
  }
}

function heightOf(cells: readonly (readonly Line[])[], style: TextStyle): number {
  return Math.max(1, ...cells.map(({ length }) => length)) * lineHeight(style) + 2 * PADDING;
}

function columnsOf(described: Table["columns"], width: number): Column[] {
  const shares = described.reduce((sum, { share }) => sum + share, 0);
  const room = width - GAP * (described.length - 1);
  let x = MARGIN;
  return described.map(({ share }) => {
    const column = { x, width: (room * share) / shares };
    x += column.width + GAP;
    return column;
  });
}
