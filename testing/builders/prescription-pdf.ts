import PDFDocument from "pdfkit";

/** The parts of pdfkit that no page of the product uses. */
interface PlainDocument {
  on(event: "data", listener: (part: Uint8Array) => void): this;
  on(event: "end", listener: () => void): this;
  addPage(): this;
  fontSize(points: number): this;
  text(text: string, x: number, y: number, options: { readonly lineBreak: false }): this;
  image(source: Buffer, x: number, y: number, options: { readonly width: number }): this;
  end(): void;
}
const PlainPdf = PDFDocument as unknown as new (options: object) => PlainDocument;

/** Points of A4. */
const WIDTH = 595;
const MARGIN = 50;
const ROW = 18;

/**
 * A prescription as a program writes it, in a font that every reader has.
 * @param pages lines of text below each other, or a PNG or JPEG that fills the page
 */
export function prescriptionPdf(
  pages: readonly (readonly string[] | Buffer)[],
  options: { readonly userPassword?: string } = {},
): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PlainPdf({ size: "A4", margin: 0, autoFirstPage: false, ...options });
    const parts: Uint8Array[] = [];
    document.on("data", (part) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    for (const page of pages) {
      document.addPage().fontSize(11);
      if (Buffer.isBuffer(page)) document.image(page, 0, 0, { width: WIDTH });
      else {
        for (const [nth, text] of page.entries()) {
          document.text(text, MARGIN, MARGIN + nth * ROW, { lineBreak: false });
        }
      }
    }
    document.end();
  });
}
