import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Tracks what runs inside a transaction of one engine, through every await, so that a call of the engine from there
 * fails at once instead of waiting for itself for ever.
 */
export class TransactionScope {
  readonly #current = new AsyncLocalStorage<{ isOpen: boolean }>();

  async run<T>(work: () => Promise<T>): Promise<T> {
    // Work that still runs after the transaction keeps this mark; it may use the engine again.
    const mark = { isOpen: true };
    try {
      return await this.#current.run(mark, work);
    } finally {
      mark.isOpen = false;
    }
  }

  /** @throws Error when called from inside `run`. */
  refuseInside(): void {
    if (this.#current.getStore()?.isOpen) {
      throw new Error("The engine was asked from inside a transaction: use its `tx`.");
    }
  }
}
