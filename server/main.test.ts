import { createHash } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@trousse/backend/database/open";
import { lockFolder } from "@trousse/backend/database/pglite/lock";
import { loadKeys } from "@trousse/backend/identity/api-keys";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuild } from "#scripts/building/ensure-build.ts";
import { freePort } from "#testing/harness/free-port.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";

const LONG = 120_000;

let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  await ensureBuild();
  dataDir = await mkdtemp(join(tmpdir(), "trousse-main-"));
  server = await RunningServer.startMigrated(dataDir, { LOG: "requests" });
}, LONG);
afterAll(async () => {
  await server.stop("SIGKILL");
  await removeFolder(dataDir);
});

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "trousse-refusal-"));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

test("prints the address, the mailbox and the data folder", () => {
  expect(server.output).toContain(`open at ${server.url}`);
  expect(server.output).toMatch(/http:\/\/localhost:\d+\/_mail\?token=[\w-]{43}$/m);
  expect(server.output).toContain(dataDir);
});

test.each([
  { path: "/", status: 200 },
  { path: "/fr-fr/", status: 200 },
  { path: "/fr-fr/login", status: 200 },
  { path: "/fr-fr/dashboard", status: 200 },
  { path: "/fr-fr/nowhere", status: 404 },
  { path: "/nowhere", status: 404 },
])("the policy of $path names every inline script by hash or nonce", async ({ path, status }) => {
  const cached = await fetch(`${server.url}${path}`);
  expect(cached.status).toBe(status);
  const hashPolicy = cached.headers.get("content-security-policy") ?? "";
  expect(hashPolicy).toMatch(/script-src 'self' 'sha256-/);
  expect(hashPolicy).not.toMatch(/'unsafe|nonce|\*/);
  const page = await cached.text();
  const code = /<(script|style)\b(?![^>]* type="application)[^>]*>(.*?)<\/\1>/gs;
  const contents = [...page.matchAll(code)].map(([, , content = ""]) => content);
  expect(contents.length).toBeGreaterThan(0);
  const hashOf = (content: string) =>
    `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  expect(contents.filter((content) => !hashPolicy.includes(hashOf(content)))).toEqual([]);

  const answer = await fetch(`${server.url}${path}?visit=1`);
  expect(answer.status).toBe(status);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).not.toContain("'unsafe");
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const tags = (await answer.text()).match(/<(script|style)\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("the mailbox and the metrics open to the account that started the server, the rows to nobody without a key", async () => {
  const own = { headers: { authorization: `Bearer ${await server.localToken()}` } };
  expect((await fetch(`${server.url}/_mail`)).status).toBe(401);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  expect((await fetch(`${server.url}/_mail`, own)).status).toBe(200);
  expect((await fetch(`${server.url}/metrics`, own)).status).toBe(200);
  const forwarded = { headers: { ...own.headers, "x-forwarded-for": "203.0.113.7" } };
  expect((await fetch(`${server.url}/_mail`, forwarded)).status).toBe(404);
  expect((await fetch(`${server.url}/rest/v1/medications`)).status).toBe(401);
});

test("no file outside the build is served, however the path is written", async () => {
  for (const path of ["/..%2fpackage.json", "/assets/..%2f..%2fserver/index.js", "/%2e%2e/data"]) {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).not.toMatch(/"dependencies"|createPageHandler/);
  }
});

test("no secret of the installation is sent to a browser", async () => {
  const { secretKey, jwtSecret, publishableKey } = await loadKeys(dataDir);
  const page = await (await fetch(`${server.url}/fr-fr/login`)).text();
  expect(page).toContain(publishableKey);
  const client = join(import.meta.dirname, "../build/client");
  const files = await readdir(client, { recursive: true, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile() && !/\.(br|gz|zst)$/.test(file.name))
    .map((file) => readFile(join(file.parentPath, file.name), "latin1"));
  const served = ["/sw.js", "/manifest.webmanifest", "/robots.txt"].map(async (path) =>
    (await fetch(`${server.url}${path}`)).text(),
  );
  const everything = [page, ...(await Promise.all([...texts, ...served]))].join("\n");
  // Scripts are published without source maps, which would show the source. That of a package names one that is not there.
  expect(files.filter(({ name }) => name.endsWith(".map"))).toEqual([]);
  expect(everything).not.toMatch(/sourceMappingURL=(?!data:,|worker\.min\.js\.map)/);
  const environment = Object.entries(process.env)
    .filter(([name]) => /SECRET|PASSWORD|TOKEN|_KEY$|DATABASE_URL/.test(name))
    .map(([, value = ""]) => value)
    .filter((value) => value.length >= 8 && value !== publishableKey);
  for (const secret of [secretKey, jwtSecret, ...environment]) {
    expect(everything.includes(secret), "a secret, which this message does not repeat").toBe(false);
  }
});

test("the log contains requests by their path alone", async () => {
  await fetch(`${server.url}/rest/v1/medications?name=eq.Doliprane`);
  await expect.poll(() => server.output).toMatch(/GET \/rest\/v1\/medications 401 \d+ ms/);
  expect(server.output).not.toContain("Doliprane");
});

test(
  "no other account may read a file of it: in a folder made beforehand, of a start, and of a day's work",
  async () => {
    const folder = await emptyFolder();
    await chmod(folder, 0o755);
    const before = process.umask(0o022);
    onTestFinished(() => void process.umask(before));
    const other = await RunningServer.start(folder);
    onTestFinished(async () => void (await other.stop("SIGKILL")));
    expect(await openEntries(folder)).toEqual([]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    // Writes enough to create further files of the write-ahead log.
    await other.stop();
    const engine = await openDatabase({ dataDir: folder });
    const rows = "select repeat('x', 900) from generate_series(1, 60000)";
    await engine.transaction((tx) => tx.script(`create table public.big as ${rows}`));
    expect(await openEntries(folder)).toEqual([]);
    await engine.transaction((tx) => tx.script("drop table public.big"));
    await engine.close();
    // The mode that PGlite itself gives.
    for (const name of await readdir(join(folder, "pgdata/pg_wal"))) {
      await chmod(join(folder, "pgdata/pg_wal", name), 0o666);
    }
    await chmod(join(folder, "lock"), 0o644);
    await other.start();
    expect(await openEntries(folder)).toEqual([]);
  },
  LONG,
);

/** Paths on which the group or other accounts have any permission. */
async function openEntries(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const open = await Promise.all(
    names.map(async (name) => ((await stat(join(folder, name))).mode & 0o077 ? [name] : [])),
  );
  return open.flat();
}

test(
  "stops on SIGTERM with exit code 0, and opens again after that and after SIGKILL",
  async () => {
    expect(await server.stop("SIGTERM")).toBe(0);
    await server.start();
    await server.stop("SIGKILL");
    await server.start();
    expect((await fetch(server.url)).status).toBe(200);
  },
  LONG,
);

interface Wrong {
  because: string;
  says: RegExp;
  setting(): Promise<Record<string, string>> | Record<string, string>;
}

test.each<Wrong>([
  {
    because: "a port that is no number",
    says: /^PORT must be a whole number from 1 to 65535\.$/,
    setting: () => ({ PORT: "many" }),
  },
  {
    because: "a data folder that is a file",
    says: /^The data cannot be kept in .+, because .+: set DATA_DIR\.$/,
    async setting() {
      const file = join(await emptyFolder(), "file");
      await writeFile(file, "");
      return { DATA_DIR: file };
    },
  },
  {
    because: "a data folder where none can be made",
    says: /^The data cannot be kept in \/proc\/x, because no folder can be made there: set DATA_DIR\.$/,
    setting: () => ({ DATA_DIR: "/proc/x" }),
  },
  {
    because: "a folder for backups where none can be made",
    says: /^The backups cannot be kept in \/proc\/x, because no folder can be made there: set BACKUP_DIR\.$/,
    setting: async () => ({ DATA_DIR: await emptyFolder(), BACKUP_DIR: "/proc/x" }),
  },
  {
    because: "a data folder in use",
    says: /^The folder .+ is already in use by process \d+; stop it first or set DATA_DIR\.$/,
    async setting() {
      const folder = await emptyFolder();
      onTestFinished(lockFolder(folder));
      return { DATA_DIR: folder };
    },
  },
  {
    because: "a database that is not there",
    says: /^[A-Z][^\n]+\.$/,
    setting: async () => ({
      DATA_DIR: await emptyFolder(),
      DATABASE_URL: "postgres://me:Doliprane@127.0.0.1:1/none",
      DATABASE_WAIT_SECONDS: "0",
    }),
  },
  {
    because: "a port that is taken",
    says: /^Port \d+ is taken by another program: choose another one, as in PORT=\d+ npm start\.$/,
    async setting() {
      const other = createServer();
      await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
      onTestFinished(() => void other.close());
      return { PORT: String((other.address() as AddressInfo).port), DATA_DIR: await emptyFolder() };
    },
  },
])(
  "$because is refused in one sentence, with exit code 1",
  async ({ says, setting }) => {
    // Its own port: a program on the usual one would be the reason instead.
    const environment = { PORT: String(await freePort()), ...(await setting()) };
    const { code, output } = await RunningServer.refusal(environment);
    expect(code).toBe(1);
    expect(output.trimEnd()).toMatch(says);
    expect(output).not.toContain("Doliprane");
  },
  LONG,
);
