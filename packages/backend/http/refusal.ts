import type { AuthCode } from "../auth/auth-codes.ts";

/** The Supabase service of a path: each has its own format of errors. */
export type Service = "auth" | "rest" | "functions" | "storage" | "captcha";

interface ErrorShape {
  readonly status: number;
  readonly message: string;
  /** GoTrue's `error_code`. */
  readonly auth: AuthCode;
  /** PostgREST's `code`. */
  readonly rest: string;
  readonly hint?: string;
}

/** All reasons for which a guard refuses a request, with the answer in each format. */
const ERROR_SHAPES = {
  "no-key": {
    status: 401,
    message: "No API key found in request",
    hint: "No `apikey` request header was found.",
    auth: "no_authorization",
    rest: "PGRST302",
  },
  "unknown-key": {
    status: 401,
    message: "Invalid API key",
    hint: "Double check the API key of this project.",
    auth: "no_authorization",
    rest: "PGRST301",
  },
  "secret-key-in-browser": {
    status: 401,
    message: "Forbidden use of secret API key in browser",
    hint: "Secret API keys can only be used on a server; use the publishable key instead.",
    auth: "no_authorization",
    rest: "PGRST301",
  },
  "bad-token": {
    status: 401,
    message: "invalid JWT: unable to parse or verify signature",
    auth: "bad_jwt",
    rest: "PGRST301",
  },
  "expired-token": {
    status: 401,
    message: "invalid JWT: token is expired",
    auth: "bad_jwt",
    rest: "PGRST303",
  },
  // GoTrue's own status is 403; auth-js drops the session on its code, whatever the status.
  "ended-session": {
    status: 401,
    message: "Session from session_id claim in JWT does not exist",
    auth: "session_not_found",
    rest: "PGRST303",
  },
  "nobody-signed-in": {
    status: 401,
    message: "This endpoint requires a valid Bearer token",
    auth: "no_authorization",
    rest: "PGRST302",
  },
  "url-too-long": {
    status: 414,
    message: "The address of the request is too long",
    auth: "validation_failed",
    rest: "PGRST100",
  },
  "body-too-large": {
    status: 413,
    message: "The body of the request is too large",
    auth: "validation_failed",
    rest: "PGRST102",
  },
  "bad-json": {
    status: 400,
    message: "Could not parse request body as JSON",
    auth: "bad_json",
    rest: "PGRST102",
  },
  "captcha-failed": {
    status: 400,
    message: "captcha protection: request disallowed (invalid-input-response)",
    auth: "captcha_failed",
    rest: "PGRST100",
  },
  "captcha-unavailable": {
    status: 503,
    message: "captcha protection: the provider does not answer",
    auth: "captcha_failed",
    rest: "PGRST100",
  },
  "no-room": {
    status: 507,
    message: "There is no room left to write; reading goes on",
    auth: "no_room",
    rest: "53100",
  },
  overloaded: {
    status: 503,
    message: "The server has enough to do, try again shortly",
    auth: "request_timeout",
    rest: "PGRST003",
  },
  "database-away": {
    status: 503,
    message: "The database does not answer, try again shortly",
    auth: "request_timeout",
    rest: "PGRST000",
  },
  "not-found": { status: 404, message: "Not found", auth: "not_found", rest: "PGRST205" },
  unexpected: {
    status: 500,
    message: "Something went wrong",
    auth: "unexpected_failure",
    rest: "PGRST000",
  },
} satisfies Record<string, ErrorShape>;

export type RefusalReason = keyof typeof ERROR_SHAPES;

/** A request that a guard refused. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reason: RefusalReason;
  /** Whole seconds for Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(reason: RefusalReason, retryAfter?: number) {
    super(reason);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** The answer to a refused request, in the format that its client expects. */
export function refuse(
  { reason, retryAfter }: Refusal,
  service: Service,
  request: Request,
): Response {
  const form: ErrorShape = ERROR_SHAPES[reason];
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  if (form.hint) return answer({ message: form.message, hint: form.hint }, form.status, headers);
  switch (service) {
    case "auth":
      return authError(form.status, form.auth, form.message, request, {}, headers);
    case "rest":
      if (form.status === 401) headers.set("www-authenticate", 'Bearer error="invalid_token"');
      return answer(
        { code: form.rest, details: null, hint: null, message: form.message },
        form.status,
        headers,
      );
    case "functions":
      return reason === "not-found"
        ? answer({ code: "NOT_FOUND", message: "Requested function was not found" }, 404, headers)
        : answer({ code: form.auth, message: form.message }, form.status, headers);
    case "storage": {
      const error = form.status === 401 ? "Unauthorized" : form.auth;
      const body = { statusCode: String(form.status), code: form.auth, error };
      return answer({ ...body, message: form.message }, form.status, headers);
    }
    case "captcha":
      return answer({ code: form.auth, message: form.message }, form.status, headers);
  }
}

const API_VERSION = "x-supabase-api-version";

/**
 * An error as GoTrue writes it. Clients that name API version 2024-01-01 get the code in `code`
 * and the version back; older ones get the status there.
 */
export function authError(
  status: number,
  code: string,
  message: string,
  request: Request,
  extra: Record<string, unknown> = {},
  headers = new Headers(),
): Response {
  headers.set("x-sb-error-code", code);
  const version = request.headers.get(API_VERSION) ?? "";
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version) || version < "2024-01-01") {
    return answer({ code: status, error_code: code, msg: message, ...extra }, status, headers);
  }
  headers.set(API_VERSION, "2024-01-01");
  return answer({ code, message, ...extra }, status, headers);
}

function answer(body: Record<string, unknown>, status: number, headers: Headers): Response {
  headers.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), { status, headers });
}
