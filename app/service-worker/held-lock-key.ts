import type { LockKeyCommand } from "#app/client/lock/worker-commands.ts";

/** Milliseconds for which a page that is loaded anew finds the key here. */
const HOLD_MS = 30_000;

/** The key of the app lock between two pages, in memory alone: the browser ends a worker soon after the last page. */
export class HeldLockKey {
  readonly #now: () => number;
  #held: { readonly key: CryptoKey; readonly at: number } | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param answer sends the key, or null, to the page that asks */
  hear(command: unknown, answer: (key: CryptoKey | null) => void): void {
    const { lockKey: wanted, key } = Object(command) as Partial<
      LockKeyCommand & { key: CryptoKey }
    >;
    if (wanted === "drop") this.#held = undefined;
    if (wanted === "hold" && key) this.#held = { key, at: this.#now() };
    if (wanted === "take") answer(this.#take());
  }

  #take(): CryptoKey | null {
    const age = this.#held ? this.#now() - this.#held.at : HOLD_MS;
    // By a clock that was set back nobody knows how old it is.
    if (age < 0 || age >= HOLD_MS) this.#held = undefined;
    return this.#held?.key ?? null;
  }
}
