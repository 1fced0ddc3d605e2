import type { Transaction } from "@trousse/backend/database/engine";

/** A table that is moved, with the columns that may be written. */
export interface MovedTable {
  /** Qualified with its schema, as in a statement. */
  readonly name: string;
  readonly columns: readonly MovedColumn[];
}

export interface MovedColumn {
  readonly name: string;
  /** Columns that are carried as they are; all others as PostgreSQL's own text. */
  readonly isJson: boolean;
}

/** Accounts and their credentials. Sessions are not moved: everybody signs in again. */
const ACCOUNT_TABLES = [
  "auth.users",
  "auth.identities",
  "auth.mfa_factors",
  "backend.recovery_codes",
];

/** Tables with short-lived rows, or rows of one process or one installation. */
const EXCLUDED_TABLES = [
  "private.attempts",
  "private.running_imports",
  "private.first_administrator",
  // Files are moved as they are read, and encrypted anew where they arrive.
  "private.storage_keys",
  // Sessions are not moved.
  "private.lasting_sessions",
];

/** All of them, each after the tables it refers to. */
export async function listMovedTables(tx: Transaction): Promise<MovedTable[]> {
  const rows = await tx.query<{ name: string; needs: string[]; columns: MovedColumn[] }>(
    `select n.nspname || '.' || c.relname as name,
       (select coalesce(json_agg(distinct fn.nspname || '.' || f.relname), '[]')
        from pg_constraint k
        join pg_class f on f.oid = k.confrelid
        join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs,
       (select json_agg(json_build_object(
          'name', a.attname, 'isJson', a.atttypid in ('json'::regtype, 'jsonb'::regtype)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname in ('public', 'private') or n.nspname || '.' || c.relname = any ($1::text[]))
       and not n.nspname || '.' || c.relname = any ($2::text[])
     order by name`,
    [ACCOUNT_TABLES, EXCLUDED_TABLES],
  );
  return inDependencyOrder(rows);
}

/** @throws {Error} when two tables refer to each other, since then no order is right */
function inDependencyOrder<Table extends MovedTable & { needs: string[] }>(
  tables: Table[],
): MovedTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const placed = new Map<string, MovedTable>();
  while (placed.size < tables.length) {
    const ready = tables.filter(
      ({ name, needs }) =>
        !placed.has(name) && needs.every((need) => placed.has(need) || !names.has(need)),
    );
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle.");
    for (const { name, columns } of ready) placed.set(name, { name, columns });
  }
  return [...placed.values()];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Yields every row as one JSON object in text, which PostgreSQL parses into the same values whatever their type. */
export function selectRows({ name, columns }: MovedTable): string {
  const pairs = columns.map(
    (column) =>
      `'${column.name.replaceAll("'", "''")}', ${quoted(column.name)}${column.isJson ? "" : "::text"}`,
  );
  // A call takes a hundred arguments, which is fifty columns.
  const objects = Array.from({ length: Math.ceil(pairs.length / 40) }, (_, part) => {
    const some = pairs.slice(part * 40, (part + 1) * 40);
    return `jsonb_build_object(${some.join(", ")})`;
  });
  return `select (${objects.join(" || ")})::text as line from ${name}`;
}

/** @param columns those that both file and table have; `$1` is a JSON list of rows */
export function insertRows({ name }: MovedTable, columns: readonly string[]): string {
  const list = columns.map(quoted).join(", ");
  return `insert into ${name} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${name}, $1::text::json)`;
}
