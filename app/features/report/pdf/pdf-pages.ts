import type { Document, StructureElement } from "pdfkit";
import {
  baselineOf,
  createTypesetter,
  type DrawWords,
  type Line,
  lineHeight,
  type PdfFonts,
  type Piece,
  type TextStyle,
} from "./pdf-text.ts";

/** Points. */
export const MARGIN = 48;
const FOOT = 24;

export const INK = "#1d2521";
const INK_SOFT = "#4d5953";
const HAIRLINE = "#b9c0bb";

export const FOOT_STYLE: TextStyle = { size: 8.5 };

/** The sheets of a file, filled from above; what is drawn on them belongs to an element of their structure. */
export interface PdfPages {
  readonly doc: Document;
  readonly width: number;
  /** Where the next line begins, in points from the left edge and from the top. */
  y: number;
  readonly typeset: (text: string, style: TextStyle, width: number) => Line[];
  /** @returns whether that much is left of a sheet that is not empty */
  readonly hasRoom: (height: number) => boolean;
  readonly turn: () => void;
  /** Lines in one element; where a sheet is full they go on with the next one. */
  readonly addLines: (
    element: StructureElement,
    lines: readonly Line[],
    style: TextStyle,
    x: number,
  ) => void;
  /** One line, without moving on. */
  readonly addLine: (
    element: StructureElement,
    line: Line,
    style: TextStyle,
    at: { readonly x: number; readonly y: number },
  ) => void;
  /** What is no part of the text: lines, headings that are repeated, the foot. */
  readonly decorate: (draw: () => void) => void;
  readonly rule: (y: number) => void;
  readonly drawLine: (
    line: Line,
    style: TextStyle,
    at: { readonly x: number; readonly y: number },
  ) => void;
}

export function createPages(doc: Document, fonts: PdfFonts, drawWords: DrawWords): PdfPages {
  const bottom = () => doc.page.height - MARGIN - FOOT;
  const pages: PdfPages = {
    doc,
    width: doc.page.width - 2 * MARGIN,
    y: MARGIN,
    typeset: createTypesetter(doc, fonts, drawWords),
    hasRoom: (height) => pages.y + height <= bottom(),
    turn() {
      doc.addPage();
      pages.y = MARGIN;
    },
    addLines(element, lines, style, x) {
      for (const line of lines) {
        if (!pages.hasRoom(lineHeight(style))) pages.turn();
        pages.addLine(element, line, style, { x, y: pages.y });
        pages.y += lineHeight(style);
      }
    },
    addLine(element, line, style, { x, y }) {
      let left = x;
      for (const piece of line) {
        const at = { x: left, y };
        const draw = () => drawPiece(piece, style, at);
        left += piece.width;
        // A reader hears, finds and copies the words that the picture shows.
        element.add("picture" in piece ? doc.struct("Span", { actual: piece.text }, draw) : draw);
      }
    },
    decorate(draw) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    rule(y) {
      doc
        .lineWidth(0.5)
        .strokeColor(HAIRLINE)
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + pages.width, y)
        .stroke();
    },
    drawLine(line, style, { x, y }) {
      let left = x;
      for (const piece of line) {
        drawPiece(piece, style, { x: left, y });
        left += piece.width;
      }
    },
  };
  return pages;

  function drawPiece(
    piece: Piece,
    style: TextStyle,
    { x, y }: { readonly x: number; readonly y: number },
  ): void {
    if ("picture" in piece) {
      doc.image(piece.picture.source, x, y, {
        fit: [piece.width, lineHeight(style)],
        valign: "center",
      });
      return;
    }
    const [main] = fonts[style.isBold ? "bold" : "regular"];
    if (!main) return;
    doc
      .font(piece.font)
      .fontSize(style.size)
      .fillColor(style === FOOT_STYLE ? INK_SOFT : INK)
      .text(piece.text, x, y + baselineOf(main, style), {
        lineBreak: false,
        baseline: "alphabetic",
      });
  }
}
