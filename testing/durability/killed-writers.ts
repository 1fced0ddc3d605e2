import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { type DatabaseLocation, openDatabase } from "@trousse/backend/database/open";
import { random } from "#testing/harness/seeded-random.ts";

/** Two tables that always agree: each dose is a row, and counted in the other table within its transaction. */
export const LEDGER = `
  create table public.doses (n bigint primary key);
  create table public.stock (taken bigint not null);
  insert into public.stock values (0);`;

/** Writes for ever, and says a number only once it is committed. On PostgreSQL a server that died is written to again. */
const WRITER = `
  const { openDatabase } = await import(process.argv[1]);
  const engine = await openDatabase(JSON.parse(process.argv[2]));
  process.stdout.write("ready\\n");
  for (let n = Number(process.argv[3]); ; n += 1) {
    try {
      await engine.transaction(async (tx) => {
        await tx.query("insert into public.doses values ($1)", [n]);
        await tx.query("update public.stock set taken = taken + 1");
      });
      process.stdout.write(n + "\\n");
    } catch (problem) {
      if (engine.kind === "pglite" || !/^(08|57)/.test(problem.code ?? "")) throw problem;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
`;

const module = new URL("../../packages/backend/database/open.ts", import.meta.url).href;

export interface Writer {
  readonly child: ChildProcess;
  /** The numbers it has said. */
  readonly acknowledged: number[];
  end(): Promise<void>;
}

/** @param from where it begins to count; writers of one ledger count in places of their own */
export async function startWriter(place: DatabaseLocation, from: number): Promise<Writer> {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "--eval", WRITER, module, JSON.stringify(place), String(from)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const acknowledged: number[] = [];
  let rest = "";
  child.stdout?.on("data", (piece: Buffer) => {
    const lines = (rest + piece).split("\n");
    // The last line may have been cut short by a kill.
    rest = lines.pop() ?? "";
    acknowledged.push(...lines.filter((line) => line !== "ready").map(Number));
  });
  if (child.stdout) await once(child.stdout, "data");
  return {
    child,
    acknowledged,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "close");
    },
  };
}

export interface Survival {
  readonly acknowledged: number;
  /** Acknowledged and not there. */
  readonly lost: number;
  /** Whether the two tables agree. */
  readonly agrees: boolean;
}

export async function inspectSurvivors(
  place: DatabaseLocation,
  acknowledged: readonly number[],
): Promise<Survival> {
  const engine = await openDatabase(place);
  try {
    const [state] = await engine.transaction((tx) =>
      tx.query<{ lost: number; doses: number; taken: number }>(
        `select (select count(*) from jsonb_array_elements($1::text::jsonb) n
                 where not exists (select from public.doses d where d.n = n::bigint)) as lost,
           (select count(*) from public.doses) as doses, (select taken from public.stock) as taken`,
        [JSON.stringify(acknowledged)],
      ),
    );
    return {
      acknowledged: acknowledged.length,
      lost: state?.lost ?? Number.NaN,
      agrees: state?.doses === state?.taken,
    };
  } finally {
    await engine.close();
  }
}

/** D1: kills who writes to PGlite at random moments; what survives is looked at after every kill. */
export async function killOnPglite(
  dataDir: string,
  kills: number,
): Promise<Survival & { restarts: number[] }> {
  const place = { dataDir };
  const engine = await openDatabase(place);
  await engine.transaction((tx) => tx.script(LEDGER));
  await engine.close();
  const acknowledged: number[] = [];
  const restarts: number[] = [];
  let worst: Survival = { acknowledged: 0, lost: 0, agrees: true };
  for (let kill = 0; kill < kills; kill += 1) {
    const start = performance.now();
    const writer = await startWriter(place, kill * 1_000_000);
    restarts.push(performance.now() - start);
    while (writer.acknowledged.length === 0 && writer.child.exitCode === null) await delay(10);
    await delay(random() * 400);
    await writer.end();
    acknowledged.push(...writer.acknowledged);
    // To look is to open once more: not after each of hundreds.
    if (kill % 10 === 9 || kill === kills - 1) worst = await inspectSurvivors(place, acknowledged);
    if (worst.lost > 0 || !worst.agrees) break;
  }
  return { ...worst, restarts };
}
