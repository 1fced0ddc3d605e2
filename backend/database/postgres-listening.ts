import { setTimeout as delay } from "node:timers/promises";
import type { PostgresLink } from "./postgres-link.ts";

/** Milliseconds between two tries to connect. */
const PAUSE = 1000;

export interface Listening {
  close(): Promise<void>;
}

/**
 * One connection that does nothing but listen, made anew whenever it was lost. PostgreSQL keeps nothing for whoever is
 * away, so `heard` is called at each new beginning, too.
 */
export function keepListening(
  connect: (heard: (channel: string) => void) => PostgresLink,
  channel: string,
  heard: () => void,
): Listening {
  const closing = new AbortController();
  let link: PostgresLink | undefined;

  async function listenUntilLost(): Promise<void> {
    link = connect((told) => {
      if (told === channel) heard();
    });
    try {
      await link.script(`listen ${channel}`);
      heard();
      await link.lost;
    } catch {
      // Away, or not letting anybody in: whoever asks it for something else hears of that.
    } finally {
      await link.end();
    }
  }

  async function goOn(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost();
      await delay(PAUSE, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const over = goOn();
  return {
    async close() {
      closing.abort();
      await link?.end();
      await over;
    },
  };
}
