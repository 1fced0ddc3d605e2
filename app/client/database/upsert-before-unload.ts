import { readDocumentMeta } from "./document-meta.ts";

/** Browsers let a request outlive its page up to 64 kB; headers and what else is on its way count, too. */
const MAX_BYTES = 60_000;

/**
 * Writes a row even while its page goes away: at once, and without waiting for an answer. Larger ones are not sent.
 * @param row in place of the one with the same primary key
 */
export function upsertBeforeUnload(accessToken: string, table: string, row: object): void {
  const body = JSON.stringify(row);
  if (new TextEncoder().encode(body).length > MAX_BYTES) return;
  void fetch(`${readDocumentMeta("supabase-url")}/rest/v1/${table}`, {
    method: "POST",
    keepalive: true,
    headers: {
      apikey: readDocumentMeta("supabase-publishable-key"),
      authorization: `Bearer ${accessToken}`,
      "content-type": "application/json",
      prefer: "resolution=merge-duplicates,return=minimal",
    },
    body,
  }).catch(() => undefined);
}
