import type { EngineLoad } from "./engine.ts";

/**
 * Runs one job at a time, in order of arrival. A job that fails does not stop the next one. With an empty queue the job
 * starts at once, in the same turn of the event loop.
 */
export class Fifo {
  #isBusy = false;
  readonly #waiting: (() => void)[] = [];

  get load(): EngineLoad {
    return { running: Number(this.#isBusy), waiting: this.#waiting.length };
  }

  async run<T>(job: () => T | Promise<T>): Promise<T> {
    if (this.#isBusy) await new Promise<void>((enter) => this.#waiting.push(enter));
    this.#isBusy = true;
    try {
      return await job();
    } finally {
      // The next job starts before the queue is marked as free, so that no other job can overtake it.
      const enter = this.#waiting.shift();
      if (enter) enter();
      else this.#isBusy = false;
    }
  }
}
