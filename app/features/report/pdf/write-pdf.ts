import { create } from "fontkit";
import PDFDocument, { type Document, type StructureElement } from "pdfkit";
import type { ReportBlock, ReportDocument } from "../report-document.ts";
import { createPages, FOOT_STYLE, INK, MARGIN, type PdfPages } from "./pdf-pages.ts";
import { addTable } from "./pdf-table.ts";
import { type DrawWords, lineHeight, type PdfFont, type TextStyle } from "./pdf-text.ts";
import { woffToSfnt } from "./woff-to-sfnt.ts";

const TITLE: TextStyle = { size: 20, isBold: true };
const HEADING: TextStyle = { size: 13, isBold: true };
const TEXT: TextStyle = { size: 10.5 };
const TERM: TextStyle = { size: 10.5, isBold: true };

/** In parts of the width. */
const TERM_SHARE = 0.27;
const INDENT = 12;

/** Fonts as WOFF: of each weight that with the letters of most languages here, then that with the others. */
export type FontFiles = Readonly<Record<"regular" | "bold", readonly Uint8Array[]>>;

/**
 * A report as a file for readers of all kinds: tagged by PDF/UA (title, language, headings, tables with their headings,
 * lists), with the fonts it needs inside.
 */
export async function writePdf(
  report: ReportDocument,
  files: FontFiles,
  drawWords: DrawWords,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: report.language,
    info: { Title: report.title, Creator: "Trousse" },
    bufferPages: true,
    // None: each text names its own.
    font: "",
  });
  const written = bytesOf(doc);
  const fonts = {
    regular: files.regular.map((bytes, nth) => registerFont(doc, `regular-${nth}`, bytes)),
    bold: files.bold.map((bytes, nth) => registerFont(doc, `bold-${nth}`, bytes)),
  };
  const pages = createPages(doc, fonts, drawWords);
  const root = doc.struct("Document");
  doc.addStructure(root);
  addText(pages, root, "H1", report.title, TITLE);
  for (const lead of report.lead) addText(pages, root, "P", lead, TEXT);
  for (const block of report.blocks) addBlock(pages, root, block);
  root.end();
  addFeet(pages, report);
  doc.end();
  return written;
}

function registerFont(doc: Document, name: string, woff: Uint8Array): PdfFont {
  const bytes = woffToSfnt(woff);
  const font = create(bytes);
  doc.registerFont(name, bytes);
  return {
    name,
    hasGlyph: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    ascent: font.ascent / font.unitsPerEm,
    descent: -font.descent / font.unitsPerEm,
  };
}

function addBlock(pages: PdfPages, root: StructureElement, block: ReportBlock): void {
  if (block.kind === "heading") {
    pages.y += 12;
    // Never the last line of a sheet.
    if (!pages.hasRoom(lineHeight(HEADING) + 4 * lineHeight(TEXT))) pages.turn();
    addText(pages, root, "H2", block.text, HEADING);
  } else if (block.kind === "paragraph") addText(pages, root, "P", block.text, TEXT);
  else if (block.kind === "list") addList(pages, root, block.items);
  else if (block.kind === "facts") addFacts(pages, root, block.facts);
  else addTable(pages, root, block);
}

function addText(
  pages: PdfPages,
  root: StructureElement,
  kind: "H1" | "H2" | "P",
  text: string,
  style: TextStyle,
): void {
  const element = pages.doc.struct(kind);
  root.add(element);
  pages.addLines(element, pages.typeset(text, style, pages.width), style, MARGIN);
  element.end();
  pages.y += 4;
}

function addList(pages: PdfPages, root: StructureElement, items: readonly string[]): void {
  const { doc } = pages;
  const list = doc.struct("L");
  root.add(list);
  for (const text of items) {
    const item = doc.struct("LI");
    list.add(item);
    const body = doc.struct("LBody");
    item.add(body);
    if (!pages.hasRoom(lineHeight(TEXT))) pages.turn();
    pages.decorate(() => {
      doc.circle(MARGIN + 3, pages.y + lineHeight(TEXT) / 2, 1.5).fill(INK);
    });
    const lines = pages.typeset(text, TEXT, pages.width - INDENT);
    pages.addLines(body, lines, TEXT, MARGIN + INDENT);
    body.end();
    item.end();
  }
  list.end();
  pages.y += 4;
}

/** A table of two columns: what is known, and what is known of it. */
function addFacts(
  pages: PdfPages,
  root: StructureElement,
  facts: Extract<ReportBlock, { kind: "facts" }>["facts"],
): void {
  const { doc } = pages;
  const wide = pages.width * TERM_SHARE;
  const table = doc.struct("Table");
  root.add(table);
  for (const { term, text } of facts) {
    const row = doc.struct("TR");
    table.add(row);
    const [head, cell] = [doc.struct("TH", { scope: "Row" }), doc.struct("TD")];
    row.add(head);
    row.add(cell);
    const terms = pages.typeset(term, TERM, wide - INDENT);
    const lines = pages.typeset(text, TEXT, pages.width - wide);
    for (let nth = 0; nth < Math.max(terms.length, lines.length); nth += 1) {
      if (!pages.hasRoom(lineHeight(TEXT))) pages.turn();
      const [left, right] = [terms[nth], lines[nth]];
      if (left) pages.addLine(head, left, TERM, { x: MARGIN, y: pages.y });
      if (right) pages.addLine(cell, right, TEXT, { x: MARGIN + wide, y: pages.y });
      pages.y += lineHeight(TEXT);
    }
    head.end();
    cell.end();
    row.end();
    pages.y += 1;
  }
  table.end();
  pages.y += 4;
}

/** Title and number at the foot of each sheet, once it is known how many there are. */
function addFeet(pages: PdfPages, report: ReportDocument): void {
  const { doc } = pages;
  const { start, count } = doc.bufferedPageRange();
  for (let nth = 0; nth < count; nth += 1) {
    doc.switchToPage(start + nth);
    const number = pages.typeset(report.pageOf(nth + 1, count), FOOT_STYLE, pages.width)[0] ?? [];
    const wide = number.reduce((sum, { width }) => sum + width, 0);
    const title = pages.typeset(report.title, FOOT_STYLE, pages.width - wide - INDENT)[0] ?? [];
    const y = doc.page.height - MARGIN - lineHeight(FOOT_STYLE);
    doc.markContent("Artifact", { type: "Pagination" });
    pages.drawLine(title, FOOT_STYLE, { x: MARGIN, y });
    pages.drawLine(number, FOOT_STYLE, { x: MARGIN + pages.width - wide, y });
    doc.endMarkedContent();
  }
}

function bytesOf(doc: Document): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    doc.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
    doc.on("error", reject);
    doc.on("end", () => {
      new Blob(parts).arrayBuffer().then((bytes) => resolve(new Uint8Array(bytes)), reject);
    });
  });
}
