import { setImmediate as nextTurn } from "node:timers/promises";
import type { Transaction } from "@trousse/backend/database/engine";
import { BDPM } from "#domain/medicines/imports/source.ts";
import type { CompositionRow, CompositionRows, PackRow, SubstanceRow } from "./reference-rows.ts";

/** Rows per statement. */
const BATCH = 2000;

/**
 * Makes the compositions of an edition's medicines those of the edition. Rows that are the same are not written.
 * @param named codes of all medicines of the edition
 */
export async function writeCompositions(
  tx: Transaction,
  { compositions }: Pick<CompositionRows, "compositions">,
  { source, named }: { readonly source: string; readonly named: readonly string[] },
): Promise<void> {
  await tx.query(
    `delete from public.reference_substances s using public.medication_references r
     where r.id = s.reference_id and r.source = $1 and r.source_key in (select unnest($2::text[]))
       and (r.source_key, s.substance_id) not in (select unnest($3::text[]), unnest($4::text[]))`,
    [
      source,
      named,
      compositions.map(({ key }) => key),
      compositions.map(({ substance_id }) => substance_id),
    ],
  );
  await inBatches(
    compositions,
    (rows) => upsertCompositions(tx, rows, source),
    // A trigger adds the first composition of a medicine to the doses that were taken of it.
    (row, next) => row.key === next.key,
  );
}

/**
 * Adds the substances that no list has named before, and the names of a language that is not French. What the French files
 * say of a substance stays.
 */
export async function writeSubstanceNames(
  tx: Transaction,
  substances: readonly SubstanceRow[],
): Promise<void> {
  await inBatches(substances, async (rows) => {
    await tx.query(
      `insert into public.substances as s (id, inn_fr, inn_en, inn_es, class_ids)
       select id, inn_fr, inn_en, inn_es, array(select json_array_elements_text(class_ids))
       from json_to_recordset($1::json) as n (
         id text, inn_fr text, inn_en text, inn_es text, class_ids json)
       on conflict (id) do update set
         inn_fr = coalesce(s.inn_fr, excluded.inn_fr), inn_en = coalesce(s.inn_en, excluded.inn_en),
         inn_es = coalesce(s.inn_es, excluded.inn_es)
       where num_nulls(s.inn_fr, s.inn_en, s.inn_es) >
         num_nulls(coalesce(s.inn_fr, excluded.inn_fr), coalesce(s.inn_en, excluded.inn_en),
           coalesce(s.inn_es, excluded.inn_es))`,
      [JSON.stringify(rows)],
    );
  });
}

/** Adds and updates packs, and marks those that the edition does not name as withdrawn. */
export async function writePacks(
  tx: Transaction,
  packs: readonly PackRow[],
  source: string,
): Promise<void> {
  await inBatches(packs, (rows) => upsertPacks(tx, rows, source));
  // Packs of which the files name no medicine are French.
  await tx.query(
    `update public.reference_packs p set withdrawn_at = now()
     where p.withdrawn_at is null and p.cip13 not in (select unnest($1::text[]))
       and coalesce((select r.source from public.medication_references r where r.id = p.reference_id), $3) = $2`,
    [packs.map(({ cip13 }) => cip13), source, BDPM.name],
  );
}

/** Makes substances what the French files say of them. */
export async function writeSubstances(
  tx: Transaction,
  substances: readonly SubstanceRow[],
): Promise<void> {
  await inBatches(substances, (rows) => upsertSubstances(tx, rows));
}

async function upsertSubstances(tx: Transaction, rows: readonly SubstanceRow[]): Promise<void> {
  await tx.query(
    `insert into public.substances as s (id, inn_fr, inn_en, inn_es, class_ids, bdpm_code, atc)
     select id, inn_fr, inn_en, inn_es,
       array(select json_array_elements_text(class_ids)), bdpm_code, atc
     from json_to_recordset($1::json) as n (
       id text, inn_fr text, inn_en text, inn_es text, class_ids json, bdpm_code text, atc text)
     on conflict (id) do update set
       inn_fr = excluded.inn_fr, inn_en = coalesce(excluded.inn_en, s.inn_en),
       inn_es = coalesce(excluded.inn_es, s.inn_es),
       class_ids = excluded.class_ids, bdpm_code = excluded.bdpm_code,
       atc = coalesce(excluded.atc, s.atc)
     where (s.inn_fr, s.inn_en, s.inn_es, s.class_ids, s.bdpm_code, s.atc) is distinct from
       (excluded.inn_fr, coalesce(excluded.inn_en, s.inn_en), coalesce(excluded.inn_es, s.inn_es),
        excluded.class_ids, excluded.bdpm_code, coalesce(excluded.atc, s.atc))`,
    [JSON.stringify(rows)],
  );
}

