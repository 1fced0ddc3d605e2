import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import type { Log } from "../telemetry/log.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an address, as a socket reports it, is this machine talking to itself. */
export function isLoopback(address: string): boolean {
  return loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");
}

interface Incoming {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Whether an address, as a socket reports it, is a proxy that may speak for others. */
export type IsTrustedProxy = (address: string) => boolean;

export const noTrustedProxy: IsTrustedProxy = () => false;

/** Called for a forwarding header that is not trusted, with whether this machine sent it. */
export type OnUntrustedProxy = (isFromHere: boolean) => void;

/**
 * The address a request comes from. A trusted proxy speaks for others, and the last entry of
 * X-Forwarded-For is the one it wrote itself; from anybody else that header is only a claim.
 */
export function clientAddress(
  { headers, socket }: Incoming,
  isProxy: IsTrustedProxy,
  noteUntrusted?: OnUntrustedProxy,
): string {
  const address = socket.remoteAddress ?? "";
  const forwarded = headers["x-forwarded-for"];
  if (forwarded === undefined) return address;
  if (!isProxy(address)) {
    noteUntrusted?.(isLoopback(address));
    return address;
  }
  const claimed = String(forwarded).split(",").at(-1)?.trim() ?? "";
  return isIP(claimed) ? claimed : address;
}

/**
 * Reads a list such as `loopback, 10.0.0.5, 172.16.0.0/12, fd00::/8`.
 * @returns nothing when a part of it is no address
 */
export function parseTrustedProxies(text: string): IsTrustedProxy | undefined {
  const list = new BlockList();
  let hasLoopback = false;
  for (const part of text.split(",").map((entry) => entry.trim())) {
    const [address = "", bits, ...rest] = part.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const most = family === "ipv6" ? 128 : 32;
    if (part === "loopback") hasLoopback = true;
    else if (!isIP(address) || rest.length > 0) return undefined;
    else if (bits === undefined) list.addAddress(address, family);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= most) {
      list.addSubnet(address, Number(bits), family);
    } else return undefined;
  }
  return (address) =>
    (hasLoopback && isLoopback(address)) || list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** One line in the log for a process: all people behind such a proxy share the limits of one address. */
export function logUntrustedProxy(log: Log): OnUntrustedProxy {
  let isTold = false;
  return (isFromHere) => {
    if (isTold) return;
    isTold = true;
    const proxy = isFromHere ? "loopback" : "another machine";
    log({
      level: "warning",
      event: "untrusted-proxy",
      facts: { proxy },
      text: `A request from ${isFromHere ? "this machine" : proxy} carries X-Forwarded-For, and TRUSTED_PROXY does not name who sent it: behind a proxy, everybody counts as one address until it does`,
    });
  };
}
