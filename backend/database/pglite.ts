import { PGlite } from "@electric-sql/pglite";
import { requireApiRole } from "./api-roles.ts";
import { encodeValues } from "./encode-value.ts";
import type { Engine, EngineLoad, Identity, Transaction } from "./engine.ts";
import { Fifo } from "./fifo.ts";
import { PgliteSession } from "./pglite-session.ts";
import { runTransaction } from "./transaction.ts";
import { TransactionScope } from "./transaction-scope.ts";

/**
 * PostgreSQL in our own process, for a household up to a few hundred of them.
 *
 * It has one session, so everything stands in one line: a transaction holds the line until it ends.
 * A statement cannot be interrupted and holds up the whole process while it runs.
 *
 * PGlite never calls fsync. Killing the process loses nothing, because the system has the bytes;
 * a power cut can lose the last writes and in the worst case damage the folder. Keep backups, or
 * use a PostgreSQL server where that matters.
 *
 * @param place the folder of the data files; without one everything is in memory, and begins with
 * the dump `from` if there is one.
 */
export async function openPglite(place: {
  folder?: string;
  from?: Blob | undefined;
}): Promise<Engine> {
  const pglite = await PGlite.create({
    ...(place.folder && { dataDir: place.folder }),
    ...(place.from && { loadDataDir: place.from }),
  });
  const session = new PgliteSession(pglite);
  session.script(`set search_path = "$user", public, extensions; set timezone = 'UTC'`);
  return new PgliteEngine(pglite, session);
}

class PgliteEngine implements Engine {
  readonly kind = "pglite";
  readonly #pglite: PGlite;
  readonly #session: PgliteSession;
  readonly #line = new Fifo();
  readonly #scope = new TransactionScope();
  #isClosed = false;

  constructor(pglite: PGlite, session: PgliteSession) {
    this.#pglite = pglite;
    this.#session = session;
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.#inLine(() =>
      runTransaction(this.#session, "begin", (tx) => this.#scope.run(() => work(tx))),
    );
  }

  async asRole<Row>(identity: Identity, text: string, values: readonly unknown[]): Promise<Row[]> {
    requireApiRole(identity.role);
    const encoded = encodeValues(values);
    return this.#inLine(() => this.#session.asRole(identity, text, encoded) as Row[]);
  }

  load(): EngineLoad {
    return this.#line.load;
  }

  async close(): Promise<void> {
    await this.#inLine(() => {
      this.#isClosed = true;
      return this.#pglite.close();
    });
  }

  #inLine<T>(job: () => T | Promise<T>): Promise<T> {
    this.#scope.refuseInside();
    return this.#line.run(() => {
      if (this.#isClosed) throw new Error("The database is closed.");
      return job();
    });
  }
}
