import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { BackupProblem } from "#domain/installation/machine-state.ts";
import { runPeriodically } from "../lifecycle/run-periodically.ts";
import type { BackupSetting } from "../settings/backup-settings.ts";
import { answerBackupRequest, pendingBackupRequest } from "./backup-request.ts";
import type { DrillResult } from "./drill.ts";
import { PgDumpMissingError } from "./postgres-entries.ts";
import { makeSnapshot, newestSnapshot, type SnapshotSource } from "./snapshot.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Milliseconds between two checks of the clock and of requests by `npm run backup`. */
const POLL_INTERVAL_MS = 2000;

/** Milliseconds before the first snapshot, because the start of a server has more urgent work. */
const FIRST_AFTER_MS = 2 * MINUTE;

/** Milliseconds to wait after a failure, so that a full disk is not retried continuously. */
const RETRY_AFTER_MS = 10 * MINUTE;

/** Milliseconds after which a drill is stopped: one that hangs would hold up all backups. */
const DRILL_TIMEOUT_MS = 30 * MINUTE;

/** Hours of the day, in this machine's time zone, in which a drill may begin. */
const NIGHT_HOURS = [3, 6] as const;

export interface BackupStatus {
  readonly isOn: boolean;
  readonly isEncrypted: boolean;
  /** ISO times. */
  readonly newest: string | undefined;
  readonly lastDrill: { readonly at: string; readonly problems: readonly string[] } | undefined;
  /** Undefined when all is well. */
  readonly problem: BackupProblem | undefined;
}

/** What the readiness endpoint says of each problem. */
export const BACKUP_PROBLEMS: Readonly<Record<BackupProblem, string>> = {
  "tool-missing": "pg_dump is not on PATH: back the database up otherwise, and set BACKUPS=off",
  old: "the newest backup is older than three hours",
  failed: "the last backup failed",
  drill: "the last restore drill found problems: npm run restore:drill",
};

export interface Backups {
  status(): Promise<BackupStatus>;
  stop(): Promise<void>;
}

/**
 * Makes a snapshot every hour, counted from the newest there is, restores one every night as a drill, and makes one at
 * once when `npm run backup` runs on this machine.
 */
export function startBackups(
  source: SnapshotSource,
  setting: BackupSetting,
  report: (problem: unknown) => void,
): Backups {
  const { isOn, folder } = setting;
  const startedAt = Date.now();
  let failedAt = Number.NEGATIVE_INFINITY;
  let isToolMissing = false;

  const hasRoom = () => source.freeSpace?.hasFreeSpace() ?? true;

  async function attempt(): Promise<boolean> {
    if (!hasRoom()) return false;
    try {
      await makeSnapshot(source, setting, Date.now());
      failedAt = Number.NEGATIVE_INFINITY;
      return true;
    } catch (problem) {
      failedAt = Date.now();
      // The status and the documents show this one; it concerns how the machine was set up.
      if (problem instanceof PgDumpMissingError) isToolMissing = true;
      else report(problem);
      return false;
    }
  }

  async function isDue(): Promise<boolean> {
    const now = Date.now();
    if (
      !isOn ||
      isToolMissing ||
      !hasRoom() ||
      now - startedAt < FIRST_AFTER_MS ||
      now - failedAt < RETRY_AFTER_MS
    ) {
      return false;
    }
    const newest = await newestSnapshot(folder, now);
    if (newest && now - newest.madeAt < HOUR) return false;
    return claimHourlyBackup(source);
  }

  async function turn(): Promise<void> {
    const requestId = await pendingBackupRequest(source.dataDir);
    if (requestId) await answerBackupRequest(source.dataDir, requestId, await attempt());
    else if (await isDue()) await attempt();
    else if (isOn && (await isDrillDue(folder)))
      await saveDrillResult(folder, await drillInChildProcess(setting));
  }

  const stop = runPeriodically(turn, report, POLL_INTERVAL_MS);
  return {
    stop,
    status: async () => {
      const now = Date.now();
      const newest = await newestSnapshot(folder, now);
      const lastDrill = (await readDrillResult(folder))?.drill;
      const problem = !isOn
        ? undefined
        : isToolMissing
          ? "tool-missing"
          : newest && now - newest.madeAt > 3 * HOUR
            ? "old"
            : failedAt > 0
              ? "failed"
              : (lastDrill?.problems ?? []).length > 0
                ? "drill"
                : undefined;
      return {
        isOn,
        isEncrypted: setting.key !== undefined,
        newest: newest && new Date(newest.madeAt).toISOString(),
        lastDrill,
        problem,
      };
    },
  };
}

/** Lets only one of several processes on one PostgreSQL make the snapshot of the hour. */
async function claimHourlyBackup({ engine, databaseUrl }: SnapshotSource): Promise<boolean> {
  if (!databaseUrl) return true;
  const turn = JSON.stringify([{ key: "backup", attempts: 1, minutes: 50 }]);
  const [row] = await engine.transaction((tx) =>
    tx.query<{ waits: number }>("select private.count_attempts($1::jsonb) as waits", [turn]),
  );
  return row?.waits === 0;
}

const DRILL_FILE = "last-drill.json";

const drillShape = z.object({ at: z.string(), problems: z.array(z.string()) });

async function readDrillResult(folder: string) {
  const path = join(folder, DRILL_FILE);
  try {
    const drill = drillShape.parse(JSON.parse(await readFile(path, "utf8")));
    return { drill, at: (await stat(path)).mtimeMs };
  } catch {
    return undefined;
  }
}

async function isDrillDue(folder: string): Promise<boolean> {
  const now = Date.now();
  const hour = new Date(now).getHours();
  if (hour < NIGHT_HOURS[0] || hour >= NIGHT_HOURS[1]) return false;
  if (!(await newestSnapshot(folder, now))) return false;
  const last = await readDrillResult(folder);
  return !last || Math.abs(now - last.at) > 12 * HOUR;
}

/** Stores the result of a drill, manual or nightly, for the status. */
export async function saveDrillResult(
  folder: string,
  { steps }: Pick<DrillResult, "steps">,
): Promise<void> {
  const problems = steps.flatMap(({ name, problems }) =>
    problems.map((what) => `${name}: ${what}`),
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, DRILL_FILE);
  const text = JSON.stringify({ at: new Date().toISOString(), problems });
  await writeFile(`${path}.unfinished`, text, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}

/** Runs the drill in its own process. */
async function drillInChildProcess({
  folder,
  key,
}: BackupSetting): Promise<Pick<DrillResult, "steps">> {
  const snapshot = await newestSnapshot(folder, Date.now());
  if (!snapshot) return { steps: [{ name: "a backup", problems: ["there is none"] }] };
  // It needs none of our secrets except the key that it is sent.
  const child = fork(join(import.meta.dirname, "run-drill.ts"), {
    env: { PATH: process.env.PATH },
    timeout: DRILL_TIMEOUT_MS,
    killSignal: "SIGKILL",
  });
  const answer = once(child, "message");
  const ended = once(child, "exit").then(() => [
    { steps: [{ name: "the drill", problems: ["did not come to its end"] }] },
  ]);
  child.send({ snapshot, key: key?.reveal() });
  const [found] = await Promise.race([answer, ended]);
  return found;
}
