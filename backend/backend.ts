import { createAccountMail } from "./auth/account-mail.ts";
import { type AuthEndpoint, createAuth } from "./auth/auth.ts";
import { createIsCompromised } from "./auth/compromised.ts";
import { disabledAt } from "./auth/disabled.ts";
import { AuthFailure } from "./auth/failure.ts";
import type { PasswordProblems } from "./auth/new-password.ts";
import { createPasswords } from "./auth/passwords.ts";
import { createProvePassword } from "./auth/prove-password.ts";
import type { IdleMinutes } from "./auth/room.ts";
import { deleteUnconfirmed } from "./auth/unconfirmed.ts";
import { readCatalogue } from "./database/catalogue.ts";
import { AWAY_SECONDS, DatabaseError, isAway } from "./database/database-error.ts";
import type { Engine } from "./database/engine.ts";
import { callFunction, type FunctionHandler } from "./functions/functions.ts";
import { createBearer } from "./gates/bearer.ts";
import { ANYBODY, createIdentifyCaller } from "./gates/caller.ts";
import { CAPTCHA_ACTIONS, type Captcha, type CaptchaAction } from "./gates/captcha.ts";
import { readDevice } from "./gates/device.ts";
import type { Keys } from "./gates/keys.ts";
import { checkUrl, LIMITS, parseJsonObject, readBody } from "./gates/limits.ts";
import { networkOf } from "./gates/network.ts";
import { createProveSolved, OUTAGE_SECONDS } from "./gates/prove-solved.ts";
import { createRates } from "./gates/rates.ts";
import { authError, Refusal, refuse } from "./gates/refusal.ts";
import { scrub } from "./gates/scrub.ts";
import { createSessionGate } from "./gates/session.ts";
import { readMailTemplates } from "./mail/mail-templates.ts";
import { createMailboxGate } from "./mail/mailbox-gate.ts";
import type { Mailer } from "./mail/mailer.ts";
import { createOutbox } from "./mail/outbox.ts";
import { notFoundInRest } from "./rest/not-found.ts";
import { createRest } from "./rest/rest.ts";
import { RestError } from "./rest/rest-error.ts";
import {
  addressOf,
  factorIn,
  findRoute,
  listRoutes,
  objectIn,
  type Route,
  serviceOf,
} from "./routes.ts";
import { createStorage, type StorageOptions } from "./storage/storage.ts";

