import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { DatabaseError } from "../database-error.ts";

/** Calls a disk was asked to keep what it holds: by the log for commits, and before pages. */
export interface SyncCounts {
  readonly forCommits: number;
  readonly beforePages: number;
}

/**
 * Brings the write-ahead log to the disk. PostgreSQL says where it writes; whoever acknowledges a commit waits for
 * `reach`. While the disk is busy further commits gather, and the next call is for all of them.
 */
export class LogSync {
  /** Grows with every write to the log. */
  #written = 0;
  #durable = 0;
  #dirty = new Set<string>();
  #underWay: ReadonlySet<string> = new Set();
  #round: Promise<void> | undefined;
  #failure: DatabaseError | undefined;
  readonly #files = new Map<string, number>();
  readonly #counts = { forCommits: 0, beforePages: 0 };

  get written(): number {
    return this.#written;
  }

  get counts(): SyncCounts {
    return { ...this.#counts };
  }

  noteWrite(path: string): void {
    this.#written += 1;
    this.#dirty.add(path);
  }

  /**
   * @param mark of `written`; all that was written until then is on the disk when this returns
   * @throws DatabaseError 58030 once the disk has failed, for ever: what it says afterwards is not to be believed
   * (https://wiki.postgresql.org/wiki/Fsync_Errors)
   */
  async waitUntilDurable(mark: number): Promise<void> {
    while (this.#durable < mark) {
      if (this.#failure) throw this.#failure;
      this.#round ??= this.#sync().finally(() => {
        this.#round = undefined;
      });
      await this.#round;
    }
  }

  /** The rule of every write-ahead log: a page goes to the disk after what the log says of it. */
  syncNow(): void {
    if (this.#failure) throw this.#failure;
    if (this.#durable === this.#written) return;
    this.#counts.beforePages += 1;
    try {
      for (const path of [...this.#underWay, ...this.#dirty]) fdatasyncSync(this.#open(path));
    } catch (cause) {
      throw this.#fail(cause);
    }
    this.#dirty.clear();
    this.#durable = this.#written;
  }

  close(): void {
    for (const file of this.#files.values()) closeSync(file);
    this.#files.clear();
  }

  async #sync(): Promise<void> {
    const mark = this.#written;
    this.#underWay = this.#dirty;
    this.#dirty = new Set();
    this.#counts.forCommits += 1;
    try {
      await Promise.all([...this.#underWay].map((path) => flush(this.#open(path))));
      this.#durable = Math.max(this.#durable, mark);
    } catch (cause) {
      throw this.#fail(cause);
    } finally {
      this.#underWay = new Set();
    }
  }

  #fail(cause: unknown): DatabaseError {
    this.#failure = new DatabaseError({ code: "58030", message: "the disk does not keep the log" });
    this.#failure.cause = cause;
    return this.#failure;
  }

  /** A file of its own: PostgreSQL may close the one it wrote to while the disk is busy. */
  #open(path: string): number {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    // The log goes from one file to the next; those before it are done.
    if (this.#files.size > 4 && this.#underWay.size === 0) this.close();
    const file = openSync(path, "r+");
    this.#files.set(path, file);
    return file;
  }
}

function flush(file: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fdatasync(file, (problem) => (problem ? reject(problem) : resolve()));
  });
}
