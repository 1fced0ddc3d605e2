import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  cimaFiles,
  writeLongPresentations,
  writeNationalFiles,
} from "#testing/builders/national-files.ts";
import { findPostgresBinaries, startPostgresServer } from "#testing/engines/postgres-server.ts";
import { excerptIsHere } from "#testing/samples/bdpm-excerpt.ts";
import { type BenchServer, startBenchServer } from "./harness/bench-server.ts";
import { HttpClient } from "./harness/http-client.ts";
import { memoryOf } from "./harness/started-process.ts";
import { FULL_SIZE, writeFullSize } from "./import/full-size-files.ts";
import type { Figure } from "./measure/figure.ts";

const scripts = join(import.meta.dirname, "../scripts");

/** Search texts of parents, typed letter by letter: correct, with several words, and with an early or late typing error. */
const TYPED = [
  "doliprane",
  "spasfon",
  "paracétamol 500",
  "levothyrox",
  "amoxicilline",
  "dolipranne",
  "foliprane",
  "ibuprofne",
  "arnica",
  "zzzz",
];
const TURNS = 3;

/** Milliseconds without requests after which a server has settled. */
const SETTLED = 1500;

/** Megabytes that an import may use above the idle server. */
const MEMORY = 400;

/** Imports all official medicines into both databases, and then measures the search among them. */
export async function importing(): Promise<Figure[]> {
  if (!excerptIsHere) {
    console.error("Left out: the excerpt of the official files is not beside this checkout.");
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), "trousse-bench-files-"));
  try {
    const reading = await readingSpain(join(folder, "spain"));
    await writeFullSize(folder);
    const pglite = await measure("import, PGlite", folder, {}, 10_000);
    const binaries = findPostgresBinaries();
    if (binaries === null) return [...reading, ...pglite];
    const postgres = await startPostgresServer(binaries);
    try {
      const environment = { DATABASE_URL: await postgres.createDatabase() };
      return [
        ...reading,
        ...pglite,
        ...(await measure("import, PostgreSQL", folder, environment, 5000)),
      ];
    } finally {
      await postgres.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The published prescription file of Spain has 130 MB. */
const SPAIN_BYTES = 130_000_000;
/** Megabytes that reading it may take. */
const SPAIN_MEMORY = 300;

/** Reads files of that length, without a database. */
async function readingSpain(folder: string): Promise<Figure[]> {
  await mkdir(folder);
  await writeNationalFiles(folder, cimaFiles());
  await writeLongPresentations(folder, SPAIN_BYTES);
  const script = join(import.meta.dirname, "import/read-national.ts");
  const { ms, megabytes } = await run([script, folder], {});
  await rm(folder, { recursive: true });
  const part = "import, files of Spain";
  return [
    { part, what: "reading 130 MB of XML", unit: "ms", ours: ms },
    {
      part,
      what: "memory at the most while reading",
      unit: "MB",
      ours: megabytes,
      target: { of: "value", is: "at most", than: SPAIN_MEMORY },
    },
  ];
}

async function measure(
  part: string,
  folder: string,
  environment: Record<string, string>,
  limitMs: number,
): Promise<Figure[]> {
  const bench = await startBenchServer(environment);
  try {
    await delay(SETTLED);
    const idle = memoryOf(bench.server.pid);
    await bench.server.stop();
    const settings = { ...environment, DATA_DIR: bench.server.dataDir };
    const first = await run(["import-medicines.ts", "--bdpm", folder], settings);
    const again = await run(["import-medicines.ts", "--bdpm", folder], settings);
    await bench.server.start();
    const took = await search(bench);
    const target = { of: "value", is: "at most" } as const;
    return [
      {
        part,
        what: `command with ${FULL_SIZE} medicines`,
        unit: "ms",
        ours: first.ms,
        target: { ...target, than: limitMs },
      },
      { part, what: "the same edition again", unit: "ms", ours: again.ms },
      {
        part,
        what: "memory at the most, beside the idle server",
        unit: "MB",
        ours: Math.max(first.megabytes, again.megabytes),
        floor: idle,
        target: { ...target, than: Math.round(idle) + MEMORY },
      },
      { part, what: "search at each letter, median", unit: "ms", ours: quantile(took, 0.5) },
      {
        part,
        what: "search at each letter, 19 of 20",
        unit: "ms",
        ours: quantile(took, 0.95),
        target: { ...target, than: 30 },
      },
    ];
  } finally {
    await bench.close();
  }
}

/** Measures a command from its start to its end, and the most memory observed. */
async function run([script = "", ...words]: string[], settings: Record<string, string>) {
  const begin = performance.now();
  const child = spawn(process.execPath, [resolve(scripts, script), ...words], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  let megabytes = 0;
  while (child.exitCode === null) {
    megabytes = Math.max(megabytes, memoryOf(child.pid));
    await Promise.race([ended, delay(50)]);
  }
  if (child.exitCode !== 0) throw new Error("A command did not succeed.");
  return { ms: performance.now() - begin, megabytes };
}

async function search({ server, session, publishableKey }: BenchServer): Promise<number[]> {
  const client = new HttpClient(server.url);
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${session.access_token}`,
    "content-type": "application/json",
  };
  const path =
    "/rest/v1/rpc/search_medication_references?select=id,name,dosage,form,active_molecule";
  const queries = TYPED.flatMap((word) =>
    Array.from({ length: word.length - 1 }, (_, index) => word.slice(0, index + 2)),
  );
  const took: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const query of queries) {
      const body = () => JSON.stringify({ query, max_results: 5 });
      const begin = performance.now();
      await client.request({ path, method: "POST", headers, body });
      took.push(performance.now() - begin);
    }
  }
  client.close();
  return took;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