async function upsertCompositions(
  tx: Transaction,
  rows: readonly CompositionRow[],
  source: string,
): Promise<void> {
  await tx.query(
    `insert into public.reference_substances as s
       (reference_id, substance_id, position, amount, unit, per_amount, per_unit, holds_amount,
        holds_unit, weighed_as, is_salt, unknown_because)
     select r.id, n.substance_id, n.position, n.amount, n.unit, n.per_amount, n.per_unit,
       n.holds_amount, n.holds_unit, n.weighed_as, n.is_salt, n.unknown_because
     from json_to_recordset($1::json) as n (
       key text, substance_id text, position smallint, amount numeric, unit text,
       per_amount numeric, per_unit text, holds_amount numeric, holds_unit text, weighed_as text,
       is_salt boolean, unknown_because text)
     join public.medication_references r on r.source = $2 and r.source_key = n.key
     on conflict (reference_id, substance_id) do update set
       position = excluded.position, amount = excluded.amount, unit = excluded.unit,
       per_amount = excluded.per_amount, per_unit = excluded.per_unit,
       holds_amount = excluded.holds_amount, holds_unit = excluded.holds_unit,
       weighed_as = excluded.weighed_as, is_salt = excluded.is_salt,
       unknown_because = excluded.unknown_because
     where (s.position, s.amount, s.unit, s.per_amount, s.per_unit, s.holds_amount, s.holds_unit,
         s.weighed_as, s.is_salt, s.unknown_because) is distinct from
       (excluded.position, excluded.amount, excluded.unit, excluded.per_amount, excluded.per_unit,
        excluded.holds_amount, excluded.holds_unit, excluded.weighed_as, excluded.is_salt,
        excluded.unknown_because)`,
    [JSON.stringify(rows), source],
  );
}

async function upsertPacks(
  tx: Transaction,
  rows: readonly PackRow[],
  source: string,
): Promise<void> {
  await tx.query(
    `insert into public.reference_packs as p
       (cip13, cip7, reference_id, label, quantity, unit, price, state)
     select n.cip13, n.cip7, r.id, n.label, n.quantity, n.unit, n.price, n.state
     from json_to_recordset($1::json) as n (
       cip13 text, cip7 text, key text, label text, quantity numeric, unit text, price numeric,
       state text)
     left join public.medication_references r on r.source = $2 and r.source_key = n.key
     on conflict (cip13) do update set
       cip7 = excluded.cip7, reference_id = excluded.reference_id, label = excluded.label,
       quantity = excluded.quantity, unit = excluded.unit, price = excluded.price,
       state = excluded.state, withdrawn_at = null
     where (p.cip7, p.reference_id, p.label, p.quantity, p.unit, p.price, p.state) is distinct from
         (excluded.cip7, excluded.reference_id, excluded.label, excluded.quantity, excluded.unit,
          excluded.price, excluded.state)
       or p.withdrawn_at is not null`,
    [JSON.stringify(rows), source],
  );
}

/**
 * Yields to the other requests of this process between two statements.
 * @param isOfOneStatement whether a row and the next one must be written together
 */
async function inBatches<Row>(
  rows: readonly Row[],
  write: (rows: readonly Row[]) => Promise<void>,
  isOfOneStatement: (row: Row, next: Row) => boolean = () => false,
): Promise<void> {
  for (let start = 0; start < rows.length; ) {
    const end = endOfBatch(rows, start + BATCH, isOfOneStatement);
    await write(rows.slice(start, end));
    await nextTurn();
    start = end;
  }
}

function endOfBatch<Row>(
  rows: readonly Row[],
  earliest: number,
  isOfOneStatement: (row: Row, next: Row) => boolean,
): number {
  for (let end = earliest; ; end += 1) {
    const [row, next] = rows.slice(end - 1, end + 1);
    if (row === undefined || next === undefined || !isOfOneStatement(row, next)) return end;
  }
}
