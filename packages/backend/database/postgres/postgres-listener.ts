import { setTimeout as delay } from "node:timers/promises";
import type { OnNotification } from "../engine.ts";
import type { PostgresConnection } from "./postgres-connection.ts";

/** Milliseconds between two attempts to connect. */
const RECONNECT_DELAY_MS = 1000;

export interface PostgresListener {
  close(): Promise<void>;
}

/**
 * A connection that only listens, and is reopened whenever it was lost. PostgreSQL does not queue notifications for a lost
 * connection, so `onNotification` is called without a payload after each
 * reconnection.
 */
export function startListener(
  connect: (onNotification: (channel: string, payload: string) => void) => PostgresConnection,
  channel: string,
  onNotification: OnNotification,
): PostgresListener {
  const closing = new AbortController();
  let connection: PostgresConnection | undefined;

  async function listenUntilLost(): Promise<void> {
    connection = connect((notifiedChannel, payload) => {
      if (notifiedChannel === channel) onNotification(payload);
    });
    try {
      await connection.script(`listen ${channel}`);
      onNotification();
      await connection.lost;
    } catch {
      // The server is unavailable or rejects connections; callers of other statements get that error.
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
