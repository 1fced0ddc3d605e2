import { StorageError } from "./storage-error.ts";

/** Runs a job when a slot is free. @throws {StorageError} `SlowDown` when too many wait */
export type RunLimited = <T>(job: () => Promise<T>) => Promise<T>;

export function createConcurrencyLimit(concurrency: number, maxWaiting: number): RunLimited {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (job) => {
    if (running < concurrency) running += 1;
    else if (waiting.length >= maxWaiting) throw new StorageError("SlowDown");
    // A finished job passes its slot on, so the count does not change.
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
