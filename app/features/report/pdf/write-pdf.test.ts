import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { getDocumentProxy } from "unpdf";
import { beforeAll, expect, test } from "vitest";
import type { ReportBlock, ReportDocument } from "../report-document.ts";
import type { DrawWords } from "./pdf-text.ts";
import { type FontFiles, writePdf } from "./write-pdf.ts";

let fonts: FontFiles;

beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url);
  const file = async (name: string) =>
    new Uint8Array(
      await readFile(
        resolve(
          `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${name}-normal.woff`,
        ),
      ),
    );
  fonts = {
    regular: [await file("latin-400"), await file("latin-ext-400")],
    bold: [await file("latin-700"), await file("latin-ext-700")],
  };
});

/** A white pixel. */
const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC";

/** Everything that was drawn as a picture, in its order. */
async function write(blocks: readonly ReportBlock[], title = "Rapport") {
  const pictures: string[] = [];
  const drawWords: DrawWords = (words, { size }) => {
    pictures.push(words);
    return { source: PIXEL, width: words.length * size };
  };
  const report: ReportDocument = {
    title,
    lead: ["Du 1er au 30 novembre"],
    blocks,
    language: "fr",
    pageOf: (page, pages) => `Page ${page} sur ${pages}`,
    fileName: "rapport.pdf",
  };
  const bytes = await writePdf(report, fonts, drawWords);
  const source = Buffer.from(bytes).toString("latin1");
  const document = await getDocumentProxy(Uint8Array.from(bytes));
  const pages: string[] = [];
  const roles: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    collectRoles(await page.getStructTree(), roles);
  }
  return { source, pages, roles, pictures, document, size: bytes.length };
}

function collectRoles(node: unknown, roles: string[]): void {
  if (typeof node !== "object" || node === null) return;
  if ("role" in node) roles.push(String(node.role));
  if ("children" in node && Array.isArray(node.children)) {
    for (const child of node.children) collectRoles(child, roles);
  }
}

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16().toString("latin1");

const table = (rows: readonly (readonly string[])[]): ReportBlock => ({
  kind: "table",
  title: "Doses",
  columns: [
    { title: "Date", share: 1 },
    { title: "Remarque", share: 2 },
  ],
  rows,
});

test("a file says its language and title, and has headings, lists and tables", async () => {
  const { source, pages, roles, pictures } = await write(
    [
      { kind: "heading", text: "Été à Nîmes, œuvre ½" },
      { kind: "list", items: ["Łódź, Dvořák", "8\u202f000 Unités"] },
      { kind: "facts", title: "Personne", facts: [{ term: "Poids", text: "16,5 kg" }] },
      table([["hier", "mal de tête"]]),
    ],
    "Rapport : Zoé",
  );
  expect(pages.join().replaceAll(/\s+/g, " ")).toContain("Été à Nîmes, œuvre ½");
  for (const words of ["Łódź", "Dvořák", "Zoé", "mal de tête", "Page 1 sur 1"]) {
    expect(pages.join().replaceAll(" ", "")).toContain(words.replaceAll(" ", ""));
  }
  expect(source).toContain("/Lang (fr)");
  expect(source).toContain("/Marked true");
  expect(source).toMatch(/pdfuaid:part>1</);
  expect(new Set(roles)).toEqual(
    new Set([
      "Root",
      "Document",
      "H1",
      "H2",
      "P",
      "L",
      "LI",
      "LBody",
      "Table",
      "TR",
      "TH",
      "TD",
      "THead",
      "TBody",
    ]),
  );
  expect(pictures).toEqual([]);
});

test("what no font has is a picture whose words are read, and neighbours are one picture", async () => {
  const { source, pages, pictures } = await write([
    { kind: "paragraph", text: "Avant שרה כהן après 😴 fin" },
  ]);
  expect(pictures).toEqual(["שרה כהן", "😴"]);
  for (const words of pictures) {
    expect(source).toContain(`/ActualText (\u00fe\u00ff${utf16(words)})`);
  }
  expect(pages.join()).toMatch(/Avant.*après.*fin/);
});

test("a long table goes on with the next sheet below its headings, and loses no row", async () => {
  const rows = Array.from({ length: 200 }, (_, nth) => [`jour ${nth}`, "toux"]);
  const { pages } = await write([table(rows)]);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) expect(page).toContain("Remarque");
  const found = pages.join(" ").match(/jour \d+/g);
  expect(found).toEqual(rows.map(([day]) => day));
  expect(pages.at(-1)).toContain(`Page ${pages.length} sur ${pages.length}`);
});

test("a remark longer than a sheet, and a word longer than a line, are written whole", async () => {
  const words = Array.from({ length: 1500 }, (_, nth) => `mot${nth}`);
  const long = "x".repeat(300);
  const { pages } = await write([
    table([
      ["hier", words.join(" ")],
      ["avant", long],
    ]),
  ]);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join(" ").match(/mot\d+/g)).toEqual(words);
  expect(pages.join(" ").match(/x/g)?.length).toBeGreaterThanOrEqual(300);
});

test("two thousand doses are a file of a few hundred kilobytes", async () => {
  const rows = Array.from({ length: 2000 }, (_, nth) => [`jour ${nth}`, "mal de tête"]);
  const { pages, size } = await write([table(rows)]);
  expect(pages.join(" ").match(/jour \d+/g)).toHaveLength(2000);
  expect(size).toBeLessThan(3_000_000);
}, 60_000);

test("text that somebody typed becomes neither an object nor a link of the file", async () => {
  const typed =
    ") /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> endobj\nhttps://evil.example <a href=x>";
  const { pages, document } = await write(
    [
      { kind: "heading", text: typed },
      { kind: "paragraph", text: typed },
      { kind: "list", items: [typed] },
      { kind: "facts", title: typed, facts: [{ term: typed, text: typed }] },
      table([[typed, typed]]),
    ],
    typed,
  );
  const said = pages.join("").replaceAll(" ", "");
  expect(said.split("<ahref=x>").length - 1).toBe(8);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: typed });
  expect(await document.getJSActions()).toBeNull();
  expect(await document.getOpenAction()).toBeNull();
  for (let number = 1; number <= document.numPages; number += 1) {
    expect(await (await document.getPage(number)).getAnnotations()).toEqual([]);
  }
});
