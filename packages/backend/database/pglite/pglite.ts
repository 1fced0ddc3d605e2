import { type Extensions, PGlite } from "@electric-sql/pglite";
import { requireApiRole } from "../api-roles.ts";
import { requireChannel } from "../channel.ts";
import { encodeValues } from "../encode-value.ts";
import type { Engine, EngineLoad, Identity, OnNotification, Transaction } from "../engine.ts";
import { Fifo } from "../fifo.ts";
import { runTransaction } from "../transaction.ts";
import { TransactionScope } from "../transaction-scope.ts";
import { EventLoopBudget } from "./event-loop-budget.ts";
import type { LogSync } from "./log-sync.ts";
import { PgliteSession } from "./pglite-session.ts";
import { PrivateFiles } from "./private-files.ts";
import { SyncedFiles } from "./synced-files.ts";

/**
 * The default of 128 MB is touched as a whole at each start, which takes a second of a processor and stays in memory.
 * Where the files are in memory, a second copy of their pages saves nothing.
 */
const BUFFERS = { onDisk: "64MB", inMemory: "16MB" };

/**
 * PostgreSQL inside our own process, for one household up to a few hundred of them.
 *
 * It has one session, so all work is queued: a transaction blocks the queue until it ends. A statement cannot be interrupted
 * and blocks the whole process while it runs.
 *
 * PGlite alone never calls fsync: killing the process loses nothing, because the system has the bytes, but a power cut
 * can lose the last writes and in the worst case damage the folder. With `log` a commit is on the disk before it is
 * acknowledged, and pages follow the log (docs/decisions/0041).
 *
 * @param location the folder of the data files; without one everything is in memory, and begins with
 * the dump `from` if there is one.
 */
export async function openPglite(location: {
  folder?: string;
  log?: LogSync | undefined;
  from?: Blob | undefined;
  extensions?: Extensions;
}): Promise<Engine> {
  const { folder, log, from, extensions } = location;
  const pglite = await PGlite.create({
    ...(extensions && { extensions }),
    ...(folder && { fs: log ? new SyncedFiles(folder, log) : new PrivateFiles(folder) }),
    ...(from && { loadDataDir: from }),
    startParams: [
      // "-F" switches fsync off.
      ...PGlite.defaultStartParams.filter((word) => log === undefined || word !== "-F"),
      "-c",
      `shared_buffers=${folder ? BUFFERS.onDisk : BUFFERS.inMemory}`,
    ],
  });
  const session = new PgliteSession(pglite);
  session.script(`set search_path = "$user", public, extensions; set timezone = 'UTC'`);
  return new PgliteEngine(pglite, session, log);
}

/** Creates the files of an empty database. */
export async function initializeFolder(folder: string): Promise<void> {
  const pglite = await PGlite.create({ fs: new PrivateFiles(folder) });
  await pglite.close();
}

class PgliteEngine implements Engine {
  readonly kind = "pglite";
  readonly #pglite: PGlite;
  readonly #session: PgliteSession;
  readonly #queue = new Fifo();
  readonly #scope = new TransactionScope();
  readonly #budget = new EventLoopBudget();
  readonly #log: LogSync | undefined;
  #isClosed = false;

  constructor(pglite: PGlite, session: PgliteSession, log: LogSync | undefined) {
    this.#pglite = pglite;
    this.#session = session;
    this.#log = log;
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const session = this.#session;
    const yieldingSession = {
      query: async (...statement: Parameters<typeof session.query>) => {
        await this.#budget.yieldIfSpent();
        return session.query(...statement);
      },
      script: (sql: string) => session.script(sql),
      rollback: () => session.rollback(),
    };
    return this.#enqueue(() =>
      runTransaction(yieldingSession, "begin", (tx) => this.#scope.run(() => work(tx))),
    );
  }

  async asRole<Row>(identity: Identity, text: string, values: readonly unknown[]): Promise<Row[]> {
    requireApiRole(identity.role);
    const encoded = encodeValues(values);
    return this.#enqueue(() => this.#session.asRole(identity, text, encoded) as Row[]);
  }

  listen(channel: string, onNotification: OnNotification): void {
    requireChannel(channel);
    const begin = this.#enqueue(() => this.#session.listen(channel, onNotification));
    // Closed while it was queued, so it does not listen any more.
    void begin.then(
      () => onNotification(),
      () => undefined,
    );
  }

  load(): EngineLoad {
    return this.#queue.load;
  }

  async close(): Promise<void> {
    await this.#enqueue(() => {
      this.#isClosed = true;
      return this.#pglite.close();
    });
    this.#log?.close();
  }

  /** A writer waits for the disk outside of the queue, so that no other statement waits with it. */
  async #enqueue<T>(job: () => T | Promise<T>): Promise<T> {
    this.#scope.refuseInside();
    const log = this.#log;
    let written = 0;
    const result = await this.#queue.run(async () => {
      await this.#budget.yieldIfSpent();
      if (this.#isClosed) throw new Error("The database is closed.");
      const before = log?.written ?? 0;
      const result = await job();
      if (log && log.written > before) written = log.written;
      return result;
    });
    if (written > 0) await log?.waitUntilDurable(written);
    return result;
  }
}
