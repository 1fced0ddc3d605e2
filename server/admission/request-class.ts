/**
 * The class of a request: reading, writing, or an errand, whose duration does not depend on this server: a mail server, an
 * image service, a password to be hashed, a file sent over a slow connection. Errands must not occupy the capacity that
 * recording a dose needs.
 */
export type RequestClass = "read" | "write" | "errand";

/** Functions, files, sign-in and sign-up are errands; refreshing a session needs only the database. */
const ERRAND_PATH = /^\/(functions|storage)\/v1\/|^\/auth\/v1\/(?!token\?grant_type=refresh_token)/;

/** @param target path and query */
export function requestClassOf(method: string, target: string): RequestClass {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && !target.startsWith("/storage/")) return "read";
  return ERRAND_PATH.test(target) ? "errand" : "write";
}
