import { Refusal } from "../../http/refusal.ts";

export interface QueueOptions {
  /** Works that run at the same moment. */
  readonly concurrency: number;
  /** Works that wait for their turn. */
  readonly maxWaiting: number;
  /** Milliseconds from coming to the result at most. Whoever would only wait longer hears at once that it is no use. */
  readonly maxWaitMs: number;
}

export interface Queue {
  /** @throws {Refusal} `overloaded`, as `run` would */
  requireCapacity(): void;
  /**
   * A work that has begun is never broken off: where it takes too long, its result is nobody's.
   * @throws {Refusal} `overloaded` where there is no place, or it would take or takes too long
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Whole seconds after which somebody may come again. */
const RETRY_AFTER_SECONDS = { min: 2, max: 30 };

/** Lets works run a few at a time, in the order they came, and nobody wait for long. */
export function createQueue({ concurrency, maxWaiting, maxWaitMs }: QueueOptions): Queue {
  const waitingStarts: (() => void)[] = [];
  /** When each of those that run began. */
  const runningJobs = new Set<{ readonly at: number }>();
  let running = 0;
  /** Milliseconds that one took of late. */
  let averageMs = 0;

  /** Milliseconds. One that runs for longer than the last ones did tells that the next will, too. */
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
    // The place goes to the next in line; only when nobody waits is there one less.
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
