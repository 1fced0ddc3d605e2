import { AuthClient } from "@supabase/auth-js";
import { FunctionsClient } from "@supabase/functions-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { takeEarlyRead } from "../early-reads/take-early-read.ts";
import { failureOfReply, isTransient } from "../errors/failure.ts";
import { sessionStorageOfDevice } from "../lock/session-storage.ts";
import { observedFetch, unlessLost } from "../offline/connection.ts";
import { sessionKeyOf } from "../session/stored-session.ts";
import type { Database } from "./database-types.ts";
import { readDocumentMeta } from "./document-meta.ts";
import { untilReleased } from "./held-requests.ts";

/** What the product asks of a client of supabase-js. Any such client is one. */
export type Db = Pick<SupabaseClient<Database>, "auth" | "from" | "rpc" | "functions">;

const CLIENT_INFO = { "x-client-info": "trousse-web" };

interface Connection {
  readonly db: Db;
  readonly storage: () => Promise<SupabaseClient["storage"]>;
}

let connection: Connection | undefined;

/** The one connection of this page. Its address stands in the document's head, where the root frame writes it. */
export function browserDb(): Db {
  return open().db;
}

/** The files that it stores, whose client only those download who need it. */
export function browserStorage(): Promise<SupabaseClient["storage"]> {
  return open().storage();
}

/** A browser that refuses its storage keeps the session in the memory of the page, as the auth library does by itself. */
function hasStorage(): boolean {
  try {
    return globalThis.localStorage !== undefined;
  } catch {
    return false;
  }
}

/** Milliseconds that a request waits for a session to be renewed once another request was lost: the library tries on. */
const RENEWAL_PATIENCE = 2000;

/**
 * The token of the session; undefined where nobody is signed in.
 * @throws TypeError as `fetch` does, where there is a session that cannot be renewed now: the request would go out as a
 * visitor's, and its answer look like one without rows
 */
async function accessToken(auth: Db["auth"]): Promise<string | undefined> {
  const { data, error } = await unlessLost(auth.getSession(), RENEWAL_PATIENCE);
  if (error && isTransient(failureOfReply(error))) throw new TypeError("Failed to fetch");
  return data.session?.access_token;
}

/** The token, once requests may go out: looking for it may show that the session is over, which holds them. */
async function tokenToSend(auth: Db["auth"], signal?: AbortSignal | null) {
  await untilReleased(signal);
  const token = await accessToken(auth);
  if (token) return token;
  await untilReleased(signal);
  return accessToken(auth);
}

function open(): Connection {
  connection ??= connect(
    new URL(readDocumentMeta("supabase-url")),
    readDocumentMeta("supabase-publishable-key"),
  );
  return connection;
}

/**
 * The parts of supabase-js that a page needs, put together as it does: `createClient` would bring the realtime and storage
 * clients into the first file that a phone downloads, which are half of its weight.
 */
function connect(address: URL, key: string): Connection {
  const service = (name: string) => new URL(`${name}/v1`, address).href;
  const auth = new AuthClient({
    url: service("auth"),
    headers: { ...CLIENT_INFO, apikey: key, Authorization: `Bearer ${key}` },
    storageKey: sessionKeyOf(address),
    flowType: "pkce",
    experimental: { recoveryCodes: true },
    persistSession: true,
    ...(hasStorage() && { storage: sessionStorageOfDevice }),
    autoRefreshToken: true,
    detectSessionInUrl: true,
    fetch: observedFetch,
  });
  /** With the token of the session, or the key where there is none. */
  const authorizedFetch: typeof fetch = async (input, init) => {
    const token = await tokenToSend(auth, init?.signal);
    const body = typeof init?.body === "string" ? init.body : null;
    const early = await takeEarlyRead(init?.method ?? "GET", String(input), body, token);
    if (early) return early;
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${token ?? key}`);
    return observedFetch(input, { ...init, headers });
  };
  const rest = new PostgrestClient<Database>(service("rest"), {
    headers: CLIENT_INFO,
    fetch: authorizedFetch,
    // Reads are retried elsewhere (query-client.ts); twice over would be many times as often.
    retry: false,
  });
  const functions = new FunctionsClient(service("functions"), {
    headers: CLIENT_INFO,
    customFetch: authorizedFetch,
  });
  return {
    db: {
      auth,
      functions,
      from: rest.from.bind(rest),
      rpc: rest.rpc.bind(rest),
    } as Db,
    storage: async () => {
      const { StorageClient } = await import("@supabase/storage-js");
      return new StorageClient(service("storage"), CLIENT_INFO, authorizedFetch);
    },
  };
}
