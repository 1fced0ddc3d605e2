import type { EngineLoad } from "../backend/database/engine.ts";

/** Reading may be asked again; what somebody writes is turned away last. */
export type Deed = "read" | "write";

export interface TurnstileOptions {
  /** Requests that are answered at the same time. */
  readonly most: number;
  /** Requests that may wait for their turn. Reads take three quarters of the places at most. */
  readonly places: number;
  /** Milliseconds that one waits at most. */
  readonly patience: number;
  /** Statements that may wait for the database before nobody else is let in. */
  readonly mostStatements: number;
  database(): EngineLoad;
  /** Whether this process has time for one more. */
  takeOn(): boolean;
  turnedAway?(deed: Deed): void;
}

export interface Turnstile {
  /** Whether one may go in, once it is known. Whoever goes in must call `leave`. */
  enter(deed: Deed, left?: AbortSignal): Promise<boolean>;
  leave(): void;
  load(): EngineLoad;
}

interface Waiting {
  readonly settle: (mayEnter: boolean) => void;
}

/**
 * Lets in as many requests as can be answered soon, in the order they came, and turns away the others
 * at once: whoever is let in is answered about as fast as ever. Nobody who is in is ever sent out.
 */
export function createTurnstile(options: TurnstileOptions): Turnstile {
  const { most, places, patience, mostStatements, database, takeOn, turnedAway } = options;
  const line: Waiting[] = [];
  let inside = 0;

  /** Whoever is alone goes in, so that work of our own in the database cannot shut everybody out. */
  const isFree = () => inside === 0 || (inside < most && database().waiting < mostStatements);

  function letNextIn() {
    while (line.length > 0 && isFree()) line.shift()?.settle(true);
  }

  function wait(left: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        settle(mayEnter) {
          clearTimeout(timer);
          left?.removeEventListener("abort", leaveLine);
          if (mayEnter) inside += 1;
          resolve(mayEnter);
        },
      };
      const leaveLine = () => {
        line.splice(line.indexOf(waiting), 1);
        waiting.settle(false);
      };
      const timer = setTimeout(leaveLine, patience);
      left?.addEventListener("abort", leaveLine);
      line.push(waiting);
    });
  }

  async function mayEnter(deed: Deed, left: AbortSignal | undefined): Promise<boolean> {
    if (deed === "read" && !takeOn()) return false;
    if (line.length === 0 && isFree()) {
      inside += 1;
      return true;
    }
    if (line.length >= (deed === "write" ? places : places * 0.75)) return false;
    return wait(left);
  }

  return {
    async enter(deed, left) {
      const isIn = await mayEnter(deed, left);
      if (!isIn && !left?.aborted) turnedAway?.(deed);
      return isIn;
    },
    leave() {
      inside -= 1;
      letNextIn();
    },
    load: () => ({ running: inside, waiting: line.length }),
  };
}
