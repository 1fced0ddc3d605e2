import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemErrorCode } from "../http/listeners.ts";

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The token with which the account that runs Trousse reads its mailbox and its metrics from this machine: other accounts
 * of the machine have the same address, but no permission to read this file. It is created at the first start; deleting
 * it creates another.
 */
export async function loadLocalToken(dataDir: string): Promise<string> {
  const path = join(dataDir, "local-token");
  const known = await read(path);
  if (TOKEN_PATTERN.test(known)) return known;
  await rm(path, { force: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600 });
  try {
    // Of two processes that start at once one can link its file: both read the same token afterwards.
    await link(draft, path);
  } catch (problem) {
    if (systemErrorCode(problem) !== "EEXIST") throw problem;
  } finally {
    await rm(draft);
  }
  return read(path);
}

async function read(path: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (problem) {
    if (systemErrorCode(problem) === "ENOENT") return "";
    throw problem;
  }
}
