import { statfs } from "node:fs/promises";
import { ASSUME_IDENTITY, requireApiRole } from "@trousse/backend/database/api-roles";
import { DatabaseError } from "@trousse/backend/database/database-error";
import type { Engine, Transaction } from "@trousse/backend/database/engine";

/** Milliseconds between two checks. */
const CHECK_INTERVAL_MS = 5000;
const MEGABYTE = 1024 * 1024;

export interface FreeSpace {
  /** Free bytes at the last check. */
  readonly free: number;
  /** Whether people may write. */
  hasFreeSpace(): boolean;
  /** Whether nothing at all may be written any more. */
  isFull(): boolean;
  stop(): void;
}

/**
 * Checks the free space of a folder's disk now and every five seconds. PGlite hangs for ever when its write-ahead log
 * meets a full disk, so writing stops before that.
 * @param least megabytes; below them people cannot write, below half of them nothing is written
 */
export async function watchFreeSpace(
  folder: string,
  least: number,
  report: (problem: unknown) => void,
): Promise<FreeSpace> {
  const check = async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  let free = await check();
  const timer = setInterval(async () => {
    free = await check().catch((problem: unknown) => {
      report(problem);
      return free;
    });
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return {
    get free() {
      return free;
    },
    hasFreeSpace: () => free >= least * MEGABYTE,
    isFull: () => free < (least * MEGABYTE) / 2,
    stop: () => clearInterval(timer),
  };
}

/**
 * Returns the same database, in which requests of people can only read while space is low, and nothing can be written once
 * the disk is full. Sign-ins and the server's own jobs (some bytes each) still write until then.
 */
export function readOnlyWhenFull(
  engine: Engine,
  space: Pick<FreeSpace, "hasFreeSpace" | "isFull">,
): Engine {
  return {
    kind: engine.kind,
    listen: (channel, heard) => engine.listen(channel, heard),
    load: () => engine.load(),
    close: () => engine.close(),
    transaction(work) {
      return space.isFull() ? readOnlyTransaction(engine, work) : engine.transaction(work);
    },
    async asRole<Row>(...[identity, text, values]: Parameters<Engine["asRole"]>): Promise<Row[]> {
      if (space.hasFreeSpace()) return engine.asRole<Row>(identity, text, values);
      requireApiRole(identity.role);
      return readOnlyTransaction(engine, async (tx) => {
        await tx.query(ASSUME_IDENTITY, [identity.role, identity.claims]);
        return tx.query<Row>(text, values);
      });
    },
  };
}

async function readOnlyTransaction<T>(
  engine: Engine,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await engine.transaction(async (tx) => {
      await tx.script("set transaction read only");
      return work(tx);
    });
  } catch (problem) {
    // The error that PostgreSQL itself reports for a full disk.
    const isWriting = problem instanceof DatabaseError && problem.code === "25006";
    if (isWriting) throw new DatabaseError({ code: "53100", message: "there is no room left" });
    throw problem;
  }
}
