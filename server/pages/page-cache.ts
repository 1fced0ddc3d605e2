import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gunzipSync } from "node:zlib";
import { detectLocale, preferredLanguage } from "#domain/locale/detection.ts";
import { languageOf } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";
import { isWorthCompressing } from "../http/compressed-response.ts";
import { acceptsGzip } from "../http/content-encoding.ts";
import { createGzipTemplate, createTextTemplate, type NonceTemplate } from "./nonce-template.ts";
import type { RenderPage } from "./page-renderer.ts";

/** Milliseconds. What nobody tells of is seen after that: an article whose hour has come, a change while nobody listened. */
const MAX_AGE_MS = 10_000;

/** A whole site in nine locales, at some 30 kB a page. */
const CACHE_LIMITS = { pages: 1000, bytes: 32_000_000 };

export interface PageCacheOptions {
  readonly render: RenderPage;
  /** Where people reach this installation; without it pages say what they were asked by, and are kept apart by it. */
  readonly origin?: string | undefined;
  readonly count?: ((outcome: "kept" | "drawn") => void) | undefined;
  readonly limits?: typeof CACHE_LIMITS;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface PageCache {
  /**
   * Answers when the page is kept, and says whether it did. That costs as little as a file of the build.
   * @param prepare sets the policy of a page and answers its nonce
   */
  serve<Outgoing extends ServerResponse>(
    incoming: IncomingMessage,
    outgoing: Outgoing,
    prepare: (outgoing: Outgoing) => string,
  ): boolean;
  /** Draws a page, and keeps it when it is the same for everybody. */
  render(request: Request, nonce: string): Promise<Response>;
  /** Something that pages show has changed: from here on none is answered that was begun before. */
  clear(): void;
}

/** What a page is drawn for: all that it can know of whoever asks. */
interface CacheableRequest {
  readonly key: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly plain: (nonce: string) => Buffer<ArrayBuffer>;
  /** Where it is long enough to be worth it. */
  readonly compressed?: NonceTemplate | undefined;
}

interface CacheEntry {
  readonly page: RenderedPage;
  readonly bytes: number;
  /** Until when, in milliseconds. */
  readonly expiresAt: number;
}

/** The pages that were drawn of late, each for all who ask for it. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    origin,
    count,
    limits = CACHE_LIMITS,
    now = performance.now.bind(performance),
  } = options;
  /** The one asked for last stands last. */
  const kept = new Map<string, CacheEntry>();
  const underWay = new Map<string, Promise<RenderedPage>>();
  let bytes = 0;
  let changes = 0;

  function find({ key }: CacheableRequest): RenderedPage | undefined {
    const found = kept.get(key);
    if (!found) return undefined;
    remove(key);
    if (found.expiresAt <= now()) return undefined;
    insert(key, found);
    return found.page;
  }

