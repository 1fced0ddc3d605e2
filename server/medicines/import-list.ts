import { setImmediate as nextTurn } from "node:timers/promises";
import type { Transaction } from "@trousse/backend/database/engine";
import { type Day, day } from "#domain/calendar/day.ts";
import {
  type EditionWarning,
  type LastEdition,
  type PrescriptionWarning,
  prescriptionWarning,
} from "#domain/medicines/imports/edition-warnings.ts";
import type { ImportOutcome } from "#domain/medicines/imports/import-run.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import type { GenericRow } from "#domain/medicines/official/generic-group.ts";
import { ImportRejectedError } from "./import-rejected-error.ts";
import {
  isSame,
  type KnownReference,
  type KnownReferences,
  knownReferences,
  type ReferenceRow,
} from "./known-references.ts";
import type { CompositionRows, PackRows } from "./reference-rows.ts";
import {
  writeCompositions,
  writePacks,
  writeSubstanceNames,
  writeSubstances,
} from "./write-compositions.ts";
import { writeGenericGroups } from "./write-generic-groups.ts";
import {
  confirmReferences,
  type Provenance,
  withdrawReferences,
  writeReferences,
} from "./write-references.ts";

/** One medicine of an edition. */
export interface ListedMedicine {
  /** The number under which its source knows it. */
  readonly key: string;
  /** As the column has it. */
  readonly prescription: string;
  readonly row: (known: KnownReference | undefined) => ReferenceRow;
}

/** An edition of a list, whatever the country and the files. */
export interface MedicineList {
  readonly source: string;
  /** Rows of each file. */
  readonly counts: LastEdition["counts"];
  readonly newestDay: Day | null;
  readonly medicines: readonly ListedMedicine[];
  readonly compositions: () => CompositionRows;
  readonly packs: () => PackRows;
  /** Who is in which generic group; null where the edition does not say, which leaves what the last one said. */
  readonly generics: readonly GenericRow[] | null;
  /** Rows that name no medicine. */
  readonly leftOut: number;
  /** Why it is not believed unless somebody insists. */
  readonly warning: (date: Day, last: LastEdition | null) => EditionWarning | null;
}

export interface ListOrder {
  /** The date that the publisher shows for an edition; by default, the newest date in it. */
  readonly date?: Day | undefined;
  /** Imports files that look wrong: much shorter than the last edition, older, or of two editions. */
  readonly isForced?: boolean;
  /** Called during the import; `total` is the number of medicines to check. */
  readonly progress?: (done: number, total: number) => void;
}

/** Medicines per statement. */
const BATCH = 500;

/** Statistics of the columns by which rows are found; those of long texts would take as long as the rest together. */
const ANALYZE = `analyze
  public.medication_references
    (id, source, source_key, cip13, folded_name, folded_molecule, withdrawn_at, is_curated),
  public.reference_substances (reference_id, substance_id),
  public.reference_packs (cip13, cip7, reference_id),
  public.generic_group_members (group_number, cis)`;

/**
 * Updates the reference medicines of one source to an edition, in the transaction of the caller.
 *
 * @throws {ImportRejectedError} when the edition is undated or doubtful
 */
export async function importList(
  tx: Transaction,
  list: MedicineList,
  order: ListOrder,
): Promise<ImportOutcome> {
  const date = order.date ?? list.newestDay;
  if (date === null) throw new ImportRejectedError({ is: "undated" });
  const known = await knownReferences(tx, list.source);
  const doubt =
    list.warning(date, await lastEdition(tx, list.source)) ?? prescriptionsInDoubt(list, known);
  if (doubt && !order.isForced) throw new ImportRejectedError(doubt);
  const provenance = { source: list.source, date, batch: await openBatch(tx, date, list) };
  const applied = await applyList(tx, list, known, provenance, order.progress);
  const composed = list.compositions();
  const named = list.medicines.map(({ key }) => key);
  // The French files name a substance in French; other lists add the names of their languages.
  const writeNamed = list.source === BDPM.name ? writeSubstances : writeSubstanceNames;
  await writeNamed(tx, composed.substances);
  await writeCompositions(tx, composed, { source: list.source, named });
  const { packs, leftOut } = list.packs();
  await writePacks(tx, packs, list.source);
  if (list.generics) await writeGenericGroups(tx, list.generics, date);
  const outcome = { ...applied, leftOut: list.leftOut + composed.leftOut + leftOut };
  await tx.query("update private.medicine_imports set outcome = $2::jsonb where id = $1::bigint", [
    provenance.batch,
    JSON.stringify(outcome),
  ]);
  await tx.script(ANALYZE);
  return { ...outcome, date };
}

async function lastEdition(tx: Transaction, source: string): Promise<LastEdition | null> {
  const [last] = await tx.query<{ date: string; counts: LastEdition["counts"] }>(
    `select source_date as date, counts from private.medicine_imports
     where source = $1 order by id desc limit 1`,
    [source],
  );
  return last ? { date: day(last.date), counts: last.counts } : null;
}

/** Rows that a person wrote before any import are not compared. */
function prescriptionsInDoubt(
  { medicines }: MedicineList,
  known: KnownReferences,
): PrescriptionWarning | null {
  return prescriptionWarning(
    medicines.map(({ key, prescription }) => {
      const before = known.get(key);
      const isImported = before && !before.isCurated && !before.isWithdrawn;
      return {
        before: isImported ? before.row.prescription_required : undefined,
        now: prescription,
      };
    }),
  );
}

async function openBatch(
  tx: Transaction,
  date: Day,
  { source, counts }: MedicineList,
): Promise<number> {
  const [batch] = await tx.query<{ id: number }>(
    `insert into private.medicine_imports (source, source_date, counts)
     values ($1, $2::date, $3::jsonb) returning id`,
    [source, date, JSON.stringify(counts)],
  );
  if (!batch) throw new Error("The import was given no number.");
  return batch.id;
}

async function applyList(
  tx: Transaction,
  { medicines }: MedicineList,
  known: KnownReferences,
  provenance: Provenance,
  progress?: ListOrder["progress"],
): Promise<Omit<ImportOutcome, "date" | "leftOut">> {
  const confirmed: string[] = [];
  let added = 0;
  let changed = 0;
  let returned = 0;
  const rowsFrom = (start: number): ReferenceRow[] => {
    const written: ReferenceRow[] = [];
    for (const medicine of medicines.slice(start, start + BATCH)) {
      const before = known.get(medicine.key);
      const row = medicine.row(before);
      if (before && !before.isWithdrawn && isSame(before.row, row)) confirmed.push(row.key);
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
  const named = medicines.map(({ key }) => key);
  const withdrawn = await withdrawReferences(tx, named, provenance);
  return { medicines: medicines.length, added, changed: changed - added, returned, withdrawn };
}
