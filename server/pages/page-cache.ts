import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import { detectLocale, preferredLanguage } from "#domain/locale/detection.ts";
import { languageTag } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";
import { isWorthCompressing } from "../http/compressed-response.ts";
import { chooseEncoding } from "../http/content-encoding.ts";
import { type CspSources, cachedPageCsp } from "../http/security-headers.ts";
import { hashInlineElements } from "./inline-hashes.ts";
import type { RenderPage } from "./page-renderer.ts";

/** Milliseconds. What nobody tells of is seen after that: an article whose hour has come, a change while nobody listened. */
const MAX_AGE_MS = 10_000;

/** A whole site in nine locales, at some 60 kB a page in its two encodings. */
const CACHE_LIMITS = { pages: 1000, bytes: 64_000_000 };

/**
 * For content delivery networks (RFC 9213). Browsers get `no-store`: a visitor who signs in stays in the document that
 * a public page began, and a document that may be stored can come back with the Back button after they signed out.
 */
const CDN_CACHE_CONTROL = `public, max-age=${MAX_AGE_MS / 1000}`;

/** Higher qualities take ten times as long for a hundredth of the size. */
const BROTLI_QUALITY = 5;

export interface PageCacheOptions {
  readonly render: RenderPage;
  /** Where people reach this installation; without it pages say what they were asked by, and are kept apart by it. */
  readonly origin?: string | undefined;
  /** What pages may use of other hosts. */
  readonly cspSources?: CspSources | undefined;
  readonly count?: ((outcome: "kept" | "drawn") => void) | undefined;
  readonly limits?: typeof CACHE_LIMITS;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface PageCache {
  /** Answers when the page is cached, and says whether it did. That costs as little as a file of the build. */
  serve(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /**
   * Renders a page, and caches it when it is the same for everybody.
   * @param nonce for a page that is rendered for one visit; a page for everybody has a policy of hashes instead
   */
  render(request: Request, nonce: string): Promise<Response>;
  /** Something that pages show has changed: from here on none is answered that was begun before. */
  clear(): void;
}

/** What a page is rendered from: all that it can know of the request. */
interface CacheableRequest {
  readonly key: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface SharedPage {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly etag?: string;
  readonly bodies:
    | { readonly identity: Buffer<ArrayBuffer> }
    | { readonly gzip: Buffer<ArrayBuffer>; readonly br: Buffer<ArrayBuffer> };
}

interface CacheEntry {
  readonly page: SharedPage;
  readonly bytes: number;
  /** Until when, in milliseconds. */
  readonly expiresAt: number;
}

/** The pages that were rendered of late, each for all who ask for it. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const {
    render,
    origin,
    cspSources,
    count,
    limits = CACHE_LIMITS,
    now = performance.now.bind(performance),
  } = options;
  /** The one asked for last stands last. */
  const entries = new Map<string, CacheEntry>();
  const underWay = new Map<string, Promise<SharedPage>>();
  let bytes = 0;
  let changes = 0;

  function find({ key }: CacheableRequest): SharedPage | undefined {
    const found = entries.get(key);
    if (!found) return undefined;
    remove(key);
    if (found.expiresAt <= now()) return undefined;
    insert(key, found);
    return found.page;
  }

  function insert(key: string, entry: CacheEntry): void {
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.pages && bytes <= limits.bytes) break;
      remove(oldest);
    }
  }

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  async function renderShared({ key, url, headers }: CacheableRequest): Promise<SharedPage> {
    const begun = { at: now(), changes };
    const nonce = randomBytes(18).toString("base64url");
    let isWhole = true;
    const answer = await render(new Request(url, { headers }), nonce, () => {
      isWhole = false;
    });
    const { html, hashes } = hashInlineElements(await answer.text(), nonce);
    const body = Buffer.from(html);
    const shared: SharedPage = {
      status: answer.status,
      headers: [...answer.headers, ["content-security-policy", cachedPageCsp(hashes, cspSources)]],
      bodies: { identity: body },
    };
    if (!isWhole || !isCacheable(answer)) return shared;
    const isForCdns = origin !== undefined && !("accept-language" in headers);
    const page = await toCachedPage(shared, body, isForCdns);
    if (begun.changes === changes) {
      remove(key);
      insert(key, { page, bytes: sizeOf(page), expiresAt: begun.at + MAX_AGE_MS });
    }
    return page;
  }

