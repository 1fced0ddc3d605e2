import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prescriptionPdf } from "#testing/builders/prescription-pdf.ts";
import { PRESCRIPTION_PAGES, pageTexts } from "#testing/samples/prescription-pages.ts";
import { readDocument } from "./read-document.ts";

const [FIRST, SECOND] = PRESCRIPTION_PAGES;
if (!FIRST || !SECOND) throw new Error("There are no samples.");
const THREE_LINES = pageTexts(SECOND);

/** The worker itself, in this process, where nothing can draw. */
class ReaderWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;
  readonly #scope: { onmessage?: (event: { data: unknown }) => void; postMessage: unknown };

  constructor() {
    workers.push(this);
    this.#scope = { postMessage: (data: unknown) => this.onmessage?.({ data }) };
    vi.stubGlobal("self", this.#scope);
    vi.resetModules();
    // pdf.js says this in a worker as well.
    setTimeout(() => this.onmessage?.({ data: { action: "ready" } }));
    void import("./document-reader.ts");
  }

  postMessage(data: unknown): void {
    if (isDeaf) return;
    this.#scope.onmessage?.({ data });
  }

  terminate(): void {
    this.isEnded = true;
  }
}

let workers: ReaderWorker[] = [];
let isDeaf = false;

beforeEach(() => {
  workers = [];
  isDeaf = false;
  vi.stubGlobal("Worker", ReaderWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const read = async (file: Promise<Buffer>) =>
  readDocument(
    new Blob([Uint8Array.from(await file)]),
    "fr",
    async () => true,
    () => undefined,
  );

const aPicture = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

test("a copy of a page adds no line, and the worker is ended", async () => {
  const found = await read(prescriptionPdf([THREE_LINES, THREE_LINES]));
  expect(found).toMatchObject({ kind: "read", unread: 0 });
  expect(found.kind === "read" && found.lines).toHaveLength(3);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test("pages beyond the first ten are counted", async () => {
  const pages = Array.from({ length: 12 }, () => THREE_LINES);
  expect(await read(prescriptionPdf(pages))).toMatchObject({ kind: "read", unread: 2 });
});

test("a page that cannot be drawn costs no line of another", async () => {
  const found = await read(prescriptionPdf([await aPicture(), pageTexts(FIRST)]));
  expect(found).toMatchObject({ kind: "read", unread: 1 });
  expect(found.kind === "read" && found.lines).toHaveLength(2);
});

test("a scan that cannot be drawn is said to be a picture", async () => {
  expect(await read(prescriptionPdf([await aPicture()]))).toEqual({ kind: "picture-only" });
});

test("a file that cannot be opened says why", async () => {
  const locked = prescriptionPdf([THREE_LINES], { userPassword: "secret" });
  expect(await read(locked)).toEqual({ kind: "locked" });
  expect(await read(Promise.resolve(Buffer.from("%PDF-1.7")))).toEqual({ kind: "damaged" });
});

test("a file that takes too long is given up, and the worker with it", async () => {
  isDeaf = true;
  const file = await prescriptionPdf([THREE_LINES]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const reading = read(Promise.resolve(file));
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  let isGivenUp = false;
  void reading.then(() => {
    isGivenUp = true;
  });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(isGivenUp).toBe(false);
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await reading).toEqual({ kind: "too-heavy" });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});
