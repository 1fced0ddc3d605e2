import { isLoopback } from "../http/client-address.ts";

/** https, or http on this machine only; and a path can be appended, so it has no query. */
export function isSecureUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isSecure(url) && !url.search && !url.hash && text.endsWith("/");
}

/** The same for one file, whose address may have a query. */
export function isSecureUrlOfFile(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && isSecure(url) && !url.hash;
}

function isSecure(url: URL): boolean {
  if (url.username) return false;
  const isHere = isLoopback(url.hostname.replace(/^\[|\]$/g, "")) || url.hostname === "localhost";
  return url.protocol === "https:" || (url.protocol === "http:" && isHere);
}
