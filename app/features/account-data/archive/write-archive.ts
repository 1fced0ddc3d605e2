import { strToU8, Zip, ZipDeflate } from "fflate";
import type { TFunction } from "i18next";
import type { Archive } from "#domain/account-data/archive.ts";
import {
  type ArchivedFile,
  type ArchivedFiles,
  archivedFilePath,
  csvFiles,
  DATA_FILE,
  SUMMARY_FILE,
} from "#domain/account-data/archive-files.ts";
import { writeSummary } from "#domain/account-data/summary-page.ts";
import { separatorOf } from "#domain/intakes/csv.ts";
import type { Language } from "#domain/locale/locales.ts";
import type { ReadFile } from "./account-files.ts";
import { summaryOf } from "./archive-summary.ts";

/**
 * The ZIP: a summary to read, a table for each subject, photos and PDFs, and what an import takes back.
 * @param files one after another: each is in the ZIP before the next is read
 */
export async function writeArchive(
  archive: Archive,
  files: AsyncIterable<ReadFile>,
  t: TFunction,
  language: Language,
): Promise<ArchivedFiles & { readonly zip: Blob }> {
  const writer = createZipWriter();
  writer.add(DATA_FILE, strToU8(`${JSON.stringify(archive, null, 1)}\n`));
  for (const [name, text] of csvFiles(archive, separatorOf(language))) {
    writer.add(name, strToU8(text));
  }
  const included: ArchivedFile[] = [];
  const leftOut: ArchivedFile[] = [];
  for await (const { content, ...file } of files) {
    if (content) {
      writer.add(archivedFilePath(file), new Uint8Array(await content.arrayBuffer()));
      included.push(file);
    } else {
      leftOut.push(file);
    }
  }
  const summary = summaryOf(archive, { included, leftOut }, t, language);
  writer.add(SUMMARY_FILE, strToU8(writeSummary(summary)));
  return { zip: writer.end(), included, leftOut };
}

function createZipWriter() {
  // What is written becomes a part of a Blob at once, which a browser may put on the disk.
  let written = new Blob([]);
  let parts: BlobPart[] = [];
  const zip = new Zip((problem, part) => {
    if (problem) throw problem;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  return {
    add(name: string, bytes: Uint8Array): void {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(bytes, true);
      written = new Blob([written, ...parts]);
      parts = [];
    },
    end(): Blob {
      zip.end();
      return new Blob([written, ...parts], { type: "application/zip" });
    },
  };
}
