import { createAccountMailer } from "./auth/accounts/account-mailer.ts";
import { deleteUnconfirmedAccounts } from "./auth/accounts/unconfirmed-accounts.ts";
import { type AuthEndpoint, createAuth } from "./auth/auth.ts";
import type { IdleMinutes } from "./auth/auth-context.ts";
import { AuthFailure } from "./auth/auth-failure.ts";
import { disabledEndpointError } from "./auth/disabled-endpoints.ts";
import { createRateLimiter } from "./auth/limits/rate-limiter.ts";
import type { PasswordProblems } from "./auth/passwords/check-new-password.ts";
import { createIsCompromised } from "./auth/passwords/compromised-passwords.ts";
import { createPasswords } from "./auth/passwords/passwords.ts";
import { createVerifyPassword } from "./auth/passwords/verify-password.ts";
import { CAPTCHA_ACTIONS, type Captcha, type CaptchaAction } from "./captcha/captcha.ts";
import { createVerifyCaptcha, OUTAGE_RETRY_SECONDS } from "./captcha/verify-captcha.ts";
import { readCatalogue } from "./database/catalogue/catalogue.ts";
import {
  DatabaseError,
  isUnavailable,
  UNAVAILABLE_RETRY_SECONDS,
} from "./database/database-error.ts";
import type { Engine } from "./database/engine.ts";
import { callFunction, type FunctionHandler } from "./functions/functions.ts";
import { networkOf } from "./http/network.ts";
import { authError, Refusal, refuse } from "./http/refusal.ts";
import { checkUrl, LIMITS, parseJsonObject, readBody } from "./http/request-limits.ts";
import { scrub } from "./http/scrub.ts";
import type { Keys } from "./identity/api-keys.ts";
import { createBearer } from "./identity/bearer.ts";
import { ANONYMOUS_CALLER, createIdentifyCaller } from "./identity/caller.ts";
import { readDeviceCookie } from "./identity/device-cookie.ts";
import { createSessionGuard } from "./identity/session-guard.ts";
import { readMailTemplates } from "./mail/mail-templates.ts";
import { createMailboxGuard } from "./mail/mailbox-guard.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createOutbox } from "./mail/outbox.ts";
import type { RealtimeEvent } from "./realtime/connection.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { notFoundInRest } from "./rest/not-found.ts";
import { createRest } from "./rest/rest.ts";
import { RestError } from "./rest/rest-error.ts";
import {
  factorIn,
  findRoute,
  listRoutes,
  objectIn,
  type Route,
  routePath,
  serviceOf,
} from "./routes.ts";
import { createStorage, type StorageOptions } from "./storage/storage.ts";

export interface BackendOptions {
  readonly engine: Engine;
  readonly keys: Keys;
  /** The public origin, without a path or a closing slash. */
  readonly publicUrl: string;
  /** Other origins of this product, asked for with each request: a machine may get another address. */
  readonly otherOrigins?: () => readonly string[];
  readonly mailer: Mailer;
  /** The token that permits reading the local mailbox; without it nobody may. */
  readonly localToken?: string;
  /** Folder of the mail templates. */
  readonly templatesDir: string;
  readonly captcha: Captcha;
  readonly functions: Readonly<Record<string, FunctionHandler>>;
  /** Tables and views of schema `public` that requests may name; the migrations must have been applied. */
  readonly relations: readonly string[];
  readonly procedures: readonly string[];
  /** Files, and the buckets that requests may name. Without it there are none. */
  readonly storage?: StorageOptions;
  /** Whether there is disk space for uploads; by default there always is. */
  readonly hasFreeSpace?: () => boolean;
  /** Gets every internal error, without any content of the request. */
  report(problem: unknown): void;
  /** Returns the problems of a new password. By default: eight characters of four classes. */
  readonly passwordProblems?: PasswordProblems;
  /**
   * The URL of a list of leaked passwords with range queries, such as `https://api.pwnedpasswords.com/range/`.
   * Without it none is used.
   */
  readonly pwnedPasswordsUrl?: string | undefined;
  /** The idle timeout of a session; without it a session lasts 30 days, however long it is idle. */
  readonly idleMinutes?: IdleMinutes;
  /** Procedures that may end sessions: after one of them the cache of sessions is cleared. */
  readonly sessionProcedures?: readonly string[];
  /** Told of sockets, channels and messages of Realtime, for metrics. */
  readonly onRealtimeEvent?: (event: RealtimeEvent) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** For tests, which hash a lot. */
  readonly passwordCost?: number;
}

