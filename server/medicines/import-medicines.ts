import { setImmediate as nextTurn } from "node:timers/promises";
import type { Engine, Transaction } from "@trousse/backend/database/engine";
import { type Day, day } from "#domain/calendar/day.ts";
import { decode } from "#domain/medicines/decode.ts";
import { type Edition, readEdition } from "#domain/medicines/edition.ts";
import {
  editionWarning,
  type LastEdition,
  type PrescriptionWarning,
  prescriptionWarning,
} from "#domain/medicines/edition-warnings.ts";
import type { ImportOutcome } from "#domain/medicines/import-run.ts";
import { importedReference } from "#domain/medicines/imported-reference.ts";
import type { OfficialFile } from "#domain/medicines/official-files.ts";
import { BDPM } from "#domain/medicines/source.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";
import {
  isSame,
  type KnownReferences,
  knownReferences,
  prescriptionIn,
  type ReferenceRow,
  rowOf,
} from "./known-references.ts";
import { compositionRows, packRows } from "./reference-rows.ts";
import { writeCompositions, writePacks } from "./write-compositions.ts";
import {
  confirmReferences,
  type Provenance,
  withdrawReferences,
  writeReferences,
} from "./write-references.ts";

export interface MedicineImport {
  /** The official files, as published, byte for byte. */
  readonly files: Readonly<Partial<Record<OfficialFile, Uint8Array>>>;
  readonly today: Day;
  /** The date that the publisher shows for the files; by default, the newest date in them. */
  readonly date?: Day | undefined;
  /** Imports files that look wrong: much shorter than the last edition, older, or of two editions. */
  readonly isForced?: boolean;
  /** The admin who started it, for their log; without one, the log names the machine. */
  readonly requestedBy?: string;
  /** Called during the import; `total` is the number of medicines to check. */
  readonly progress?: (done: number, total: number) => void;
}

/** An arbitrary constant: the key of the advisory lock that prevents two imports at once. */
const IMPORT_LOCK = 7_305_180_003n;

/** Medicines per statement. */
const BATCH = 500;

/**
 * Updates the reference medicines to an edition of the Base de données publique des médicaments, in one transaction.
 * Importing an edition twice changes nothing.
 *
 * @throws {ImportRejectedError} when the files are unfit or doubtful, or another import is running. On PGlite an import of
 * the same process waits for the running one instead.
 */
export async function importMedicines(
  engine: Engine,
  order: MedicineImport,
): Promise<ImportOutcome> {
  const edition = readEdition((file) => {
    const bytes = order.files[file];
    return bytes && decode(bytes);
  }, order.today);
  if ("file" in edition) throw new ImportRejectedError(edition);
  const date = order.date ?? edition.newestDay;
  if (date === null) throw new ImportRejectedError({ is: "undated" });
  return engine.transaction(async (tx) => {
    await acquireImportLock(tx);
    await tx.query("select set_config('trousse.on_behalf_of', $1, true)", [
      order.requestedBy ?? "machine",
    ]);
    const known = await knownReferences(tx, BDPM.name);
    const doubt =
      editionWarning(edition, date, await lastEdition(tx)) ?? prescriptionsInDoubt(edition, known);
    if (doubt && !order.isForced) throw new ImportRejectedError(doubt);
    const provenance = { source: BDPM.name, date, batch: await openBatch(tx, date, edition) };
    const applied = await applyEdition(tx, edition, known, provenance, order.progress);
    const composed = compositionRows(edition);
    const named = edition.medicines.map(({ cis }) => cis);
    await writeCompositions(tx, composed, { source: BDPM.name, named });
    const { packs, leftOut } = packRows(edition);
    await writePacks(tx, packs, BDPM.name);
    const outcome = { ...applied, leftOut: edition.leftOut + composed.leftOut + leftOut };
    await tx.query(
      "update private.medicine_imports set outcome = $2::jsonb where id = $1::bigint",
      [provenance.batch, JSON.stringify(outcome)],
    );
    await tx.script(
      "analyze public.medication_references, public.reference_substances, public.reference_packs",
    );
    return { ...outcome, date };
  });
}

async function acquireImportLock(tx: Transaction): Promise<void> {
  await tx.script("set local statement_timeout = 0");
  const [lock] = await tx.query<{ mine: boolean }>("select pg_try_advisory_xact_lock($1) as mine", [
    IMPORT_LOCK,
  ]);
  if (!lock?.mine) throw new ImportRejectedError({ is: "busy" });
}

async function lastEdition(tx: Transaction): Promise<LastEdition | null> {
  const [last] = await tx.query<{ date: string; counts: LastEdition["counts"] }>(
    `select source_date as date, counts from private.medicine_imports
     where source = $1 order by id desc limit 1`,
    [BDPM.name],
  );
  return last ? { date: day(last.date), counts: last.counts } : null;
}

/** Rows that a person wrote before any import are not compared. */
function prescriptionsInDoubt(
  edition: Edition,
  known: KnownReferences,
): PrescriptionWarning | null {
  return prescriptionWarning(
    edition.medicines.map(({ cis }) => {
      const before = known.get(cis);
      const isImported = before && !before.isCurated && !before.isWithdrawn;
      return {
        before: isImported ? before.row.prescription_required : undefined,
        now: prescriptionIn(edition, cis),
      };
    }),
  );
}

async function openBatch(tx: Transaction, date: Day, { counts }: Edition): Promise<number> {
  const [batch] = await tx.query<{ id: number }>(
    `insert into private.medicine_imports (source, source_date, counts)
     values ($1, $2::date, $3::jsonb) returning id`,
    [BDPM.name, date, JSON.stringify(counts)],
  );
  if (!batch) throw new Error("The import was given no number.");
  return batch.id;
}

async function applyEdition(
  tx: Transaction,
  edition: Edition,
  known: KnownReferences,
  provenance: Provenance,
  progress?: MedicineImport["progress"],
): Promise<Omit<ImportOutcome, "date" | "leftOut">> {
  const { medicines } = edition;
  const confirmed: string[] = [];
  let added = 0;
  let changed = 0;
  let returned = 0;
  const rowsFrom = (start: number): ReferenceRow[] => {
    const written: ReferenceRow[] = [];
    for (const medicine of medicines.slice(start, start + BATCH)) {
      const before = known.get(medicine.cis);
      const curatedBox = before?.isCurated ? before.row.cip13 : null;
      const row = rowOf(importedReference(medicine, edition, curatedBox), before);
      if (before && !before.isWithdrawn && isSame(before.row, row)) confirmed.push(row.cis);
      else written.push(row);
      if (!before) added += 1;
      else if (before.isWithdrawn) returned += 1;
    }
    changed += written.length;
    return written;
  };
  let rows = rowsFrom(0);
  for (let start = 0; start < medicines.length; start += BATCH) {
    // PostgreSQL writes a batch while this process makes the next one.
    const writing = rows.length > 0 ? writeReferences(tx, rows, provenance) : undefined;
    // Yields to the other requests of this process.
    const making = nextTurn().then(() => rowsFrom(start + BATCH));
    [rows] = await Promise.all([making, writing]);
    progress?.(Math.min(start + BATCH, medicines.length), medicines.length);
  }
  await confirmReferences(tx, confirmed, provenance);
  const named = medicines.map(({ cis }) => cis);
  const withdrawn = await withdrawReferences(tx, named, provenance);
  return { medicines: medicines.length, added, changed: changed - added, returned, withdrawn };
}
