import type { EngineLoad } from "./engine.ts";

/**
 * One job at a time, in the order they came. A job that fails lets the next one in.
 * A free line starts the job at once, in the same turn of the event loop.
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
      // The next in line enters while the door is still shut, so that nobody slips in between.
      const enter = this.#waiting.shift();
      if (enter) enter();
      else this.#isBusy = false;
    }
  }
}
