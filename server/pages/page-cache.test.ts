import { createHash } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from "node:zlib";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createApp } from "../app.ts";
import { listen } from "../http/listen.ts";
import { createPageCache } from "./page-cache.ts";
import type { RenderPage } from "./page-renderer.ts";

const LIFE = 10_000;

/** What the next pages say, what they are drawn from, and when they are ready. */
let words = "Bonjour";
let until = Promise.resolve();
let clock = 0;
const drawn: { path: string; host: string; headers: Record<string, string> }[] = [];

const STYLE = ":root{--accent:#fff}";
const SCRIPT = 'document.title="é </p>";';
/** As somebody would write it who does not know the nonce. */
const INJECTED = "<script>steal()</script>";

const pageOf = (nonce: string, said: string) =>
  `<!doctype html><style nonce="${nonce}">${STYLE}</style><script nonce="${nonce}">${SCRIPT}</script>${`<p>${said}, œdème</p>`.repeat(200)}${INJECTED}`;
const cachedPageOf = (said: string) => pageOf("", said).replaceAll(' nonce=""', "");

const hashOf = (content: string) =>
  `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

const render: RenderPage = async (asked, nonce, troubled) => {
  const { pathname, host } = new URL(asked.url);
  drawn.push({ path: pathname, host, headers: Object.fromEntries(asked.headers) });
  const said = words;
  await until;
  if (pathname.endsWith("/throws")) throw new Error("Doliprane");
  if (pathname.endsWith("/troubled")) troubled?.();
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  if (pathname.endsWith("/cookie")) headers.append("set-cookie", "a=1");
  if (pathname.endsWith("/unstored")) headers.set("cache-control", "no-store");
  if (pathname.endsWith("/short")) return new Response(said, { headers });
  if (pathname.endsWith("/moved")) {
    return new Response(null, { status: 302, headers: { location: "/" } });
  }
  const status = pathname.endsWith("/nowhere") ? 404 : 200;
  return new Response(pageOf(nonce, said), { status, headers });
};

const counted = { kept: 0, drawn: 0 };
const pageCache = createPageCache({
  render,
  now: () => clock,
  count: (outcome) => {
    counted[outcome] += 1;
  },
});
const app = createApp({
  publicUrl: "http://localhost:3000",
  assets: new Map(),
  backend: { fetch: async () => new Response("rows") },
  pages: pageCache.render,
  pageCache,
  report: () => undefined,
});
const server = await listen(app, { host: "127.0.0.1", port: 0 });
afterAll(server.close);
beforeEach(() => {
  pageCache.clear();
  words = "Bonjour";
  drawn.length = 0;
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly raw: Buffer;
  readonly text: string;
  readonly policy: string;
  /** As the policy names it. */
  readonly nonce: string;
}

function ask(
  path: string,
  { method = "GET", headers = {}, port = server.port } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers }, async (incoming) => {
      const raw = Buffer.concat(await incoming.toArray());
      const unpack = { gzip: gunzipSync, br: brotliDecompressSync };
      const encoding = incoming.headers["content-encoding"] as keyof typeof unpack | undefined;
      const policy = String(incoming.headers["content-security-policy"]);
      resolve({
        status: incoming.statusCode ?? 0,
        headers: incoming.headers,
        raw,
        text: (encoding && raw.length > 0 ? unpack[encoding](raw) : raw).toString(),
        policy,
        nonce: /'nonce-([^']+)'/.exec(policy)?.[1] ?? "",
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** The accepted encodings of a browser. */
const BROWSER = { headers: { "accept-encoding": "gzip, deflate, br" } };

test("a page is rendered once, and each answer is that page", async () => {
  for (const _visit of [1, 2, 3]) {
    const { text, status } = await ask("/fr-fr", BROWSER);
    expect(status).toBe(200);
    expect(text).toBe(cachedPageOf("Bonjour"));
  }
  expect(drawn).toHaveLength(1);
});

test("the policy of a cached page names its own inline code by hash, and nothing that was injected", async () => {
  for (const _visit of [1, 2]) {
    const { text, policy } = await ask("/fr-fr", BROWSER);
    expect(text).toContain(INJECTED);
    expect(policy).toContain(`script-src 'self' ${hashOf(SCRIPT)} 'wasm-unsafe-eval';`);
    expect(policy).toContain(`style-src 'self' ${hashOf(STYLE)};`);
    expect(policy).not.toMatch(/nonce|strict-dynamic|'unsafe/);
  }
});

test("a page that is rendered for one visit has a nonce of its own", async () => {
  const answers = [await ask("/fr-fr?a=1", BROWSER), await ask("/fr-fr?a=1", BROWSER)];
  for (const { text, nonce, policy } of answers) {
    expect(text).toBe(pageOf(nonce, "Bonjour"));
    expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval';`);
  }
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(2);
});

