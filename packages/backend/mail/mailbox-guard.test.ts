import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../../testing/engines/pglite-template.ts";
import { SITE, startTestBackend, type TestBackend } from "../testing/test-backend.ts";
import { openMailbox } from "./mailbox.ts";

const TOKEN = "a-token-that-only-one-account-of-the-machine";

let folder: string;
let testBackend: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  const mailer = await openMailbox(folder);
  await mailer.send({ to: "a@example.org", subject: "Bonjour", text: "a", html: "<p>a</p>" });
  testBackend = await startTestBackend(await openEmbedded(), { mailer, localToken: TOKEN });
});
afterAll(async () => {
  await testBackend.close();
  await testBackend.engine.close();
  await rm(folder, { recursive: true });
});

interface Look {
  readonly path?: string;
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

const look = (
  address: string,
  {
    path = "/_mail",
    host = "localhost:3000",
    method = "GET",
    headers = { authorization: `Bearer ${TOKEN}` },
  }: Look = {},
) =>
  testBackend.backend.fetch(
    new Request(`${SITE}${path}`, { method, headers: { host, ...headers }, redirect: "manual" }),
    { address },
  );

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])(
  "from %s the mail can be read",
  async (peer) => {
    const response = await look(peer);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Bonjour");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await (await look(peer, { path: "/_mail/messages" })).json()).toHaveLength(1);
  },
);

test.each(["192.168.1.7", "10.0.0.2", "::ffff:192.168.1.7", "2001:db8::1", ""])(
  "from %s there is no mailbox",
  async (peer) => {
    for (const path of ["/_mail", "/_mail/", "/_mail/messages"]) {
      const response = await look(peer, { path });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("Bonjour");
    }
  },
);

test.each([
  { headers: {}, because: "nothing is shown" },
  { headers: { authorization: `Bearer ${TOKEN}x` }, because: "another token is shown" },
  { headers: { authorization: TOKEN }, because: "the token is no bearer" },
  { headers: { cookie: `trousse-mailbox=${TOKEN}` }, because: "the cookie was not ours" },
  { headers: {}, path: "/_mail/messages?token=", because: "the token of the link is empty" },
])("another account of this machine reads nothing: $because", async ({ headers, path }) => {
  const paths = path ? [path] : ["/_mail", "/_mail/messages", `/_mail/${"0".repeat(36)}/html`];
  for (const one of paths) {
    const response = await look("127.0.0.1", { path: one, headers });
    expect(response.status).toBe(401);
    expect(response.headers.has("set-cookie")).toBe(false);
    expect(await response.text()).not.toMatch(/Bonjour|example\.org/);
  }
});

test("the link of the start lets one browser in, and is gone from its address", async () => {
  const opened = await look("127.0.0.1", { path: `/_mail?token=${TOKEN}`, headers: {} });
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/_mail"]);
  const cookie = opened.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^trousse-mailbox=[\w-]{43}; Path=\/_mail; HttpOnly; SameSite=Strict$/);
  expect(cookie, "it opens the mail and nothing else").not.toContain(TOKEN);
  const [pair = ""] = cookie.split(";");
  const page = await look("127.0.0.1", { headers: { cookie: `theme=dark; ${pair}` } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Bonjour");
  expect((await look("192.168.1.7", { headers: { cookie: pair } })).status).toBe(404);
  const elsewhere = await look("192.168.1.7", { path: `/_mail?token=${TOKEN}`, headers: {} });
  expect(elsewhere.status).toBe(404);
});

test("a page whose name was made to point here reads nothing", async () => {
  expect((await look("127.0.0.1", { host: "rebound.example" })).status).toBe(404);
});

test("mail can be read and nothing else", async () => {
  for (const method of ["POST", "PUT", "DELETE", "HEAD"]) {
    expect((await look("127.0.0.1", { method })).status).toBe(404);
  }
  expect((await look("127.0.0.1", { path: "/_mailbox" })).status).toBe(404);
});

test("with a mail server there is no mailbox", async () => {
  const other = await startTestBackend(testBackend.engine, { localToken: TOKEN });
  const headers = { host: "localhost:3000", authorization: `Bearer ${TOKEN}` };
  const response = await other.fetch(`${SITE}/_mail`, { headers });
  expect(response.status).toBe(404);
  await other.close();
});
