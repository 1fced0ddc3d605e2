/**
 * What a request wants: to read, to write, or an errand, whose end is not in our hands: a mail server, a service of
 * pictures, a password that has to be looked at, a file as slow as its line. Whoever waits for one of those must take no
 * place from somebody who writes down a dose.
 */
export type RequestClass = "read" | "write" | "errand";

/** Functions, files, and signing in and up; a session that is prolonged asks the database alone. */
const ERRAND_PATH = /^\/(functions|storage)\/v1\/|^\/auth\/v1\/(?!token\?grant_type=refresh_token)/;

/** @param target path and query */
export function requestClassOf(method: string, target: string): RequestClass {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead && !target.startsWith("/storage/")) return "read";
  return ERRAND_PATH.test(target) ? "errand" : "write";
}
