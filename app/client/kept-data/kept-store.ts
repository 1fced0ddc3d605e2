import type { QueryKey } from "@tanstack/react-query";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { KEPT_DATA } from "./forget-kept-data.ts";

/** What one query has read. */
export interface KeptQuery {
  readonly hash: string;
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** The account that read it. */
  readonly owner: string;
  /** The build whose types `data` has. */
  readonly build: string;
  /** By the clock of the device, in milliseconds since 1970. */
  readonly readAt: number;
  /** Milliseconds that the server was ahead of that clock. */
  readonly clockOffset: number;
  /** Characters, about. */
  readonly size: number;
}

/** Where it is kept. Each call is one transaction. @throws DOMException where a browser keeps nothing, or is full */
export interface KeptStore {
  readonly all: () => Promise<readonly KeptQuery[]>;
  /** Of two tabs the later reading stays. */
  readonly put: (queries: readonly KeptQuery[]) => Promise<void>;
  readonly delete: (hashes: readonly string[]) => Promise<void>;
}

interface KeptSchema extends DBSchema {
  queries: { key: string; value: KeptQuery };
}

const VERSION = 1;

export function deviceKeptStore(): KeptStore {
  let opening: Promise<IDBPDatabase<KeptSchema>> | undefined;

  function close(): void {
    void opening?.then(
      (db) => db.close(),
      () => undefined,
    );
    opening = undefined;
  }

  function open(): Promise<IDBPDatabase<KeptSchema>> {
    opening ??= openDB<KeptSchema>(KEPT_DATA, VERSION, {
      upgrade: (db) => void db.createObjectStore("queries", { keyPath: "hash" }),
      // It is being deleted, or another tab has a newer version of the pages.
      blocking: close,
      terminated: close,
    });
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  /** Nothing is made on a device before there is something to keep. Browsers that cannot say have one. */
  async function isThere(): Promise<boolean> {
    const databases = await indexedDB.databases?.();
    return databases?.some(({ name }) => name === KEPT_DATA) ?? true;
  }

  return {
    all: async () => ((await isThere()) ? (await open()).getAll("queries") : []),
    put: async (queries) => {
      const { store, done } = (await open()).transaction("queries", "readwrite");
      await Promise.all([
        ...queries.map(async (query) => {
          const known = await store.get(query.hash);
          const isNewer =
            known?.owner === query.owner &&
            known.build === query.build &&
            known.readAt > query.readAt;
          if (!isNewer) await store.put(query);
        }),
        done,
      ]);
    },
    delete: async (hashes) => {
      if (!(await isThere())) return;
      const { store, done } = (await open()).transaction("queries", "readwrite");
      await Promise.all([...hashes.map((hash) => store.delete(hash)), done]);
    },
  };
}
