import type { Statement } from "./statement.ts";

/**
 * Caches the statements of recent requests. Parsing and planning depend on the request and the catalogue alone, never on
 * the caller, so the same request may use the same statement.
 */
export class StatementCache {
  private readonly statements = new Map<string, Statement>();
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** Returns the cached statement of `key`, or caches the result of `make`. A failure is not cached. */
  take(key: string, make: () => Statement): Statement {
    const kept = this.statements.get(key);
    if (kept !== undefined) {
      // Re-inserted, so that the first key of the map is the least recently used one.
      this.statements.delete(key);
      this.statements.set(key, kept);
      return kept;
    }
    const made = make();
    if (this.statements.size >= this.capacity) {
      const [oldest = ""] = this.statements.keys();
      this.statements.delete(oldest);
    }
    this.statements.set(key, made);
    return made;
  }
}
