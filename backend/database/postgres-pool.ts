import { DatabaseError } from "./database-error.ts";
import type { EngineLoad } from "./engine.ts";
import type { PostgresLink } from "./postgres-link.ts";

/** A caller that has waited this long for a connection is turned away. */
const LONGEST_WAIT_MS = 10_000;

interface Waiting {
  readonly take: (link: PostgresLink) => void;
  readonly turnAway: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Lends connections, each to one caller at a time, in the order the callers came. */
export class PostgresPool {
  readonly #connect: () => PostgresLink;
  readonly #most: number;
  readonly #idle: PostgresLink[] = [];
  readonly #lent = new Set<PostgresLink>();
  #waiting: Waiting[] = [];
  #onceReturned: (() => void) | undefined;
  #isClosed = false;

  constructor(most: number, connect: () => PostgresLink) {
    this.#most = most;
    this.#connect = connect;
  }

  get load(): EngineLoad {
    return { running: this.#lent.size, waiting: this.#waiting.length };
  }

  /** @throws DatabaseError with code `53300` when no connection came free in 10 s. */
  async use<T>(work: (link: PostgresLink) => Promise<T>): Promise<T> {
    if (this.#isClosed) throw new Error("The database is closed.");
    const link = this.#free() ?? (await this.#wait());
    this.#lent.add(link);
    try {
      return await work(link);
    } finally {
      this.#lent.delete(link);
      this.#takeBack(link);
    }
  }

  /** Waits for what is running. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#lent.size > 0 || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#onceReturned = resolve;
      });
    }
    await Promise.all(this.#idle.splice(0).map((link) => link.end()));
  }

  /** The one used last, whose memory is warmest; else a new one; else none. */
  #free(): PostgresLink | undefined {
    for (let link = this.#idle.pop(); link; link = this.#idle.pop()) {
      if (!link.isLost) return link;
    }
    return this.#lent.size < this.#most ? this.#connect() : undefined;
  }

  #wait(): Promise<PostgresLink> {
    return new Promise((take, turnAway) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((waiting) => waiting.timer !== timer);
        turnAway(new DatabaseError({ code: "53300", message: "no connection came free in time" }));
      }, LONGEST_WAIT_MS);
      this.#waiting.push({ take, turnAway, timer });
    });
  }

  #takeBack(link: PostgresLink): void {
    const next = this.#waiting.shift();
    if (next) {
      clearTimeout(next.timer);
      const taken = link.isLost ? this.#connect() : link;
      this.#lent.add(taken);
      next.take(taken);
    } else if (!link.isLost) {
      this.#idle.push(link);
    }
    if (this.#lent.size === 0) this.#onceReturned?.();
  }
}
