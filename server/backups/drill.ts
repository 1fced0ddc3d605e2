import { mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openForIntegrityCheck } from "@trousse/backend/database/open";
import { checkIntegrity } from "@trousse/backend/database/pglite/check-integrity";
import { selfTest } from "@trousse/backend/database/self-test";
import { migrate } from "@trousse/backend/database/setup/migrate";
import { SetupError } from "@trousse/backend/database/setup-error";
import { OperatorError } from "../lifecycle/operator-error.ts";
import type { BackupKey } from "./backup-key.ts";
import { countRows, type Manifest, rowDifferences } from "./manifest.ts";
import type { Snapshot } from "./snapshot.ts";
import { unpackSnapshot } from "./unpack.ts";

const supabase = join(import.meta.dirname, "../../supabase");

/** The result of restoring a snapshot as a test. */
export interface DrillResult {
  /** Name of the snapshot. */
  readonly snapshot: string;
  readonly seconds: number;
  /** Each step and its result, in order; nothing is wrong when all are fine. */
  readonly steps: readonly { readonly name: string; readonly problems: readonly string[] }[];
}

/**
 * Restores a snapshot beside the others, opens it and checks everything, as after a disaster; then deletes it. It
 * takes the memory of a second database, so the server runs it in a separate process.
 */
export async function runDrill(
  snapshot: Snapshot,
  key: BackupKey | undefined,
): Promise<DrillResult> {
  const start = performance.now();
  const steps: { name: string; problems: string[] }[] = [];
  const step = async <T>(
    name: string,
    work: () => Promise<T>,
    problemsIn: (found: T) => string[],
  ) => {
    try {
      const found = await work();
      steps.push({ name, problems: problemsIn(found) });
      return found;
    } catch (problem) {
      steps.push({ name, problems: [problemMessage(problem)] });
      return undefined;
    }
  };
  const folder = await mkdtemp(join(dirname(snapshot.path), "drill-"));
  try {
    const manifest = await step(
      "every byte is as it was written",
      () => unpackSnapshot(snapshot.path, key, folder),
      () => [],
    );
    // pg_restore reads the output of pg_dump, into a server of the operator's own.
    if (manifest?.database === "pglite") await checkDatabase(folder, manifest, step);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { snapshot: snapshot.name, seconds: (performance.now() - start) / 1000, steps };
}

type Step = <T>(
  name: string,
  work: () => Promise<T>,
  problemsIn: (found: T) => string[],
) => Promise<T | undefined>;

async function checkDatabase(folder: string, manifest: Manifest, step: Step): Promise<void> {
  const engine = await step(
    "the database opens",
    () => openForIntegrityCheck(folder),
    () => [],
  );
  if (!engine) return;
  try {
    await step(
      "as many rows in each table as were counted",
      () => engine.transaction(countRows),
      (found) => rowDifferences(manifest.rows, found),
    );
    await step(
      "pages, indexes and references are whole",
      () => checkIntegrity(engine),
      (found) => found,
    );
    await step(
      "this version of the program can go on with it",
      async () => {
        await migrate(engine, {
          migrations: join(supabase, "migrations"),
          seeds: join(supabase, "seed"),
        });
        await selfTest(engine);
      },
      () => [],
    );
  } finally {
    await engine.close();
  }
}

export const hasPassed = ({ steps }: Pick<DrillResult, "steps">): boolean =>
  steps.every(({ problems }) => problems.length === 0);

/** Errors from other code may quote the data they failed on. */
function problemMessage(problem: unknown): string {
  const isForPeople = problem instanceof OperatorError || problem instanceof SetupError;
  if (isForPeople) return problem.message;
  const code = problem instanceof Error && "code" in problem ? ` ${problem.code}` : "";
  return `failed (${problem instanceof Error ? problem.name : typeof problem}${code})`;
}