/** The client: an address from the operating system, or from a trusted proxy. */
export interface RemoteClient {
  readonly address: string;
}

export interface Backend {
  /** All paths of requests, with `{id}` or `*` for parameters; without those of the mailbox. */
  readonly paths: ReadonlySet<string>;
  fetch(request: Request, client: RemoteClient): Promise<Response>;
  /** The sockets at `REALTIME_PATH`. */
  readonly realtime: Pick<Realtime, "upgrade" | "load" | "sweep" | "close">;
  /** Deletes expired rows and files: each kind on its own, and what fails is reported. Bounded, and called every hour. */
  cleanUp(): Promise<void>;
  /** Closes the sockets, then waits for mails that are being sent. The engine stays open, because the caller owns it. */
  close(): Promise<void>;
}

/** Supabase's HTTP interface, as far as supabase-js and a closed list of names need it. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { engine, keys, publicUrl, mailer, captcha, now = Date.now } = options;
  const report = (problem: unknown, location: string) => options.report(scrub(problem, location));

  const bearer = createBearer({ jwtSecret: keys.jwtSecret, issuer: `${publicUrl}/auth/v1`, now });
  const sessions = createSessionGuard(engine, now);
  const identify = createIdentifyCaller({ keys, bearer, isLive: sessions.isLive });
  const verifyCaptcha = createVerifyCaptcha(captcha, (problem) =>
    report(problem, "asking the captcha's provider"),
  );
  const outbox = createOutbox(mailer, (problem) => report(problem, "sending mail"));
  const passwords = createPasswords(options.passwordCost);
  const verifyPassword = createVerifyPassword({ engine, passwords, now });
  const write = await readMailTemplates(options.templatesDir);
  const origins = () => [publicUrl, ...(options.otherOrigins?.() ?? [])];
  const auth = createAuth({
    engine,
    bearer,
    sessions,
    mail: createAccountMailer({ outbox, write, siteUrl: publicUrl }),
    rateLimiter: createRateLimiter({ engine, secret: keys.jwtSecret, now }),
    jwtSecret: keys.jwtSecret,
    origins,
    now,
    passwordProblems: options.passwordProblems,
    isCompromised:
      options.pwnedPasswordsUrl === undefined
        ? undefined
        : createIsCompromised({
            url: options.pwnedPasswordsUrl,
            report: (problem) => report(problem, "looking up a new password"),
          }),
    idleMinutes: options.idleMinutes,
    passwords,
  });
  const rest = createRest({
    engine,
    catalogue: await readCatalogue(engine),
    relations: options.relations,
    procedures: options.procedures,
  });
  const realtime = createRealtime({
    engine,
    bearer,
    publishableKey: keys.publishableKey,
    isLive: sessions.isLive,
    origins,
    count: options.onRealtimeEvent,
    report: (problem) => report(problem, "a channel of Realtime"),
    now,
  });
  const { pages } = mailer;
  const { localToken: token } = options;
  const mailbox = pages && token && createMailboxGuard({ pages, token, siteUrl: publicUrl });
  const storage =
    options.storage &&
    createStorage(options.storage, engine, (problem) => report(problem, "removing a file"));
  const routes = listRoutes({ ...options, buckets: options.storage?.buckets ?? [] });
  const endsSessions = new Set(
    options.sessionProcedures?.map((name) => `/rest/v1/rpc/${name}`) ?? [],
  );

  /** The guards, in this order: the cheapest come first. */
  async function dispatch(request: Request, url: URL, client: RemoteClient): Promise<Response> {
    const route = findRoute(routes, request.method, url);
    if (!route) throw notFoundError(request.method, url);
    checkUrl(url);
    switch (route.service) {
      case "auth":
        return handleAuth(route, request, url, client);
      case "rest":
        // The REST handler counts the bytes of a body itself, as it reads them.
        return handleRest(request, url);
      case "functions":
        return handleFunction(route.handler, request, url, client);
      case "storage":
        return handleStorage(route, request, url);
      case "captcha":
        return challenge(url);
    }
  }

  async function handleRest(request: Request, url: URL): Promise<Response> {
    const answer = await rest(request, await identify(request.headers));
    if (endsSessions.has(url.pathname)) sessions.clearCache();
    return answer;
  }

  async function handleStorage(
    { action, bucket }: Extract<Route, { service: "storage" }>,
    request: Request,
    url: URL,
  ): Promise<Response> {
    if (!storage) throw new Refusal("not-found");
    if (request.method !== "GET" && options.hasFreeSpace?.() === false)
      throw new Refusal("no-room");
    // An `img` element sends no key.
    const caller = action === "show" ? ANONYMOUS_CALLER : await identify(request.headers);
    return storage.answer({ action, bucket, path: objectIn(url) }, request, caller);
  }

  async function handleFunction(
    handler: FunctionHandler,
    request: Request,
    url: URL,
    client: RemoteClient,
  ) {
    const caller = await identify(withKey(request.headers, url));
    const network = networkOf(client.address);
    try {
      const call = {
        caller,
        network,
        verifyCaptcha,
        verifyPassword: async (password: string) =>
          caller.token !== undefined && verifyPassword(caller.token.sub, password),
        sendMail: outbox.send,
      };
      return await callFunction(handler, request, call);
    } finally {
      // The procedure may have deleted an account, or ended sessions.
      sessions.clearCache();
    }
  }

  /** A mail program posts to a plain URL and sets no header, so the publishable key may be in the query. */
  function withKey(headers: Headers, url: URL): Headers {
    const isNamed = url.searchParams.get("apikey") === keys.publishableKey;
    if (headers.has("apikey") || !isNamed) return headers;
    const named = new Headers(headers);
    named.set("apikey", keys.publishableKey);
    return named;
  }

  async function handleAuth(
    { endpoint, captcha: action }: Extract<Route, { service: "auth" }>,
    request: Request,
    url: URL,
    client: RemoteClient,
  ): Promise<Response> {
    const body = parseJsonObject(await readBody(request, LIMITS.authBody));
    const isCaptchaDown = action !== undefined && (await isCaptchaDownFor(body, action));
    const device = readDeviceCookie(request.headers, publicUrl.startsWith("https:"));
    const answer = await auth[endpoint]({
      caller: await identify(request.headers),
      query: url.searchParams,
      isCaptchaDown,
      userAgent: request.headers.get("user-agent"),
      network: networkOf(client.address),
      device: device.digest,
      factorId: factorIn(url),
      body,
    });
    if (DEVICE_COOKIE_ENDPOINTS.has(endpoint))
      answer.headers.append("set-cookie", device.setCookie);
    return answer;
  }

  /**
   * Whether the request is admitted without a verified captcha, because its provider is down.
   * @throws {Refusal} when it was not solved, or could not be verified and the action can wait
   */
  async function isCaptchaDownFor(
    body: Record<string, unknown>,
    action: CaptchaAction,
  ): Promise<boolean> {
    const proof = await verifyCaptcha(captchaToken(body), action);
    if (proof === "solved") return false;
    if (proof === "wrong") throw new Refusal("captcha-failed");
    // Signing in works without the provider, since people need their medicines; accounts and mails can wait for it.
    if (action === "sign-in") return true;
    throw new Refusal("captcha-unavailable", OUTAGE_RETRY_SECONDS);
  }

  async function challenge(url: URL): Promise<Response> {
    const action = CAPTCHA_ACTIONS.find((known) => known === url.searchParams.get("action"));
    if (action) return Response.json(await captcha.challenge(action));
    const message = `action must be one of ${CAPTCHA_ACTIONS.join(", ")}`;
    return Response.json({ code: "validation_failed", message }, { status: 400 });
  }

  async function answer(request: Request, url: URL, client: RemoteClient): Promise<Response> {
    if (/^\/_mail(\/|$)/.test(url.pathname)) {
      const page = mailbox ? await mailbox(request, client) : undefined;
      if (!page) throw new Refusal("not-found");
      return page;
    }
    // Our own pages send no preflight requests. Others get no CORS headers, so their browser stops there.
    if (request.method === "OPTIONS" && request.headers.get("origin") === publicUrl) {
      return new Response(null, { status: 204 });
    }
    return dispatch(request, url, client);
  }

  return {
    paths: new Set(Array.from(routes.keys(), (route) => route.slice(route.indexOf("/")))),
    realtime,
    async fetch(request, client) {
      const url = new URL(request.url);
      try {
        return setResponseHeaders(await answer(request, url, client), url);
      } catch (problem) {
        if (problem instanceof AuthFailure) {
          return setResponseHeaders(failureAnswer(problem, request), url);
        }
        if (problem instanceof RestError)
          return setResponseHeaders(problem.answer(request.method), url);
        const refusal = refusalOf(problem);
        if (refusal.reason === "unexpected")
          report(problem, `${request.method} ${routePath(url.pathname)}`);
        return setResponseHeaders(refuse(refusal, serviceOf(url.pathname), request), url);
      }
    },
    async cleanUp() {
      const runReporting = (what: string, job: Promise<unknown> | undefined) =>
        job?.catch((problem: unknown) => report(problem, what));
      await runReporting("deleting unconfirmed accounts", deleteUnconfirmedAccounts(engine, now()));
      await runReporting("deleting files without a row", storage?.deleteOrphans(now()));
      await runReporting("deleting old messages", realtime.deleteOldMessages());
    },
    async close() {
      await realtime.close();
      await outbox.settled();
    },
  };
}

