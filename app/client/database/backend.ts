import { readDocumentMeta } from "./document-meta.ts";

/** The backend as any visitor asks it, for pages that do without supabase-js. */
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
