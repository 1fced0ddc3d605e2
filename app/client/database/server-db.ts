import { createClient } from "@supabase/supabase-js";
import type { Db } from "./browser-db.ts";
import type { Database } from "./database-types.ts";

/** What a server-rendered page knows of the backend. */
interface ServerBackend {
  readonly config: { readonly supabaseUrl: string; readonly publishableKey: string };
  fetchBackend(request: Request): Promise<Response>;
}

/** A visitor's connection, for pages drawn on the server: it holds no session and sees what is published. */
export function serverDb({ config, fetchBackend }: ServerBackend): Db {
  return createClient<Database>(config.supabaseUrl, config.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetchBackend(new Request(input, init)) },
  });
}
