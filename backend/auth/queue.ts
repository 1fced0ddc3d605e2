import { Refusal } from "../gates/refusal.ts";

export interface QueueOptions {
  /** Works that run at the same moment. */
  readonly atOnce: number;
  /** Works that wait for their turn. */
  readonly waiting: number;
  /** Milliseconds from coming to the result at most. Whoever would only wait longer hears at once that it is no use. */
  readonly patience: number;
}

export interface Queue {
  /** @throws {Refusal} `overloaded`, as `run` would */
  requireRoom(): void;
  /**
   * A work that has begun is never broken off: where it takes too long, its result is nobody's.
   * @throws {Refusal} `overloaded` where there is no place, or it would take or takes too long
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Whole seconds after which somebody may come again. */
const LATER = { soonest: 2, latest: 30 };

/** Lets works run a few at a time, in the order they came, and nobody wait for long. */
export function createQueue({ atOnce, waiting, patience }: QueueOptions): Queue {
  const line: (() => void)[] = [];
  /** When each of those that run began. */
  const begun = new Set<{ readonly at: number }>();
  let running = 0;
  /** Milliseconds that one took of late. */
  let usual = 0;

  /** Milliseconds. One that runs for longer than the last ones did tells that the next will, too. */
  function waitAhead(): number {
    const oldest = Math.min(...[...begun].map(({ at }) => at));
    const pace = Math.max(usual, performance.now() - oldest);
    return (pace * (line.length + 1)) / atOnce;
  }

  function requireRoom(): void {
    if (running < atOnce) return;
    const ahead = waitAhead();
    if (line.length >= waiting || ahead > patience) throw tooMany(ahead);
  }

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const one = { at: performance.now() };
    begun.add(one);
    try {
      return await work();
    } finally {
      begun.delete(one);
      const took = performance.now() - one.at;
      usual = usual === 0 ? took : (3 * usual + took) / 4;
    }
  }

  function letNextBegin(): void {
    // The place goes to the next in line; only when nobody waits is there one less.
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    requireRoom,
    run(work) {
      return new Promise((resolve, reject) => {
        requireRoom();
        const begin = () => {
          void timed(work)
            .finally(() => {
              clearTimeout(timer);
              letNextBegin();
            })
            .then(resolve, reject);
        };
        const timer = setTimeout(() => {
          const place = line.indexOf(begin);
          if (place !== -1) line.splice(place, 1);
          reject(tooMany(waitAhead()));
        }, patience);
        if (running === atOnce) {
          line.push(begin);
        } else {
          running += 1;
          begin();
        }
      });
    },
  };
}

function tooMany(ahead: number): Refusal {
  const seconds = Math.ceil(ahead / 1000);
  return new Refusal("overloaded", Math.min(Math.max(seconds, LATER.soonest), LATER.latest));
}
