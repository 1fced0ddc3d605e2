import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "../../testing/engines-template.ts";
import { SITE, startTestBackend, type TestBackend } from "../test-backend.ts";
import { openMailbox } from "./mailbox.ts";

let folder: string;
let house: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailbox-"));
  const mailer = await openMailbox(folder);
  await mailer.send({ to: "a@example.org", subject: "Bonjour", text: "a", html: "<p>a</p>" });
  house = await startTestBackend(await openEmbedded(), { mailer });
});
afterAll(async () => {
  await house.close();
  await house.engine.close();
  await rm(folder, { recursive: true });
});

const look = (address: string, { path = "/_mail", host = "localhost:3000", method = "GET" } = {}) =>
  house.backend.fetch(new Request(`${SITE}${path}`, { method, headers: { host } }), { address });

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
  const other = await startTestBackend(house.engine);
  const response = await other.fetch(`${SITE}/_mail`, { headers: { host: "localhost:3000" } });
  expect(response.status).toBe(404);
  await other.close();
});
