import { browserDb } from "../database/browser-db.ts";
import { readDocumentMeta } from "../database/document-meta.ts";
import { drainOutbox } from "../offline/use-outbox.ts";
import { forgetOpenings } from "../permissions/profile-access.ts";
import { queryClient } from "../queries/query-client.ts";
import { whenIdle } from "../time/when-idle.ts";
import { type ChannelEvents, LiveChannels, type LiveClient } from "./channels.ts";
import { setLive } from "./live-state.ts";
import { ALL_QUERIES, QUERIES_OF_NOUN } from "./nouns.ts";
import { replayStart } from "./replay-start.ts";
import { type Listening, readTopics } from "./topics.ts";

/** Milliseconds in which messages are gathered: one dose changes doses, intakes and boxes. */
const GATHER_MS = 40;

/** All pages of an installation hear of a resync at once, and would ask all at once. */
const RESYNC_SPREAD_MS = 3000;

/** Milliseconds for which a page waits for its own answers before it asks for those of others. */
const MAX_DRAIN_MS = 2000;

/** Milliseconds between two attempts to join what was refused: a shared profile is open once its page was visited. */
const REFUSED_RETRY_MS = 60_000;

/** Nouns after which other profiles and homes may be seen. */
const MOVES_TOPICS: ReadonlySet<string> = new Set(["people", "shares", "access"]);

export interface LiveOptions {
  readonly connect?: () => Promise<LiveClient>;
  readonly topics?: (userId: string) => Promise<Listening>;
  /** Sends what waits on this device. */
  readonly drain?: () => Promise<void>;
  readonly openedAt?: () => number | null;
}

/**
 * Keeps a signed-in page up to date: it joins the channels of the account once nothing more urgent is to do, and asks again
 * for what a message names. @returns stops it
 */
export function startLive(userId: string, options: LiveOptions = {}): () => void {
  const { connect = connectRealtime, drain = drainOutbox, openedAt = replayStart } = options;
  const { topics = (id) => readTopics(browserDb(), id) } = options;
  const stopped = new AbortController();
  const { signal } = stopped;
  const changed = new Set<string>();
  let channels: LiveChannels | undefined;
  let isWhole = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let spreading: ReturnType<typeof setTimeout> | undefined;

  const isStopped = () => signal.aborted;
  const refetch = (keys: Iterable<string>) => {
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
  };

  function gather(keys: readonly string[]): void {
    if (isStopped()) return;
    for (const key of keys) changed.add(key);
    gathering ??= setTimeout(() => {
      gathering = undefined;
      refetch(changed);
      changed.clear();
    }, GATHER_MS);
  }

  /** What was asked for before an answer of this device arrived would hide it; a slow answer holds nothing up. */
  async function drainFirst(): Promise<void> {
    const tooLong = new Promise<void>((resolve) => setTimeout(resolve, MAX_DRAIN_MS));
    await Promise.race([drain().catch(() => undefined), tooLong]);
  }

  function refetchLater(): void {
    spreading ??= setTimeout(() => {
      spreading = undefined;
      gather(ALL_QUERIES);
    }, Math.random() * RESYNC_SPREAD_MS);
  }

  async function updateTopics(): Promise<void> {
    // Without an answer the page goes on with the topics it has.
    const found = await topics(userId).catch(() => undefined);
    if (!found || isStopped()) return;
    isWhole = found.isWhole;
    channels?.listenTo(found.topics);
    channels?.retryNow();
  }

  async function start(): Promise<void> {
    const client = await connect();
    if (isStopped()) {
      void client.disconnect();
      return;
    }
    const events: ChannelEvents = {
      mayHaveMissed() {
        forgetOpenings();
        void drainFirst().then(() => gather(ALL_QUERIES));
      },
      changed(noun) {
        if (noun === undefined || MOVES_TOPICS.has(noun)) forgetOpenings();
        if (noun === undefined) return refetchLater();
        gather(QUERIES_OF_NOUN[noun] ?? ALL_QUERIES);
        if (MOVES_TOPICS.has(noun)) void updateTopics();
      },
      stateChanged: () => setLive(isWhole && (channels?.isLive ?? false)),
    };
    channels = new LiveChannels(client, events, openedAt);
    await updateTopics();
    const retry = setInterval(() => {
      if (document.visibilityState === "visible") void updateTopics();
    }, REFUSED_RETRY_MS);
    signal.addEventListener("abort", () => clearInterval(retry));
  }

  // A hidden page loses its socket, and its timers rest.
  const onVisible = () => {
    if (document.visibilityState === "visible") channels?.retryNow();
  };
  document.addEventListener("visibilitychange", onVisible, { signal });
  window.addEventListener("online", () => channels?.retryNow(), { signal });
  // Without the script the page goes on asking by itself.
  whenIdle(() => void start().catch(() => undefined), signal);

  return () => {
    stopped.abort();
    clearTimeout(gathering);
    clearTimeout(spreading);
    channels?.close();
    setLive(false);
  };
}

/** The official client, which is loaded apart: no page waits for it. */
async function connectRealtime(): Promise<LiveClient> {
  const { RealtimeClient } = await import("@supabase/realtime-js");
  const url = `${readDocumentMeta("supabase-url").replace(/^http/, "ws")}/realtime/v1`;
  const client = new RealtimeClient(url, {
    params: { apikey: readDocumentMeta("supabase-publishable-key") },
    accessToken: async () => {
      const { data } = await browserDb().auth.getSession();
      return data.session?.access_token ?? null;
    },
  });
  // A channel is joined with the token that is known by then, and without one it is refused.
  await client.setAuth();
  return client;
}
