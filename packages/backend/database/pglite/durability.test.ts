import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { random, randomBuffer } from "../../../../testing/harness/seeded-random.ts";
import { openDatabase } from "../open.ts";

const KILLS = 10;

/** Writes two rows at a time without end, and prints a number after its two rows are committed. */
const WRITER = `
  const { openDatabase } = await import(process.argv[1]);
  const engine = await openDatabase({ dataDir: process.argv[2] });
  const from = Number(process.argv[3]);
  for (let n = from; ; n += 1) {
    await engine.transaction(async (tx) => {
      await tx.query("insert into public.doses values ($1)", [n]);
      await tx.query("update public.stock set taken = taken + 1");
    });
    process.stdout.write(n + "\\n");
  }
`;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "durability-"));
  const engine = await openDatabase({ dataDir });
  await engine.transaction((tx) =>
    tx.script(`
      create table public.doses (n integer primary key);
      create table public.stock (taken integer not null);
      insert into public.stock values (0);
    `),
  );
  await engine.close();
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Lets a process write for some time after its first line, and kills it; returns what it printed. */
async function writeUntilKilled(from: number): Promise<number[]> {
  const module = new URL("../open.ts", import.meta.url).href;
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", WRITER, module, dataDir, String(from)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let said = "";
  child.stdout.on("data", (words) => {
    said += words;
  });
  await once(child.stdout, "data");
  await delay(30 + random() * 170);
  child.kill("SIGKILL");
  await once(child, "close");
  // The last line may have been cut short by the kill.
  return said.split("\n").slice(0, -1).map(Number);
}

test(`acknowledged rows are there after ${KILLS} kills, and no transaction is stored in part`, {
  timeout: 120_000,
}, async () => {
  const acknowledged: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    acknowledged.push(...(await writeUntilKilled(kill * 1_000_000)));
  }
  expect(acknowledged.length).toBeGreaterThan(KILLS);
  const engine = await openDatabase({ dataDir });
  const [state] = await engine.transaction((tx) =>
    tx.query<{ lost: number; doses: number; taken: number }>(
      `select (select count(*) from unnest($1::int[]) n where n not in (select n from public.doses)) as lost,
        (select count(*) from public.doses) as doses, (select taken from public.stock) as taken`,
      [acknowledged],
    ),
  );
  await engine.close();
  expect(state?.lost).toBe(0);
  expect(state?.taken).toBe(state?.doses);
});

test("a first start that was killed starts again", { timeout: 60_000 }, async () => {
  const fresh = join(dataDir, "fresh");
  await mkdir(join(fresh, "pgdata.unfinished", "base"), { recursive: true });
  const engine = await openDatabase({ dataDir: fresh });
  expect(await engine.transaction((tx) => tx.query("select 1 as n"))).toEqual([{ n: 1 }]);
  await engine.close();
  expect(existsSync(join(fresh, "pgdata.unfinished"))).toBe(false);
});

test("an open folder is refused to other processes and free after closing", {
  timeout: 60_000,
}, async () => {
  const engine = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: "SetupError" });
  await engine.close();
  await (await openDatabase({ dataDir })).close();
});

test.each([
  {
    because: "an empty folder",
    damage: (data: string) => rm(data, { recursive: true }).then(() => mkdir(data)),
  },
  { because: "no control file", damage: (data: string) => rm(join(data, "global/pg_control")) },
  { because: "no version", damage: (data: string) => rm(join(data, "PG_VERSION")) },
  {
    because: "no log",
    damage: (data: string) => rm(join(data, "pg_wal"), { recursive: true }),
  },
  {
    because: "an empty log",
    damage: (data: string) =>
      rm(join(data, "pg_wal"), { recursive: true }).then(() => mkdir(join(data, "pg_wal"))),
  },
  {
    because: "a control file cut short",
    damage: (data: string) => truncate(join(data, "global/pg_control"), 100),
  },
  {
    because: "a control file with random bytes",
    damage: (data: string) => writeFile(join(data, "global/pg_control"), randomBuffer(8192)),
  },
  {
    because: "another version",
    damage: (data: string) => writeFile(join(data, "PG_VERSION"), "17\n"),
    says: /it is of PostgreSQL 17, and this program reads 18\. .+ npm run restore -- FILE\.$/,
  },
])(
  "damaged data is refused in one sentence and not overwritten: $because",
  { timeout: 60_000 },
  async ({ damage, says = /damaged or of another version .+ npm run restore -- FILE\.$/ }) => {
    const broken = join(dataDir, "broken");
    const data = join(broken, "pgdata");
    await cp(join(dataDir, "pgdata"), data, { recursive: true });
    await damage(data);
    const before = await readdir(data, { recursive: true });
    await expect(openDatabase({ dataDir: broken })).rejects.toMatchObject({
      name: "SetupError",
      message: expect.stringMatching(says),
    });
    expect(await readdir(data, { recursive: true })).toEqual(before);
    await rm(broken, { recursive: true });
  },
);
