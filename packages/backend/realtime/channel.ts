import type { Authorize, Listener, RefusedToken } from "./authorize.ts";

/** The beginning of every topic on the wire. */
export const TOPIC_PREFIX = "realtime:";

/** The result of authorizing a channel: the authorized listener, or the reason of the refusal in Supabase's words. */
type Outcome = Listener | RefusedToken;

export interface ChannelOptions {
  /** As on the wire. */
  readonly topic: string;
  readonly joinRef: string | null;
  readonly authorize: Authorize;
  /** Whether the channel has not been left or replaced meanwhile. */
  readonly isOpen: (channel: Channel) => boolean;
  readonly report: (problem: unknown) => void;
}

/** A topic that one socket has joined, or is joining. Its authorizations run one after the other. */
export class Channel {
  /** As on the wire. */
  readonly topic: string;
  /** As policies read it. */
  readonly name: string;
  readonly joinRef: string | null;
  readonly #options: ChannelOptions;
  #token: string | undefined;
  #listener: Listener | undefined;
  #steps: Promise<void> = Promise.resolve();
  #isRecheckQueued = false;

  constructor(options: ChannelOptions) {
    this.topic = options.topic;
    this.name = options.topic.slice(TOPIC_PREFIX.length);
    this.joinRef = options.joinRef;
    this.#options = options;
  }

  /** Undefined until the channel is joined. */
  get listener(): Listener | undefined {
    return this.#listener;
  }

  /** Asks whether the bearer of the token may listen. `done` is not called once the channel was left. */
  enter(token: string | undefined, done: (outcome: Outcome) => Promise<void> | void): void {
    this.#enqueue(async () => {
      this.#token = token;
      await this.#conclude(done);
    });
  }

  /** Asks again with the token it has: rights may have changed. Several requests in a row are one. */
  recheck(done: (outcome: Outcome) => Promise<void> | void): void {
    if (this.#isRecheckQueued) return;
    this.#isRecheckQueued = true;
    this.#enqueue(async () => {
      this.#isRecheckQueued = false;
      await this.#conclude(done);
    });
  }

  #enqueue(step: () => Promise<void>): void {
    this.#steps = this.#steps.then(step).catch(this.#options.report);
  }

  async #conclude(done: (outcome: Outcome) => Promise<void> | void): Promise<void> {
    const { isOpen } = this.#options;
    if (!isOpen(this)) return;
    const outcome = await this.#ask();
    if (!isOpen(this)) return;
    this.#listener = "reason" in outcome ? undefined : outcome;
    await done(outcome);
  }

  /** A client that cannot be authorized now is refused: it tries again, and reads without a socket meanwhile. */
  async #ask(): Promise<Outcome> {
    const { authorize, report } = this.#options;
    try {
      const listener = await authorize.identify(this.#token);
      if ("reason" in listener || (await authorize.mayRead(listener, this.name))) return listener;
      return {
        reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${this.name}`,
      };
    } catch (problem) {
      report(problem);
      return { reason: "UnableToConnectToProject: Realtime was unable to ask the database" };
    }
  }
}
