import type { Engine } from "@trousse/backend/database/engine";
import type { Day } from "#domain/calendar/day.ts";
import { editionWarning } from "#domain/medicines/imports/edition-warnings.ts";
import type { ImportResult } from "#domain/medicines/imports/import-run.ts";
import { importedReference } from "#domain/medicines/imports/imported-reference.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { decode } from "#domain/medicines/official/decode.ts";
import { type Edition, readEdition } from "#domain/medicines/official/edition.ts";
import { readFeeds } from "#domain/medicines/official/feeds.ts";
import {
  type ImportedFile,
  type ImportedFiles,
  isOfFeedsAlone,
} from "#domain/medicines/official/official-files.ts";
import { importList, type ListOrder, type MedicineList } from "./import-list.ts";
import { beginImport } from "./import-lock.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";
import { prescriptionIn, rowOf } from "./known-references.ts";
import { compositionRows, packRows } from "./reference-rows.ts";
import { importFeeds } from "./write-feeds.ts";

export interface MedicineImport extends ListOrder {
  /** The official files, as published, byte for byte. */
  readonly files: ImportedFiles;
  readonly today: Day;
  /** The admin who started it, for their log; without one, the log names the machine. */
  readonly requestedBy?: string;
}

/**
 * Updates the reference medicines to an edition of the Base de données publique des médicaments, and what is announced
 * between two editions to its feeds, in one transaction. Feeds come with an edition or alone. Importing files twice
 * changes nothing.
 *
 * @throws {ImportRejectedError} when the files are unfit or doubtful, or another import is running. On PGlite an import of
 * the same process waits for the running one instead.
 */
export async function importMedicines(
  engine: Engine,
  order: MedicineImport,
): Promise<ImportResult> {
  const textOf = (file: ImportedFile) => {
    const bytes = order.files[file];
    return bytes && decode(bytes);
  };
  const edition = isOfFeedsAlone(order.files) ? null : readEdition(textOf, order.today);
  if (edition && "file" in edition) throw new ImportRejectedError(edition);
  const feeds = readFeeds(textOf, order.today);
  if ("file" in feeds) throw new ImportRejectedError(feeds);
  return engine.transaction(async (tx) => {
    await beginImport(tx, order.requestedBy);
    return {
      outcome: edition && (await importList(tx, listOf(edition), order)),
      feeds: await importFeeds(tx, feeds, { given: order.date, isForced: order.isForced ?? false }),
    };
  });
}

function listOf(edition: Edition): MedicineList {
  return {
    source: BDPM.name,
    counts: edition.counts,
    newestDay: edition.newestDay,
    leftOut: edition.leftOut,
    medicines: edition.medicines.map((medicine) => ({
      key: medicine.cis,
      prescription: prescriptionIn(edition, medicine.cis),
      row(before) {
        const curatedBox = before?.isCurated ? before.row.cip13 : null;
        return rowOf(medicine.cis, importedReference(medicine, edition, curatedBox), before);
      },
    })),
    compositions: () => compositionRows(edition),
    packs: () => packRows(edition),
    generics: edition.generics,
    warning: (date, last) => editionWarning(edition, date, last),
  };
}
