import { isIPv6 } from "node:net";

/**
 * The key by which attempts from an address are counted. A household has one IPv4 address, but at least 2^64 IPv6
 * addresses: those count as one, because a limit for each would have no effect.
 *
 * @param address as a socket reports it; IPv4 written as IPv6 is IPv4
 */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare;
  // `URL` normalizes addresses: lower case, no leading zeros, no dots.
  const { hostname } = new URL(`http://[${bare}]`);
  const [start = [], end = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((groups) => groups.split(":").filter(Boolean));
  const zeros = Array<string>(8 - start.length - end.length).fill("0");
  return `${[...start, ...zeros, ...end].slice(0, 4).join(":")}::/64`;
}
