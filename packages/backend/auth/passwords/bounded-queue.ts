import { Refusal } from "../../http/refusal.ts";

export interface QueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that wait. */
  readonly maxWaiting: number;
  /** Milliseconds from arrival to result at most. A task that would take longer is refused at once. */
  readonly maxWaitMs: number;
}

export interface Queue {
  /** @throws {Refusal} `overloaded`, as `run` would */
  requireCapacity(): void;
  /**
   * A running task is never cancelled: when it takes too long, its result is discarded.
   * @throws {Refusal} `overloaded` when the queue is full, or the task would take or takes too long
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Whole seconds for Retry-After. */
const RETRY_AFTER_SECONDS = { min: 2, max: 30 };

/** Runs tasks a few at a time, in order of arrival, with a bounded wait. */
export function createQueue({ concurrency, maxWaiting, maxWaitMs }: QueueOptions): Queue {
  const waitingStarts: (() => void)[] = [];
  /** When each of the running tasks began. */
  const runningJobs = new Set<{ readonly at: number }>();
  let running = 0;
  /** Milliseconds of a recent task. */
  let averageMs = 0;

  /** Milliseconds. A task that already runs for longer than recent ones raises the estimate for the next. */
  function estimateWaitMs(): number {
    const oldest = Math.min(...[...runningJobs].map(({ at }) => at));
    const pace = Math.max(averageMs, performance.now() - oldest);
    return (pace * (waitingStarts.length + 1)) / concurrency;
  }

  function requireCapacity(): void {
    if (running < concurrency) return;
    const ahead = estimateWaitMs();
    if (waitingStarts.length >= maxWaiting || ahead > maxWaitMs) throw overloaded(ahead);
  }

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const one = { at: performance.now() };
    runningJobs.add(one);
    try {
      return await work();
    } finally {
      runningJobs.delete(one);
      const took = performance.now() - one.at;
      averageMs = averageMs === 0 ? took : (3 * averageMs + took) / 4;
    }
  }

  function startNext(): void {
    // The slot goes to the next task in the queue; only with an empty queue does the number of running tasks fall.
    const next = waitingStarts.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    requireCapacity,
    run(work) {
      return new Promise((resolve, reject) => {
        requireCapacity();
        const begin = () => {
          void timed(work)
            .finally(() => {
              clearTimeout(timer);
              startNext();
            })
            .then(resolve, reject);
        };
        const timer = setTimeout(() => {
          const index = waitingStarts.indexOf(begin);
          if (index !== -1) waitingStarts.splice(index, 1);
          reject(overloaded(estimateWaitMs()));
        }, maxWaitMs);
        if (running === concurrency) {
          waitingStarts.push(begin);
        } else {
          running += 1;
          begin();
        }
      });
    },
  };
}

function overloaded(ahead: number): Refusal {
  const seconds = Math.ceil(ahead / 1000);
  return new Refusal(
    "overloaded",
    Math.min(Math.max(seconds, RETRY_AFTER_SECONDS.min), RETRY_AFTER_SECONDS.max),
  );
}