test("a request with the current ETag gets 304, until the page changes", async () => {
  const { headers: first } = await ask("/fr-fr", BROWSER);
  const etag = String(first.etag);
  pageCache.clear();
  const known = { headers: { ...BROWSER.headers, "if-none-match": `W/"other", ${etag}` } };
  for (const _visit of [1, 2]) {
    const { status, raw, headers, policy } = await ask("/fr-fr", known);
    expect(status, "rendered anew, or cached").toBe(304);
    expect(raw).toHaveLength(0);
    expect(headers.etag).toBe(etag);
    expect(policy).toContain(hashOf(SCRIPT));
  }
  words = "Bonsoir";
  pageCache.clear();
  const { status, text, headers } = await ask("/fr-fr", known);
  expect(status).toBe(200);
  expect(text).toBe(cachedPageOf("Bonsoir"));
  expect(headers.etag).not.toBe(etag);
});

test("a content delivery network may cache what depends on the address alone, a browser nothing", async () => {
  const told = async (path: string, origin?: string) => {
    const cache = createPageCache({ render, origin });
    const answer = await cache.render(new Request(`http://localhost${path}`), "nonce");
    return answer.headers.get("cdn-cache-control");
  };
  const origin = "https://trousse.example";
  expect(await told("/fr-fr", origin)).toBe("public, max-age=10");
  expect(await told("/fr-fr"), "its links name the host that was asked").toBeNull();
  expect(await told("/", origin), "its language is its reader's").toBeNull();
  expect(await told("/fr-fr/nowhere", origin)).toBeNull();
  expect(await told("/fr-fr?a=1", origin)).toBeNull();
  expect((await ask("/fr-fr")).headers["cache-control"]).toBe("no-store");
});

test.each([
  { accepted: "gzip, deflate, br, zstd", encoding: "br", vary: "accept-encoding" },
  { accepted: "gzip, deflate", encoding: "gzip", vary: "accept-encoding" },
  { accepted: "gzip;q=0, br", encoding: "br", vary: "accept-encoding" },
  { accepted: "identity", encoding: undefined, vary: "accept-encoding" },
])("who accepts $accepted gets $encoding", async ({ accepted, encoding, vary }) => {
  const headers = { "accept-encoding": accepted };
  const first = await ask("/fr-fr", { headers });
  const again = await ask("/fr-fr", { headers });
  for (const { headers: told, text } of [first, again]) {
    expect(told["content-encoding"]).toBe(encoding);
    expect(told.vary).toBe(vary);
    expect(told["cache-control"]).toBe("no-store");
    expect(told["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toBe(cachedPageOf("Bonjour"));
  }
  expect(drawn).toHaveLength(1);
});

test("HEAD is answered with the headers of the page and without a body, drawn or kept", async () => {
  const first = await ask("/fr-fr", { ...BROWSER, method: "HEAD" });
  const kept = await ask("/fr-fr", { ...BROWSER, method: "HEAD" });
  const page = await ask("/fr-fr", BROWSER);
  for (const { status, headers, raw, policy } of [first, kept]) {
    expect(status).toBe(200);
    expect(raw).toHaveLength(0);
    expect(policy).toBe(page.policy);
    expect(headers["content-length"]).toBe(page.headers["content-length"]);
    expect(headers["content-type"]).toBe(page.headers["content-type"]);
  }
  expect(drawn).toHaveLength(1);
});

test("a page too short to be packed is kept as well", async () => {
  expect((await ask("/fr-fr/short", BROWSER)).text).toBe("Bonjour");
  const { headers, text } = await ask("/fr-fr/short", BROWSER);
  expect(text).toBe("Bonjour");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(drawn).toHaveLength(1);
});

test("requests that arrive while a page is being rendered get the same page", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  until = promise;
  const asked = Array.from({ length: 20 }, () => ask("/fr-fr", BROWSER));
  await expect.poll(() => drawn.length).toBe(1);
  await wait(50);
  resolve();
  const answers = await Promise.all(asked);
  expect(drawn).toHaveLength(1);
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([cachedPageOf("Bonjour")]));
});

test("what has changed is seen at once, even when it changes while a page is drawn", async () => {
  await ask("/fr-fr", BROWSER);
  words = "Bonsoir";
  expect((await ask("/fr-fr", BROWSER)).text).toContain("Bonjour");
  pageCache.clear();
  expect((await ask("/fr-fr", BROWSER)).text).toContain("Bonsoir");

  pageCache.clear();
  const { promise, resolve } = Promise.withResolvers<void>();
  until = promise;
  drawn.length = 0;
  const before = ask("/fr-fr", BROWSER);
  await expect.poll(() => drawn.length).toBe(1);
  words = "Bonne nuit";
  pageCache.clear();
  const after = ask("/fr-fr", BROWSER);
  await expect.poll(() => drawn.length).toBe(2);
  resolve();
  expect((await before).text).toContain("Bonsoir");
  expect((await after).text).toContain("Bonne nuit");
  expect((await ask("/fr-fr", BROWSER)).text).toContain("Bonne nuit");
});

test("a change without a notification is visible ten seconds after a page's rendering began", async () => {
  await ask("/fr-fr", BROWSER);
  words = "Bonsoir";
  clock += LIFE - 1;
  expect((await ask("/fr-fr", BROWSER)).text).toContain("Bonjour");
  clock += 1;
  expect((await ask("/fr-fr", BROWSER)).text).toContain("Bonsoir");
});

