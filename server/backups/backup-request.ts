import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/*
 * A running server has the database to itself, so whoever wants a snapshot asks it: by a file in the data folder, which
 * nobody but its owner can write.
 */

const REQUEST_FILE = "backup.wish";
const ANSWER_FILE = "backup.answer";

/** Milliseconds until a server that lives has at least answered. */
const ANSWER_TIMEOUT_MS = 10 * 60_000;

/** The word of a wish, if there is one. */
export async function pendingBackupRequest(dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, REQUEST_FILE), "utf8").catch(() => undefined);
}

export async function answerBackupRequest(
  dataDir: string,
  wish: string,
  isDone: boolean,
): Promise<void> {
  await rm(join(dataDir, REQUEST_FILE), { force: true });
  await writeWhole(dataDir, ANSWER_FILE, `${wish} ${isDone ? "done" : "failed"}`);
}

/** Asks the server of a data folder for a snapshot, and waits. @returns whether it made one */
export async function requestSnapshot(
  dataDir: string,
  patience = ANSWER_TIMEOUT_MS,
): Promise<boolean> {
  const wish = randomUUID();
  await writeWhole(dataDir, REQUEST_FILE, wish);
  const until = performance.now() + patience;
  while (performance.now() < until) {
    await wait(200);
    const answer = await readFile(join(dataDir, ANSWER_FILE), "utf8").catch(() => "");
    const [asked, outcome] = answer.split(" ");
    if (asked !== wish) continue;
    await rm(join(dataDir, ANSWER_FILE), { force: true });
    return outcome === "done";
  }
  await rm(join(dataDir, REQUEST_FILE), { force: true });
  return false;
}

async function writeWhole(dataDir: string, name: string, text: string): Promise<void> {
  const path = join(dataDir, name);
  await writeFile(`${path}.unfinished`, text, { mode: 0o600 });
  await rename(`${path}.unfinished`, path);
}
