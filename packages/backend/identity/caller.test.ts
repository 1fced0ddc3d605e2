import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createBearer } from "./bearer.ts";
import { createIdentifyCaller } from "./caller.ts";

const keys = {
  publishableKey: "sb_publishable_Yq3nqvX8p1W5c0mJ7bO2dT9rKfLhZ6sAeU4iGgNxMtQ",
  secretKey: "sb_secret_b8RzP1vXq4tYw7cNf0aKmEjHs6dLuGi2oB9pCxVnQrT",
  jwtSecret: "dKcU1TPbUZ7uYJ3xq0bS0m8rKkJk3G5b2mC9b0l2v8E",
};
const clock = { now: Date.parse("2026-11-21T12:00:00Z") };
const bearer = createBearer({
  jwtSecret: keys.jwtSecret,
  issuer: "http://localhost:3000/auth/v1",
  now: () => clock.now,
});
const ended = new Set<string>();
const identify = createIdentifyCaller({
  keys,
  bearer,
  isLive: async ({ session_id }) => !ended.has(session_id),
});

const facts = {
  sub: randomUUID(),
  session_id: randomUUID(),
  email: "marie@example.org",
  app_metadata: {},
  user_metadata: {},
  aal: "aal1" as const,
  amr: [],
};
const { token } = await bearer.sign(facts);

const from = (headers: Record<string, string>) => identify(new Headers(headers));

test.each([
  { headers: { apikey: keys.publishableKey }, role: "anon" },
  {
    headers: { apikey: keys.publishableKey, authorization: `Bearer ${keys.publishableKey}` },
    role: "anon",
  },
  { headers: { apikey: keys.secretKey }, role: "service_role" },
  {
    headers: { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` },
    role: "service_role",
  },
  {
    headers: { apikey: keys.publishableKey, authorization: `Bearer ${token}` },
    role: "authenticated",
  },
  {
    headers: { apikey: keys.secretKey, authorization: `Bearer ${token}` },
    role: "authenticated",
  },
])("case $#: the caller is $role", async ({ headers, role }) => {
  const caller = await from(headers);
  expect(caller.role).toBe(role);
  expect(JSON.parse(caller.claims)).toMatchObject({ role });
  expect(caller.token?.sub).toBe(role === "authenticated" ? facts.sub : undefined);
});

const apikey = keys.publishableKey;
test.each([
  { headers: {}, reason: "no-key" },
  { headers: { apikey: "" }, reason: "no-key" },
  { headers: { authorization: `Bearer ${token}` }, reason: "no-key" },
  { headers: { authorization: `Bearer ${keys.secretKey}` }, reason: "no-key" },
  { headers: { apikey: "sb_publishable_x" }, reason: "unknown-key" },
  { headers: { apikey: `${apikey}x` }, reason: "unknown-key" },
  { headers: { apikey: keys.secretKey.slice(0, -1) }, reason: "unknown-key" },
  { headers: { apikey: token }, reason: "unknown-key" },
  {
    headers: { apikey: keys.secretKey, origin: "http://localhost:3000" },
    reason: "secret-key-in-browser",
  },
  {
    headers: { apikey: keys.secretKey, "sec-fetch-site": "same-origin" },
    reason: "secret-key-in-browser",
  },
  {
    headers: { apikey: keys.secretKey, "sec-fetch-dest": "empty" },
    reason: "secret-key-in-browser",
  },
  {
    headers: { apikey: keys.secretKey, "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" },
    reason: "secret-key-in-browser",
  },
  { headers: { apikey, authorization: "" }, reason: "bad-token" },
  { headers: { apikey, authorization: "Bearer" }, reason: "bad-token" },
  { headers: { apikey, authorization: "Bearer undefined" }, reason: "bad-token" },
  { headers: { apikey, authorization: `Basic ${token}` }, reason: "bad-token" },
  { headers: { apikey, authorization: `Bearer ${token} ${token}` }, reason: "bad-token" },
  { headers: { apikey, authorization: `Bearer ${keys.secretKey}` }, reason: "bad-token" },
])("case $# is refused: $reason", async ({ headers, reason }) => {
  await expect(from(headers as Record<string, string>)).rejects.toMatchObject({ reason });
});

test("a token is refused once it expired, and once its session ended", async () => {
  const headers = { apikey, authorization: `Bearer ${token}` };
  ended.add(facts.session_id);
  await expect(from(headers)).rejects.toMatchObject({ reason: "ended-session" });
  ended.clear();
  clock.now += 600_000;
  await expect(from(headers)).rejects.toMatchObject({ reason: "expired-token" });
});