test.each([
  { path: "/fr-fr/nowhere", because: "it is not there" },
  { path: "/fr-fr/moved", because: "it leads elsewhere" },
  { path: "/fr-fr/cookie", because: "it sets a cookie" },
  { path: "/fr-fr/unstored", because: "it says that it must not be" },
  { path: "/fr-fr/troubled", because: "something of it could not be had" },
  { path: "/fr-fr/throws", because: "it broke" },
  { path: "/fr-fr/blog?q=zopiclone", because: "it is an answer to a question" },
  { path: "/auth", because: "its language is its reader's" },
  { path: "/fr-fr/%62log", because: "its address is not as we write it" },
  { path: "/fr-fr/BLOG", because: "its address is not as we write it" },
  {
    path: "/fr-fr",
    headers: { authorization: "Bearer a" },
    because: "somebody shows who they are",
  },
  { path: "/fr-fr", headers: { cookie: "a=1; sb-x-auth-token=b" }, because: "there is a session" },
  { path: "/", headers: { cookie: "preferred-locale=us-es" }, because: "its reader chose before" },
])("$path is drawn for each visit: $because", async ({ path, headers = {} }) => {
  for (const visit of [1, 2]) {
    const { status, text, nonce } = await ask(path, {
      headers: { ...headers, ...BROWSER.headers },
    });
    expect(drawn).toHaveLength(visit);
    const page = nonce ? pageOf(nonce, "Bonjour") : cachedPageOf("Bonjour");
    if (status === 200) expect(text).toBe(page);
  }
});

test("a page that could not be drawn is tried again for the next who asks", async () => {
  expect((await ask("/fr-fr/throws")).status).toBe(500);
  expect((await ask("/fr-fr/throws")).status).toBe(500);
  expect(drawn).toHaveLength(2);
});

test("what is kept is drawn from the address alone, whatever else a request says", async () => {
  const headers = {
    cookie: "preferred-locale=us-es; other=1",
    "accept-language": "es",
    "user-agent": "Somebody",
    "x-forwarded-for": "203.0.113.7",
  };
  await ask("/fr-fr", { headers });
  expect(drawn).toEqual([{ path: "/fr-fr", host: `localhost:${server.port}`, headers: {} }]);
  await ask("/fr-fr", BROWSER);
  expect(drawn).toHaveLength(1);
});

test("the bare address is kept for each locale a browser may speak", async () => {
  for (const accepted of ["fr-CA,fr;q=0.9", "fr", "de", "en-GB", "es-MX", "es-US", ""]) {
    await ask("/", { headers: accepted ? { "accept-language": accepted } : {} });
  }
  expect(drawn.map(({ headers }) => headers)).toEqual([
    { "accept-language": "fr-FR" },
    { "accept-language": "en-US" },
    { "accept-language": "es-ES" },
    { "accept-language": "es-US" },
  ]);
});

test("pages that say by which name they were asked are kept apart by it", async () => {
  await ask("/fr-fr", { headers: { host: "one.example" } });
  await ask("/fr-fr", { headers: { host: "other.example" } });
  await ask("/fr-fr", { headers: { host: "one.example" } });
  expect(drawn.map(({ host }) => host)).toEqual(["one.example", "other.example"]);
});

test("the metrics count cached and rendered pages", async () => {
  const before = { ...counted };
  await ask("/fr-fr");
  await ask("/fr-fr");
  await ask("/fr-fr?a=1");
  expect(counted).toEqual({ kept: before.kept + 1, drawn: before.drawn + 2 });
});

const plain = Buffer.from(cachedPageOf("Bonjour"));
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSED = gzipSync(plain).length + brotliCompressSync(plain, quality).length;

test.each([
  { most: { pages: 2, bytes: 1_000_000 }, because: "there are too many" },
  { most: { pages: 9, bytes: 2 * COMPRESSED + 1 }, because: "they are too large" },
])("the page nobody asked for the longest makes room when $because", async ({ most: limits }) => {
  const told = vi.fn(render);
  const few = createPageCache({ render: told, origin: "http://localhost", limits, now: () => 0 });
  const visit = async (path: string) => {
    const answer = await few.render(new Request(`http://localhost${path}`), "n".repeat(24));
    await answer.text();
    return told.mock.calls.length;
  };
  expect(await visit("/fr-fr/one")).toBe(1);
  expect(await visit("/fr-fr/two")).toBe(2);
  expect(await visit("/fr-fr/one")).toBe(2);
  expect(await visit("/fr-fr/three")).toBe(3);
  expect(await visit("/fr-fr/one")).toBe(3);
  expect(await visit("/fr-fr/two")).toBe(4);
});

test("a page larger than all the room is answered and not kept", async () => {
  const told = vi.fn(render);
  const none = createPageCache({
    render: told,
    origin: "http://localhost",
    limits: { pages: 9, bytes: 10 },
  });
  for (const visit of [1, 2]) {
    const answer = await none.render(new Request("http://localhost/fr-fr"), "n".repeat(24));
    expect(await answer.text()).toBe(cachedPageOf("Bonjour"));
    expect(told).toHaveBeenCalledTimes(visit);
  }
});
