import type { EngineLoad } from "@trousse/backend/database/engine";
import type { RequestClass } from "./request-class.ts";

export interface QueueOptions {
  /** Requests that are answered at the same time. */
  readonly maxRunning: number;
  /** Requests that may wait for their turn. */
  readonly maxWaiting: number;
  /** Milliseconds that a line may take to end: until then one waits in it, as a crowd passes. */
  readonly burstMs: number;
  /** Milliseconds that one waits at most in a line that has not ended by then: more come than can be answered. */
  readonly maxWaitMs: number;
}

export interface AdmissionControlOptions {
  /** Each deed has a line and places of its own: a crowd of readers keeps nobody from writing down a dose. */
  readonly queues: Readonly<Record<RequestClass, QueueOptions>>;
  /** Statements that may wait for the database before nobody else is let in. */
  readonly maxWaitingStatements: number;
  database(): EngineLoad;
  onRejected?(deed: RequestClass): void;
}

export interface AdmissionControl {
  /**
   * Whether one may go in, once it is known. Whoever goes in must call `leave` for the same deed.
   * @param left asked for only where one has to wait: it ends the waiting of who has left
   */
  enter(deed: RequestClass, left?: () => AbortSignal): Promise<boolean>;
  release(deed: RequestClass): void;
  load(): EngineLoad;
}

/** Milliseconds for which nobody must have waited in vain, before a line that begins is another crowd. */
const RECOVERY_MS = 1000;

interface WaitingRequest {
  readonly settle: (mayEnter: boolean) => void;
}

/**
 * Lets in as many requests as can be answered soon, in the order they came, and turns away the others
 * at once: whoever is let in is answered about as fast as ever. Nobody who is in is ever sent out.
 *
 * A line that ends now and then is a crowd that passes, and worth waiting in. One that does not end would only make
 * everybody wait as long as its last: who is in it when that shows, or comes later, is sent away unless let in soon (as
 * CoDel does with packets).
 */
export function createAdmissionControl(options: AdmissionControlOptions): AdmissionControl {
  const { maxWaitingStatements, database, onRejected } = options;
  /** Who goes first, where a place is free for any. */
  const lines = {
    write: createLine("write"),
    read: createLine("read"),
    errand: createLine("errand"),
  };

  function createLine(deed: RequestClass) {
    const { maxRunning, maxWaiting, burstMs, maxWaitMs } = options.queues[deed];
    const waiting: WaitingRequest[] = [];
    let inside = 0;
    /** When the line began. One that begins soon after another did not end is still that one. */
    let since = 0;
    /** When somebody waited in vain. */
    let inVain = Number.NEGATIVE_INFINITY;

    /** Whoever is alone goes in, so that work of our own in the database cannot shut everybody out. */
    const isFree = () =>
      inside === 0 || (inside < maxRunning && database().waiting < maxWaitingStatements);

    function turnAway(): false {
      inVain = performance.now();
      onRejected?.(deed);
      return false;
    }

    function wait(longest: number, left: AbortSignal | undefined): Promise<boolean> {
      return new Promise((resolve) => {
        const one: WaitingRequest = {
          settle(mayEnter) {
            clearTimeout(timer);
            left?.removeEventListener("abort", leaveLine);
            if (mayEnter) inside += 1;
            resolve(mayEnter);
          },
        };
        const leaveLine = () => {
          waiting.splice(waiting.indexOf(one), 1);
          one.settle(false);
        };
        const timer = setTimeout(() => {
          turnAway();
          leaveLine();
        }, longest);
        left?.addEventListener("abort", leaveLine);
        waiting.push(one);
      });
    }

    return {
      async enter(left: (() => AbortSignal) | undefined): Promise<boolean> {
        if (waiting.length === 0 && isFree()) {
          inside += 1;
          return true;
        }
        const now = performance.now();
        if (waiting.length === 0 && now - inVain > RECOVERY_MS) since = now;
        const passes = since + burstMs - now;
        // In a line that stands, nobody further back would have a turn in time.
        if (waiting.length >= (passes > 0 ? maxWaiting : 2 * maxRunning)) return turnAway();
        return wait(Math.max(passes, maxWaitMs), left?.());
      },
      leave() {
        inside -= 1;
      },
      letNextIn() {
        while (waiting.length > 0 && isFree()) waiting.shift()?.settle(true);
      },
      load: (): EngineLoad => ({ running: inside, waiting: waiting.length }),
    };
  }

  return {
    enter: (deed, left) => lines[deed].enter(left),
    release(deed) {
      lines[deed].leave();
      for (const line of Object.values(lines)) line.letNextIn();
    },
    load() {
      const all = Object.values(lines).map((line) => line.load());
      const sum = (of: keyof EngineLoad) => all.reduce((total, load) => total + load[of], 0);
      return { running: sum("running"), waiting: sum("waiting") };
    },
  };
}
