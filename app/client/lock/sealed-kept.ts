import type { KeptQuery } from "../kept-data/kept-store.ts";
import { isSealedQuery } from "./sealed-query.ts";
import { bytesOf, sealBytes, unsealBytes } from "./sealing.ts";
import { fromTaggedJson, toTaggedJson } from "./tagged-json.ts";

/** A sealed record belongs to one query of one account. */
const contextOf = ({ owner, hash }: KeptQuery) => `${owner} ${hash}`;

/** What the queries read, sealed: their keys and moments stay readable, and name nobody. */
export function sealKept(key: CryptoKey, queries: readonly KeptQuery[]): Promise<KeptQuery[]> {
  return Promise.all(
    queries.map(async (query) =>
      isSealedQuery(query)
        ? query
        : {
            ...query,
            data: await sealBytes(key, bytesOf(toTaggedJson(query.data)), contextOf(query)),
          },
    ),
  );
}

/** Those that open with this key. */
export async function unsealKept(
  key: CryptoKey | undefined,
  queries: readonly KeptQuery[],
): Promise<KeptQuery[]> {
  const opened = await Promise.all(
    queries.map(async (query): Promise<KeptQuery[]> => {
      if (!isSealedQuery(query)) return [query];
      if (!key) return [];
      try {
        const bytes = await unsealBytes(key, query.data, contextOf(query));
        return [{ ...query, data: fromTaggedJson(new TextDecoder().decode(bytes)) }];
      } catch {
        return [];
      }
    }),
  );
  return opened.flat();
}
