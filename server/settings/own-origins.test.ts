import type { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { openWithoutHttpsLines } from "./open-without-https.ts";
import { networkOrigins, ownOrigins } from "./own-origins.ts";

type Network = ReturnType<typeof networkInterfaces>;

const address = (text: string, family: "IPv4" | "IPv6", internal = false) => ({
  ...{ address: text, internal, mac: "", netmask: "", cidr: null },
  ...(family === "IPv4" ? { family } : { family, scopeid: 0 }),
});

const NETWORK = {
  lo: [address("127.0.0.1", "IPv4", true), address("::1", "IPv6", true)],
  wlan0: [address("192.168.1.5", "IPv4"), address("fe80::1", "IPv6")],
  eth0: [address("10.0.0.7", "IPv4")],
} as Network;

const HERE = ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"];

test.each([
  { host: "localhost", others: [], because: "nothing else listens" },
  { host: "127.0.0.1", others: [], because: "nothing else listens" },
  {
    host: "0.0.0.0",
    others: ["http://192.168.1.5:3000", "http://10.0.0.7:3000"],
    because: "it listens at every address of the machine",
  },
  { host: "10.0.0.7", others: ["http://10.0.0.7:3000"], because: "it listens there alone" },
  { host: "pi.home", others: ["http://pi.home:3000"], because: "the setting names it" },
  { host: "fd00::5", others: ["http://[fd00::5]:3000"], because: "an address of six" },
])("HOST=$host: $because", ({ host, others }) => {
  expect(networkOrigins({ host, port: 3000 }, NETWORK)).toEqual(others);
  expect(ownOrigins({ host, port: 3000 }, NETWORK)).toEqual([...HERE, ...others]);
});

test("the port of http is not part of an origin", () => {
  expect(ownOrigins({ host: "0.0.0.0", port: 80 }, NETWORK)).toContain("http://192.168.1.5");
});

test("the start prints the exact line of the setting that mails need", () => {
  const config = { host: "0.0.0.0", port: 3000, isPublicUrlGiven: false };
  const origins = networkOrigins(config, NETWORK);
  expect(openWithoutHttpsLines(config, origins).join("\n")).toContain(
    "PUBLIC_URL=http://192.168.1.5:3000",
  );
  expect(
    openWithoutHttpsLines({ ...config, isPublicUrlGiven: true }, origins).join(),
  ).not.toContain("PUBLIC_URL");
});
