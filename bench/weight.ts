import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { type BenchServer, fillCabinet, startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser } from "./harness/browser.ts";
import type { Figure } from "./measure/figure.ts";

const KB = 1000;
const part = "weight";

/** JavaScript that a first visit brings, packed with gzip, beside an empty page of the same stack. */
export async function weight(): Promise<Figure[]> {
  const floor = await emptyApp();
  const bench = await startBenchServer();
  const browser = await openBrowser();
  try {
    await fillCabinet(bench, 10);
    const landing = await scriptsOf(browser, bench, "/fr-fr");
    const blog = await scriptsOf(browser, bench, "/fr-fr/blog");
    const contact = await scriptsOf(browser, bench, "/fr-fr/contact");
    const dashboard = await scriptsOf(browser, bench, "/fr-fr/dashboard", bench);
    return [
      figure("JavaScript of the landing page", landing, floor, 150),
      figure("JavaScript of the blog", blog, floor, 150),
      figure("JavaScript of the contact page", contact, floor, 150),
      figure("JavaScript of the dashboard", dashboard, floor, 280),
    ];
  } finally {
    await browser.close();
    await bench.close();
  }
}

function figure(what: string, bytes: number, floor: number, most: number): Figure {
  const target = { of: "value", is: "at most", than: most } as const;
  return { part, what, unit: "KB", ours: bytes / KB, floor: floor / KB, target };
}

/** Bytes of every script that a page asks for before it is quiet. */
async function scriptsOf(
  browser: Browser,
  { server }: BenchServer,
  path: string,
  signedIn?: BenchServer,
): Promise<number> {
  const context = await newPhone(browser, signedIn);
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (/javascript/.test(response.headers()["content-type"] ?? "")) scripts.add(response.url());
  });
  await page.goto(server.url + path, { waitUntil: "networkidle" });
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}.`);
  await context.close();
  const sizes = await Promise.all([...scripts].map(packedSize));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function packedSize(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  // fetch has unpacked it; the header still has the transferred size.
  return Number(answer.headers.get("content-length"));
}

/** Builds a React Router application of one empty page; all its scripts are needed to show it. */
async function emptyApp(): Promise<number> {
  // Inside node_modules, where the packages it imports are found.
  const cache = join(import.meta.dirname, "../node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "bench-empty-"));
  try {
    await cp(join(import.meta.dirname, "floor/empty"), folder, { recursive: true });
    const cli = join(import.meta.dirname, "../node_modules/@react-router/dev/bin.cjs");
    const build = spawn(process.execPath, [cli, "build"], {
      cwd: folder,
      stdio: "ignore",
      env: { ...process.env, NODE_ENV: "production" },
    });
    const [code] = await once(build, "exit");
    if (code !== 0) throw new Error("The empty page could not be built.");
    const assets = join(folder, "build/client/assets");
    const scripts = (await readdir(assets)).filter((name) => name.endsWith(".js"));
    const sizes = await Promise.all(
      scripts.map(
        async (name) => gzipSync(await readFile(join(assets, name)), { level: 9 }).length,
      ),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
