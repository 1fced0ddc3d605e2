import dns from "node:dns";
import net from "node:net";
import { createIsCompromised } from "@trousse/backend/auth/passwords/compromised-passwords";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRequestImage } from "#supabase/functions/_shared/images/image-service.ts";
import { createPush } from "#supabase/functions/_shared/push/push.ts";
import { aHousehold, type Household } from "../builders/household.ts";
import { type Installation, startInstallation } from "../harness/installation.ts";
import { recordTestResult } from "../harness/test-result-rows.ts";
import { sampledEngines } from "./full-run.ts";

/** Where a server must not be led: its own machine, its network, a cloud's secrets, and names that change. */
const NOWHERE = [
  "http://169.254.169.254/latest/meta-data/iam",
  "https://169.254.169.254/latest",
  "http://127.0.0.1:5432/x",
  "https://localhost/x",
  "https://[::1]/x",
  "https://[::ffff:127.0.0.1]/x",
  "https://[::ffff:a9fe:a9fe]/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://0/x",
  "https://10.0.0.1/x",
  "https://192.168.1.1/x",
  "https://metadata.google.internal/x",
  "https://rebind.example.org/x",
  "https://fcm.googleapis.com@127.0.0.1/x",
  "https://fcm.googleapis.com.127.0.0.1.nip.io/x",
  "https://fcm.googleapis.com#@127.0.0.1/x",
  "https://fcm.googleapis.com\\@127.0.0.1/x",
  "https://fcm.googleapis.com:25/x",
  "http://fcm.googleapis.com/x",
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_x",
  "data:text/html,x",
  "//127.0.0.1/x",
];

/** What would have gone out, as `host:port`: each attempt ends before it leaves the machine. */
const attempts: string[] = [];
const { connect } = net.Socket.prototype;
const { lookup } = dns;

beforeAll(() => {
  net.Socket.prototype.connect = function refuse(this: net.Socket, ...given: unknown[]) {
    const options = [given].flat(2)[0] as { host?: string; port?: number; path?: string };
    // A local socket is how PostgreSQL is asked in these tests.
    if (options.path) return connect.apply(this, given as never);
    attempts.push(`${options.host}:${options.port}`);
    process.nextTick(() => this.destroy(new Error("Nothing leaves this machine.")));
    return this;
  } as typeof connect;
  dns.lookup = ((name: string, ...rest: unknown[]) => {
    attempts.push(`the address of ${name}`);
    (rest.at(-1) as (error: Error) => void)(new Error("Nothing is looked up."));
  }) as typeof lookup;
});
afterAll(() => {
  net.Socket.prototype.connect = connect;
  dns.lookup = lookup;
});

test("a call that goes out is seen by the tests below", async () => {
  attempts.length = 0;
  await fetch("https://example.org/").catch(() => undefined);
  expect(attempts).toHaveLength(1);
});

// The engines differ in nothing of this, and PostgreSQL may be asked over a port.
describe.each(sampledEngines.filter(({ name }) => name === "pglite"))("on $name", (place) => {
  let installation: Installation;
  let owner: Household;

  beforeAll(async () => {
    installation = await startInstallation(place);
    owner = await installation.engine.transaction((tx) => aHousehold(tx, "owner"));
  });
  afterAll(() => installation.close());

  test("C5: no address that somebody writes is ever asked", async () => {
    attempts.length = 0;
    const client = installation.signedIn(owner);
    const visitor = installation.visitor();
    const keys = { p256dh: "B".repeat(87), auth: "a".repeat(22) };
    let tried = 0;
    for (const address of NOWHERE) {
      const asked = [
        client.functions.invoke("keep-device", { body: { ...keys, endpoint: address } }),
        visitor.functions.invoke("keep-device", {
          body: { ...keys, endpoint: address, formerEndpoint: address, formerAuth: keys.auth },
        }),
        client.functions.invoke("generate-blog-images", { body: { prompt: `![](${address})` } }),
        visitor.functions.invoke("contact", {
          body: { name: address, email: "a@example.org", subject: address, message: address },
        }),
        client
          .from("online_pharmacies")
          .insert({ name: "x", url: address, country: "FR" } as never),
        client
          .from("profile_details")
          .update({ treating_doctor_appointment_link: address })
          .eq("profile_id", owner.account),
        client.from("push_subscriptions").insert({ ...keys, endpoint: address } as never),
        client.storage.from("blog-images").upload(encodeURIComponent(address), "x"),
      ];
      tried += asked.length;
      await Promise.allSettled(asked);
    }
    expect(attempts).toEqual([]);
    recordTestResult({
      row: "C5",
      what: "addresses of this machine, its network, a cloud and names that change, at every endpoint that takes one",
      target: "0 connections",
      measured: `${tried} tried, ${attempts.length} connections`,
      held: attempts.length === 0,
    });
  });
});

test("C5: a push goes to the services of browsers alone, whatever the database holds", async () => {
  attempts.length = 0;
  const push = createPush({
    keys: async () => {
      throw new Error("Nobody asks for the keys before the address is known.");
    },
    siteUrl: "https://trousse.example",
  } as never);
  for (const endpoint of NOWHERE) {
    await push({ endpoint, p256dh: "B".repeat(87), auth: "a".repeat(22) }, "{}", {
      ttl: 60,
    }).catch(() => undefined);
  }
  expect(attempts).toEqual([]);
});

test("C5: what is typed does not choose where a configured service lies", async () => {
  attempts.length = 0;
  const draw = createRequestImage({ url: "https://images.example/v1/", key: "k", model: "m" });
  const isCompromised = createIsCompromised({
    url: "https://passwords.example/range/",
    report: () => undefined,
  });
  for (const address of NOWHERE) {
    await draw(`${address} ../../x ${address}`).catch(() => undefined);
    await isCompromised(`${address}/../../x`);
  }
  expect([...new Set(attempts)].sort()).toEqual(["images.example:443", "passwords.example:443"]);
});
