import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database-types.ts";
import { readDocumentMeta } from "./document-meta.ts";

export type Db = SupabaseClient<Database>;

let db: Db | undefined;

/** The one connection of this page. Its address stands in the document's head, where the root frame writes it. */
export function browserDb(): Db {
  db ??= createClient<Database>(
    readDocumentMeta("supabase-url"),
    readDocumentMeta("supabase-publishable-key"),
    {
      auth: {
        flowType: "pkce",
        experimental: { recoveryCodes: true },
        persistSession: true,
        autoRefreshToken: true,
        detectSessionInUrl: true,
      },
      // Reads are retried elsewhere (query-client.ts); twice over would be many times as often.
      db: { retry: false },
      global: { headers: { "x-client-info": "trousse-web" } },
    },
  );
  return db;
}
