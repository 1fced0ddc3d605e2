import { setTimeout as delay } from "node:timers/promises";
import type { WebSocket } from "ws";
import { z } from "zod";
import type { Engine } from "../database/engine.ts";
import type { Authorize } from "./authorize.ts";
import { type Channel, TOPIC_PREFIX } from "./channel.ts";
import { Connection, type ConnectionHost, type RealtimeEvent } from "./connection.ts";
import { type BroadcastFrame, parseJson, type Vsn, writeBroadcast } from "./frames.ts";
import { REALTIME_LIMITS, REALTIME_TIMES } from "./limits.ts";

export interface HubOptions {
  readonly engine: Engine;
  readonly authorize: Authorize;
  readonly now: () => number;
  readonly count: (event: RealtimeEvent) => void;
  readonly report: (problem: unknown) => void;
}

/** Sockets and channels at this moment. */
export interface RealtimeLoad {
  readonly sockets: number;
  readonly channels: number;
}

/** The event that tells every channel that messages may have been missed, so that its client reads everything again. */
const RESYNC_EVENT = "resync";

/** The notification channel of new rows in `realtime.messages` and of changed access rights. */
const NOTIFY_CHANNEL = "realtime";

const message = z.object({
  id: z.string(),
  topic: z.string(),
  event: z.string(),
  payload: z.unknown(),
});
const notification = z.union([z.object({ access: z.guid() }), message, z.object({ id: z.guid() })]);

/** Between two sockets that are closed: a process with few is closed at once, one with many over some seconds. */
const MAX_CLOSING_PAUSE_MS = 5;

interface MessageRow {
  readonly id: string;
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
}

/** The sockets of one process, by topic and by account. */
export class Hub implements ConnectionHost {
  readonly authorize: Authorize;
  readonly now: () => number;
  readonly count: (event: RealtimeEvent) => void;
  readonly report: (problem: unknown) => void;
  readonly #engine: Engine;
  readonly #connections = new Set<Connection>();
  readonly #topics = new Map<string, Map<Channel, Connection>>();
  readonly #accounts = new Map<string, Set<Connection>>();
  readonly #sweep: NodeJS.Timeout;
  readonly #listening = Promise.withResolvers<void>();
  #isListening = false;
  #isReady = false;
  #isClosed = false;

  constructor({ engine, authorize, now, count, report }: HubOptions) {
    this.#engine = engine;
    this.authorize = authorize;
    this.now = now;
    this.count = count;
    this.report = report;
    this.#sweep = setInterval(() => this.sweep(), REALTIME_TIMES.sweep);
    this.#sweep.unref();
  }

