import { WebSocket } from "ws";
import { z } from "zod";
import type { Authorize, Listener } from "./authorize.ts";
import { Channel, TOPIC_PREFIX } from "./channel.ts";
import {
  type BroadcastFrame,
  type ClientFrame,
  readFrame,
  type ServerFrame,
  type Vsn,
  writeFrame,
} from "./frames.ts";
import { REALTIME_LIMITS, REALTIME_TIMES, TokenBucket } from "./limits.ts";

/** What became of a socket, a channel or a message, for metrics. */
export type RealtimeEvent =
  | "joined"
  | "refused"
  | "sent"
  | "shut-slow"
  | "shut-silent"
  | "shut-flooding"
  | "shut-expired"
  | "shut-revoked";

/** The registry of a process, as a connection uses it. */
export interface ConnectionHost {
  readonly authorize: Authorize;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly count: (event: RealtimeEvent) => void;
  readonly report: (problem: unknown) => void;
  /** Settled once messages of the database arrive. */
  readonly ready: Promise<void>;
  /** Registers the account with the connection; false when it has too many. */
  admit(userId: string, connection: Connection): boolean;
  joined(channel: Channel, connection: Connection): void;
  left(channel: Channel): void;
  closed(connection: Connection): void;
  /** Messages of a topic since a time (milliseconds since 1970), oldest first. */
  replay(name: string, since: number, limit: number): Promise<BroadcastFrame[]>;
  encode(frame: BroadcastFrame, vsn: Vsn): string | Buffer | undefined;
}

const joinPayload = z.object({
  config: z
    .object({
      private: z.boolean().nullish(),
      broadcast: z
        .object({
          replay: z.object({ since: z.number(), limit: z.number().nullish() }).nullish(),
        })
        .nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
      postgres_changes: z.array(z.unknown()).nullish(),
    })
    .nullish(),
  access_token: z.string().nullish(),
});
type JoinPayload = z.infer<typeof joinPayload>;

const tokenPayload = z.object({ access_token: z.string().nullish() });

/** Codes of RFC 6455 and of its registry. A client does not reconnect after 1000. */
const CLOSE = { normal: 1000, away: 1001, policy: 1008, restart: 1012, tryLater: 1013 } as const;

/** One socket of a client, with the channels it has joined. */
export class Connection {
  readonly vsn: Vsn;
  /** The network of the client, by which sockets without a channel are counted. */
  readonly network: string;
  /** Whose tokens its channels were joined with. */
  readonly accounts = new Set<string>();
  readonly #socket: WebSocket;
  readonly #host: ConnectionHost;
  readonly #channels = new Map<string, Channel>();
  readonly #frames: TokenBucket;
  readonly #joins: TokenBucket;
  #heardAt: number;
  #emptySince: number | undefined;

