import { DatabaseError } from "../database-error.ts";
import type { EngineLoad } from "../engine.ts";
import type { PostgresConnection } from "./postgres-connection.ts";

/** A caller that has waited this long for a connection is rejected. */
const MAX_WAIT_MS = 10_000;

interface Waiting {
  readonly resolve: (connection: PostgresConnection) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Lends connections, each to one caller at a time, in order of arrival. */
export class PostgresPool {
  readonly #connect: () => PostgresConnection;
  readonly #maxConnections: number;
  readonly #idle: PostgresConnection[] = [];
  readonly #inUse = new Set<PostgresConnection>();
  #waiting: Waiting[] = [];
  #onAllReturned: (() => void) | undefined;
  #isClosed = false;

  constructor(maxConnections: number, connect: () => PostgresConnection) {
    this.#maxConnections = maxConnections;
    this.#connect = connect;
  }

  get load(): EngineLoad {
    return { running: this.#inUse.size, waiting: this.#waiting.length };
  }

  /** @throws DatabaseError with code `53300` when no connection came free in 10 s. */
  async use<T>(work: (connection: PostgresConnection) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error("The database is closed.");
    const connection = this.#free() ?? (await this.#wait());
    this.#inUse.add(connection);
    try {
      return await work(connection);
    } finally {
      this.#inUse.delete(connection);
      this.#release(connection);
    }
  }

  /** Waits for running statements. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#inUse.size > 0 || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#onAllReturned = resolve;
      });
    }
    await Promise.all(this.#idle.splice(0).map((connection) => connection.end()));
  }

  /** The one used last, whose memory is warmest; else a new one; else none. */
  #free(): PostgresConnection | undefined {
    for (let connection = this.#idle.pop(); connection; connection = this.#idle.pop()) {
      if (!connection.isLost) return connection;
    }
    return this.#inUse.size < this.#maxConnections ? this.#connect() : undefined;
  }

  #wait(): Promise<PostgresConnection> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiting) => waiting.timer !== timer);
        reject(new DatabaseError({ code: "53300", message: "no connection came free in time" }));
      }, MAX_WAIT_MS);
      this.#waiting.push({ resolve, reject, timer });
    });
  }

  #release(connection: PostgresConnection): void {
    const next = this.#waiting.shift();
    if (next) {
      clearTimeout(next.timer);
      const taken = connection.isLost ? this.#connect() : connection;
      this.#inUse.add(taken);
      next.resolve(taken);
    } else if (!connection.isLost) {
      this.#idle.push(connection);
    }
    if (this.#inUse.size === 0) this.#onAllReturned?.();
  }
}
