import type { Db } from "#app/client/database/browser-db.ts";
import { AppError, orThrow, UNIQUE_VIOLATION } from "#app/client/errors/failure.ts";
import {
  addFile,
  type FileStorage,
  listFiles,
  readFile,
  removeFiles,
} from "#app/client/files/private-files.ts";
import { PRESCRIPTION_BUCKET } from "#domain/files/private-buckets.ts";
import type { PrescriptionFacts } from "#domain/prescriptions/prescription-draft.ts";
import { readableRows } from "#domain/stored-row.ts";
import { nullOr, storedDay } from "#domain/stored-values.ts";

/** Written as one literal: its type tells the columns of the answer. */
const COLUMNS = "id, prescriber, issued_on, ends_on, renewal_days, lines, boxed_lines, updated_at";

export interface Prescription extends PrescriptionFacts {
  readonly id: string;
  /** Those of its lines that a box was added for. */
  readonly boxedLines: readonly string[];
  /** When it was last changed, to the microsecond. */
  readonly version: string;
}

/** A photo or a PDF of a prescription. */
export interface PrescriptionFile {
  /** In its bucket. */
  readonly path: string;
  readonly isDocument: boolean;
}

/** The newest first. */
export async function listPrescriptions(db: Db, profileId: string): Promise<Prescription[]> {
  const rows = orThrow(
    await db
      .from("prescriptions")
      .select(COLUMNS)
      .eq("profile_id", profileId)
      .order("issued_on", { ascending: false, nullsFirst: false })
      .order("created_at", { ascending: false }),
  );
  return readableRows(rows, toPrescription).rows;
}

/** Sent twice, it is there once, as it was sent last. */
export async function addPrescription(
  db: Db,
  profileId: string,
  id: string,
  facts: PrescriptionFacts,
): Promise<void> {
  const inserted = await db
    .from("prescriptions")
    .insert({ id, profile_id: profileId, ...toRow(facts) });
  if (inserted.error?.code !== UNIQUE_VIOLATION) return void orThrow(inserted);
  const changed = orThrow(
    await db.from("prescriptions").update(toRow(facts)).eq("id", id).select("id"),
  );
  if (changed.length === 0) throw new AppError("forbidden");
}

/**
 * Writes over the version that is known, and over no other.
 * @throws AppError `conflict` when somebody else changed or deleted it meanwhile
 */
export async function editPrescription(
  db: Db,
  known: Prescription,
  facts: PrescriptionFacts,
): Promise<void> {
  const boxed = known.boxedLines.filter((line) => facts.lines.includes(line));
  const changed = orThrow(
    await db
      .from("prescriptions")
      .update({ ...toRow(facts), boxed_lines: boxed })
      .eq("id", known.id)
      .eq("updated_at", known.version)
      .select("id"),
  );
  if (changed.length === 0) throw new AppError("conflict");
}

/** Notes that a box was added for a line, which somebody may have removed meanwhile. */
export async function markBoxed(db: Db, id: string, line: string): Promise<void> {
  const row = orThrow(
    await db.from("prescriptions").select("lines, boxed_lines").eq("id", id).maybeSingle(),
  );
  if (!row?.lines.includes(line) || row.boxed_lines.includes(line)) return;
  orThrow(
    await db
      .from("prescriptions")
      .update({ boxed_lines: [...row.boxed_lines, line] })
      .eq("id", id),
  );
}

/** One that is gone already is as good as deleted; one that may not be deleted is refused. */
export async function deletePrescription(db: Db, id: string): Promise<void> {
  const deleted = orThrow(await db.from("prescriptions").delete().eq("id", id).select("id"));
  if (deleted.length > 0) return;
  const left = orThrow(await db.from("prescriptions").select("id").eq("id", id).maybeSingle());
  if (left) throw new AppError("forbidden");
}

/** In the order in which they were added. */
export async function listPrescriptionFiles(
  storage: FileStorage,
  id: string,
): Promise<PrescriptionFile[]> {
  const paths = await listFiles(storage, PRESCRIPTION_BUCKET, id);
  return paths.map((path) => ({ path, isDocument: path.endsWith(".pdf") }));
}

/** @param fileId of the file, however often it is sent */
export async function addPrescriptionFile(
  storage: FileStorage,
  id: string,
  fileId: string,
  file: Blob,
): Promise<void> {
  const ending = file.type === "application/pdf" ? "pdf" : "webp";
  await addFile(storage, PRESCRIPTION_BUCKET, `${id}/${fileId}.${ending}`, file);
}

export async function readPrescriptionFile(storage: FileStorage, path: string): Promise<Blob> {
  return readFile(storage, PRESCRIPTION_BUCKET, path);
}

export async function deletePrescriptionFiles(
  storage: FileStorage,
  paths: readonly string[],
): Promise<void> {
  await removeFiles(storage, PRESCRIPTION_BUCKET, [...paths]);
}

interface Row {
  id: string;
  prescriber: string | null;
  issued_on: string | null;
  ends_on: string | null;
  renewal_days: number | null;
  lines: string[];
  boxed_lines: string[];
  updated_at: string;
}

function toPrescription(row: Row): Prescription {
  return {
    id: row.id,
    prescriber: row.prescriber,
    issuedOn: nullOr(row.issued_on, storedDay),
    endsOn: nullOr(row.ends_on, storedDay),
    renewalDays: row.renewal_days,
    lines: row.lines,
    boxedLines: row.boxed_lines,
    version: row.updated_at,
  };
}

function toRow({ prescriber, issuedOn, endsOn, renewalDays, lines }: PrescriptionFacts) {
  return {
    prescriber,
    issued_on: issuedOn,
    ends_on: endsOn,
    renewal_days: renewalDays,
    lines: [...lines],
  };
}
