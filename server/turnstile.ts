import type { EngineLoad } from "../backend/database/engine.ts";

/** Each has a line and places of its own: a crowd of readers keeps nobody from writing down a dose. */
export type Deed = "read" | "write";

export interface LineOptions {
  /** Requests that are answered at the same time. */
  readonly most: number;
  /** Requests that may wait for their turn. */
  readonly places: number;
  /** Milliseconds that one waits at most while a crowd passes. */
  readonly patience: number;
  /** Milliseconds that whoever comes waits at most while the line does not end: more come than can be answered. */
  readonly standingPatience: number;
}

export interface TurnstileOptions {
  readonly lines: Readonly<Record<Deed, LineOptions>>;
  /** Statements that may wait for the database before nobody else is let in. */
  readonly mostStatements: number;
  database(): EngineLoad;
  turnedAway?(deed: Deed): void;
}

export interface Turnstile {
  /** Whether one may go in, once it is known. Whoever goes in must call `leave` for the same deed. */
  enter(deed: Deed, left?: AbortSignal): Promise<boolean>;
  leave(deed: Deed): void;
  load(): EngineLoad;
}

/** Milliseconds for which a line must not have ended to be a standing one. */
const STANDING_AFTER = 500;

interface Waiting {
  readonly settle: (mayEnter: boolean) => void;
}

/**
 * Lets in as many requests as can be answered soon, in the order they came, and turns away the others
 * at once: whoever is let in is answered about as fast as ever. Nobody who is in is ever sent out.
 *
 * A line that ends now and then is a crowd that passes, and worth waiting in. One that does not end would only make
 * everybody wait as long as its last: there, who is not let in soon is sent away (as CoDel does with packets).
 */
export function createTurnstile(options: TurnstileOptions): Turnstile {
  const { mostStatements, database, turnedAway } = options;
  const lines = { read: createLine(options.lines.read), write: createLine(options.lines.write) };

  function createLine({ most, places, patience, standingPatience }: LineOptions) {
    const waiting: Waiting[] = [];
    let inside = 0;
    /** Milliseconds, while somebody waits. */
    let since = 0;

    /** Whoever is alone goes in, so that work of our own in the database cannot shut everybody out. */
    const isFree = () => inside === 0 || (inside < most && database().waiting < mostStatements);

    function wait(left: AbortSignal | undefined): Promise<boolean> {
      const now = performance.now();
      if (waiting.length === 0) since = now;
      const isStanding = now - since > STANDING_AFTER;
      return new Promise((resolve) => {
        const one: Waiting = {
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
        const timer = setTimeout(leaveLine, isStanding ? standingPatience : patience);
        left?.addEventListener("abort", leaveLine);
        waiting.push(one);
      });
    }

    return {
      async enter(left: AbortSignal | undefined): Promise<boolean> {
        if (waiting.length === 0 && isFree()) {
          inside += 1;
          return true;
        }
        return waiting.length < places && wait(left);
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
    async enter(deed, left) {
      const isIn = await lines[deed].enter(left);
      if (!isIn && !left?.aborted) turnedAway?.(deed);
      return isIn;
    },
    leave(deed) {
      lines[deed].leave();
      lines.write.letNextIn();
      lines.read.letNextIn();
    },
    load() {
      const [read, write] = [lines.read.load(), lines.write.load()];
      return { running: read.running + write.running, waiting: read.waiting + write.waiting };
    },
  };
}
