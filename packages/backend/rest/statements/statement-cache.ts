import type { Statement } from "./statement.ts";

/**
 * Statements of requests seen lately. Reading and planning a request depends on the request and the
 * catalogue alone, never on who asks, so the same request may take the same statement.
 */
export class StatementCache {
  private readonly statements = new Map<string, Statement>();
  private readonly capacity: number;

  constructor(capacity: number) {
    this.capacity = capacity;
  }

  /** The statement kept under `key`, or what `make` makes, which is then kept. A failure is not kept. */
  take(key: string, make: () => Statement): Statement {
    const kept = this.statements.get(key);
    if (kept !== undefined) {
      // Re-inserted, so that the first key of the map is the one unused for longest.
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
