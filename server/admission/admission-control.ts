import type { EngineLoad } from "@trousse/backend/database/engine";
import type { RequestClass } from "./request-class.ts";

export interface QueueOptions {
  /** Requests that are answered at the same time. */
  readonly maxRunning: number;
  /** Requests that may wait in the queue. */
  readonly maxWaiting: number;
  /** Milliseconds in which a queue is expected to empty. Until then requests wait, because a short burst passes. */
  readonly burstMs: number;
  /** Longest wait in milliseconds once a queue has not emptied in that time, because more requests come than can be answered. */
  readonly maxWaitMs: number;
}

export interface AdmissionControlOptions {
  /** Each class of requests has its own queue and limit, so that many readers do not delay a person who records a dose. */
  readonly queues: Readonly<Record<RequestClass, QueueOptions>>;
  /** Statements that may wait for the database before no further request is admitted. */
  readonly maxWaitingStatements: number;
  database(): EngineLoad;
  onRejected?(requestClass: RequestClass): void;
}

export interface AdmissionControl {
  /**
   * Resolves to whether the request is admitted. An admitted request must be released with the same class.
   * @param left called only when the request has to wait; the signal ends the wait when the client leaves
   */
  enter(requestClass: RequestClass, left?: () => AbortSignal): Promise<boolean>;
  release(requestClass: RequestClass): void;
  load(): EngineLoad;
}

/** Milliseconds without a rejection after which a new queue counts as a new burst. */
const RECOVERY_MS = 1000;

interface WaitingRequest {
  readonly settle: (mayEnter: boolean) => void;
}

/**
 * Admits as many requests as can be answered soon, in order of arrival, and rejects the others at once, so that response
 * times of admitted requests stay about the same. An admitted request is never ended early.
 *
 * A queue that empties now and then is a burst, and worth waiting in. In a queue that does not empty, everybody would
 * wait as long as the last one: requests in it at that point, and later ones, are rejected unless they are admitted soon
 * (as CoDel does with packets).
 */
export function createAdmissionControl(options: AdmissionControlOptions): AdmissionControl {
  const { maxWaitingStatements, database, onRejected } = options;
  /** The order of priority when capacity becomes free. */
  const queues = {
    write: createQueue("write"),
    read: createQueue("read"),
    slow: createQueue("slow"),
  };

  function createQueue(requestClass: RequestClass) {
    const { maxRunning, maxWaiting, burstMs, maxWaitMs } = options.queues[requestClass];
    const waiting: WaitingRequest[] = [];
    let running = 0;
    /** When the queue began to fill. One that fills again soon after a rejection counts as the same. */
    let since = 0;
    /** When a request was last rejected. */
    let lastRejection = Number.NEGATIVE_INFINITY;

    /** One request is always admitted, so that the server's own work in the database cannot block all of them. */
    const hasCapacity = () =>
      running === 0 || (running < maxRunning && database().waiting < maxWaitingStatements);

    function reject(): false {
      lastRejection = performance.now();
      onRejected?.(requestClass);
      return false;
    }

    function wait(longest: number, left: AbortSignal | undefined): Promise<boolean> {
      return new Promise((resolve) => {
        const one: WaitingRequest = {
          settle(mayEnter) {
            clearTimeout(timer);
            left?.removeEventListener("abort", leaveQueue);
            if (mayEnter) running += 1;
            resolve(mayEnter);
          },
        };
        const leaveQueue = () => {
          waiting.splice(waiting.indexOf(one), 1);
          one.settle(false);
        };
        const timer = setTimeout(() => {
          reject();
          leaveQueue();
        }, longest);
        left?.addEventListener("abort", leaveQueue);
        waiting.push(one);
      });
    }

    return {
      async enter(left: (() => AbortSignal) | undefined): Promise<boolean> {
        if (waiting.length === 0 && hasCapacity()) {
          running += 1;
          return true;
        }
        const now = performance.now();
        if (waiting.length === 0 && now - lastRejection > RECOVERY_MS) since = now;
        const burstLeft = since + burstMs - now;
        // In a standing queue, a request further back would not be admitted in time.
        if (waiting.length >= (burstLeft > 0 ? maxWaiting : 2 * maxRunning)) return reject();
        return wait(Math.max(burstLeft, maxWaitMs), left?.());
      },
      leave() {
        running -= 1;
      },
      letNextIn() {
        while (waiting.length > 0 && hasCapacity()) waiting.shift()?.settle(true);
      },
      load: (): EngineLoad => ({ running, waiting: waiting.length }),
    };
  }

  return {
    enter: (requestClass, left) => queues[requestClass].enter(left),
    release(requestClass) {
      queues[requestClass].leave();
      for (const queue of Object.values(queues)) queue.letNextIn();
    },
    load() {
      const all = Object.values(queues).map((queue) => queue.load());
      const sum = (of: keyof EngineLoad) => all.reduce((total, load) => total + load[of], 0);
      return { running: sum("running"), waiting: sum("waiting") };
    },
  };
}
