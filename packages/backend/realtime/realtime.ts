import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Engine } from "../database/engine.ts";
import { networkOf } from "../http/network.ts";
import { type AuthorizeOptions, createAuthorize } from "./authorize.ts";
import type { RealtimeEvent } from "./connection.ts";
import type { Vsn } from "./frames.ts";
import { Hub, type RealtimeLoad } from "./hub.ts";
import { REALTIME_LIMITS, REALTIME_TIMES } from "./limits.ts";

export const REALTIME_PATH = "/realtime/v1/websocket";

export interface RealtimeOptions extends AuthorizeOptions {
  /** Whose pages may open a socket, besides those of the address that it is opened at. */
  readonly origins: () => readonly string[];
  readonly count?: ((event: RealtimeEvent) => void) | undefined;
  readonly report: (problem: unknown) => void;
}

export interface Realtime {
  /** Opens a socket, or answers why not. @returns the status */
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    client: { readonly address: string },
  ): number;
  readonly load: () => RealtimeLoad;
  /** Looks for expired tokens and silent clients, as happens every second. */
  sweep(): void;
  /** Deletes old messages. Bounded, and called every hour. */
  deleteOldMessages(): Promise<void>;
  /** Closes all sockets, so that clients go to another process. */
  close(): Promise<void>;
}

/**
 * Supabase's Realtime, as far as private channels with broadcasts from the database need it: who may listen to a topic is
 * decided by the policies of `realtime.messages`, and every committed row of that table is sent to the listeners of its topic.
 */
export function createRealtime(options: RealtimeOptions): Realtime {
  const { engine, publishableKey, origins, count = () => undefined, report, now } = options;
  const hub = new Hub({ engine, authorize: createAuthorize(options), now, count, report });
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: REALTIME_LIMITS.frameBytes,
  });

  function refusalOf(request: IncomingMessage, query: URLSearchParams, network: string) {
    const { origin, host } = request.headers;
    // A page of the address that it connects to is ours, whatever name or number a network has for this machine.
    const isSameOrigin = origin !== undefined && URL.parse(origin)?.host === host;
    if (origin !== undefined && !isSameOrigin && !origins().includes(origin)) {
      return { status: 403, error: "This origin may not connect" };
    }
    if (query.get("apikey") !== publishableKey) return { status: 401, error: "Invalid API key" };
    if (!isVsn(query.get("vsn") ?? "1.0.0")) {
      return { status: 400, error: "Unknown version of the serializer" };
    }
    const isFull =
      hub.load.sockets >= REALTIME_LIMITS.sockets ||
      hub.unjoined(network) >= REALTIME_LIMITS.unjoinedPerNetwork;
    if (isFull) return { status: 429, error: "Too many connections" };
    return hub.isClosed ? { status: 503, error: "The server is stopping" } : undefined;
  }

  return {
    upgrade(request, socket, head, { address }) {
      const query = new URL(request.url ?? "", "http://localhost").searchParams;
      const network = networkOf(address);
      const refusal = refusalOf(request, query, network);
      if (refusal) {
        refuse(socket, refusal.status, refusal.error);
        return refusal.status;
      }
      const vsn = (query.get("vsn") ?? "1.0.0") as Vsn;
      let status = 400;
      sockets.handleUpgrade(request, socket, head, (opened) => {
        status = 101;
        hub.connect(opened, { vsn, network });
      });
      return status;
    },
    load: () => hub.load,
    sweep: () => hub.sweep(),
    deleteOldMessages: () => deleteOldMessages(engine, now()),
    close: () => hub.close(),
  };
}

const isVsn = (text: string): text is Vsn => text === "1.0.0" || text === "2.0.0";

const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\ncontent-security-policy: default-src 'none'\r\n\r\n${body}`,
  );
}

/** Rows deleted per statement, so that other requests do not wait for it. */
const BATCH_SIZE = 5000;

/** Statements at most: what is left is deleted an hour later. */
const MAX_BATCHES = 200;

async function deleteOldMessages(engine: Engine, now: number): Promise<void> {
  const before = new Date(now - REALTIME_TIMES.retention);
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const deleted = await engine.transaction((tx) =>
      tx.query(
        `delete from realtime.messages where id in (
           select id from realtime.messages
           where inserted_at < $1::timestamptz at time zone 'UTC'
           order by inserted_at limit $2::int)
         returning id`,
        [before, BATCH_SIZE],
      ),
    );
    if (deleted.length < BATCH_SIZE) return;
  }
}
