import type { Transaction } from "@trousse/backend/database/engine";
import { BDPM } from "#domain/medicines/imports/source.ts";
import type { ReferenceRow } from "./known-references.ts";

/** The source of rows, and their import. */
export interface Provenance {
  readonly source: string;
  readonly date: string;
  readonly batch: number;
}

/**
 * Adds rows, and updates those that the source provided before. Directions were written for a medicine that is sold
 * without prescription: they are removed when it needs one.
 */
export async function writeReferences(
  tx: Transaction,
  rows: readonly ReferenceRow[],
  { source, date, batch }: Provenance,
): Promise<void> {
  await tx.query(
    `insert into public.medication_references as r
       (cis, official_code, cip13, atc, name, dosage, form, price, prescription_required, active_molecule,
        default_quantity, marketing_state, is_homeopathic, remoteness,
        source, source_date, import_batch, is_curated)
     select case when $2 = $5 then n.key end, case when $2 <> $5 then n.key end,
       n.cip13, n.atc, n.name, n.dosage, n.form, n.price, n.prescription_required, n.active_molecule,
       n.default_quantity, n.marketing_state, n.is_homeopathic, n.remoteness,
       $2, $3::date, $4::bigint, false
     from json_to_recordset($1::json) as n (
       key text, cip13 text, atc text, name text, dosage text, form text, price numeric,
       prescription_required text, active_molecule text, default_quantity integer,
       marketing_state text, is_homeopathic boolean, remoteness smallint)
     on conflict (source, source_key) do update set
       cip13 = excluded.cip13, atc = excluded.atc, name = excluded.name, dosage = excluded.dosage,
       form = excluded.form, price = excluded.price,
       prescription_required = excluded.prescription_required,
       active_molecule = excluded.active_molecule, default_quantity = excluded.default_quantity,
       marketing_state = excluded.marketing_state, is_homeopathic = excluded.is_homeopathic,
       remoteness = excluded.remoteness, source_date = excluded.source_date,
       import_batch = excluded.import_batch, withdrawn_at = null,
       default_posology = case when excluded.prescription_required = 'Non' then r.default_posology end,
       default_posology_es = case when excluded.prescription_required = 'Non' then r.default_posology_es end`,
    [JSON.stringify(rows), source, date, batch, BDPM.name],
  );
}

/** Updates the date of rows that the source provides unchanged. */
export async function confirmReferences(
  tx: Transaction,
  codes: readonly string[],
  { source, date }: Provenance,
): Promise<void> {
  await tx.query(
    `update public.medication_references set source_date = $2::date
     where source = $1 and source_date <> $2::date and source_key = any($3::text[])`,
    [source, date, codes],
  );
}

/** Marks rows that the source no longer has as withdrawn, with the date; they stay for the boxes that refer to them. */
export async function withdrawReferences(
  tx: Transaction,
  named: readonly string[],
  { source, batch }: Provenance,
): Promise<number> {
  const withdrawn = await tx.query(
    `update public.medication_references set withdrawn_at = now(), import_batch = $2::bigint
     where source = $1 and withdrawn_at is null
       and source_key not in (select unnest($3::text[]))
     returning id`,
    [source, batch, named],
  );
  return withdrawn.length;
}
