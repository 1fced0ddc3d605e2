/** Runs a job when a slot is free. */
export type RunLimited = <T>(job: () => Promise<T>) => Promise<T>;

/** How many jobs may wait, and the error of a further one. */
export interface WaitingLimit {
  readonly max: number;
  readonly error: () => Error;
}

/** @param waiting without it any number of jobs may wait */
export function createConcurrencyLimit(concurrency: number, waiting?: WaitingLimit): RunLimited {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (job) => {
    if (running < concurrency) running += 1;
    else if (waiting && queue.length >= waiting.max) throw waiting.error();
    // A finished job passes its slot on, so the count does not change.
    else await new Promise<void>((begin) => queue.push(begin));
    try {
      return await job();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
