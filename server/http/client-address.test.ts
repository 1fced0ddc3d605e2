import { expect, test } from "vitest";
import type { LogEntry } from "../telemetry/log.ts";
import {
  clientAddress,
  type IsTrustedProxy,
  isLoopback,
  logUntrustedProxy,
  noTrustedProxy,
  parseTrustedProxies,
} from "./client-address.ts";

test.each([
  { address: "127.0.0.1", expected: true, because: "the usual one" },
  { address: "127.255.255.254", expected: true, because: "the whole block is this machine" },
  { address: "::1", expected: true, because: "the same in IPv6" },
  { address: "::ffff:127.0.0.1", expected: true, because: "IPv4 seen through an IPv6 socket" },
  { address: "128.0.0.1", expected: false, because: "one block further" },
  { address: "192.168.1.20", expected: false, because: "a phone in the house" },
  { address: "::ffff:10.0.0.1", expected: false, because: "another machine, mapped" },
  { address: "", expected: false, because: "a socket that is already closed" },
  { address: "unknown", expected: false, because: "what some proxies write" },
])("$address: $because", ({ address, expected }) => {
  expect(isLoopback(address)).toBe(expected);
});

function request(remoteAddress: string | undefined, forwarded?: string) {
  const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  return { socket: { remoteAddress }, headers };
}

test.each([
  { from: request("192.168.1.20"), expected: "192.168.1.20", because: "no proxy" },
  {
    from: request("192.168.1.20", "127.0.0.1"),
    expected: "192.168.1.20",
    because: "a stranger cannot call himself this machine",
  },
  {
    from: request("127.0.0.1", "203.0.113.7"),
    expected: "203.0.113.7",
    because: "our proxy tells who asks",
  },
  {
    from: request("::1", "127.0.0.1, 203.0.113.7"),
    expected: "203.0.113.7",
    because: "what stands before our proxy's own entry came from the stranger",
  },
  {
    from: request("127.0.0.1", ""),
    expected: "127.0.0.1",
    because: "an empty header says nothing",
  },
  {
    from: request("127.0.0.1", "<script>"),
    expected: "127.0.0.1",
    because: "what is no address says nothing",
  },
  { from: request(undefined), expected: "", because: "the connection is gone" },
])("with a trusted proxy on this machine, $because", ({ from, expected }) => {
  expect(clientAddress(from, isLoopback)).toBe(expected);
});

test("without a trusted proxy nobody speaks for others", () => {
  expect(clientAddress(request("127.0.0.1", "203.0.113.7"), noTrustedProxy)).toBe("127.0.0.1");
});

test.each([
  { list: "loopback", address: "127.0.0.1", expected: true },
  { list: "loopback", address: "10.0.0.5", expected: false },
  { list: "10.0.0.5", address: "10.0.0.5", expected: true },
  { list: "10.0.0.5", address: "::ffff:10.0.0.5", expected: true },
  { list: "10.0.0.5", address: "127.0.0.1", expected: false },
  { list: "172.16.0.0/12, fd00::/8", address: "172.31.255.255", expected: true },
  { list: "172.16.0.0/12, fd00::/8", address: "172.32.0.0", expected: false },
  { list: "172.16.0.0/12, fd00::/8", address: "fd12::1", expected: true },
  { list: "172.16.0.0/12, fd00::/8", address: "", expected: false },
])("of $list, $address: $expected", ({ list, address, expected }) => {
  const isProxy = parseTrustedProxies(list) as IsTrustedProxy;
  expect(isProxy(address)).toBe(expected);
});

test("a header of an untrusted proxy is logged once, without an address", () => {
  const entries: LogEntry[] = [];
  const note = logUntrustedProxy((entry) => entries.push(entry));
  const headers = { "x-forwarded-for": "203.0.113.7" };
  const socket = { remoteAddress: "127.0.0.1" };
  clientAddress({ headers: {}, socket }, noTrustedProxy, note);
  clientAddress({ headers, socket }, (address) => address === "127.0.0.1", note);
  expect(entries).toEqual([]);
  expect(clientAddress({ headers, socket }, noTrustedProxy, note)).toBe("127.0.0.1");
  clientAddress({ headers, socket: { remoteAddress: "198.51.100.4" } }, noTrustedProxy, note);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ event: "untrusted-proxy", facts: { proxy: "loopback" } });
  expect(entries[0]?.text).not.toMatch(/203|198/);
});
