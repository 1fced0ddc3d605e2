import { type IncomingMessage, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { isFullRun } from "#testing/security/full-run.ts";
import { createApp } from "./app.ts";
import type { Assets } from "./http/assets.ts";
import { isLoopback } from "./http/client-address.ts";
import { listen } from "./http/listen.ts";

const rows = JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, name: "Gélule" })));
const page = `<!doctype html><title>Trousse</title>${"<p>Bonjour à tous</p>".repeat(200)}`;
const problems: unknown[] = [];

const assets: Assets = new Map([
  [
    "/assets/root-1.js",
    {
      etag: 'W/"one"',
      bodies: {
        identity: async () => Buffer.from("plain"),
        br: async () => Buffer.from("br"),
        gzip: async () => Buffer.from("gz"),
      },
      headers: new Map([
        ["content-type", "text/javascript; charset=utf-8"],
        ["cache-control", "public, max-age=31536000, immutable"],
        ["etag", 'W/"one"'],
      ]),
    },
  ],
  [
    "/assets/replaced-1.js",
    {
      etag: 'W/"two"',
      bodies: { identity: () => Promise.reject(new Error("ENOENT")) },
      headers: new Map([
        ["content-type", "text/javascript; charset=utf-8"],
        ["cache-control", "public, max-age=31536000, immutable"],
        ["etag", 'W/"two"'],
      ]),
    },
  ],
]);

const backend = {
  async fetch(incoming: Request, peer: { address: string }): Promise<Response> {
    const { pathname } = new URL(incoming.url);
    if (pathname === "/rest/v1/throws") throw new Error("Doliprane");
    if (pathname === "/_mail") return new Response(`mail for ${peer.address}`);
    if (pathname === "/rest/v1/echo") return new Response(await incoming.text());
    return new Response(rows, { headers: { "content-type": "application/json; charset=utf-8" } });
  },
};