/** Not found, in the format of the addressed server. */
function notFoundError(method: string, url: URL): Error {
  const known = disabledEndpointError(method, url) ?? notFoundInRest(method, url.pathname);
  return known ?? new Refusal("not-found");
}

function refusalOf(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  if (!(problem instanceof DatabaseError)) return new Refusal("unexpected");
  if (isUnavailable(problem)) return new Refusal("database-away", UNAVAILABLE_RETRY_SECONDS);
  // disk_full
  return new Refusal(problem.code === "53100" ? "no-room" : "unexpected");
}

function failureAnswer(failure: AuthFailure, request: Request): Response {
  const { status, code, message, extra, retryAfter } = failure;
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return authError(status, code, message, request, extra, headers);
}

/** The field in which GoTrue has it. */
function captchaToken({ gotrue_meta_security: security }: Record<string, unknown>): string {
  const isThere = typeof security === "object" && security !== null && "captcha_token" in security;
  return isThere && typeof security.captcha_token === "string" ? security.captcha_token : "";
}

/** Sets the device cookie when the browser signed up, or opened an account. */
const DEVICE_COOKIE_ENDPOINTS: ReadonlySet<AuthEndpoint> = new Set([
  "signUp",
  "signIn",
  "verify",
  "updateUser",
  "exchangeCode",
]);

const FOREIGN_HEADERS = [
  "access-control-allow-origin",
  "access-control-allow-headers",
  "access-control-allow-methods",
  "access-control-allow-credentials",
];

/** Pictures may be cached by anybody who may see the page. */
const isPublic = ({ pathname }: URL) => pathname.startsWith("/storage/v1/object/public/");

/** No caching, no content sniffing, no framing, and no access from other origins. */
function setResponseHeaders(response: Response, url: URL): Response {
  const { headers } = response;
  if (!isPublic(url) || !headers.has("cache-control")) headers.set("cache-control", "no-store");
  headers.set("x-content-type-options", "nosniff");
  if (!headers.has("content-security-policy")) {
    headers.set(
      "content-security-policy",
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  }
  for (const name of FOREIGN_HEADERS) headers.delete(name);
  return response;
}
