import { isLoopback } from "../http/client-address.ts";

/** https, or http on this machine only; and a path can be appended, so it has no query. */
export function isSecureUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.search || url.hash || !text.endsWith("/")) return false;
  const isHere = isLoopback(url.hostname.replace(/^\[|\]$/g, "")) || url.hostname === "localhost";
  return url.protocol === "https:" || (url.protocol === "http:" && isHere);
}