export interface BackendOptions {
  readonly engine: Engine;
  readonly keys: Keys;
  /** Origin that people type, without a path or a closing slash. */
  readonly publicUrl: string;
  /** Other origins that are this product as well. */
  readonly otherOrigins?: readonly string[];
  readonly mailer: Mailer;
  /** Who shows it may read the mail that stays on this machine; without it nobody may. */
  readonly localToken?: string;
  /** Folder of the mail templates. */
  readonly templatesDir: string;
  readonly captcha: Captcha;
  readonly functions: Readonly<Record<string, FunctionHandler>>;
  /** Tables and views of schema `public` that requests may name; the migrations must have run. */
  readonly relations: readonly string[];
  readonly procedures: readonly string[];
  /** Files, and the buckets that requests may name. Without it there are none. */
  readonly storage?: StorageOptions;
  /** Whether there is space for what people upload; without it there always is. */
  readonly hasRoom?: () => boolean;
  /** Told of every failure of ours, with nothing in it that anybody sent. */
  report(problem: unknown): void;
  /** What is wrong with a new password. Without it: eight characters of four classes. */
  readonly passwordProblems?: PasswordProblems;
  /**
   * A list of leaked passwords that serves ranges, as `https://api.pwnedpasswords.com/range/`.
   * Without it none is asked.
   */
  readonly pwnedPasswordsUrl?: string | undefined;
  /** Without it a session lasts its 30 days, however long nobody comes. */
  readonly idleMinutes?: IdleMinutes;
  /** Procedures that may end sessions: after one of them every token is looked up again. */
  readonly sessionProcedures?: readonly string[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** For tests, which hash a lot. */
  readonly passwordCost?: number;
}

/** Who is at the other end: an address as the operating system names it, or as a trusted proxy does. */
export interface Peer {
  readonly address: string;
}

export interface Backend {
  /** Every address that can be asked for, with `{id}` or `*` for what names a thing; none of the mailbox. */
  readonly addresses: ReadonlySet<string>;
  fetch(request: Request, peer: Peer): Promise<Response>;
  /** Deletes what nobody can use any more. Bounded, and worth repeating every hour. */
  tidy(): Promise<void>;
  /** Waits for mail on its way. The engine stays open: it belongs to who made it. */
  close(): Promise<void>;
}

/** Supabase's wire, the part of it that supabase-js and a closed list of names need. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { engine, keys, publicUrl, mailer, captcha, now = Date.now } = options;
  const report = (problem: unknown, place: string) => options.report(scrub(problem, place));

  const bearer = createBearer({ jwtSecret: keys.jwtSecret, issuer: `${publicUrl}/auth/v1`, now });
  const sessions = createSessionGate(engine, now);
  const identify = createIdentifyCaller({ keys, bearer, isLive: sessions.isLive });
  const proveSolved = createProveSolved(captcha, (problem) =>
    report(problem, "asking the captcha's provider"),
  );
  const outbox = createOutbox(mailer, (problem) => report(problem, "sending mail"));
  const passwords = createPasswords(options.passwordCost);
  const provePassword = createProvePassword({ engine, passwords, now });
  const write = await readMailTemplates(options.templatesDir);
  const auth = createAuth({
    engine,
    bearer,
    sessions,
    mail: createAccountMail({ outbox, write, siteUrl: publicUrl }),
    rates: createRates({ engine, secret: keys.jwtSecret, now }),
    jwtSecret: keys.jwtSecret,
    origins: [publicUrl, ...(options.otherOrigins ?? [])],
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
  const { pages } = mailer;
  const { localToken: token } = options;
  const mailbox = pages && token && createMailboxGate({ pages, token, siteUrl: publicUrl });
  const storage =
    options.storage &&
    createStorage(options.storage, engine, (problem) => report(problem, "removing a file"));
  const routes = listRoutes({ ...options, buckets: options.storage?.buckets ?? [] });
  const endsSessions = new Set(
    options.sessionProcedures?.map((name) => `/rest/v1/rpc/${name}`) ?? [],
  );

  /** The gates, in this order: what costs less comes first. */
  async function pass(request: Request, url: URL, peer: Peer): Promise<Response> {
    const route = findRoute(routes, request.method, url);
    if (!route) throw missing(request.method, url);
    checkUrl(url);
    switch (route.service) {
      case "auth":
        return passToAuth(route, request, url, peer);
      case "rest":
        // PostgREST's part counts the bytes of a body itself, as it reads them.
        return passToRest(request, url);
      case "functions":
        return passToFunction(route.handler, request, url, peer);
      case "storage":
        return passToStorage(route, request, url);
      case "captcha":
        return challenge(url);
    }
  }

  async function passToRest(request: Request, url: URL): Promise<Response> {
    const answer = await rest(request, await identify(request.headers));
    if (endsSessions.has(url.pathname)) sessions.forget();
    return answer;
  }

  async function passToStorage(
    { deed, bucket }: Extract<Route, { service: "storage" }>,
    request: Request,
    url: URL,
  ): Promise<Response> {
    if (!storage) throw new Refusal("not-found");
    if (request.method !== "GET" && options.hasRoom?.() === false) throw new Refusal("no-room");
    // An image of a page comes without a key.
    const caller = deed === "show" ? ANYBODY : await identify(request.headers);
    return storage.answer({ deed, bucket, path: objectIn(url) }, request, caller);
  }

  async function passToFunction(handler: FunctionHandler, request: Request, url: URL, peer: Peer) {
    const caller = await identify(withKey(request.headers, url));
    const network = networkOf(peer.address);
    try {
      const call = {
        caller,
        network,
        proveSolved,
        provePassword: async (password: string) =>
          caller.token !== undefined && provePassword(caller.token.sub, password),
        sendMail: outbox.send,
      };
      return await callFunction(handler, request, call);
    } finally {
      // It may have deleted an account, or ended sessions.
      sessions.forget();
    }
  }

  /** A mail program posts to a bare address and sets no header: the key that is everybody's may stand in it. */
  function withKey(headers: Headers, url: URL): Headers {
    const isNamed = url.searchParams.get("apikey") === keys.publishableKey;
    if (headers.has("apikey") || !isNamed) return headers;
    const named = new Headers(headers);
    named.set("apikey", keys.publishableKey);
    return named;
  }

