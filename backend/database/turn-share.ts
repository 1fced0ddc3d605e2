/** Milliseconds of a turn of the event loop that statements may take before whatever else waits has one. */
const SHARE = 8;

/**
 * What the embedded database takes of a turn. Its statements run one after the other without the event loop moving on:
 * while many wait, no request would be read, no answer sent, and a crowd would stand where nobody can count it.
 */
export class TurnShare {
  /** When the first statement of this turn began. */
  #since: number | undefined;

  /** To be awaited before each statement: lets a turn pass where this one has had its share. */
  giveWay(): Promise<void> | undefined {
    this.#since ??= this.#begin();
    if (performance.now() - this.#since < SHARE) return undefined;
    return new Promise((goOn) =>
      setImmediate(() => {
        this.#since = this.#begin();
        goOn();
      }),
    );
  }

  #begin(): number {
    setImmediate(() => {
      this.#since = undefined;
    });
    return performance.now();
  }
}
