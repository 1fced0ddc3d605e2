import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request.ts";

const SITE = "http://localhost:3000";
const ask = (address: string, headers: Record<string, string>, siteUrl = SITE) =>
  isLocalRequest(new Request(`${SITE}/_mail`, { headers }), { address }, siteUrl);

test.each(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"])(
  "%s is this machine",
  (address) => {
    expect(ask(address, { host: "localhost:3000" })).toBe(true);
    expect(ask(address, { host: "127.0.0.1" })).toBe(true);
    expect(ask(address, { host: "[::1]:3000" })).toBe(true);
  },
);

test.each([
  "192.168.1.20",
  "10.0.0.1",
  "128.0.0.1",
  "::ffff:10.0.0.1",
  "::2",
  "fe80::1",
  "1127.0.0.1",
  "127.0.0.1.example",
  "",
])("%s is not", (address) => {
  expect(ask(address, { host: "localhost:3000" })).toBe(false);
});

test.each([
  { headers: { host: "evil.example" }, because: "its name was made to point here" },
  { headers: { host: "localhost.evil.example" }, because: "ours is only its beginning" },
  { headers: { host: "localhost", "x-forwarded-for": "9.9.9.9" }, because: "a proxy passed it on" },
  { headers: { host: "localhost", forwarded: "for=9.9.9.9" }, because: "a proxy passed it on" },
  { headers: { host: "localhost", via: "1.1 proxy" }, because: "a proxy passed it on" },
])("a request of this machine with $headers is not trusted: $because", ({ headers }) => {
  expect(ask("127.0.0.1", headers as Record<string, string>)).toBe(false);
});

test("where people come by https there is a proxy, and it may be silent about it", () => {
  expect(ask("127.0.0.1", { host: "localhost:3000" }, "https://trousse.example")).toBe(false);
  expect(ask("127.0.0.1", { host: "localhost:3000" }, "http://192.168.1.20:3000")).toBe(true);
});
