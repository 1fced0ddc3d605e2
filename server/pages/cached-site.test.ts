import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const LONG = 180_000;

let dataDir: string;
let server: RunningServer;
let secretKey: string;

beforeAll(async () => {
  await ensureBuild();
  dataDir = await mkdtemp(join(tmpdir(), "trousse-kept-"));
  server = await RunningServer.startMigrated(dataDir, {
    METRICS_TOKEN: "a-token-for-the-measures-alone",
  });
  ({ secretKey } = await loadKeys(dataDir));
}, LONG);
afterAll(async () => {
  await server.stop("SIGKILL");
  await removeFolder(dataDir);
});

/** A page without the nonce that one visitor has. */
async function read(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${server.url}${path}`, { headers });
  const policy = answer.headers.get("content-security-policy") ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(answer.status, path).toBe(200);
  expect(nonce?.length, path).toBe(headers === FOR_ONESELF ? 24 : undefined);
  return (await answer.text()).replaceAll(` nonce="${nonce}"`, "");
}

/** As a script of the operator does it. */
async function write(name: string): Promise<number> {
  const { status } = await createClient(server.url, secretKey)
    .from("site_metadata")
    .update({ meta_value: name })
    .eq("language", "fr")
    .eq("meta_key", "company_name");
  return status;
}

async function countOf(outcome: "kept" | "drawn"): Promise<number> {
  const headers = { authorization: "Bearer a-token-for-the-measures-alone" };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const found = new RegExp(`trousse_pages_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text);
  return Number(found?.[1] ?? 0);
}

/** Somebody who shows who they are has each page drawn for themselves, from all that their request says. */
const FOR_ONESELF = {
  authorization: "Bearer of-nobody",
  cookie: "preferred-locale=us-es; theme=dark; a=1",
  "accept-language": "es-MX,es;q=0.9",
  "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)",
};

test(
  "a page that is kept is the very page that is drawn for one visitor, byte for byte",
  async () => {
    const map = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const public_ = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
      ([, at = ""]) => at,
    );
    const others = ["/us-es", "/us-fr/blog", "/fr-fr/login", "/fr-fr/register", "/us-en/recover"];
    const pages = [...public_.filter((path) => path.startsWith("/")), ...others];
    expect(pages.length).toBeGreaterThan(20);
    const differing: string[] = [];
    const before = await countOf("kept");
    for (const path of pages) {
      const first = await read(path);
      const again = await read(path, { "accept-encoding": "gzip" });
      const own = await read(path, FOR_ONESELF);
      if (first !== again || first !== own) differing.push(path);
    }
    expect(differing).toEqual([]);
    expect(await countOf("kept")).toBeGreaterThanOrEqual(before + pages.length);
  },
  LONG,
);

test("what an admin saves is on the page that is opened next", async () => {
  for (let round = 0; round < 30; round += 1) {
    await read("/fr-fr");
    const name = `Pharmacie ${round}`;
    expect(await write(name)).toBe(204);
    expect(await read("/fr-fr")).toContain(name);
  }
});

test("a change during many concurrent reads is never hidden by a page whose rendering began before it", async () => {
  let isOver = false;
  const readers = Array.from({ length: 8 }, async () => {
    while (!isOver) await read("/fr-fr");
  });
  try {
    for (let round = 0; round < 15; round += 1) {
      const name = `Officine ${round}`;
      expect(await write(name)).toBe(204);
      expect(await read("/fr-fr")).toContain(name);
    }
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
});
