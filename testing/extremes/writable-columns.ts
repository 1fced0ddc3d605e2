import type { Transaction } from "@trousse/backend/database/engine";
import type { Relation } from "../permissions.ts";

/** A column of the API that somebody who is signed in may write. */
export interface WritableColumn {
  readonly relation: Relation;
  readonly name: string;
  /** As PostgreSQL formats it, with its size. */
  readonly type: string;
  readonly inserts: boolean;
  readonly updates: boolean;
  /** The checks that name it, as PostgreSQL writes them. */
  readonly checks: readonly { readonly name: string; readonly rule: string }[];
  /** Whether a row of another table has to be behind it. */
  readonly refers: boolean;
}

/** As the catalogue has them: nobody has to remember a new column. Values that are worked out are not written. */
export function writableColumns(tx: Transaction): Promise<WritableColumn[]> {
  return tx.query<WritableColumn>(`
    select c.relname::text as relation, a.attname::text as name,
      format_type(a.atttypid, a.atttypmod) as type,
      has_column_privilege('authenticated', c.oid, a.attnum, 'insert') as inserts,
      has_column_privilege('authenticated', c.oid, a.attnum, 'update') as updates,
      exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype in ('f', 'p') and a.attnum = any (k.conkey)) as refers,
      coalesce((
        select json_agg(json_build_object('name', k.conname, 'rule', pg_get_constraintdef(k.oid)) order by k.conname)
        from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any (k.conkey)), '[]') as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    order by 1, a.attnum`);
}
