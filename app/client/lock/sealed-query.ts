import type { KeptQuery } from "../kept-data/kept-store.ts";

type SealedQuery = KeptQuery & { readonly data: Uint8Array<ArrayBuffer> };

/** What queries read is never bytes: bytes are what the app lock made of it. */
export const isSealedQuery = (query: KeptQuery): query is SealedQuery =>
  query.data instanceof Uint8Array;
