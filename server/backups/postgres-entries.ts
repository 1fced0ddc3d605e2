import { spawn } from "node:child_process";
import { once } from "node:events";
import { bytesEntry } from "./folder-entries.ts";
import type { TarEntry } from "./tar.ts";

const CHUNK_BYTES = 8 * 1024 * 1024;

/** Thrown when PostgreSQL's own tool is not on PATH. */
export class PgDumpMissingError extends Error {
  override readonly name = "PgDumpMissingError";
}

/**
 * Yields the output of `pg_dump` in its custom format, in pieces that together are the one file for `pg_restore`.
 * @throws {PgDumpMissingError}
 */
export async function* postgresEntries(url: string): AsyncGenerator<TarEntry> {
  const dump = spawn("pg_dump", ["--format=custom", "--no-password"], {
    env: { ...process.env, ...connectionEnvironment(url) },
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(dump, "close").catch(() => [-1]);
  const [missing] = await Promise.race([
    once(dump, "error").catch((problem: unknown) => [problem]),
    once(dump, "spawn").then(() => []),
  ]);
  if (missing) throw new PgDumpMissingError();
  let number = 0;
  const next = (pieces: Buffer[]) => {
    number += 1;
    return bytesEntry(`database/${String(number).padStart(6, "0")}`, Buffer.concat(pieces));
  };
  let buffered: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of dump.stdout as AsyncIterable<Buffer>) {
      buffered.push(piece);
      length += piece.length;
      if (length < CHUNK_BYTES) continue;
      yield next(buffered);
      buffered = [];
      length = 0;
    }
    yield next(buffered);
    const [code] = await ended;
    // The error output may quote the data.
    if (code !== 0) throw new Error(`pg_dump ended with code ${code}.`);
  } finally {
    dump.kill();
  }
}

/** Passes the password in the environment, because every account of the machine can read the arguments of a command. */
function connectionEnvironment(address: string): Record<string, string> {
  const url = new URL(address);
  const settings = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, ""),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get("sslmode") ?? "",
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ""));
}
