import { readDocumentMeta } from "./document-meta.ts";

/** Requests of a visitor to the backend, for pages that do not load supabase-js. */
export interface Backend {
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
}

export function browserBackend(): Backend {
  return {
    url: readDocumentMeta("supabase-url"),
    publishableKey: readDocumentMeta("supabase-publishable-key"),
    fetch: (input, init) => fetch(input, init),
  };
}
