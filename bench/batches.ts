import type { Engine, Identity } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import { accountOf, BATCH_PEOPLE, BATCH_TABLES, type BatchTable } from "./batches/batch-tables.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const SIZES = [1, 10, 100, 1000, 10_000];

const READS = 10;
const READER = {
  role: "authenticated",
  claims: '{"sub":"21232f29-7a57-a5a7-4389-4a0e4a801fc3","role":"authenticated"}',
};

/** Repetitions of small batches, because a single measurement of them is imprecise. */
const timesFor = (size: number) => (size >= 1000 ? 1 : size >= 100 ? 3 : 9);

type WriteOperation = "insert" | "update" | "delete";
type Costs = Record<WriteOperation, Map<number, { ours: number; floor: number }>>;

/** The cost of a row in batches of growing size, beside the same rows in a table without triggers and policies. */
export async function batches(): Promise<Figure[]> {
  const pglite = await measure("batches, PGlite", await openDatabase({ memory: true }));
  const binaries = findPostgresBinaries();
  if (binaries === null) return pglite;
  const server = await startPostgresServer(binaries);
  try {
    const engine = await openDatabase({ url: await server.createDatabase() });
    return [...pglite, ...(await measure("batches, PostgreSQL", engine))];
  } finally {
    await server.stop();
  }
}

async function measure(part: string, engine: Engine): Promise<Figure[]> {
  try {
    await migrate(engine, { migrations: "supabase/migrations", seeds: "supabase/seed" });
    await engine.transaction((tx) => tx.script(BATCH_PEOPLE));
    await engine.transaction((tx) =>
      tx.script("create schema bare; grant usage on schema bare to authenticated"),
    );
    const figures: Figure[] = [];
    for (const table of BATCH_TABLES) figures.push(...(await figuresOf(part, engine, table)));
    for (const table of BATCH_TABLES) figures.push(await readerBeside(part, engine, table));
    return figures;
  } finally {
    await engine.close();
  }
}

async function figuresOf(part: string, engine: Engine, table: BatchTable): Promise<Figure[]> {
  const costs = await costsOf(engine, table);
  const figures: Figure[] = [];
  for (const [operation, bySize] of Object.entries(costs)) {
    for (const [size, { ours, floor }] of bySize) {
      figures.push({
        part,
        what: `${table.name}, ${operation} ${size}, a row`,
        unit: "ms",
        ours: ours / size,
        floor: floor / size,
      });
    }
  }
  return figures;
}

async function costsOf(engine: Engine, table: BatchTable): Promise<Costs> {
  const costs: Costs = { insert: new Map(), update: new Map(), delete: new Map() };
  await engine.transaction((tx) => tx.script(bareTable(table.name)));
  const identity = await identityOf(engine, table);
  for (const size of SIZES.filter((size) => size <= (table.most ?? size))) {
    const taken: Record<string, number[]> = {};
    const note = async (name: string, statement: string) => {
      const took = await engine.transaction(async (tx) => {
        // As in a request, but without its time limit.
        await tx.query(
          "select set_config('statement_timeout', '0', true), set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
          [identity.role, identity.claims],
        );
        const begin = performance.now();
        await tx.query(statement);
        return performance.now() - begin;
      });
      taken[name] = [...(taken[name] ?? []), took];
    };
    for (let time = 0; time < timesFor(size); time += 1) {
      await empty(engine, table);
      for (const schema of ["bare", "public"]) {
        for (const [operation, statement] of Object.entries(statementsOf(table, schema, size))) {
          await note(`${schema} ${operation}`, statement);
        }
      }
    }
    for (const operation of Object.keys(costs) as WriteOperation[]) {
      const ours = taken[`public ${operation}`];
      const floor = taken[`bare ${operation}`];
      if (ours && floor) costs[operation].set(size, { ours: median(ours), floor: median(floor) });
    }
  }
  await empty(engine, table);
  return costs;
}

/** The longest time that another person's read of one row takes while the largest batch of a request is written. */
async function readerBeside(part: string, engine: Engine, table: BatchTable): Promise<Figure> {
  const identity = await identityOf(engine, table);
  // An account has at most 500 reminder times.
  const most = table.name === "medication_reminders" ? 500 : 1000;
  const size = Math.min(table.most ?? most, most);
  const { insert } = statementsOf(table, "public", size);
  const read = async () => {
    const begin = performance.now();
    await engine.asRole(READER, "select name from public.medications limit 1", []);
    return performance.now() - begin;
  };
  const [beside, alone]: [number[], number[]] = [[], []];
  for (let time = 0; time < READS; time += 1) {
    await empty(engine, table);
    alone.push(await read());
    const [, took] = await Promise.all([engine.asRole(identity, insert, []), read()]);
    beside.push(took);
  }
  await empty(engine, table);
  return {
    part,
    what: `a read beside ${size} rows of ${table.name}, worst of ${READS}`,
    unit: "ms",
    ours: Math.max(...beside),
    floor: Math.max(...alone),
    target: { of: "value", is: "at most", than: 250 },
  };
}

function statementsOf(table: BatchTable, schema: string, size: number) {
  const target = `${schema}.${table.name}`;
  const columns = Object.keys(table.row).join(", ");
  const values = Object.values(table.row).join(", ");
  return {
    insert: `insert into ${target} (${columns}) select ${values} from generate_series(1, ${size}) n`,
    ...(table.change && {
      update: `update ${target} set ${table.change} where ${rowsOf(table, size)}`,
    }),
    ...(table.isDeletable && { delete: `delete from ${target} where ${rowsOf(table, size)}` }),
  };
}

/** The columns and indexes alone; columns filled by triggers stay empty. */
const bareTable = (name: string) => `
  create table bare.${name} (like public.${name} including defaults including indexes including generated);
  do $$
  declare
    named name;
  begin
    for named in
      select attname from pg_attribute
      where attrelid = 'bare.${name}'::regclass and attnum > 0 and attnotnull
        and attnum <> all (coalesce((select conkey from pg_constraint
          where conrelid = 'bare.${name}'::regclass and contype = 'p'), '{}'))
    loop
      execute format('alter table bare.${name} alter %I drop not null', named);
    end loop;
  end
  $$;
  grant all on bare.${name} to authenticated;`;

/** The rows of a batch, selected by the column that distinguishes them. */
function rowsOf({ row, key = "id" }: BatchTable, size: number): string {
  return `${key} in (select ${row[key]} from generate_series(1, ${size}) n)`;
}

/** Bypasses every policy. */
async function empty(engine: Engine, table: BatchTable): Promise<void> {
  const rows = rowsOf(table, Math.max(...SIZES));
  await engine.transaction((tx) =>
    tx.script(`delete from public.${table.name} where ${rows}; truncate bare.${table.name}`),
  );
}

async function identityOf(engine: Engine, table: BatchTable): Promise<Identity> {
  const [row] = await engine.transaction((tx) =>
    tx.query<{ account: string }>(`select ${accountOf(table)}::text as account`),
  );
  const claims = JSON.stringify({ sub: row?.account, role: "authenticated" });
  return { role: "authenticated", claims };
}
