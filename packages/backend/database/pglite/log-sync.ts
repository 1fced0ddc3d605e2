import { closeSync, fdatasync, fdatasyncSync, openSync } from "node:fs";
import { DatabaseError } from "../database-error.ts";

/** Numbers of disk flushes: of the log for commits, and before pages are written. */
export interface SyncCounts {
  readonly forCommits: number;
  readonly beforePages: number;
}

/**
 * Flushes the write-ahead log to the disk. PostgreSQL reports where it writes, and a commit is acknowledged after `reach`.
 * While the disk is busy further commits collect, and the next flush covers all of them.
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
   * @param mark a value of `written`; everything written until then is on the disk when this resolves
   * @throws DatabaseError 58030 for ever once the disk has failed, because later successes cannot be trusted
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

  /** The rule of write-ahead logging: a page is written after its log records are on the disk. */
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

  /** Opens the file itself, because PostgreSQL may close its own handle while the disk is busy. */
  #open(path: string): number {
    const known = this.#files.get(path);
    if (known !== undefined) return known;
    // The log continues in the next file; the previous ones are complete.
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
