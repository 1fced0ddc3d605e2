import type { Language } from "#domain/locale/locales.ts";
import { linesOfText } from "#domain/prescriptions/lines-of-text.ts";
import { pagesToDraw } from "#domain/prescriptions/page-text.ts";
import type { DocumentAnswer, DocumentRequest } from "./document-messages.ts";

/** Pages that are drawn and read as photos: each takes some ten seconds. */
const DRAWN_PAGES_MAX = 4;

/** A file that takes longer was made to, or is too much for the device. */
const ANSWER_MS = 30_000;

/** `picture-only`: it has no text, and this browser cannot draw its pages. */
export type DocumentProblem = "locked" | "damaged" | "too-heavy" | "picture-only";

/** What reading a PDF comes to. */
export type ReadDocument =
  | {
      readonly kind: "read";
      readonly lines: readonly string[];
      /** Pages that were not looked at. */
      readonly unread: number;
    }
  | { readonly kind: DocumentProblem };

/**
 * The lines of a PDF that name medicines, read on this device by a worker that may ask nobody for anything. Pages without text are
 * drawn and read as photos are; where that fails, the lines of the other pages stay.
 * @param language of the paper, for pages that are pictures
 * @param mayRead asked once before pages are read as photos, with how many; those it refuses are unread
 * @param onProgress from 0 to 1
 * @throws where a program cannot be fetched, or does not run here
 */
export async function readDocument(
  file: Blob,
  language: Language,
  mayRead: (pages: number) => Promise<boolean>,
  onProgress: (done: number) => void,
): Promise<ReadDocument> {
  const worker = new Worker(new URL("./document-reader.ts", import.meta.url), { type: "module" });
  try {
    // The program is fetched, however long that takes.
    await answerOf(worker);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const opened = await ask(worker, { kind: "open", bytes });
    if (opened.kind === "too-heavy" || opened.kind === "locked") return { kind: opened.kind };
    if (opened.kind !== "opened") return { kind: "damaged" };
    const pages = opened.texts.map((text): readonly string[] => linesOfText(text));
    const pictures = pagesToDraw(opened.texts);
    const drawn: Blob[] = [];
    let problem: DocumentProblem | undefined;
    for (const index of pictures.slice(0, DRAWN_PAGES_MAX)) {
      const answer = await ask(worker, { kind: "draw", index });
      if (answer.kind === "drawn") drawn.push(answer.picture);
      else problem = answer.kind === "too-heavy" ? "too-heavy" : "picture-only";
      if (problem) break;
    }
    const found = pages.flat().length;
    if (problem && drawn.length === 0 && found === 0) return { kind: problem };
    const read =
      drawn.length === 0
        ? []
        : await readDrawn(drawn, language, { mayRead, onProgress, mayFail: found > 0 });
    for (const [nth, lines] of read.entries()) pages[pictures[nth] ?? 0] = lines;
    const unread = opened.count - opened.texts.length + pictures.length - read.length;
    // A second page is often a copy of the first.
    return { kind: "read", lines: [...new Set(pages.flat())], unread };
  } finally {
    worker.terminate();
  }
}

async function readDrawn(
  pictures: readonly Blob[],
  language: Language,
  {
    mayRead,
    onProgress,
    mayFail,
  }: {
    mayRead: (pages: number) => Promise<boolean>;
    onProgress: (done: number) => void;
    /** Other pages have lines, which are not lost for it. */
    mayFail: boolean;
  },
): Promise<readonly (readonly string[])[]> {
  try {
    const { readPhotos } = await import("../read-photos.ts");
    return (await mayRead(pictures.length)) ? await readPhotos(pictures, language, onProgress) : [];
  } catch (problem) {
    if (mayFail) return [];
    throw problem;
  }
}

/** What the worker answers in time. */
async function ask(
  worker: Worker,
  request: DocumentRequest,
): Promise<DocumentAnswer | { readonly kind: "too-heavy" }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ kind: "too-heavy" }>((resolve) => {
    timer = setTimeout(() => resolve({ kind: "too-heavy" }), ANSWER_MS);
  });
  const answer = answerOf(worker);
  worker.postMessage(request);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The next answer of ours: in a worker pdf.js takes itself for the worker of a page, and says that it is ready.
 * @throws where the worker cannot be fetched, or ends
 */
function answerOf(worker: Worker): Promise<DocumentAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<DocumentAnswer | { readonly action: string }>) => {
      if ("kind" in data) resolve(data);
    };
    worker.onerror = () => reject(new Error("The worker does not run."));
  });
}
