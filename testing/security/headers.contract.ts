import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { listRoutes } from "@trousse/backend/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { MONITORING_PATHS } from "#server/telemetry/monitoring-endpoints.ts";
import { type PageRoutes, pagePatterns } from "#server/telemetry/request-route.ts";
import { buckets, procedures, relations } from "#supabase/exposed.ts";
import { removeFolder } from "../harness/remove-folder.ts";
import { RunningServer } from "../harness/running-server.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";

const root = join(import.meta.dirname, "../..");

let server: RunningServer;
let folder: string;
let key: string;
beforeAll(async () => {
  await ensureBuild();
  folder = await mkdtemp(join(tmpdir(), "trousse-headers-"));
  server = await RunningServer.startMigrated(folder, { PUBLIC_URL: "https://trousse.example" });
  key = await server.publishableKey();
});
afterAll(async () => {
  await server.stop("SIGKILL");
  await removeFolder(folder);
});

/** Every page as somebody would ask for it, once in a locale. */
async function pagePaths(): Promise<string[]> {
  const build = (await import(pathToFileURL(join(root, "build/server/index.js")).href)) as {
    readonly routes: PageRoutes;
  };
  return pagePatterns(build.routes).map((pattern) =>
    pattern.replace(":locale", "us-en").replace(/:\w+/g, "x").replace("*", "nowhere"),
  );
}

function endpoints(): { method: string; path: string }[] {
  const routes = [...listRoutes({ relations, procedures, buckets, functions: {} }).keys()];
  return routes.map((route) => {
    const [method = "", path = ""] = route.split(" ");
    return { method, path: path.replace("{id}", "11111111-1111-4111-8111-111111111111") };
  });
}

const FIXED = {
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

function faultsOf({ headers }: Response, isFile: boolean): string[] {
  const wrong = Object.entries(FIXED).filter(([name, value]) => headers.get(name) !== value);
  const policy = headers.get("content-security-policy") ?? "";
  return [
    ...wrong.map(([name]) => name),
    ...(headers.get("permissions-policy")?.includes("geolocation=()")
      ? []
      : ["permissions-policy"]),
    ...(/^default-src 'none'; /.test(policy) && !policy.includes("'unsafe") ? [] : ["policy"]),
    ...(policy.includes("base-uri 'none'") && policy.includes("frame-ancestors") ? [] : ["policy"]),
    // The policy of cached pages allows scripts of this origin: the files of the build, which are not asked for here.
    ...(/javascript|ecmascript/.test(headers.get("content-type") ?? "") ? ["script"] : []),
    ...(isFile || headers.get("cache-control") === "no-store" ? [] : ["cache-control"]),
  ];
}

/** Clients may cache these: they are the same for everybody. */
const PUBLIC = /^\/(robots\.txt|sitemap\.xml)$|\.(webmanifest|xml)$/;

test("C3: every page, endpoint and file answers with every header", async () => {
  const pages = (await pagePaths()).map((path) => ({ method: "GET", path }));
  const operations = [...MONITORING_PATHS].map((path) => ({ method: "GET", path }));
  const others = ["/icon.svg", "/assets/none.js", "/_mail", "/rest/v1/none"].map((path) => ({
    method: "GET",
    path,
  }));
  const asked = [...pages, ...endpoints(), ...operations, ...others];
  expect(pages.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const { method, path } of asked) {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      redirect: "manual",
      headers: { apikey: key, "content-type": "application/json" },
      ...(/^P|DELETE/.test(method) && { body: "{}" }),
    });
    await answer.body?.cancel();
    const isFile = path === "/icon.svg" || PUBLIC.test(path);
    wrong.push(...faultsOf(answer, isFile).map((fault) => `${method} ${path}: ${fault}`));
  }
  recordTestResult({
    row: "C3",
    what: "every page, endpoint and file of a running server",
    target: "100 % with every header",
    measured: `${asked.length} asked, ${wrong.length} headers missing`,
    held: wrong.length === 0,
  });
  expect(wrong).toEqual([]);
});
