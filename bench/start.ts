import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import { type Started, startAndStop } from "./harness/started-process.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const ours = join(import.meta.dirname, "../scripts/start.js");
const bareNode = join(import.meta.dirname, "floor/bare-server.ts");
const barePglite = join(import.meta.dirname, "floor/bare-pglite.ts");

const TURNS = 5;
const part = "start";

/**
 * From nothing to the first answer, and what it then takes. The floor opens a copy of the same database in PGlite, asks it one
 * thing and answers; for the very first start, and on PostgreSQL, it is the least that Node can start.
 */
export async function start(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-bench-"));
  try {
    const startOn = (name: string) =>
      startAndStop(ours, "/fr-fr", { DATA_DIR: join(folder, name), LOG: "problems" });
    const first = [await startOn("first"), await startOn("second")];
    const PGDATA = join(folder, "bare");
    await cp(join(folder, "first/pgdata"), PGDATA, { recursive: true });
    const again = await alternate(TURNS, {
      ours: () => startOn("first"),
      floor: () => startAndStop(barePglite, "/", { PGDATA }),
    });
    const node = await startAndStop(bareNode, "/");
    const time = (starts: Started[]) => median(starts.map(({ firstAnswerMs }) => firstAnswerMs));
    const memory = (starts: Started[]) => median(starts.map(({ idleMegabytes }) => idleMegabytes));
    const target = { of: "value", is: "at most", than: 1500 } as const;
    return [
      {
        part,
        what: "first start ever, to the landing page",
        unit: "ms",
        ours: time(first),
        floor: node.firstAnswerMs,
      },
      {
        part,
        what: "start, to the landing page",
        unit: "ms",
        ours: time(again.ours),
        floor: time(again.floor),
        target,
      },
      {
        part,
        what: "memory when idle, all processes",
        unit: "MB",
        ours: memory(again.ours),
        floor: memory(again.floor),
        target: { of: "value", is: "at most", than: 420 },
      },
      ...(await startOnPostgres(folder, node)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same on PostgreSQL, whose own memory does not count; nothing where there is none. */
async function startOnPostgres(folder: string, node: Started): Promise<Figure[]> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return [];
  const postgres = await startPostgresServer(binaries);
  try {
    const DATABASE_URL = await postgres.createDatabase();
    const startOn = () =>
      startAndStop(ours, "/fr-fr", {
        DATABASE_URL,
        DATA_DIR: join(folder, "postgres"),
        BACKUPS: "off",
        LOG: "problems",
      });
    await startOn();
    const starts = [await startOn(), await startOn(), await startOn()];
    return [
      {
        part,
        what: "start on PostgreSQL, to the landing page",
        unit: "ms",
        ours: median(starts.map(({ firstAnswerMs }) => firstAnswerMs)),
        floor: node.firstAnswerMs,
      },
      {
        part,
        what: "memory when idle on PostgreSQL, all processes",
        unit: "MB",
        ours: median(starts.map(({ idleMegabytes }) => idleMegabytes)),
        floor: node.idleMegabytes,
        target: { of: "value", is: "at most", than: 200 },
      },
    ];
  } finally {
    await postgres.stop();
  }
}
