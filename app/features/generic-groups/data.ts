import type { Db } from "#app/client/database/browser-db.ts";
import { orThrow } from "#app/client/errors/failure.ts";
import { isForm } from "#domain/inventory/form.ts";
import { isGenericKind } from "#domain/medicines/official/generic-group.ts";
import { orNull, readableRows } from "#domain/stored-row.ts";
import { storedAmount, storedDay, storedText, storedWord } from "#domain/stored-values.ts";
import type { GenericGroup, GroupedMedicine } from "./generic-group.ts";

/** The groups of French medicines by their references; none for a medicine that is in no group. */
export async function listGenericGroups(
  db: Db,
  referenceIds: readonly string[],
  signal: AbortSignal,
): Promise<GenericGroup[]> {
  const rows = orThrow(
    await db.rpc("list_generic_groups", { reference_ids: [...referenceIds] }).abortSignal(signal),
  );
  return readableRows(rows, (row) => ({
    number: storedAmount(row.number),
    label: storedText(row.label),
    editionOn: orNull(() => storedDay(row.source_date)),
    members: readableRows(row.members as unknown as MemberRow[], toMember).rows,
    unlisted: storedAmount(row.unlisted),
  })).rows;
}

interface MemberRow {
  reference_id: string;
  cis: string;
  kind: string;
  has_left: boolean;
  name: string;
  dosage: string;
  form: string;
  is_withdrawn: boolean;
}

function toMember(row: MemberRow): GroupedMedicine {
  return {
    referenceId: row.reference_id,
    cis: row.cis,
    kind: storedWord(row.kind, isGenericKind),
    hasLeft: row.has_left,
    name: storedText(row.name),
    dosage: storedText(row.dosage),
    form: isForm(row.form) ? row.form : null,
    formInSource: row.form,
    isWithdrawn: row.is_withdrawn,
  };
}
