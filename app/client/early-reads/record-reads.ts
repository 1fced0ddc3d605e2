import { PostgrestClient } from "@supabase/postgrest-js";
import type { Db } from "../database/browser-db.ts";
import type { EarlyRead } from "./early-read.ts";

const REST_URL = "http://rest.invalid";

/**
 * The first request that `ask` makes of the database. It is answered with no rows, and sent nowhere.
 * @param page where it is to be begun
 * @param ask takes `{profile}`, `{day}`, `{zone}` and `{now}` for what is known in the browser alone
 */
export async function recordRead(
  page: string,
  ask: (db: Db) => Promise<unknown>,
): Promise<EarlyRead> {
  const recorded: EarlyRead[] = [];
  const rest = new PostgrestClient(REST_URL, {
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      recorded.push({
        page,
        method: init?.method ?? "GET",
        path: (pathname + search).replace(/%7B(\w+)%7D/g, "{$1}"),
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: typeof init?.body === "string" ? init.body : null,
      });
      return Response.json([]);
    },
  });
  await ask({ from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) } as unknown as Db);
  const [first] = recorded;
  if (!first) throw new Error(`No request is made for the page ${page}.`);
  return first;
}
