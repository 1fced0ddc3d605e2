import {
  hashKey,
  hydrate,
  type Query,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import type { Day } from "#domain/calendar/day.ts";
import { isLevel } from "#domain/sharing/permission.ts";
import { REACHABLE_PROFILES } from "../permissions/profile-access.ts";
import {
  isAboutPeople,
  isKept,
  isOfDoses,
  isReference,
  keyToday,
  profileOfKey,
} from "./kept-keys.ts";
import type { KeptQuery, KeptStore } from "./kept-store.ts";

const AN_HOUR_MS = 3_600_000;
const A_DAY_MS = 24 * AN_HOUR_MS;

/** Older than that it says nothing about a cabinet any more. */
export const MAX_AGE_MS = 30 * A_DAY_MS;

/** Of profiles that others share: as long as an opening that stands in their access log is good for. */
export const MAX_SHARED_AGE_MS = A_DAY_MS;

/** Characters: a cabinet of a thousand boxes is half a million in each list. */
export const MAX_SIZE = 5_000_000;

/** What is restored is at least so old: longer than any page takes a reading for one of now. */
const NEVER_FRESH_MS = 60_000;

/** Milliseconds after which a reading is written: until then a newer one takes its place. */
const GATHER_MS = 500;

interface KeeperOptions {
  readonly client: QueryClient;
  readonly store: KeptStore;
  /** The build of this page; undefined keeps nothing. */
  readonly build: string | undefined;
  /** Whose device it is, and null where nobody is signed in or the device is shared. Asked before each write. */
  readonly owner: () => string | null;
  readonly now: () => number;
  readonly clockOffset: () => number | null;
  readonly today: () => Day;
  /** Resolves when nobody does anything, or has done so for too long: writing a large reading holds up a press. */
  readonly quiet: () => Promise<void>;
}

type Reading = Pick<KeptQuery, "queryKey" | "data" | "readAt">;

/**
 * Keeps what the queries of a page read on the device, and puts it back into the next page, where it is old until the
 * network has confirmed it. A browser that keeps nothing, or is full, goes on with the network.
 */
export class DataKeeper {
  readonly #options: KeeperOptions;
  readonly #waiting = new Map<string, Reading>();
  /** Of restored queries that nothing has confirmed: when the server's clock had them read. */
  readonly #restored = new Map<string, number>();
  readonly #sizes = new Map<string, { readonly size: number; readonly readAt: number }>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: KeeperOptions) {
    this.#options = options;
  }

  /** Puts what the account of this device read before into the cache, unless something newer is there. */
  async restore(): Promise<void> {
    const { client, store, now, today } = this.#options;
    try {
      const all = await store.all();
      const usable = this.#usable(all);
      const gone = all.filter((kept) => !usable.includes(kept)).map(({ hash }) => hash);
      for (const kept of usable) {
        this.#sizes.set(kept.hash, kept);
        const queryKey = keyToday(kept.queryKey, today());
        if (queryKey) this.#show(client, kept, queryKey, now());
      }
      if (gone.length > 0) await store.delete(gone);
    } catch {
      // The page asks the network for everything.
    }
  }

  /** Keeps what is read from now on, and what was read already. @returns ends it */
  start(): () => void {
    const cache = this.#options.client.getQueryCache();
    for (const query of cache.getAll()) {
      if (query.state.status === "success" && !this.#restored.has(query.queryHash)) {
        this.#keep(query, query.state.data, query.state.dataUpdatedAt);
      }
    }
    const end = cache.subscribe((event) => this.#hear(event));
    return () => {
      end();
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#waiting.clear();
    };
  }

  /** When a restored query was read, in milliseconds since 1970; undefined once the network has confirmed it. */
  restoredMoment(hash: string): number | undefined {
    return this.#restored.get(hash);
  }

  /** Writes at once what waits. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const readings = [...this.#waiting];
    this.#waiting.clear();
    await this.#write(readings);
  }

  /** Writes what waits, one after the other in quiet moments. */
  async #writeQuietly(): Promise<void> {
    for (;;) {
      await this.#options.quiet();
      const [next] = this.#waiting;
      if (!next) break;
      this.#waiting.delete(next[0]);
      await this.#write([next]);
    }
    this.#timer = undefined;
  }

  async #write(readings: readonly (readonly [string, Reading])[]): Promise<void> {
    const { store, build, clockOffset } = this.#options;
    const owner = this.#options.owner();
    if (owner === null || build === undefined || readings.length === 0) return;
    const kept = readings.flatMap(([hash, reading]) => {
      const size = sizeOf(reading.data);
      return size > MAX_SIZE
        ? []
        : [{ ...reading, hash, owner, build, clockOffset: clockOffset() ?? 0, size }];
    });
    try {
      for (const each of kept) this.#sizes.set(each.hash, each);
      const evicted = this.#evict();
      await store.put(kept.filter(({ hash }) => !evicted.includes(hash)));
      if (evicted.length > 0) await store.delete(evicted);
    } catch {
      // A device that is full keeps what it has.
    }
  }

  /** What this account may see here now. A profile that is no longer shared counts as its last list said. */
  #usable(all: readonly KeptQuery[]): readonly KeptQuery[] {
    const { build, now } = this.#options;
    const owner = this.#options.owner();
    const own = all.filter((kept) => kept.owner === owner && kept.build === build);
    const profiles = own.find(({ queryKey }) => queryKey[0] === REACHABLE_PROFILES);
    const levels = levelsOf(profiles?.data);
    const isAllOwn = levels.size > 0 && [...levels.values()].every((level) => level === "own");
    return own.filter((kept) => {
      const profile = profileOfKey(kept.queryKey);
      const level = profile === null || profile === owner ? "own" : levels.get(profile);
      if (level === undefined || !isKept(kept.queryKey)) return false;
      // The first screen holds everybody.
      const isShared = level !== "own" || (kept.queryKey[0] === "home" && !isAllOwn);
      // By a clock that was set back since, it was read in the future: nobody knows how old it is.
      const age = Math.abs(now() - kept.readAt);
      return age <= (isShared ? MAX_SHARED_AGE_MS : MAX_AGE_MS);
    });
  }

  #show(client: QueryClient, kept: KeptQuery, queryKey: QueryKey, now: number): void {
    const hash = hashKey(queryKey);
    const known = client.getQueryState(queryKey);
    if (known?.data !== undefined) return;
    // Whatever was done to the clock since, it is neither newer than an answer that is on its way nor fresh.
    const dataUpdatedAt = Math.min(kept.readAt, now - NEVER_FRESH_MS);
    if (isAboutPeople(queryKey)) this.#restored.set(hash, kept.readAt + kept.clockOffset);
    hydrate(
      client,
      {
        mutations: [],
        queries: [
          {
            queryKey,
            queryHash: hash,
            dehydratedAt: dataUpdatedAt,
            state: {
              data: kept.data,
              dataUpdatedAt,
              dataUpdateCount: 0,
              error: null,
              errorUpdateCount: 0,
              errorUpdatedAt: 0,
              fetchFailureCount: 0,
              fetchFailureReason: null,
              fetchMeta: null,
              fetchStatus: "idle",
              // It is read anew as soon as it is shown, however young it is. What is of doses is too old for any page, and
              // has to hear of a newer dose, which a query that is invalid already does not.
              isInvalidated: !isReference(queryKey) && !isOfDoses(queryKey),
              status: "success",
            },
          },
        ],
      },
      // A page that nobody has opened yet may be opened without a network.
      { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } },
    );
  }

  #hear(event: QueryCacheNotifyEvent): void {
    if (event.type !== "updated") return;
    const { query, action } = event;
    if (action.type === "invalidate" && isOfDoses(query.queryKey)) void this.#drop(query);
    if (action.type !== "success") return;
    // What a press changes before the server has it is not what was read: only an answer comes with its time.
    if (action.manual === true && action.dataUpdatedAt === undefined) return;
    this.#restored.delete(query.queryHash);
    this.#keep(query, action.data, query.state.dataUpdatedAt);
    if (query.queryKey[0] === REACHABLE_PROFILES) void this.#forgetUnreachable(action.data);
  }

  #keep({ queryHash, queryKey }: Query, data: unknown, readAt: number): void {
    if (data === undefined || !isKept(queryKey)) return;
    this.#waiting.set(queryHash, { queryKey, data, readAt });
    this.#timer ??= setTimeout(() => void this.#writeQuietly(), GATHER_MS);
  }

  /** A newer dose than it holds is known of. */
  async #drop({ queryHash }: Query): Promise<void> {
    this.#waiting.delete(queryHash);
    this.#sizes.delete(queryHash);
    this.#restored.delete(queryHash);
    try {
      await this.#options.store.delete([queryHash]);
    } catch {
      // A device that keeps nothing has nothing to delete.
    }
  }

  /** What is no longer shared is on the device no longer. */
  async #forgetUnreachable(profiles: unknown): Promise<void> {
    const { client, store } = this.#options;
    const levels = levelsOf(profiles);
    const owner = this.#options.owner();
    const isGone = (queryKey: QueryKey) => {
      const profile = profileOfKey(queryKey);
      return profile !== null && profile !== owner && !levels.has(profile);
    };
    for (const [hash, { queryKey }] of this.#waiting) {
      if (isGone(queryKey)) this.#waiting.delete(hash);
    }
    // One that is on the screen says itself that it is gone.
    client.removeQueries({ type: "inactive", predicate: ({ queryKey }) => isGone(queryKey) });
    try {
      const gone = (await store.all()).filter(({ queryKey }) => isGone(queryKey));
      if (gone.length > 0) await store.delete(gone.map(({ hash }) => hash));
    } catch {
      // The next page drops it: the list that it is not in was kept.
    }
  }

  /** The oldest go first. */
  #evict(): string[] {
    let total = 0;
    const evicted: string[] = [];
    const newestFirst = [...this.#sizes].sort(([, a], [, b]) => b.readAt - a.readAt);
    for (const [hash, { size }] of newestFirst) {
      total += size;
      if (total <= MAX_SIZE) continue;
      evicted.push(hash);
      total -= size;
      this.#sizes.delete(hash);
    }
    return evicted;
  }
}

function levelsOf(profiles: unknown): ReadonlyMap<string, string> {
  if (!Array.isArray(profiles)) return new Map();
  return new Map(
    profiles.flatMap(({ id, level }: { id?: unknown; level?: unknown }) =>
      typeof id === "string" && typeof level === "string" && isLevel(level) ? [[id, level]] : [],
    ),
  );
}

/** About as large as it is on the disk. */
function sizeOf(data: unknown): number {
  const text = JSON.stringify(data, (_key, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  );
  return text?.length ?? 0;
}