  get load(): RealtimeLoad {
    let channels = 0;
    for (const joined of this.#topics.values()) channels += joined.size;
    return { sockets: this.#connections.size, channels };
  }

  get ready(): Promise<void> {
    return this.#listening.promise;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sockets of a network that have joined no channel. */
  unjoined(network: string): number {
    let count = 0;
    for (const one of this.#connections) if (!one.hasJoined && one.network === network) count += 1;
    return count;
  }

  connect(socket: WebSocket, client: { readonly vsn: Vsn; readonly network: string }): void {
    this.#listen();
    this.#connections.add(new Connection(socket, client, this));
  }

  /** Looks for expired tokens and silent clients. */
  sweep(): void {
    for (const connection of this.#connections) connection.sweep();
  }

  /** Closes all sockets over some seconds, then returns. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#sweep);
    const connections = [...this.#connections];
    const pause = Math.min(MAX_CLOSING_PAUSE_MS, REALTIME_TIMES.spread / (connections.length || 1));
    for (const [index, connection] of connections.entries()) {
      connection.restart();
      // Timers are no finer than a millisecond.
      if (index % 10 === 9) await delay(pause * 10);
    }
  }

  admit(userId: string, connection: Connection): boolean {
    const connections = this.#accounts.get(userId) ?? new Set();
    if (connections.has(connection)) return true;
    if (connections.size >= REALTIME_LIMITS.socketsPerAccount) return false;
    this.#accounts.set(userId, connections.add(connection));
    connection.accounts.add(userId);
    return true;
  }

  joined(channel: Channel, connection: Connection): void {
    const joined = this.#topics.get(channel.name) ?? new Map();
    this.#topics.set(channel.name, joined.set(channel, connection));
  }

  left(channel: Channel): void {
    const joined = this.#topics.get(channel.name);
    joined?.delete(channel);
    if (joined?.size === 0) this.#topics.delete(channel.name);
  }

  closed(connection: Connection): void {
    this.#connections.delete(connection);
    for (const userId of connection.accounts) {
      const connections = this.#accounts.get(userId);
      connections?.delete(connection);
      if (connections?.size === 0) this.#accounts.delete(userId);
    }
  }

  async replay(name: string, since: number, limit: number): Promise<BroadcastFrame[]> {
    const oldest = Math.max(since, this.now() - REALTIME_TIMES.retention);
    const rows = await this.#engine.transaction((tx) =>
      tx.query<MessageRow>(
        `select id, topic, event, payload from realtime.messages
         where topic = $1 and private and extension = 'broadcast' and event is not null
           and inserted_at >= $2::timestamptz at time zone 'UTC'
         order by inserted_at desc limit $3::int`,
        [name, new Date(oldest), limit],
      ),
    );
    return rows.map((row) => asFrame(row, true)).reverse();
  }

  encode(frame: BroadcastFrame, vsn: Vsn): string | Buffer | undefined {
    return writeBroadcast(vsn, frame);
  }

  /** Begins with the first socket: an installation without any asks nothing of its database. */
  #listen(): void {
    if (this.#isListening) return;
    this.#isListening = true;
    this.#engine.listen(NOTIFY_CHANNEL, (payload) => {
      // On PGlite this is still inside of the statement that notified.
      setImmediate(() => this.#receive(payload));
    });
  }

  #receive(payload: string | undefined): void {
    if (payload === undefined) {
      // At the first time nobody has joined yet.
      if (this.#isReady) this.#resync();
      this.#isReady = true;
      this.#listening.resolve();
      return;
    }
    const { data } = notification.safeParse(parseJson(payload));
    if (!data) return;
    if ("access" in data) this.#recheck(data.access);
    else if ("topic" in data) this.#broadcast(asFrame(data));
    else this.#readAndBroadcast(data.id).catch(this.report);
  }

  #resync(): void {
    for (const name of this.#topics.keys()) {
      const id = crypto.randomUUID();
      this.#broadcast({
        topic: `${TOPIC_PREFIX}${name}`,
        event: RESYNC_EVENT,
        payload: { id },
        meta: { id },
      });
    }
    // A right may have been taken away unheard.
    for (const connection of this.#connections) connection.recheck();
  }

  #recheck(userId: string): void {
    for (const connection of this.#accounts.get(userId) ?? []) connection.recheck();
  }

  async #readAndBroadcast(id: string): Promise<void> {
    const [row] = await this.#engine.transaction((tx) =>
      tx.query<MessageRow>(
        "select id, topic, event, payload from realtime.messages where id = $1::uuid",
        [id],
      ),
    );
    if (row) this.#broadcast(asFrame(row));
  }

  #broadcast(frame: BroadcastFrame): void {
    const joined = this.#topics.get(frame.topic.slice(TOPIC_PREFIX.length));
    if (!joined) return;
    const now = this.now();
    const encoded = new Map<Vsn, string | Buffer | undefined>();
    for (const [{ listener }, connection] of joined) {
      if (!listener || listener.expiresAt * 1000 <= now) continue;
      const { vsn } = connection;
      if (!encoded.has(vsn)) encoded.set(vsn, writeBroadcast(vsn, frame));
      const data = encoded.get(vsn);
      if (!data) continue;
      connection.send(data);
      this.count("sent");
    }
  }
}

function asFrame({ id, topic, event, payload }: MessageRow, replayed = false): BroadcastFrame {
  return {
    topic: `${TOPIC_PREFIX}${topic}`,
    event,
    payload,
    meta: { id, ...(replayed && { replayed }) },
  };
}
