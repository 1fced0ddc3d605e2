import { fromHead } from "./from-head.ts";

/** Browsers let a request outlive its page up to 64 kB; headers and what else is on its way count, too. */
const MOST_BYTES = 60_000;

/**
 * Writes a row even while its page goes away: at once, and without waiting for an answer. Larger ones are not sent.
 * @param row in place of the one with the same primary key
 */
export function sendBeforeLeaving(accessToken: string, table: string, row: object): void {
  const body = JSON.stringify(row);
  if (new TextEncoder().encode(body).length > MOST_BYTES) return;
  void fetch(`${fromHead("supabase-url")}/rest/v1/${table}`, {
    method: "POST",
    keepalive: true,
    headers: {
      apikey: fromHead("supabase-publishable-key"),
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      prefer: "resolution=merge-duplicates,return=minimal",
    },
    body,
  }).catch(() => undefined);
}
