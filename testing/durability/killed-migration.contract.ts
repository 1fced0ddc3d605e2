import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openDatabase } from "@trousse/backend/database/open";
import { afterAll, beforeAll, expect, test } from "vitest";
import { random } from "#testing/harness/seeded-random.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { isFullSample, sampleSize } from "./sample-size.ts";

const KILLS = sampleSize(100, 3);
const STATEMENTS = 120;

const MIGRATION = Array.from(
  { length: STATEMENTS },
  (_, nth) => `create table public.t${nth} (id integer primary key, note text);`,
).join("\n");

const MIGRATOR = `
  const { openDatabase } = await import(process.argv[1] + "open.ts");
  const { migrate } = await import(process.argv[1] + "setup/migrate.ts");
  const [dataDir, folder] = process.argv.slice(2);
  const engine = await openDatabase({ dataDir });
  process.stdout.write("ready\\n");
  await migrate(engine, { migrations: folder + "/migrations", seeds: folder + "/seed" });
  process.stdout.write("done\\n");
  setTimeout(() => undefined, 60_000);
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "trousse-migration-"));
  await mkdir(join(folder, "migrations"));
  await mkdir(join(folder, "seed"));
  await writeFile(join(folder, "migrations/20260101000000_tables.sql"), MIGRATION);
  await (await openDatabase({ dataDir: join(folder, "empty") })).close();
});
afterAll(() => rm(folder, { recursive: true }));

/** @returns how many of its tables are there, and whether it is noted as applied */
async function killAfter(ms: number, dataDir: string): Promise<{ tables: number; noted: number }> {
  const module = new URL("../../packages/backend/database/", import.meta.url).href;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", MIGRATOR, module, dataDir, folder],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(child.stdout, "data");
  await delay(ms);
  child.kill("SIGKILL");
  await once(child, "close");
  const engine = await openDatabase({ dataDir });
  const [state] = await engine.transaction((tx) =>
    tx.query<{ tables: number; history: boolean }>(
      `select (select count(*) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as tables,
         to_regclass('supabase_migrations.schema_migrations') is not null as history`,
    ),
  );
  const noted = state?.history
    ? await engine.transaction((tx) =>
        tx.query("select 1 from supabase_migrations.schema_migrations"),
      )
    : [];
  await engine.close();
  return { tables: state?.tables ?? -1, noted: noted.length };
}

test(`a migration of ${STATEMENTS} statements killed ${KILLS} times is applied whole or not at all`, {
  timeout: 60_000 + KILLS * 15_000,
}, async () => {
  let applied = 0;
  const halves: unknown[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const dataDir = join(folder, `d${kill}`);
    await cp(join(folder, "empty"), dataDir, { recursive: true });
    const state = await killAfter(random() * 1200, dataDir);
    if (state.tables === STATEMENTS && state.noted === 1) applied += 1;
    else if (state.tables !== 0 || state.noted !== 0) halves.push(state);
    await rm(dataDir, { recursive: true });
  }
  recordTestResult({
    row: "D11",
    what: `migration of ${STATEMENTS} statements killed half-way, PGlite`,
    target: "0 half-applied / 100",
    measured: `${KILLS} kills, ${halves.length} half-applied, ${applied} applied`,
    held: isFullSample && halves.length === 0,
  });
  expect(halves).toEqual([]);
});
