import { strToU8, zipSync } from "fflate";
import type { TFunction } from "i18next";
import type { Archive } from "#domain/account-data/archive.ts";
import { csvFiles, DATA_FILE, SUMMARY_FILE } from "#domain/account-data/archive-files.ts";
import { writeSummary } from "#domain/account-data/summary-page.ts";
import { separatorOf } from "#domain/intakes/csv.ts";
import type { Language } from "#domain/locale/locales.ts";
import { summaryOf } from "./archive-summary.ts";

/** The ZIP: a summary to read, a table for each subject, and what an import takes back. */
export function writeArchive(
  archive: Archive,
  t: TFunction,
  language: Language,
): Uint8Array<ArrayBuffer> {
  const tables = csvFiles(archive, separatorOf(language));
  const files = new Map([
    [SUMMARY_FILE, writeSummary(summaryOf(archive, t, language))],
    [DATA_FILE, `${JSON.stringify(archive, null, 1)}\n`],
    ...tables,
  ]);
  return zipSync(
    Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>;
}
