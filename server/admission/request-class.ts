/**
 * The class of a request: read, write, or slow. The duration of a slow request depends on something else than the
 * database: a mail server, an image service, the hashing of a password, an upload over a slow connection. Slow requests
 * must not occupy the capacity that recording a dose needs.
 */
export type RequestClass = "read" | "write" | "slow";

/** Functions, files, sign-in and sign-up are slow; refreshing a session needs only the database. */
const SLOW_PATH = /^\/(functions|storage)\/v1\/|^\/auth\/v1\/(?!token\?grant_type=refresh_token)/;

/** @param target path and query */
export function requestClassOf(method: string, target: string): RequestClass {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && !target.startsWith("/storage/")) return "read";
  return SLOW_PATH.test(target) ? "slow" : "write";
}
