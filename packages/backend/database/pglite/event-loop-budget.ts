/** Milliseconds of statements per turn of the event loop, before other work gets a turn. */
const BUDGET_MS = 8;

/**
 * Limits the time of the embedded database per turn. Its statements run without returning to the event loop: while many
 * wait, no request would be read, no answer sent, and overload would not be noticed.
 */
export class EventLoopBudget {
  /** When the first statement of this turn began. */
  #turnStart: number | undefined;

  /** Must be awaited before each statement: yields to the event loop when the budget of this turn is used up. */
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
