import type { Transaction } from "@trousse/backend/database/engine";
import type { Day } from "#domain/calendar/day.ts";
import type { GenericRow } from "#domain/medicines/official/generic-group.ts";

/**
 * Makes the generic groups those of an edition. Members that it no longer names are kept as withdrawn, and rows that are the
 * same are not written; a group has the day of the last edition that names it.
 */
export async function writeGenericGroups(
  tx: Transaction,
  members: readonly GenericRow[],
  date: Day,
): Promise<void> {
  const labels = new Map(members.map(({ group, label }) => [group, label]));
  await tx.query(
    `insert into public.generic_groups as g (number, label, source_date)
     select number, label, $2::date from json_to_recordset($1::json) as n (number integer, label text)
     on conflict (number) do update set label = excluded.label, source_date = excluded.source_date
     where (g.label, g.source_date) is distinct from (excluded.label, excluded.source_date)`,
    [JSON.stringify([...labels].map(([number, label]) => ({ number, label }))), date],
  );
  await tx.query(
    `insert into public.generic_group_members as m (group_number, cis, kind)
     select "group", cis, kind
     from json_to_recordset($1::json) as n ("group" integer, cis text, kind text)
     on conflict (group_number, cis) do update set kind = excluded.kind, withdrawn_at = null
     where m.kind <> excluded.kind or m.withdrawn_at is not null`,
    [JSON.stringify(members.map(({ group, cis, kind }) => ({ group, cis, kind })))],
  );
  await tx.query(
    `update public.generic_group_members m set withdrawn_at = now()
     where m.withdrawn_at is null
       and (m.group_number, m.cis) not in (select unnest($1::integer[]), unnest($2::text[]))`,
    [members.map(({ group }) => group), members.map(({ cis }) => cis)],
  );
}
