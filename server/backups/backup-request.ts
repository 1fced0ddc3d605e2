import { randomUUID } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/*
 * A running server has exclusive use of the database, so a program that needs a snapshot asks it with a file in the data
 * folder, which only the owner of the folder can write.
 */

const REQUEST_FILE = "backup.requestId";
const ANSWER_FILE = "backup.answer";

/** Milliseconds within which a running server has at least answered. */
const ANSWER_TIMEOUT_MS = 10 * 60_000;

/** The id of the pending request, if there is one. */
export async function pendingBackupRequest(dataDir: string): Promise<string | undefined> {
  return readFile(join(dataDir, REQUEST_FILE), "utf8").catch(() => undefined);
}

export async function answerBackupRequest(
  dataDir: string,
  requestId: string,
  isDone: boolean,
): Promise<void> {
  await rm(join(dataDir, REQUEST_FILE), { force: true });
  await writeWhole(dataDir, ANSWER_FILE, `${requestId} ${isDone ? "done" : "failed"}`);
}

/** Asks the server of a data folder for a snapshot, and waits. @returns whether it made one */
export async function requestSnapshot(
  dataDir: string,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<boolean> {
  const requestId = randomUUID();
  await writeWhole(dataDir, REQUEST_FILE, requestId);
  const until = performance.now() + timeoutMs;
  while (performance.now() < until) {
    await wait(200);
    const answer = await readFile(join(dataDir, ANSWER_FILE), "utf8").catch(() => "");
    const [answeredId, outcome] = answer.split(" ");
    if (answeredId !== requestId) continue;
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