async function pages(incoming: Request, nonce: string): Promise<Response> {
  const { pathname } = new URL(incoming.url);
  if (pathname === "/throws") throw new Error("Doliprane");
  if (pathname === "/streams") {
    const pieces = new TransformStream<string, string>();
    const writer = pieces.writable.getWriter();
    void writer.write(page.slice(0, 900)).then(async () => {
      await writer.write(page.slice(900));
      await writer.close();
    });
    return new Response(pieces.readable.pipeThrough(new TextEncoderStream()), {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  }
  if (pathname === "/moved") return new Response(null, { status: 302, headers: { location: "/" } });
  const status = pathname === "/" ? 200 : 404;
  return new Response(nonce, { status, headers: { "content-type": "text/html; charset=utf-8" } });
}

const parts = { assets, backend, pages, report: (problem: unknown) => void problems.push(problem) };
const at = { host: "127.0.0.1", port: 0 };
const server = await listen(
  createApp({ ...parts, publicUrl: "http://localhost:3000", isTrustedProxy: isLoopback }),
  at,
);
const secureServer = await listen(
  createApp({ ...parts, publicUrl: "https://trousse.example" }),
  at,
);

afterAll(async () => {
  await server.close();
  await secureServer.close();
});

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Uses Node's own client, because fetch decompresses bodies and normalizes paths before sending. */
function ask(
  path: string,
  { method = "GET", headers = {}, body = "", to = server } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port: to.port, host: "127.0.0.1", path, method, headers },
      async (incoming) => {
        const chunks = await incoming.toArray();
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        });
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

test.each([
  { path: "/", status: 200, because: "a page" },
  { path: "/nowhere", status: 404, because: "a page that is not there" },
  { path: "/moved", status: 302, because: "a redirect" },
  { path: "/throws", status: 500, because: "a page that broke" },
  { path: "/rest/v1/medications", status: 200, because: "data" },
  { path: "/rest/v1/throws", status: 500, because: "a backend that broke" },
  { path: "/_mail", status: 200, because: "the mailbox" },
  { path: "/assets/root-1.js", status: 200, because: "a file" },
  { path: "/assets/root-0.js", status: 404, because: "a file of an older build" },
  { path: "/assets/replaced-1.js", status: 404, because: "a file that a newer build replaced" },
  { path: "/rest\\v1", status: 400, because: "a path no browser sends" },
  { path: "/", method: "POST", status: 405, because: "a page takes no post" },
  { path: "/", method: "HEAD", status: 200, because: "only the head of a page" },
])(
  "$because ($method $path) answers $status with every security header",
  async ({ path, status, method = "GET" }) => {
    const { headers, ...answer } = await ask(path, { method });
    expect(answer.status).toBe(status);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*frame-ancestors/);
    expect(headers["content-security-policy"]).not.toMatch(/'unsafe/);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "cache-control": path.includes("root-1") ? expect.stringContaining("immutable") : "no-store",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  },
);

test("transport security is set only where the public address has it", async () => {
  const { headers } = await ask("/", { to: secureServer });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
});

test("each page gets its own nonce, the one its policy names", async () => {
  const seen = new Set<string>();
  const answers = isFullRun ? 10_000 : 200;
  for (let i = 0; i < answers; i += 1) {
    // A page, a missing page, a redirect and a failure; the last two have no scripts.
    const path = ["/", "/nowhere", "/moved", "/throws"][i % 4] ?? "/";
    const { headers, body } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    const nonce = i % 4 < 2 ? body.toString() : (/'nonce-([^']+)'/.exec(policy)?.[1] ?? "");
    expect(policy).toContain(`script-src 'nonce-${nonce}'`);
    expect(Buffer.from(nonce, "base64").length).toBeGreaterThanOrEqual(16);
    seen.add(nonce);
  }
  expect(seen.size).toBe(answers);
});

test("a failure is reported, and the answer reveals nothing about it", async () => {
  problems.length = 0;
  for (const path of ["/throws", "/rest/v1/throws"]) {
    const { body } = await ask(path);
    expect(body.toString()).toBe("Something went wrong\n");
  }
  expect(problems).toHaveLength(2);
  expect((await ask("/")).status, "the process lives on").toBe(200);
});

test("a body reaches the backend unchanged", async () => {
  const sent = '{"name":"Crème à l\'arnica"}';
  const { body } = await ask("/rest/v1/echo", { method: "POST", body: sent });
  expect(body.toString()).toBe(sent);
});

test.each([
  { path: "/rest/v1/medications", encoding: "br", whole: rows, because: "rows" },
  { path: "/rest/v1/medications", encoding: "gzip", whole: rows, because: "rows, for Node" },
  { path: "/streams", encoding: "br", whole: page, because: "a page that comes in pieces" },
  { path: "/streams", encoding: "gzip", whole: page, because: "the same, without TLS" },
])("$because travel packed with $encoding and arrive whole", async ({ path, encoding, whole }) => {
  const { headers, body } = await ask(path, { headers: { "accept-encoding": encoding } });
  const unpacked = encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
  expect(unpacked.toString()).toBe(whole);
  expect(body.length).toBeLessThan(whole.length / 2);
  expect(headers).toMatchObject({
    "content-encoding": encoding,
    "content-length": String(body.length),
    vary: "accept-encoding",
  });
});

test.each([
  { path: "/rest/v1/medications", encoding: "identity", because: "compression was not requested" },
  {
    path: "/auth/v1/token",
    encoding: "br",
    because: "the compressed length of a token reveals it",
  },
  { path: "/", encoding: "br", because: "it is smaller than the frame around it" },
])("$path stays as it is: $because", async ({ path, encoding }) => {
  const { headers } = await ask(path, { headers: { "accept-encoding": encoding } });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("a file is sent as the build compressed it, and not again when the browser has it", async () => {
  const file = "/assets/root-1.js";
  const packed = await ask(file, { headers: { "accept-encoding": "gzip, br" } });
  expect(packed.body.toString()).toBe("br");
  const known = await ask(file, { headers: { "if-none-match": 'W/"zero", W/"one"' } });
  expect(known.status).toBe(304);
  expect(known.body.length).toBe(0);
  const changed = await ask(file, { headers: { "if-none-match": 'W/"zero"' } });
  expect(changed.body.toString()).toBe("plain");
});

test("the backend gets the client address from a proxy on this machine", async () => {
  const { body } = await ask("/_mail", { headers: { "x-forwarded-for": "203.0.113.7" } });
  expect(body.toString()).toBe("mail for 203.0.113.7");
  const direct = await ask("/_mail", {
    headers: { "x-forwarded-for": "203.0.113.7" },
    to: secureServer,
  });
  expect(direct.body.toString(), "no proxy is trusted").toBe("mail for 127.0.0.1");
});

test("an answer has an id: ours, or a trusted proxy's, never one that could be a sentence", async () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  const idFor = async (given: string, to = server) =>
    (await ask("/", { headers: { "x-request-id": given }, to })).headers["x-request-id"];
  expect(await idFor(id)).toBe(id);
  expect(await idFor("je prends du doliprane")).toMatch(/^[0-9a-f]{16}$/);
  expect(await idFor(id, secureServer), "no proxy is trusted").toMatch(/^[0-9a-f]{16}$/);
});
