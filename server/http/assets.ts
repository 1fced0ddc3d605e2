import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { chooseEncoding, type Encoding } from "./content-encoding.ts";

/** Reads one form of a file. @throws when it is no longer there */
type Body = () => Promise<Buffer>;

interface Asset {
  readonly bodies: Readonly<Partial<Record<Encoding, Body>> & { identity: Body }>;
  /** Weak, as one name has up to three bodies. */
  readonly etag: string;
  readonly headers: ReadonlyMap<string, string>;
}

/** By path as a browser asks for it, such as "/assets/root-4f1c.js". */
export type Assets = ReadonlyMap<string, Asset>;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".traineddata": "application/octet-stream",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Vite puts a hash of the content into every name in here, so what a name holds never changes. */
const HASHED_FOLDER = "/assets/";

const IMMUTABLE = "public, max-age=31536000, immutable";

/**
 * The service worker stands at the root, whose pages it serves. It lives by the policy it came with: it talks to this
 * origin alone, or to the one that holds the data as well, and shows its pictures. Nobody shall be left with an old one.
 */
const SERVICE_WORKER = "/sw.js";
const serviceWorkerHeaders = (backends: readonly string[]) => {
  const connections = ["connect-src 'self'", ...backends].join(" ");
  return [
    ["cache-control", "no-cache"],
    ["content-security-policy", `default-src 'none'; ${connections}; img-src 'self'`],
  ] as const;
};

/**
 * The worker that reads the text in a photo (scripts/building/asset-names.ts) lives by the policy it came with: it loads
 * WebAssembly and the data of a language from this origin, and asks no other for anything.
 */
const TEXT_READER = /^\/assets\/text-reader-[\w-]+\.js$/;
const TEXT_READER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * The worker that reads PDF files (app/features/prescriptions/reading/document/document-reader.ts) is one file that loads nothing: it may
 * ask nobody, whatever a file makes it do.
 */
const DOCUMENT_READER = /^\/assets\/document-reader-[\w-]+\.js$/;
const DOCUMENT_READER_POLICY = "default-src 'none'";

const workerPolicy = (path: string): string | undefined => {
  if (TEXT_READER.test(path)) return TEXT_READER_POLICY;
  return DOCUMENT_READER.test(path) ? DOCUMENT_READER_POLICY : undefined;
};

/**
 * Lists a folder of built files, once. Only what was there then is ever served, so no path a stranger writes can reach
 * another file. A body is read when it is first asked for: all of them are 30 MB, of which a home needs two. `name.br` and
 * `name.gz` are the same file, packed.
 *
 * @param backends other origins that the pages' data is at
 */
export async function loadAssets(
  folder: string,
  backends: readonly string[] = [],
): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name));
  const packed = new Set(files.filter((file) => /\.(br|gz)$/.test(file)));
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const type = CONTENT_TYPES[extname(file)];
    if (packed.has(file) || type === undefined) continue;
    const path = `/${relative(folder, file).split(sep).map(encodeURIComponent).join("/")}`;
    const bodies = {
      identity: readOnce(file),
      ...(packed.has(`${file}.br`) && { br: readOnce(`${file}.br`) }),
      ...(packed.has(`${file}.gz`) && { gzip: readOnce(`${file}.gz`) }),
    };
    const content = path.startsWith(HASHED_FOLDER) ? path : await bodies.identity();
    assets.set(path, createAsset(path, type, bodies, content, backends));
  }
  return assets;
}

/** Reads a file when it is first asked for and keeps it: a copy for each slow reader could fill the memory. */
function readOnce(file: string): Body {
  let kept: Promise<Buffer> | undefined;
  return () => {
    kept ??= readFile(file).catch((problem) => {
      kept = undefined;
      throw problem;
    });
    return kept;
  };
}

/** @param content the content, or a name that changes with it */
function createAsset(
  path: string,
  type: string,
  bodies: Asset["bodies"],
  content: Buffer | string,
  backends: readonly string[] = [],
): Asset {
  const digest = createHash("sha256").update(content).digest("base64url");
  const etag = `W/"${digest.slice(0, 22)}"`;
  const policy = workerPolicy(path);
  return {
    bodies,
    etag,
    headers: new Map([
      ["content-type", type],
      ["cache-control", path.startsWith(HASHED_FOLDER) ? IMMUTABLE : "public, max-age=3600"],
      ["etag", etag],
      ["vary", "accept-encoding"],
      ...(path === SERVICE_WORKER ? serviceWorkerHeaders(backends) : []),
      ...(policy ? [["content-security-policy", policy] as const] : []),
    ]),
  };
}

/** The one file of a server whose pages are not built: a worker comes in one piece. */
export function serviceWorkerAsset(script: string): Assets {
  const bodies = { identity: async () => Buffer.from(script) };
  return new Map([
    [SERVICE_WORKER, createAsset(SERVICE_WORKER, CONTENT_TYPES[".js"] ?? "", bodies, script)],
  ]);
}

/** Answers when the path is a file of the build; says whether it did. */
export function serveAsset(
  assets: Assets,
  path: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const asset = assets.get(path);
  if (!asset || (incoming.method !== "GET" && incoming.method !== "HEAD")) return false;
  if (incoming.headers["if-none-match"]?.includes(asset.etag)) {
    outgoing.setHeaders(new Map(asset.headers));
    outgoing.statusCode = 304;
    outgoing.end();
    return true;
  }
  void sendBody(asset, incoming, outgoing);
  return true;
}

async function sendBody(
  { bodies, headers }: Asset,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const encoding = chooseEncoding(incoming.headers["accept-encoding"]);
  const encoded = encoding && bodies[encoding];
  const body = await (encoded ?? bodies.identity)().catch(() => null);
  if (body === null) {
    // Another build has taken the place of this one: a file of that name is no longer there.
    outgoing.writeHead(404, { "content-type": "text/plain" }).end("Not found\n");
    return;
  }
  outgoing.setHeaders(new Map(headers));
  if (encoded) outgoing.setHeader("content-encoding", encoding);
  outgoing.setHeader("content-length", body.length);
  outgoing.end(incoming.method === "HEAD" ? undefined : body);
}
