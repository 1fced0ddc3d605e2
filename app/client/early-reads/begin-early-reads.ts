import type { EarlyReads } from "./early-read.ts";

/**
 * Begins the first requests of this page with the session that is stored, if it has not expired. The server writes the text of this
 * function into the head of signed-in pages: it can use nothing but its argument and what browsers bring along.
 */
export function beginEarlyReads(given: EarlyReads): void {
  try {
    const stored = JSON.parse(localStorage.getItem(given.sessionKey) ?? "null");
    const token = stored?.access_token;
    const userId = stored?.user?.id;
    if (typeof token !== "string" || typeof userId !== "string") return;
    if (!(stored.expires_at * 1000 > Date.now() + 30_000)) return;
    const chosen = sessionStorage.getItem(given.profileKey) ?? "";
    const profile = /^[\da-f]{8}-[\da-f-]{27}$/.test(chosen) ? chosen : userId;
    const now = new Date();
    const twoDigits = (value: number) => String(value).padStart(2, "0");
    const facts: Record<string, string> = {
      user: userId,
      profile,
      day: `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`,
      zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      now: now.toISOString(),
    };
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
    const page = location.pathname.split("/").pop();
    window.begunReads = given.reads
      .filter((read) => read.page === null || read.page === page)
      .map(({ method, path, headers, body }) => {
        const url = given.restUrl + filled(path);
        const sentBody = body === null ? null : filled(body);
        const response = fetch(url, {
          method,
          headers: {
            ...headers,
            apikey: given.publishableKey,
            Authorization: `Bearer ${token}`,
          },
          body: sentBody,
        });
        // The page may never take it; where it does and this failed, it sends the request again.
        response.catch(() => undefined);
        return { method, url, body: sentBody, token, at: performance.now(), response };
      });
  } catch {
    // A browser that keeps nothing reads later.
  }
}
