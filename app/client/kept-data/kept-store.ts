import type { QueryKey } from "@tanstack/react-query";
import type { DBSchema } from "idb";
import { deviceDatabase } from "../offline/device-database.ts";
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

export function deviceKeptStore(): KeptStore {
  const database = deviceDatabase<KeptSchema>(KEPT_DATA, (db) => {
    db.createObjectStore("queries", { keyPath: "hash" });
  });
  return {
    all: async () => ((await database.exists()) ? database.use((db) => db.getAll("queries")) : []),
    put: (queries) =>
      database.use(async (db) => {
        const { store, done } = db.transaction("queries", "readwrite");
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
      }),
    delete: async (hashes) => {
      if (!(await database.exists())) return;
      await database.use(async (db) => {
        const { store, done } = db.transaction("queries", "readwrite");
        await Promise.all([...hashes.map((hash) => store.delete(hash)), done]);
      });
    },
  };
}
