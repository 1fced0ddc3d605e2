import { isLoopback } from "../http/client-address.ts";

/** Encrypted, or not leaving this machine; and to be continued, not with a question mark. */
export function isSecureUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.search || url.hash || !text.endsWith("/")) return false;
  const isHere = isLoopback(url.hostname.replace(/^\[|\]$/g, "")) || url.hostname === "localhost";
  return url.protocol === "https:" || (url.protocol === "http:" && isHere);
}
