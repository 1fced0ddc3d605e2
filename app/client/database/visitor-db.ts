import { PostgrestClient } from "@supabase/postgrest-js";
import type { Db } from "./browser-db.ts";
import type { Database } from "./database-types.ts";
import { readDocumentMeta } from "./document-meta.ts";

/** The connection of somebody without an account: no session is read, renewed or sent, even where one is stored. */
export function visitorDb(): Pick<Db, "rpc"> {
  const apikey = readDocumentMeta("supabase-publishable-key");
  const address = new URL("rest/v1", new URL("/", readDocumentMeta("supabase-url")));
  const rest = new PostgrestClient<Database>(address.href, {
    headers: { apikey, Authorization: `Bearer ${apikey}`, "x-client-info": "trousse-web" },
    retry: false,
  });
  return { rpc: rest.rpc.bind(rest) as Db["rpc"] };
}
