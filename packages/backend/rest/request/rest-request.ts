import { RestError, tooMuch } from "../rest-error.ts";
import { LIMITS } from "./limits.ts";

/** What of a request decides its statement, besides its body. */
export interface RestRequest {
  readonly method: string;
  /** Whether `name` is a function's, called, and not a relation's. */
  readonly isCall: boolean;
  readonly name: string;
  /** The query string without its question mark. */
  readonly search: string;
  readonly accept: string | null;
  readonly prefer: string | null;
  /** Null for changes, which a range does not bound. */
  readonly range: string | null;
}

const PREFIX = "/rest/v1/";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE"]);
const CALL_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

/** @throws RestError for a path, method, schema or length of URL that is not served. */
export function parseRestRequest({ method, url, headers }: Request): RestRequest {
  const { pathname, search } = new URL(url);
  if (pathname.length + search.length > LIMITS.urlLength) {
    throw tooMuch(`A URL can have ${LIMITS.urlLength} characters, not more.`, 414);
  }
  const { isCall, name } = readPath(pathname);
  if (!(isCall ? CALL_METHODS : METHODS).has(method)) {
    throw isCall
      ? refuse(405, "PGRST101", `Cannot use the ${method} method on RPC`)
      : refuse(405, "PGRST117", `Unsupported HTTP method: ${method}`);
  }
  const isRead = method === "GET" || method === "HEAD";
  checkSchema(headers.get(isRead ? "accept-profile" : "content-profile"));
  return {
    method,
    isCall,
    name,
    search: search.slice(1),
    accept: headers.get("accept"),
    prefer: headers.get("prefer"),
    range: isRead ? headers.get("range") : null,
  };
}

function readPath(pathname: string): { isCall: boolean; name: string } {
  const path = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : "";
  const isCall = path.startsWith("rpc/");
  const segment = isCall ? path.slice("rpc/".length) : path;
  if (segment === "" || segment.includes("/")) {
    throw refuse(404, "PGRST125", "Invalid path specified in request URL");
  }
  try {
    return { isCall, name: decodeURIComponent(segment) };
  } catch {
    throw refuse(404, "PGRST125", "Invalid path specified in request URL");
  }
}

function checkSchema(profile: string | null): void {
  if (profile === null || profile === "public") return;
  throw new RestError(406, {
    code: "PGRST106",
    message: `Invalid schema: ${profile}`,
    hint: "Only the following schemas are exposed: public",
  });
}

/**
 * Equal for two requests exactly when one statement can serve both.
 * @param shape what of the body decides the statement.
 */
export function requestKey(request: RestRequest, shape: readonly unknown[] = []): string {
  const { method, isCall, name, search, accept, prefer, range } = request;
  // No header and no query string holds a line break; a name or a member may hold anything.
  const head = `${method}${isCall}\n${search}\n${accept}\n${prefer}\n${range}`;
  return `${head}\n${JSON.stringify([name, shape])}`;
}

function refuse(status: number, code: string, message: string): RestError {
  return new RestError(status, { code, message });
}
