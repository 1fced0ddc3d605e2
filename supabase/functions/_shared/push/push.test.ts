import { createECDH } from "node:crypto";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import {
  type Device,
  type PushService,
  startPushService,
} from "../../../../testing/fakes/push-service.ts";
import { createPush } from "./push.ts";
import type { SendPush } from "./send-push.ts";

const pair = createECDH("prime256v1");
const keys = async () => ({
  publicKey: pair.getPublicKey("base64url"),
  privateKey: pair.getPrivateKey("base64url"),
});

let service: PushService;
let device: Device;
let send: SendPush;
beforeAll(async () => {
  pair.generateKeys();
  service = await startPushService();
  send = createPush({ keys, siteUrl: "http://localhost:3000", services: [service.origin] });
});
beforeEach(() => {
  service.answer({ status: 201 });
  service.messages.length = 0;
  device = service.subscribe();
});
afterAll(() => service.close());

test("a message is readable by its device alone, and signed by this installation", async () => {
  const options = { ttl: 3600, urgency: "high", topic: "dose-1" } as const;
  expect(await send(device, '{"title":"C’est l’heure"}', options)).toEqual({ kind: "delivered" });
  expect(service.messages).toEqual([
    {
      endpoint: device.endpoint,
      headers: expect.objectContaining({ ttl: "3600", urgency: "high", topic: "dose-1" }),
      text: '{"title":"C’est l’heure"}',
      signed: {
        aud: service.origin,
        sub: "mailto:trousse@localhost",
        key: pair.getPublicKey("base64url"),
      },
    },
  ]);
});

test.each([
  { status: 404, outcome: { kind: "gone", reason: "http-404" } },
  { status: 410, outcome: { kind: "gone", reason: "http-410" } },
  { status: 400, outcome: { kind: "wrong", reason: "http-400" } },
  { status: 403, outcome: { kind: "wrong", reason: "http-403" } },
  { status: 401, outcome: { kind: "retry", reason: "http-401" } },
  { status: 413, outcome: { kind: "retry", reason: "http-413" } },
  { status: 500, outcome: { kind: "retry", reason: "http-500" } },
  { status: 503, outcome: { kind: "retry", reason: "http-503" } },
])("$status is $outcome.kind", async ({ status, outcome }) => {
  service.answer({ status });
  expect(await send(device, "x", { ttl: 60 })).toEqual(outcome);
});

test.each([
  { header: "120", seconds: 120 },
  { header: "999999", seconds: 3600 },
  { header: "Sat, 21 Nov 2020 08:00:00 GMT", seconds: 0 },
  { header: new Date(Date.now() + 7_200_000).toUTCString(), seconds: 3600 },
  { header: "soon", seconds: undefined },
])("a busy service's Retry-After is respected: $header", async ({ header, seconds }) => {
  service.answer({ status: 429, headers: { "retry-after": header } });
  const outcome = await send(device, "x", { ttl: 60 });
  expect(outcome).toEqual({
    kind: "retry",
    reason: "http-429",
    ...(seconds !== undefined && { seconds }),
  });
});

test("a redirect is not followed", async () => {
  const elsewhere = service.subscribe();
  service.answer((endpoint) =>
    endpoint === device.endpoint
      ? { status: 307, headers: { location: elsewhere.endpoint } }
      : { status: 201 },
  );
  const before = service.requests;
  expect(await send(device, "x", { ttl: 60 })).toEqual({ kind: "wrong", reason: "http-307" });
  expect([service.requests - before, service.messages]).toEqual([1, []]);
});

test("an endpoint that is not a push service is never called", async () => {
  const strict = createPush({ keys, siteUrl: "https://trousse.example" });
  const before = service.requests;
  expect(await strict(device, "x", { ttl: 60 })).toEqual({
    kind: "wrong",
    reason: "unknown-service",
  });
  expect(service.requests).toBe(before);
});

test.each([{ p256dh: "x" }, { auth: "x" }, { p256dh: Buffer.alloc(65, 4).toString("base64url") }])(
  "keys that encrypt nothing are wrong: %j",
  async (change) => {
    expect(await send({ ...device, ...change }, "x", { ttl: 60 })).toEqual({
      kind: "wrong",
      reason: "bad-keys",
    });
  },
);

test("an unreachable service is tried again", async () => {
  const away = "http://127.0.0.1:9";
  const lost = createPush({ keys, siteUrl: "http://localhost:3000", services: [away] });
  expect(await lost({ ...device, endpoint: `${away}/1` }, "x", { ttl: 60 })).toEqual({
    kind: "retry",
    reason: "unreachable",
  });
});

test("10,000 messages leave nothing behind in memory", { timeout: 240_000 }, async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const busy = await startPushService({ remembersMessages: false });
  onTestFinished(() => busy.close());
  const many = createPush({ keys, siteUrl: "http://localhost:3000", services: [busy.origin] });
  const subscribed = busy.subscribe();
  const payload = JSON.stringify({ title: "C’est l’heure de votre prise", token: "x".repeat(200) });
  const round = async (times: number) => {
    let left = times;
    const one = async () => {
      while (left-- > 0) await many(subscribed, payload, { ttl: 60 });
    };
    await Promise.all(Array.from({ length: 32 }, one));
    collect();
    return process.memoryUsage().heapUsed;
  };
  const warm = await round(500);
  const after = await round(10_000);
  expect(after - warm).toBeLessThan(20_000_000);
});
