import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loadAssets, serviceWorkerAsset } from "./assets.ts";

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-assets-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test("only the files that are there can be asked for, by the path of a browser", async () => {
  const assets = await loadAssets(
    await folderOf({
      "favicon.svg": "<svg/>",
      "assets/root-4f1c.js": "plain",
      "assets/root-4f1c.js.br": "br",
      "assets/root-4f1c.js.gz": "gz",
      "assets/à table.css": "a{}",
      "assets/notes.map": "not for strangers",
    }),
  );
  expect([...assets.keys()].sort()).toEqual([
    "/assets/%C3%A0%20table.css",
    "/assets/root-4f1c.js",
    "/favicon.svg",
  ]);
  for (const path of ["/../package.json", "/assets/../favicon.svg", "/%2e%2e/package.json", "/"]) {
    expect(assets.has(path), path).toBe(false);
  }
});

test("each packed neighbour is a body of the same file", async () => {
  const files = { "assets/a-1.js": "plain", "assets/a-1.js.br": "br", "assets/a-1.js.gz": "gz" };
  const bodies = (await loadAssets(await folderOf(files))).get("/assets/a-1.js")?.bodies;
  expect(String(await bodies?.identity())).toBe("plain");
  expect(String(await bodies?.br?.())).toBe("br");
  expect(String(await bodies?.gzip?.())).toBe("gz");
});

test("a body is read when it is first asked for, and one copy is kept", async () => {
  const folder = await folderOf({ "assets/a-1.js": "one", "assets/b-1.js": "two" });
  const assets = await loadAssets(folder);
  const read = (path: string) => assets.get(path)?.bodies.identity();
  const first = await read("/assets/a-1.js");
  expect(String(first)).toBe("one");
  await rm(join(folder, "assets"), { recursive: true });
  expect(await read("/assets/a-1.js")).toBe(first);
  await expect(read("/assets/b-1.js")).rejects.toThrow("ENOENT");
});

test("a name with a hash is kept for a year, any other for an hour", async () => {
  const assets = await loadAssets(await folderOf({ "assets/a-1.js": "1", "robots.txt": "2" }));
  expect(assets.get("/assets/a-1.js")?.headers.get("cache-control")).toMatch(/31536000, immutable/);
  expect(assets.get("/robots.txt")?.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("the tag of a file changes with its content", async () => {
  const tag = async (text: string) =>
    (await loadAssets(await folderOf({ "a.js": text }))).get("/a.js")?.etag;
  expect(await tag("one")).toBe(await tag("one"));
  expect(await tag("one")).not.toBe(await tag("two"));
});

test("the reader of photos loads its program and its data from here, and asks nobody else", async () => {
  const files = { "assets/text-reader-AbC_1.js": "1", "assets/Xy-1/fra.traineddata": "2" };
  const assets = await loadAssets(await folderOf(files));
  expect(assets.get("/assets/text-reader-AbC_1.js")?.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(assets.get("/assets/Xy-1/fra.traineddata")?.headers.get("content-type")).toBe(
    "application/octet-stream",
  );
});

test("the reader of PDF files loads nothing and asks nobody", async () => {
  const assets = await loadAssets(await folderOf({ "assets/document-reader-AbC_1.js": "1" }));
  expect(
    assets.get("/assets/document-reader-AbC_1.js")?.headers.get("content-security-policy"),
  ).toBe("default-src 'none'");
});

test("the service worker is asked for again each time, and talks to its own origin alone", async () => {
  const { headers } = (await loadAssets(await folderOf({ "sw.js": "1" }))).get("/sw.js") ?? {};
  expect(headers?.get("cache-control")).toBe("no-cache");
  expect(headers?.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers?.get("content-security-policy")).toBe(
    "default-src 'none'; connect-src 'self'; img-src 'self'",
  );
  expect([...(serviceWorkerAsset("1").get("/sw.js")?.headers ?? [])]).toEqual([...(headers ?? [])]);
});