  function insert(key: string, one: CacheEntry): void {
    kept.set(key, one);
    bytes += one.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.pages && bytes <= limits.bytes) break;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  async function drawFor({ key, url, headers }: CacheableRequest): Promise<RenderedPage> {
    const begun = { at: now(), changes };
    const mark = randomBytes(18).toString("base64url");
    let isWhole = true;
    const answer = await render(new Request(url, { headers }), mark, () => {
      isWhole = false;
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (!isWhole || !isCacheable(answer))
      return uncachedPage(answer, createTextTemplate(body, mark));
    const packed = createGzipTemplate(body, mark);
    const page = cachedPage(answer, packed, body.length);
    if (begun.changes === changes) {
      remove(key);
      insert(key, { page, bytes: packed.length, expiresAt: begun.at + MAX_AGE_MS });
    }
    return page;
  }

  function pageFor(visit: CacheableRequest): Promise<RenderedPage> {
    const begun = underWay.get(visit.key);
    count?.(begun ? "kept" : "drawn");
    if (begun) return begun;
    const drawing = drawFor(visit).finally(() => {
      if (underWay.get(visit.key) === drawing) underWay.delete(visit.key);
    });
    underWay.set(visit.key, drawing);
    return drawing;
  }

  return {
    serve(incoming, outgoing, prepare) {
      const { method, url = "", headers } = incoming;
      if (method !== "GET" && method !== "HEAD") return false;
      const visit = cacheableRequestOf(url, origin ?? `http://${headers.host}`, headers);
      const page = visit && find(visit);
      if (!page) return false;
      count?.("kept");
      const { body, headers: told } = encodePage(
        page,
        prepare(outgoing),
        headers["accept-encoding"],
      );
      outgoing.statusCode = page.status;
      for (const [name, value] of told) outgoing.setHeader(name, value);
      outgoing.end(method === "HEAD" ? undefined : body);
      return true;
    },

    async render(request, nonce) {
      const { headers, method } = request;
      const { pathname, search, origin: asked } = new URL(request.url);
      const visit = cacheableRequestOf(
        `${pathname}${search}`,
        origin ?? asked,
        Object.fromEntries(headers),
      );
      if (!visit) {
        count?.("drawn");
        return render(request, nonce);
      }
      const page = find(visit) ?? (await pageFor(visit));
      const { body, headers: told } = encodePage(page, nonce, headers.get("accept-encoding") ?? "");
      const { status } = page;
      return new Response(method === "HEAD" || body.length === 0 ? null : body, {
        status,
        headers: told.map(([name, value]): [string, string] => [name, value]),
      });
    },

    clear() {
      changes += 1;
      kept.clear();
      underWay.clear();
      bytes = 0;
    },
  };
}

/** Addresses as we write them. Others lead to the same pages, and would let one page fill the store. */
const CANONICAL_PATH = /^(\/[a-z\d._-]+)*\/?$/;

/** Pages without a locale that are the same for everybody. */
const PATHS_WITHOUT_LOCALE: ReadonlySet<string> = new Set(["/robots.txt", "/sitemap.xml"]);

/**
 * What a page can be kept for; nothing when it is for one person. It is drawn from this and from nothing else of the
 * request, so that whatever it may read one day, it cannot show anybody what belongs to somebody.
 */
function cacheableRequestOf(
  target: string,
  origin: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): CacheableRequest | undefined {
  if (!CANONICAL_PATH.test(target) || headers.authorization !== undefined) return undefined;
  const cookies = String(headers.cookie ?? "");
  // Supabase's, where a browser keeps its session in them; ours does not.
  if (/(^|;\s*)sb-/.test(cookies)) return undefined;
  const url = origin + target;
  if (localeOfPath(target) !== null || PATHS_WITHOUT_LOCALE.has(target))
    return { key: url, url, headers: {} };
  // The bare address listens to the browser, unless its reader chose before.
  if (target !== "/" || cookies.includes("preferred-locale=")) return undefined;
  const accepted = preferredLanguage(String(headers["accept-language"] ?? ""));
  const language = languageOf(detectLocale(null, accepted));
  return { key: `${url} ${language}`, url, headers: { "accept-language": language } };
}

function isCacheable({ status, headers }: Response): boolean {
  const isForOne = ["set-cookie", "vary", "content-encoding"].some((name) => headers.has(name));
  return (
    status === 200 && !isForOne && !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

/** For those who wait for it now. */
function uncachedPage({ status, headers }: Response, gapped: NonceTemplate): RenderedPage {
  return { status, headers: [...headers], plain: gapped.fill };
}

/** Only packed is it small enough to be kept; the few who cannot unpack it have that done for them. */
function cachedPage(
  { status, headers }: Response,
  compressed: NonceTemplate,
  length: number,
): RenderedPage {
  const isPacked = isWorthCompressing(headers.get("content-type") ?? "", length);
  return {
    status,
    headers: [...headers],
    plain: (nonce) => gunzipSync(compressed.fill(nonce)),
    ...(isPacked && { compressed }),
  };
}

/** A page with a nonce of its own, packed for whoever takes gzip; otherwise it is packed on its way, if at all. */
function encodePage(
  { headers, plain, compressed }: RenderedPage,
  nonce: string,
  accepted: string | undefined,
) {
  if (!compressed || !acceptsGzip(accepted)) return { body: plain(nonce), headers };
  const body = compressed.fill(nonce);
  const packing = [
    ["content-encoding", "gzip"],
    ["content-length", String(body.length)],
    ["vary", "accept-encoding"],
  ] as const;
  return { body, headers: [...headers, ...packing] };
}
