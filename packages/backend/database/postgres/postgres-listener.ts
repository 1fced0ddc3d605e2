import { setTimeout as delay } from "node:timers/promises";
import type { PostgresConnection } from "./postgres-connection.ts";

/** Milliseconds between two tries to connect. */
const RECONNECT_DELAY_MS = 1000;

export interface PostgresListener {
  close(): Promise<void>;
}

/**
 * One connection that does nothing but listen, made anew whenever it was lost. PostgreSQL keeps nothing for whoever is
 * away, so `heard` is called at each new beginning, too.
 */
export function startListener(
  connect: (onNotification: (channel: string) => void) => PostgresConnection,
  channel: string,
  onNotification: () => void,
): PostgresListener {
  const closing = new AbortController();
  let connection: PostgresConnection | undefined;

  async function listenUntilLost(): Promise<void> {
    connection = connect((notifiedChannel) => {
      if (notifiedChannel === channel) onNotification();
    });
    try {
      await connection.script(`listen ${channel}`);
      onNotification();
      await connection.lost;
    } catch {
      // Away, or not letting anybody in: whoever asks it for something else hears of that.
    } finally {
      await connection.end();
    }
  }

  async function reconnectUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) {
      await listenUntilLost();
      await delay(RECONNECT_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const finished = reconnectUntilClosed();
  return {
    async close() {
      closing.abort();
      await connection?.end();
      await finished;
    },
  };
}