  constructor(
    socket: WebSocket,
    { vsn, network }: { vsn: Vsn; network: string },
    host: ConnectionHost,
  ) {
    this.vsn = vsn;
    this.network = network;
    this.#socket = socket;
    this.#host = host;
    const now = performance.now();
    this.#heardAt = now;
    this.#emptySince = now;
    this.#frames = new TokenBucket(
      REALTIME_LIMITS.frameBurst,
      REALTIME_LIMITS.framesPerSecond,
      now,
    );
    this.#joins = new TokenBucket(REALTIME_LIMITS.joinBurst, REALTIME_LIMITS.joinsPerSecond, now);
    socket.on("message", (data, isBinary) => this.#hear(data as Buffer, isBinary));
    // The closing follows it.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      for (const channel of this.#channels.values()) this.#forget(channel);
      host.closed(this);
    });
  }

  get channels(): readonly Channel[] {
    return [...this.#channels.values()];
  }

  get hasJoined(): boolean {
    return this.#emptySince === undefined;
  }

  /** Sends bytes that may be shared with other connections; a reader who is too slow is shut out. */
  send(data: string | Buffer): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > REALTIME_LIMITS.bufferedBytes) {
      this.#host.count("shut-slow");
      this.close(CLOSE.tryLater, "Too slow");
      return;
    }
    this.#socket.send(data);
  }

  /** Asks for the rights of every channel again. */
  recheck(): void {
    for (const channel of this.#channels.values()) {
      channel.recheck((outcome) => {
        if ("reason" in outcome) this.#shut(channel, outcome.reason, "shut-revoked");
      });
    }
  }

  /** Shuts channels whose token has expired, and the socket when its client is silent or joins nothing. */
  sweep(): void {
    for (const channel of this.#channels.values()) {
      const expiresAt = channel.listener?.expiresAt;
      if (expiresAt === undefined || expiresAt * 1000 > this.#host.now()) continue;
      this.#shut(channel, "InvalidJWTToken: Token has expired 0 seconds ago", "shut-expired");
    }
    const now = performance.now();
    if (now - this.#heardAt > REALTIME_TIMES.silence) {
      this.#host.count("shut-silent");
      this.close(CLOSE.away, "Silent");
    } else if (this.#emptySince !== undefined && now - this.#emptySince > REALTIME_TIMES.unjoined) {
      this.close(CLOSE.normal, "No channel");
    }
  }

  /** The process stops: clients reconnect to another one. */
  restart(): void {
    this.close(CLOSE.restart, "Service restart");
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
    // A client that does not read does not answer either.
    setTimeout(() => this.#socket.terminate(), REALTIME_TIMES.closing).unref();
  }

  #hear(data: Buffer, isBinary: boolean): void {
    const now = performance.now();
    this.#heardAt = now;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (!this.#frames.take(now)) {
      this.#host.count("shut-flooding");
      this.close(CLOSE.policy, "Too many messages per second");
      return;
    }
    const frame = readFrame(this.vsn, data, isBinary);
    if (!frame) {
      this.close(CLOSE.policy, "Unreadable message");
      return;
    }
    this.#handle(frame);
  }

  #handle(frame: ClientFrame): void {
    switch (frame.event) {
      case "heartbeat":
        if (frame.topic === "phoenix") this.#reply(frame, "ok", {});
        return;
      case "phx_join":
        this.#join(frame);
        return;
      case "phx_leave":
        this.#leave(frame);
        return;
      case "access_token":
        this.#renew(frame);
        return;
      default:
        // Messages are sent by the database alone, and presence is not kept.
        this.#host.count("refused");
        this.#reply(frame, "error", { reason: "Unauthorized: messages are sent by the database" });
    }
  }

  #join(frame: ClientFrame): void {
    const earlier = this.#channels.get(frame.topic);
    if (earlier) {
      this.#push(earlier, "phx_close", {});
      this.#remove(earlier);
    }
    const { data: payload } = joinPayload.safeParse(frame.payload);
    const refusal = this.#refusalBeforeAsking(frame, payload);
    if (refusal || !payload) {
      this.#refuseJoin(
        frame,
        refusal ?? "InvalidJoinPayload: The payload of the join is not valid",
      );
      return;
    }
    const channel = new Channel({
      topic: frame.topic,
      joinRef: frame.joinRef ?? frame.ref,
      authorize: this.#host.authorize,
      isOpen: (one) => this.#channels.get(one.topic) === one,
      report: this.#host.report,
    });
    this.#channels.set(frame.topic, channel);
    channel.enter(payload.access_token ?? undefined, async (outcome) => {
      if ("reason" in outcome) return this.#refuse(channel, frame, outcome.reason);
      if (outcome.userId !== undefined && !this.#host.admit(outcome.userId, this)) {
        return this.#refuse(channel, frame, "ConnectionRateLimitReached: Too many sockets", true);
      }
      await this.#host.ready;
      if (this.#channels.get(channel.topic) === channel)
        await this.#welcome(channel, frame, payload);
    });
  }

  #refusalBeforeAsking(
    { topic }: ClientFrame,
    payload: JoinPayload | undefined,
  ): string | undefined {
    if (!topic.startsWith(TOPIC_PREFIX) || topic.length === TOPIC_PREFIX.length) {
      return "TopicNameRequired: You must provide a topic name";
    }
    if (!payload) return undefined;
    if (payload.config?.private !== true) {
      return "PrivateOnly: This project only allows private channels";
    }
    if ((payload.config.postgres_changes?.length ?? 0) > 0) {
      return "PostgresChangesDisabled: This project sends broadcasts only";
    }
    if (this.#channels.size >= REALTIME_LIMITS.channelsPerSocket) {
      return "ChannelRateLimitReached: Too many channels";
    }
    if (!this.#joins.take(performance.now())) {
      return "ClientJoinRateLimitReached: Too many joins per second";
    }
    return undefined;
  }

  async #welcome(channel: Channel, frame: ClientFrame, { config }: JoinPayload): Promise<void> {
    this.#emptySince = undefined;
    this.#host.joined(channel, this);
    this.#host.count("joined");
    this.#reply(frame, "ok", { postgres_changes: [] });
    if (config?.presence?.enabled) this.#push(channel, "presence_state", {});
    const replay = config?.broadcast?.replay;
    if (!replay) return;
    const limit = Math.min(
      Math.max(replay.limit ?? REALTIME_LIMITS.replayed, 1),
      REALTIME_LIMITS.replayed,
    );
    const messages = await this.#host
      .replay(channel.name, replay.since, Math.floor(limit))
      .catch((problem: unknown) => {
        this.#host.report(problem);
        return null;
      });
    if (this.#channels.get(channel.topic) !== channel) return;
    if (messages === null) {
      // A client that needs them has to join again.
      this.#remove(channel);
      this.#push(channel, "phx_close", {});
      return;
    }
    for (const message of messages) {
      const data = this.#host.encode(message, this.vsn);
      if (data) this.send(data);
    }
  }

  #refuse(channel: Channel, frame: ClientFrame, reason: string, isDelayed = false): void {
    this.#remove(channel);
    this.#refuseJoin(frame, reason, isDelayed);
  }

  #refuseJoin(frame: ClientFrame, reason: string, isDelayed = /Reached:/.test(reason)): void {
    this.#host.count("refused");
    const reply = () => this.#reply(frame, "error", { reason });
    if (isDelayed) setTimeout(reply, REALTIME_TIMES.refusalDelay).unref();
    else reply();
  }

  #leave(frame: ClientFrame): void {
    const channel = this.#channels.get(frame.topic);
    this.#reply(frame, "ok", {});
    if (!channel || (frame.joinRef !== null && frame.joinRef !== channel.joinRef)) return;
    this.#remove(channel);
    this.#push(channel, "phx_close", {});
  }

  #renew({ topic, payload }: ClientFrame): void {
    const channel = this.#channels.get(topic);
    const { data } = tokenPayload.safeParse(payload);
    // A client without a session sends none, and its channel ends with the token it has.
    if (!channel || !data?.access_token) return;
    channel.enter(data.access_token, (outcome) => {
      if ("reason" in outcome) this.#shut(channel, outcome.reason, "shut-revoked");
      else this.#noteAccount(outcome);
    });
  }

  #noteAccount({ userId }: Listener): void {
    if (userId !== undefined) this.#host.admit(userId, this);
  }

  #shut(channel: Channel, message: string, event: RealtimeEvent): void {
    this.#host.count(event);
    this.#push(channel, "system", {
      status: "error",
      message,
      channel: channel.name,
      extension: "system",
    });
    this.#push(channel, "phx_close", {});
    this.#remove(channel);
  }

  #remove(channel: Channel): void {
    if (this.#channels.get(channel.topic) !== channel) return;
    this.#forget(channel);
    if (this.#channels.size === 0) this.#emptySince ??= performance.now();
  }

  #forget(channel: Channel): void {
    this.#channels.delete(channel.topic);
    this.#host.left(channel);
  }

  #push({ topic, joinRef }: Channel, event: string, payload: object): void {
    this.#write({ joinRef, topic, event, payload });
  }

  #reply({ joinRef, ref, topic }: ClientFrame, status: "ok" | "error", response: object): void {
    if (ref === null) return;
    this.#write({ joinRef, ref, topic, event: "phx_reply", payload: { status, response } });
  }

  #write(frame: ServerFrame): void {
    this.send(writeFrame(this.vsn, frame));
  }
}
