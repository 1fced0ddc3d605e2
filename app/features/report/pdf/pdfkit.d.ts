/** The parts of pdfkit that are used here. Its published types are of a version before its build for browsers. */
declare module "pdfkit" {
  /** An element of the structure that assistive technology reads. */
  export interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  export interface Document {
    readonly page: { readonly width: number; readonly height: number };
    on(event: "data", listener: (part: Uint8Array<ArrayBuffer>) => void): this;
    on(event: "end", listener: () => void): this;
    on(event: "error", listener: (problem: Error) => void): this;
    registerFont(name: string, font: Uint8Array): this;
    font(name: string): this;
    fontSize(points: number): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: "alphabetic" },
    ): this;
    image(
      source: string,
      x: number,
      y: number,
      options: { readonly fit: readonly [number, number]; readonly valign: "center" },
    ): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    circle(x: number, y: number, radius: number): this;
    fill(color: string): this;
    addPage(): this;
    bufferedPageRange(): { readonly start: number; readonly count: number };
    switchToPage(number: number): void;
    struct(
      role: string,
      options?: { readonly actual?: string; readonly scope?: "Row" | "Column" },
      child?: () => void,
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options: { readonly type: "Layout" | "Pagination" }): this;
    endMarkedContent(): this;
    end(): void;
  }

  const PDFDocument: new (options: {
    readonly size: "A4";
    readonly margin: number;
    readonly pdfVersion: "1.7";
    readonly subset: "PDF/UA";
    readonly tagged: true;
    readonly displayTitle: true;
    readonly lang: string;
    readonly info: { readonly Title: string; readonly Creator: string };
    readonly bufferPages: true;
    readonly font: "";
  }) => Document;
  export default PDFDocument;
}

declare module "fontkit" {
  export interface Font {
    readonly ascent: number;
    /** Below 0. */
    readonly descent: number;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(bytes: Uint8Array): Font;
}