  function pageFor(visit: CacheableRequest): Promise<SharedPage> {
    const begun = underWay.get(visit.key);
    count?.(begun ? "kept" : "drawn");
    if (begun) return begun;
    const rendering = renderShared(visit).finally(() => {
      if (underWay.get(visit.key) === rendering) underWay.delete(visit.key);
    });
    underWay.set(visit.key, rendering);
    return rendering;
  }

  return {
    serve(incoming, outgoing) {
      const { method, url = "", headers } = incoming;
      if (method !== "GET" && method !== "HEAD") return false;
      const visit = cacheableRequestOf(url, origin ?? `http://${headers.host}`, headers);
      const page = visit && find(visit);
      if (!page) return false;
      count?.("kept");
      const answer = answerWith(page, headers["accept-encoding"], headers["if-none-match"]);
      outgoing.statusCode = answer.status;
      for (const [name, value] of answer.headers) outgoing.setHeader(name, value);
      outgoing.end(method === "HEAD" ? undefined : answer.body);
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
      const answer = answerWith(
        page,
        headers.get("accept-encoding") ?? undefined,
        headers.get("if-none-match") ?? undefined,
      );
      return new Response(method === "HEAD" || !answer.body?.length ? null : answer.body, {
        status: answer.status,
        headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
      });
    },

    clear() {
      changes += 1;
      entries.clear();
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
  const tag = languageTag(detectLocale(null, accepted));
  return { key: `${url} ${tag}`, url, headers: { "accept-language": tag } };
}

function isCacheable({ status, headers }: Response): boolean {
  const isForOne = ["set-cookie", "vary", "content-encoding"].some((name) => headers.has(name));
  return (
    status === 200 && !isForOne && !/no-store|private/.test(headers.get("cache-control") ?? "")
  );
}

const compress = { gzip: promisify(gzip), br: promisify(brotliCompress) };

/** Adds the headers that caches need, and compresses the body once for everybody where it is long enough to be worth it. */
async function toCachedPage(
  { status, headers, bodies }: SharedPage,
  body: Buffer<ArrayBuffer>,
  isForCdns: boolean,
): Promise<SharedPage> {
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = `W/"${digest}"`;
  const own = new Map(headers);
  const cached: SharedPage["headers"] = [
    ...headers,
    ["etag", etag],
    ["vary", "accept-encoding"],
    ...(isForCdns && !own.has("cache-control")
      ? [["cdn-cache-control", CDN_CACHE_CONTROL] as const]
      : []),
  ];
  if (!isWorthCompressing(own.get("content-type") ?? "", body.length)) {
    return { status, headers: cached, etag, bodies };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const [packed, br] = await Promise.all([compress.gzip(body), compress.br(body, { params })]);
  return { status, headers: cached, etag, bodies: { gzip: packed, br } };
}

const sizeOf = ({ bodies }: SharedPage) =>
  Object.values(bodies).reduce((sum, body) => sum + body.length, 0);

/** The page in the encoding that a client accepts; the few clients that accept none have it decompressed. */
function answerWith(
  { status, headers, etag, bodies }: SharedPage,
  accepted: string | undefined,
  known: string | undefined,
): Pick<SharedPage, "status" | "headers"> & { readonly body?: Buffer<ArrayBuffer> } {
  if (etag && known?.includes(etag)) return { status: 304, headers };
  if ("identity" in bodies) return { status, headers, body: bodies.identity };
  const encoding = chooseEncoding(accepted);
  if (!encoding) return { status, headers, body: gunzipSync(bodies.gzip) };
  const body = bodies[encoding];
  const encoded = [
    ["content-encoding", encoding],
    ["content-length", String(body.length)],
  ] as const;
  return { status, headers: [...headers, ...encoded], body };
}
