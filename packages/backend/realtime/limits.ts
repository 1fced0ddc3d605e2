/** What one process takes on, and what it lets one client do. */
export const REALTIME_LIMITS = {
  /** Sockets of a process. Each costs some 35 kB (docs/benchmarks.md). */
  sockets: 5000,
  /** Sockets of one account: tabs and devices. */
  socketsPerAccount: 20,
  /** Sockets of one network that have joined no channel, so that a stranger cannot take all. */
  unjoinedPerNetwork: 500,
  channelsPerSocket: 20,
  /** Bytes of a frame from a client. */
  frameBytes: 65_536,
  framesPerSecond: 10,
  /** Frames that may come at once, after a pause. */
  frameBurst: 60,
  joinsPerSecond: 5,
  /** A socket joins all its channels at once after a reconnection. */
  joinBurst: 20,
  /** Bytes that wait for a slow reader, who is shut out beyond. */
  bufferedBytes: 1_048_576,
  /** Messages of a channel that are replayed to somebody who joins. */
  replayed: 25,
} as const;

/** All in milliseconds. */
export const REALTIME_TIMES = {
  /** A client sends a heartbeat every 25 seconds. */
  silence: 60_000,
  /** For a socket without a channel. */
  unjoined: 90_000,
  /** Between two looks for silent sockets and expired tokens. */
  sweep: 1000,
  /** Before a join over a limit is answered, because a client tries again for ever. */
  refusalDelay: 5000,
  /** In which the sockets of a stopping process are closed, so that not all clients reconnect at once. */
  spread: 10_000,
  /** For a client to answer the closing of its socket. */
  closing: 2000,
  /** For which messages are kept, as Supabase keeps them. */
  retention: 72 * 3_600_000,
} as const;

/** A budget that refills over time. */
export class TokenBucket {
  #tokens: number;
  #at: number;
  readonly #burst: number;
  readonly #perSecond: number;

  /** @param now milliseconds */
  constructor(burst: number, perSecond: number, now: number) {
    this.#tokens = burst;
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#at = now;
  }

  /** Takes one, if there is one. @param now milliseconds */
  take(now: number): boolean {
    const elapsed = Math.max(0, now - this.#at);
    this.#tokens = Math.min(this.#burst, this.#tokens + (elapsed / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
