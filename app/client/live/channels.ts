import type { RealtimeChannel, RealtimeClient } from "@supabase/realtime-js";

/** The part of the official client that is used here. */
export type LiveClient = Pick<RealtimeClient, "channel" | "removeChannel" | "disconnect">;

export interface ChannelEvents {
  /** Every channel is joined that can be, and messages may have been missed before. */
  mayHaveMissed(): void;
  /** The noun of what has changed; undefined when messages may have been missed. */
  changed(noun: string | undefined): void;
  /** The state of some channel has changed. */
  stateChanged(): void;
}

type State = "joining" | "joined" | "refused";

interface Joined {
  channel: RealtimeChannel | undefined;
  state: State;
  /** Attempts since the last success. */
  attempts: number;
  retry: ReturnType<typeof setTimeout> | undefined;
  /** Whether the messages since the page was opened come with the next join. */
  isReplayed: boolean;
  /** How many of them have come. */
  replayed: number;
}

/** The server replays no more: of more messages the earlier ones are lost. */
export const MAX_REPLAYED = 25;

/** Milliseconds before a channel that was closed is joined again; the last one for all further attempts. */
const RETRY_MS = [1000, 5000, 15_000, 60_000];

/** The server refused: the right may come back, and only then does asking help. */
const REFUSAL = /Unauthorized/;

/** The channels of a page. The client joins again by itself after a lost connection, but not after a channel was closed. */
export class LiveChannels {
  readonly #client: LiveClient;
  readonly #events: ChannelEvents;
  readonly #topics = new Map<string, Joined>();
  readonly #openedAt: () => number | null;
  #mayHaveMissed = false;
  #isClosed = false;

  /** @param openedAt when the page began to read, by the server's clock; null where that was too long ago to replay */
  constructor(client: LiveClient, events: ChannelEvents, openedAt: () => number | null) {
    this.#client = client;
    this.#events = events;
    this.#openedAt = openedAt;
  }

  /** Whether every channel is joined that the server did not refuse. */
  get isLive(): boolean {
    const states = [...this.#topics.values()].map(({ state }) => state);
    return states.includes("joined") && !states.includes("joining");
  }

  /** Joins new topics and leaves those that are not among them. */
  listenTo(topics: readonly string[]): void {
    for (const [topic, { channel, retry }] of this.#topics) {
      if (topics.includes(topic)) continue;
      this.#topics.delete(topic);
      clearTimeout(retry);
      if (channel) void this.#client.removeChannel(channel);
    }
    for (const topic of topics) {
      if (this.#topics.has(topic)) continue;
      this.#topics.set(topic, {
        channel: undefined,
        state: "joining",
        attempts: 0,
        retry: undefined,
        isReplayed: false,
        replayed: 0,
      });
      this.#join(topic);
    }
    this.#events.stateChanged();
  }

  /** Joins at once what was refused, or waits for another attempt. */
  retryNow(): void {
    for (const [topic, joined] of this.#topics) {
      if (joined.channel) continue;
      clearTimeout(joined.retry);
      this.#join(topic);
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const { retry } of this.#topics.values()) clearTimeout(retry);
    this.#topics.clear();
    void this.#client.disconnect();
  }

  #join(topic: string): void {
    const joined = this.#topics.get(topic);
    if (!joined || this.#isClosed) return;
    const since = this.#openedAt();
    const channel = this.#client.channel(topic, {
      config: {
        private: true,
        ...(since !== null && { broadcast: { replay: { since, limit: MAX_REPLAYED } } }),
      },
    });
    joined.channel = channel;
    joined.isReplayed = since !== null;
    joined.replayed = 0;
    joined.retry = undefined;
    const isCurrent = () => this.#topics.get(topic)?.channel === channel;
    channel
      .on("broadcast", { event: "changed" }, ({ payload, meta }) => {
        if (meta?.replayed && isCurrent()) this.#countReplayed(joined);
        const noun: unknown = payload?.noun;
        this.#events.changed(typeof noun === "string" ? noun : undefined);
      })
      .on("broadcast", { event: "resync" }, () => this.#events.changed(undefined))
      .subscribe((status, problem) => {
        if (!isCurrent()) return;
        if (status === "SUBSCRIBED") {
          joined.attempts = 0;
          // The client joins again by itself, with the time of the first join: what came since was heard or is lost.
          if (!joined.isReplayed) this.#mayHaveMissed = true;
          joined.isReplayed = false;
          this.#setState(joined, "joined");
          this.#sayMissed();
        } else if (status === "CHANNEL_ERROR" && REFUSAL.test(problem?.message ?? "")) {
          joined.channel = undefined;
          this.#setState(joined, "refused");
          this.#sayMissed();
          void this.#client.removeChannel(channel);
        } else if (status === "CLOSED") {
          joined.channel = undefined;
          this.#setState(joined, "joining");
          this.#retryLater(topic, joined);
        } else this.#setState(joined, "joining");
      });
  }

  #countReplayed(joined: Joined): void {
    joined.replayed += 1;
    if (joined.replayed !== MAX_REPLAYED) return;
    this.#mayHaveMissed = true;
    this.#sayMissed();
  }

  #sayMissed(): void {
    if (!this.#mayHaveMissed || !this.isLive) return;
    this.#mayHaveMissed = false;
    this.#events.mayHaveMissed();
  }

  #setState(joined: Joined, state: State): void {
    if (joined.state === state) return;
    joined.state = state;
    this.#events.stateChanged();
  }

  #retryLater(topic: string, joined: Joined): void {
    const pause = RETRY_MS[Math.min(joined.attempts, RETRY_MS.length - 1)];
    joined.attempts += 1;
    joined.retry = setTimeout(() => this.#join(topic), pause);
  }
}