  async function passToAuth(
    { endpoint, captcha: action }: Extract<Route, { service: "auth" }>,
    request: Request,
    url: URL,
    peer: Peer,
  ): Promise<Response> {
    const body = parseJsonObject(await readBody(request, LIMITS.authBody));
    const isCaptchaDown = action !== undefined && (await isDown(body, action));
    const device = readDevice(request.headers, publicUrl.startsWith("https:"));
    const answer = await auth[endpoint]({
      caller: await identify(request.headers),
      query: url.searchParams,
      isCaptchaDown,
      userAgent: request.headers.get("user-agent"),
      network: networkOf(peer.address),
      device: device.digest,
      factorId: factorIn(url),
      body,
    });
    if (REMEMBERED_AT.has(endpoint)) answer.headers.append("set-cookie", device.setCookie);
    return answer;
  }

  /**
   * Whether somebody comes in unproved because nobody could say.
   * @throws {Refusal} when it was not solved, or nobody can say and the deed can wait
   */
  async function isDown(body: Record<string, unknown>, action: CaptchaAction): Promise<boolean> {
    const proof = await proveSolved(captchaToken(body), action);
    if (proof === "solved") return false;
    if (proof === "wrong") throw new Refusal("captcha-failed");
    // People get to their medicines without the provider; accounts and mails can wait for it.
    if (action === "sign-in") return true;
    throw new Refusal("captcha-unavailable", OUTAGE_SECONDS);
  }

  async function challenge(url: URL): Promise<Response> {
    const action = CAPTCHA_ACTIONS.find((known) => known === url.searchParams.get("action"));
    if (action) return Response.json(await captcha.challenge(action));
    const message = `action must be one of ${CAPTCHA_ACTIONS.join(", ")}`;
    return Response.json({ code: "validation_failed", message }, { status: 400 });
  }

  async function answer(request: Request, url: URL, peer: Peer): Promise<Response> {
    if (/^\/_mail(\/|$)/.test(url.pathname)) {
      const page = mailbox ? await mailbox(request, peer) : undefined;
      if (!page) throw new Refusal("not-found");
      return page;
    }
    // Our own pages never ask first. Whoever else does is told nothing, so their browser stops there.
    if (request.method === "OPTIONS" && request.headers.get("origin") === publicUrl) {
      return new Response(null, { status: 204 });
    }
    return pass(request, url, peer);
  }

  return {
    addresses: new Set(Array.from(routes.keys(), (route) => route.slice(route.indexOf("/")))),
    async fetch(request, peer) {
      const url = new URL(request.url);
      try {
        return finish(await answer(request, url, peer), url);
      } catch (problem) {
        if (problem instanceof AuthFailure) {
          return finish(failureAnswer(problem, request), url);
        }
        if (problem instanceof RestError) return finish(problem.answer(request.method), url);
        const refusal = refusalOf(problem);
        if (refusal.reason === "unexpected")
          report(problem, `${request.method} ${addressOf(url.pathname)}`);
        return finish(refuse(refusal, serviceOf(url.pathname), request), url);
      }
    },
    async tidy() {
      await deleteUnconfirmed(engine, now());
      await storage?.tidy(now());
    },
    close: () => outbox.settled(),
  };
}

/** Nothing that is listed: in the words of the server that was asked. */
function missing(method: string, url: URL): Error {
  const known = disabledAt(method, url) ?? notFoundInRest(method, url.pathname);
  return known ?? new Refusal("not-found");
}

function refusalOf(problem: unknown): Refusal {
  if (problem instanceof Refusal) return problem;
  if (!(problem instanceof DatabaseError)) return new Refusal("unexpected");
  if (isAway(problem)) return new Refusal("database-away", AWAY_SECONDS);
  // disk_full
  return new Refusal(problem.code === "53100" ? "no-room" : "unexpected");
}

function failureAnswer(failure: AuthFailure, request: Request): Response {
  const { status, code, message, extra, retryAfter } = failure;
  const headers = new Headers();
  if (retryAfter !== undefined) headers.set("retry-after", String(retryAfter));
  return authError(status, code, message, request, extra, headers);
}

/** GoTrue's place for it. */
function captchaToken({ gotrue_meta_security: security }: Record<string, unknown>): string {
  const isThere = typeof security === "object" && security !== null && "captcha_token" in security;
  return isThere && typeof security.captcha_token === "string" ? security.captcha_token : "";
}

/** Where a browser is told its cookie: it signed up, or opened an account. */
const REMEMBERED_AT: ReadonlySet<AuthEndpoint> = new Set([
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

/** Whoever looks at a page may keep its pictures. */
const isPublic = ({ pathname }: URL) => pathname.startsWith("/storage/v1/object/public/");

/** Nothing is stored, guessed or shown in a frame, and no other origin reads an answer. */
function finish(response: Response, url: URL): Response {
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
