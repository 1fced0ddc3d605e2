import { createClient } from "@supabase/supabase-js";
import type { Db } from "./browser-db.ts";
import type { Database } from "./database-types.ts";

/** The address and key of the backend, for server-rendered pages. */
interface ServerBackend {
  readonly config: { readonly supabaseUrl: string; readonly publishableKey: string };
  fetchBackend(request: Request): Promise<Response>;
}

/** A client without a session, for server-rendered pages: it reads published content only. */
export function serverDb({ config, fetchBackend }: ServerBackend): Db {
  return createClient<Database>(config.supabaseUrl, config.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetchBackend(new Request(input, init)) },
  });
}
