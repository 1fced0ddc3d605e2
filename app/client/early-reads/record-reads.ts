import { PostgrestClient } from "@supabase/postgrest-js";
import type { Db } from "../database/browser-db.ts";
import type { EarlyRead } from "./early-read.ts";

const REST_URL = "http://rest.invalid";

/**
 * The requests that `ask` makes of the database before it has an answer. None is answered, and none is sent anywhere.
 * @param page where they are to be begun; null on every signed-in page
 * @param ask takes `{user}`, `{profile}`, `{day}`, `{zone}` and `{now}` for what is known in the browser alone
 */
export async function recordReads(
  page: string | null,
  ask: (db: Db) => Promise<unknown>,
): Promise<EarlyRead[]> {
  const recorded: EarlyRead[] = [];
  const rest = new PostgrestClient(REST_URL, {
    fetch: (input, init) => {
      const { pathname, search } = new URL(String(input));
      recorded.push({
        page,
        method: init?.method ?? "GET",
        path: (pathname + search).replace(/%7B(\w+)%7D/g, "{$1}"),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === "string" ? init.body : null,
      });
      return new Promise(() => undefined);
    },
  });
  void ask({ from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) } as unknown as Db);
  await new Promise((resolve) => setTimeout(resolve));
  if (recorded.length === 0) throw new Error(`No request is made for the page ${page}.`);
  return recorded;
}
