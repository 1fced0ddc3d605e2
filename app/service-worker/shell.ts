import { BUILD_LOCK_PREFIX } from "#app/client/offline/kept-build.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";
import { offlinePage } from "./offline-page.ts";

/** What one build of the pages consists of, by paths of this origin. */
export interface Shell {
  /** Names the build: each document of it names `manifest-<build>.js`. */
  readonly build: string;
  /** Files that a member's pages need, those opened first in front. */
  readonly files: readonly string[];
}

/** What keeping files and documents needs of a worker's global scope. */
export interface ShellScope {
  readonly caches: Pick<CacheStorage, "open" | "delete" | "keys" | "match">;
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly shell: Shell;
  /** Names of the locks that pages hold. */
  readonly heldLocks: () => Promise<readonly string[]>;
  /** Milliseconds since 1970 by the clock of this device. */
  readonly now: () => number;
}

/** Keeps the worker running until that work is done. */
type Afterwards = (work: Promise<unknown>) => void;

const PREFIX = "build-";

/** Milliseconds that a page waits for the network before it takes the kept document. */
const PATIENCE_MS = 3000;

/** Milliseconds for which a document that the server has confirmed is shown before it is confirmed again. */
const CONFIRMED_FOR_MS = 24 * 3_600_000;

/** Milliseconds after which a confirmation is written down again. */
const CONFIRM_AGAIN_MS = 3_600_000;

/** Documents without anything about anybody: the server draws the same one for everybody. */
export const PLACES = [
  "dashboard",
  "inventory",
  "inventory/fill",
  "activity",
  "alerts",
  "illness",
  "readiness",
  "travel",
  "profile",
  "profile/card",
  "profile/prescriptions",
  "helper-pages",
  "profile/calendar",
  "profile/report",
  "fridge",
  "profile/manage",
  "settings",
  "settings/data",
] as const;

const isPlace = (path: string) =>
  (PLACES as readonly string[]).includes(path.slice("/fr-fr/".length));

const nameOf = ({ shell }: ShellScope) => `${PREFIX}${shell.build}`;

/**
 * Keeps the files of this build, then the documents of all places in one language: a document that is kept has its files.
 * Then deletes the builds that no open page came from. What fails is tried again with the next page; a device without
 * room keeps nothing. @returns whether all of it is here
 */
export async function keepBuild(scope: ShellScope, locale: Locale): Promise<boolean> {
  const name = nameOf(scope);
  try {
    const cache = await scope.caches.open(name);
    for (const path of scope.shell.files) await keepFile(scope, cache, path);
    for (const each of PLACES) await keepPage(scope, cache, `/${locale}/${each}`);
    const held = await scope.heldLocks();
    const isUsed = (each: string) => held.includes(BUILD_LOCK_PREFIX + each.slice(PREFIX.length));
    await deleteBuilds(scope, (each) => each !== name && !isUsed(each));
    return true;
  } catch (problem) {
    if (isFull(problem)) await deleteBuilds(scope, () => true);
    return false;
  }
}

/** The answer to a request of a page, where it is not for the network alone. */
export function answerFromShell(
  scope: ShellScope,
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
): ((request: Request, afterwards: Afterwards) => Promise<Response>) | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.origin) return undefined;
  if (pathname.startsWith("/assets/")) return (request) => file(scope, request, pathname);
  const locale = mode === "navigate" ? localeOfPath(pathname) : null;
  if (locale === null) return undefined;
  return isPlace(pathname)
    ? (request, afterwards) => place(scope, request, { path: pathname, locale, afterwards })
    : (request) => scope.fetch(request).catch(() => offlinePage(locale));
}

/** A name is of one content, so any build that kept it will do: a page of a former build finds its own. */
async function file(scope: ShellScope, request: Request, path: string): Promise<Response> {
  return (await scope.caches.match(path, AS_KEPT)) ?? scope.fetch(request);
}

/**
 * The kept document of this build where the server has confirmed it within a day: its files are kept as well, so it opens
 * without waiting for anything. Else, and where somebody reloads the page, what the server draws now; without it, or while
 * it is away, the kept document. The page reads the query by itself.
 */
async function place(
  scope: ShellScope,
  request: Request,
  { path, locale, afterwards }: { path: string; locale: Locale; afterwards: Afterwards },
): Promise<Response> {
  const ofBuild = await scope.caches.match(path, { ...AS_KEPT, cacheName: nameOf(scope) });
  const isReload = request.cache !== "default" && request.cache !== "force-cache";
  if (ofBuild && !isReload && isYoungerThan(CONFIRMED_FOR_MS, ofBuild, scope)) {
    afterwards(confirmPage(scope, path));
    return ofBuild;
  }
  const answer = scope.fetch(request).catch(() => undefined);
  const kept = ofBuild ?? (await scope.caches.match(path, AS_KEPT));
  if (!kept) return (await answer) ?? offlinePage(locale);
  const inTime = await Promise.race([answer, wait(PATIENCE_MS)]);
  return inTime && inTime.status < 500 ? inTime : kept;
}

/** A page that is there keeps what it has: the next one opens with what the server answers now. */
async function confirmPage(scope: ShellScope, path: string): Promise<void> {
  const cache = await scope.caches.open(nameOf(scope));
  // Without a network, and where the server has another build by now, the kept one ages.
  await keepPage(scope, cache, path).catch(() => undefined);
}

/** By the hour at which the server sent or confirmed it; a clock that is wrong by days makes everything old. */
function isYoungerThan(ms: number, { headers }: Response, { now }: ShellScope): boolean {
  return Math.abs(now() - Date.parse(headers.get("date") ?? "")) < ms;
}

/** Whatever encoding it came in, the cache holds it unpacked. */
const AS_KEPT = { ignoreVary: true };

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** @throws where the server has another build by now, whose worker keeps it: two builds are never mixed */
async function keepPage(scope: ShellScope, cache: Cache, path: string): Promise<void> {
  const known = await cache.match(path, AS_KEPT);
  const etag = known?.headers.get("etag");
  const response = await scope.fetch(scope.origin + path, {
    cache: "no-store",
    headers: etag ? { "if-none-match": etag } : {},
  });
  if (response.status === 304) {
    if (known && !isYoungerThan(CONFIRM_AGAIN_MS, known, scope)) {
      await cache.put(path, confirmed(known, response.headers.get("date") ?? ""));
    }
    return;
  }
  const policy = response.headers.get("content-security-policy") ?? "";
  // A document of one visit has a policy that no other visit can have.
  const isForAll = response.ok && !response.redirected && !policy.includes("'nonce-");
  const isOwn = (await response.clone().text()).includes(`/manifest-${scope.shell.build}.js`);
  if (!isForAll || !isOwn) throw new Error(`${path} cannot be kept.`);
  await cache.put(path, response);
}

function confirmed({ body, headers }: Response, date: string): Response {
  const confirmedHeaders = new Headers(headers);
  confirmedHeaders.set("date", date);
  return new Response(body, { headers: confirmedHeaders });
}

async function keepFile(scope: ShellScope, cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, AS_KEPT)) return;
  const former = await scope.caches.match(path, AS_KEPT);
  const response = former ?? (await scope.fetch(scope.origin + path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

async function deleteBuilds({ caches }: ShellScope, isMeant: (name: string) => boolean) {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isMeant(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

const isFull = (problem: unknown) =>
  problem instanceof DOMException && problem.name === "QuotaExceededError";
