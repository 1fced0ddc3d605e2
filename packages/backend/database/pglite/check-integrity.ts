import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { DatabaseError } from "../database-error.ts";
import type { Engine, Transaction } from "../engine.ts";

interface Relation {
  readonly name: string;
  readonly quoted: string;
}

/**
 * Checks for damage that PostgreSQL does not find by itself: every page is read (which verifies checksums), rows are counted
 * by the table and by an index (a truncated table has fewer), every foreign key is followed, and indexes are compared with
 * their tables where the extension amcheck is available.
 * @returns one line for each problem, with names of tables and indexes and none of their content
 */
export async function checkIntegrity(engine: Engine): Promise<string[]> {
  const problems: string[] = [];
  const { tables, indexes, references } = await engine.transaction(listAll);
  const check = async (what: string, work: (tx: Transaction) => Promise<string | undefined>) => {
    const found = await engine.transaction(work).catch((problem: unknown) => {
      if (problem instanceof DatabaseError) return `cannot be read (${problem.code})`;
      throw problem;
    });
    if (found) problems.push(`${what} ${found}`);
    await yieldToEventLoop();
  };
  for (const table of tables) await check(table.name, (tx) => compareCounts(tx, table));
  for (const { name, query } of references) {
    await check(name, async (tx) =>
      (await tx.query(query)).length > 0 ? "leads nowhere" : undefined,
    );
  }
  if (await hasAmcheck(engine)) {
    for (const { name, quoted } of indexes) {
      await check(name, async (tx) => {
        await tx.query("select bt_index_check($1::regclass, true)", [quoted]);
        return undefined;
      });
    }
  }
  return problems;
}

async function compareCounts(tx: Transaction, { quoted }: Relation): Promise<string | undefined> {
  const count = async () => {
    const [row] = await tx.query<{ rows: number }>(`select count(*) as rows from ${quoted}`);
    return row?.rows ?? 0;
  };
  await tx.script(
    "set local enable_indexscan = off; set local enable_indexonlyscan = off; set local enable_bitmapscan = off",
  );
  const byTable = await count();
  await tx.script(
    "set local enable_indexscan = on; set local enable_indexonlyscan = on; set local enable_seqscan = off",
  );
  const byIndex = await count();
  if (byTable === byIndex) return undefined;
  return `has ${byTable} rows, and ${byIndex} by its index`;
}

async function hasAmcheck(engine: Engine): Promise<boolean> {
  try {
    await engine.transaction((tx) =>
      tx.script("create extension if not exists amcheck schema pg_catalog"),
    );
    return true;
  } catch (problem) {
    if (problem instanceof DatabaseError) return false;
    throw problem;
  }
}

async function listAll(tx: Transaction) {
  return {
    tables: await tx.query<Relation>(TABLES),
    indexes: await tx.query<Relation>(INDEXES),
    references: await tx.query<{ name: string; query: string }>(REFERENCES),
  };
}

const NAMES = `n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace`;

const TABLES = `select ${NAMES} where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p' order by 1`;

const INDEXES = `select ${NAMES}
join pg_catalog.pg_am a on a.oid = c.relam
where c.relkind = 'i' and c.relpersistence = 'p' and a.amname = 'btree' order by 1`;

/** One row whose foreign key refers to no row. */
const REFERENCES = `
select f.conname || ' of ' || f.conrelid::pg_catalog.regclass as name,
  format('select 1 from %s one where %s and not exists (select 1 from %s other where %s) limit 1',
    f.conrelid::pg_catalog.regclass,
    string_agg(format('one.%I is not null', mine.attname), ' and '),
    f.confrelid::pg_catalog.regclass,
    string_agg(format('other.%I = one.%I', theirs.attname, mine.attname), ' and ')) as query
from pg_catalog.pg_constraint f
cross join lateral unnest(f.conkey, f.confkey) as pair (mine, theirs)
join pg_catalog.pg_attribute mine on mine.attrelid = f.conrelid and mine.attnum = pair.mine
join pg_catalog.pg_attribute theirs on theirs.attrelid = f.confrelid and theirs.attnum = pair.theirs
where f.contype = 'f'
group by f.oid, f.conname, f.conrelid, f.confrelid
order by 1`;
