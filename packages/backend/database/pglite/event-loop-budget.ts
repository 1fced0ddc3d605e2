/** Milliseconds of a turn of the event loop that statements may take before whatever else waits has one. */
const BUDGET_MS = 8;

/**
 * What the embedded database takes of a turn. Its statements run one after the other without the event loop moving on:
 * while many wait, no request would be read, no answer sent, and a crowd would stand where nobody can count it.
 */
export class EventLoopBudget {
  /** When the first statement of this turn began. */
  #turnStart: number | undefined;

  /** To be awaited before each statement: lets a turn pass where this one has had its share. */
  yieldIfSpent(): Promise<void> | undefined {
    this.#turnStart ??= this.#begin();
    if (performance.now() - this.#turnStart < BUDGET_MS) return undefined;
    return new Promise((resume) =>
      setImmediate(() => {
        this.#turnStart = this.#begin();
        resume();
      }),
    );
  }

  #begin(): number {
    setImmediate(() => {
      this.#turnStart = undefined;
    });
    return performance.now();
  }
}
