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
}

const PREFIX = "build-";

/** Milliseconds that a page waits for the network before it takes the kept document. */
const PATIENCE_MS = 3000;

/** Documents without anything about anybody: the server draws the same one for everybody. */
const PLACES = [
  "dashboard",
  "inventory",
  "activity",
  "alerts",
  "profile",
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
): ((request: Request) => Promise<Response>) | undefined {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== scope.origin) return undefined;
  if (pathname.startsWith("/assets/")) return (request) => file(scope, request, pathname);
  const locale = mode === "navigate" ? localeOfPath(pathname) : null;
  if (locale === null) return undefined;
  return isPlace(pathname)
    ? (request) => place(scope, request, pathname, locale)
    : (request) => scope.fetch(request).catch(() => offlinePage(locale));
}

/** A name is of one content, so any build that kept it will do: a page of a former build finds its own. */
async function file(scope: ShellScope, request: Request, path: string): Promise<Response> {
  return (await scope.caches.match(path, AS_KEPT)) ?? scope.fetch(request);
}

/** What the server draws now; without it, or while it is away, the kept document. The page reads the query by itself. */
async function place(
  scope: ShellScope,
  request: Request,
  path: string,
  locale: Locale,
): Promise<Response> {
  const answer = scope.fetch(request).catch(() => undefined);
  const kept =
    (await scope.caches.match(path, { ...AS_KEPT, cacheName: nameOf(scope) })) ??
    (await scope.caches.match(path, AS_KEPT));
  if (!kept) return (await answer) ?? offlinePage(locale);
  const inTime = await Promise.race([answer, wait(PATIENCE_MS)]);
  return inTime && inTime.status < 500 ? inTime : kept;
}

/** Whatever encoding it came in, the cache holds it unpacked. */
const AS_KEPT = { ignoreVary: true };

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** @throws where the server has another build by now, whose worker keeps it: two builds are never mixed */
async function keepPage(scope: ShellScope, cache: Cache, path: string): Promise<void> {
  const etag = (await cache.match(path, AS_KEPT))?.headers.get("etag");
  const response = await scope.fetch(scope.origin + path, {
    cache: "no-store",
    headers: etag ? { "if-none-match": etag } : {},
  });
  if (response.status === 304) return;
  const policy = response.headers.get("content-security-policy") ?? "";
  // A document of one visit has a policy that no other visit can have.
  const isForAll = response.ok && !response.redirected && !policy.includes("'nonce-");
  const isOwn = (await response.clone().text()).includes(`/manifest-${scope.shell.build}.js`);
  if (!isForAll || !isOwn) throw new Error(`${path} cannot be kept.`);
  await cache.put(path, response);
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
