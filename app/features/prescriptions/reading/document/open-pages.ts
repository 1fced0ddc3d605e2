import { getDocumentProxy } from "unpdf";
import { textOfPlaced } from "#domain/prescriptions/page-text.ts";

/** Pages of which the text is read, from the first. */
const TEXT_PAGES_MAX = 10;

/** Points of the longer side of a drawn page: letters of 1 mm stay readable. */
const DRAWN_SIDE = 2200;

/** Points of a picture inside a file: a sheet of A4 at 600 dpi has 35 million. A larger one is left out. */
const PICTURE_POINTS_MAX = 40_000_000;

/** Pieces of text on a page; a full page of small letters has some thousands. */
const PIECES_MAX = 20_000;

export interface OpenPages {
  /** Of the whole file. */
  readonly count: number;
  /** The text of the first pages, in their order; empty where a page is a picture. */
  readonly texts: readonly string[];
  /** @param index from 0 */
  readonly draw: (index: number) => Promise<Blob>;
}

/** Why a file is not opened. */
export type NotOpened = "locked" | "damaged";

/** Opens a PDF and reads the text of its pages. Nothing of it runs, and nothing is fetched for it. */
export async function openPages(bytes: Uint8Array): Promise<OpenPages | NotOpened> {
  try {
    const document = await getDocumentProxy(bytes, {
      CanvasFactory: OffscreenCanvasFactory,
      FilterFactory: NoFilters,
      disableFontFace: true,
      enableXfa: false,
      maxImageSize: PICTURE_POINTS_MAX,
      useSystemFonts: false,
      useWasm: false,
      useWorkerFetch: false,
      verbosity: 0,
    });
    const texts: string[] = [];
    for (let index = 0; index < Math.min(document.numPages, TEXT_PAGES_MAX); index += 1) {
      texts.push(await textOfPage(await document.getPage(index + 1)));
    }
    return {
      count: document.numPages,
      texts,
      draw: async (index) => drawPage(await document.getPage(index + 1)),
    };
  } catch (problem) {
    return problem instanceof Error && problem.name === "PasswordException" ? "locked" : "damaged";
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
/** `[a, b, c, d, e, f]` of a PDF: a point `(x, y)` comes to `(ax + cy + e, bx + dy + f)`. */
type Matrix = readonly number[];

/** The reader writes the sign of micrograms as the Greek letter, which no list of medicines does. */
const withMicroSign = (text: string): string => text.replaceAll("\u03bc", "\u00b5");

async function textOfPage(page: Page): Promise<string> {
  const { transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return textOfPlaced(
    items.slice(0, PIECES_MAX).flatMap((item) => {
      if (!("str" in item)) return [];
      const [a, b, c, d, left, baseline] = product(transform, item.transform);
      // Marks across a sheet and notes along its side are no lines of it.
      if (Math.abs(b) > Math.abs(a) / 10 || a <= 0) return [];
      return [
        {
          text: withMicroSign(item.str),
          left,
          baseline,
          width: item.width,
          size: Math.hypot(c, d) || 1,
        },
      ];
    }),
  );
}

function product(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix,
  [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0]: Matrix,
): readonly [number, number, number, number, number, number] {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

async function drawPage(page: Page): Promise<Blob> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: DRAWN_SIDE / Math.max(width, height) });
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  // The types know the canvas of a page alone.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  page.cleanup();
  return canvas.convertToBlob({ type: "image/png" });
}

interface Drawing {
  canvas: OffscreenCanvas | null;
  context: OffscreenCanvasRenderingContext2D | null;
}

/** A worker has no document to make a canvas. */
class OffscreenCanvasFactory {
  create(width: number, height: number): Drawing {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height });
  }

  destroy(drawing: Drawing): void {
    Object.assign(drawing, { canvas: null, context: null });
  }
}

/** Filters are elements of SVG, for which a worker has no document either. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addKnockoutFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}
