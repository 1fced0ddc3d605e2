import type { Engine } from "@trousse/backend/database/engine";
import type { Day } from "#domain/calendar/day.ts";
import { listWarning } from "#domain/medicines/imports/edition-warnings.ts";
import type { ImportResult } from "#domain/medicines/imports/import-run.ts";
import { CIMA, NDC_DIRECTORY, type Source } from "#domain/medicines/imports/source.ts";
import type { NationalListWord } from "#domain/medicines/national/national-files.ts";
import type {
  NationalEdition,
  NationalMedicine,
} from "#domain/medicines/national/national-medicine.ts";
import { importList, type ListOrder, type MedicineList } from "../import-list.ts";
import { beginImport } from "../import-lock.ts";
import { PRESCRIPTION, rowOf } from "../known-references.ts";
import { type PackRow, QUANTITY_MAX, rowsOfCompositions } from "../reference-rows.ts";
import { findNationalFiles, type NationalFiles } from "./national-folder.ts";
import { readCima } from "./read-cima.ts";
import { readNdc } from "./read-ndc.ts";

export interface NationalImport extends ListOrder {
  readonly list: NationalListWord;
  /** The folder with the official files, as published. */
  readonly folder: string;
  readonly today: Day;
}

interface NationalList {
  readonly source: Source;
  readonly read: (files: NationalFiles, today: Day) => Promise<NationalEdition>;
}

const LISTS: Readonly<Record<NationalListWord, NationalList>> = {
  cima: { source: CIMA, read: readCima },
  ndc: { source: NDC_DIRECTORY, read: readNdc },
};

/**
 * Updates the reference medicines of Spain or of the United States to an edition of their list, in one transaction.
 * Importing files twice changes nothing.
 *
 * @throws {ImportRejectedError} when the files are unfit or doubtful, or another import is running
 */
export async function importNational(engine: Engine, order: NationalImport): Promise<ImportResult> {
  const { source, read } = LISTS[order.list];
  const edition = await read(await findNationalFiles(order.folder, order.list), order.today);
  return engine.transaction(async (tx) => {
    await beginImport(tx, undefined);
    return { outcome: await importList(tx, listOf(edition, source), order), feeds: [] };
  });
}

function listOf(edition: NationalEdition, source: Source): MedicineList {
  return {
    source: source.name,
    counts: edition.counts,
    newestDay: edition.newestDay,
    leftOut: edition.leftOut,
    medicines: edition.medicines.map((medicine) => ({
      key: medicine.key,
      prescription: PRESCRIPTION[medicine.prescription],
      row: (before) => rowOf(medicine.key, { ...medicine, cip13: null, price: null }, before),
    })),
    compositions: () => rowsOfCompositions(edition.medicines),
    packs: () => packRowsOf(edition.medicines),
    generics: null,
    warning: (date, last) => listWarning(edition, date, last),
  };
}

function packRowsOf(medicines: readonly NationalMedicine[]) {
  const packs = new Map<string, PackRow>();
  for (const { key, packs: own } of medicines) {
    for (const { code, label, quantity, unit, state } of own) {
      const isKept = quantity !== null && quantity < QUANTITY_MAX;
      packs.set(code, {
        cip13: code,
        cip7: null,
        key,
        label,
        quantity: isKept ? quantity : null,
        unit: isKept ? unit : null,
        price: null,
        state,
      });
    }
  }
  return { packs: [...packs.values()], leftOut: 0 };
}
