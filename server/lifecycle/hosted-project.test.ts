import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const LONG = 120_000;

/** A second server of ours, which speaks Supabase's protocol, stands in for the project. */
let project: RunningServer;
let pages: RunningServer;
let folder: string;
let keys: Awaited<ReturnType<typeof loadKeys>>;

beforeAll(async () => {
  await ensureBuild();
  folder = await mkdtemp(join(tmpdir(), "trousse-project-"));
  project = await RunningServer.startMigrated(join(folder, "project"));
  keys = await loadKeys(project.dataDir);
  pages = await RunningServer.start(join(folder, "pages"), {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    CAPTCHA_PROVIDER: "turnstile",
    CAPTCHA_SITE_KEY: "a-site-key",
  });
}, LONG);
afterAll(async () => {
  await pages.stop("SIGKILL");
  await project.stop("SIGKILL");
  await removeFolder(folder);
});

const meta = (page: string, name: string) =>
  new RegExp(`name="${name}" content="([^"]*)"`).exec(page)?.[1];

test("pages direct the browser to the project, and their policy allows it and no other origin", async () => {
  const answer = await fetch(`${pages.url}/fr-fr/login`);
  const page = await answer.text();
  expect(meta(page, "supabase-url")).toBe(project.url);
  expect(meta(page, "supabase-publishable-key")).toBe(keys.publishableKey);
  const policy = answer.headers.get("content-security-policy") ?? "";
  const live = project.url.replace("http", "ws");
  expect(policy).toContain(`connect-src 'self' ${live} ${project.url};`);
  expect(policy).toContain(`img-src 'self' data: ${project.url};`);
  const worker = await fetch(`${pages.url}/sw.js`);
  expect(worker.headers.get("content-security-policy")).toContain(
    `connect-src 'self' ${project.url};`,
  );
  expect(page).not.toContain(keys.secretKey);
});

test("content published in the project is rendered here", async () => {
  const visitor = createClient(project.url, keys.publishableKey, {
    auth: { persistSession: false },
  });
  const { data } = await visitor
    .from("blog_posts")
    .select("slug, title")
    .limit(1)
    .single()
    .throwOnError();
  const page = await (await fetch(`${pages.url}/fr-fr/blog/${data.slug}`)).text();
  expect(page).toContain(data.title.replaceAll("'", "&#x27;"));
});

test("this process serves no backend, and its folder has no data", async () => {
  for (const path of ["/rest/v1/medications", "/auth/v1/user", "/storage/v1/bucket", "/_mail"]) {
    expect((await fetch(`${pages.url}${path}`)).status, path).toBe(404);
  }
  expect(await readdir(folder)).toEqual(["project"]);
  expect(pages.output).toContain(`Its data is in ${project.url}`);
  expect(pages.output).not.toContain("_mail");
});

test("a form gets the captcha settings of the project from this process", async () => {
  const answer = await fetch(`${pages.url}/captcha/v1/challenge?action=sign-in`);
  expect(await answer.json()).toEqual({ provider: "turnstile", siteKey: "a-site-key" });
});

test("the process is ready while the project is, and stays alive without it", async () => {
  expect((await fetch(`${pages.url}/readyz`)).status).toBe(200);
  await project.stop("SIGKILL");
  await expect
    .poll(async () => (await fetch(`${pages.url}/readyz`)).status, { timeout: 10_000 })
    .toBe(503);
  expect((await fetch(`${pages.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${pages.url}/fr-fr/login`)).status).toBe(200);
});
