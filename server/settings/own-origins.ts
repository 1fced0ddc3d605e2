import { networkInterfaces } from "node:os";
import type { Config } from "./config.ts";

type Network = ReturnType<typeof networkInterfaces>;

/** Names of the loopback addresses, as a browser on this machine types them. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origins at which browsers reach a server without PUBLIC_URL. All come from the settings and from the operating
 * system, none from a request: a mail link may lead to each of them. Asked for each time, because a machine at home
 * gets its address after it has started, and may get another one.
 */
export function ownOrigins(
  { host, port }: Pick<Config, "host" | "port">,
  network: Network = networkInterfaces(),
): string[] {
  return [...LOOPBACK, ...reachableNames(host, network)].map(
    (name) => new URL(`http://${name}:${port}`).origin,
  );
}

/** The same without those of this machine alone: what a phone in the same network can open. */
export function networkOrigins(
  { host, port }: Pick<Config, "host" | "port">,
  network: Network = networkInterfaces(),
): string[] {
  return reachableNames(host, network).map((name) => `http://${name}:${port}`);
}

export const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(name);

function reachableNames(host: string, network: Network): string[] {
  if (isLoopback(host)) return [];
  if (host !== "0.0.0.0" && host !== "::") return [host.includes(":") ? `[${host}]` : host];
  return Object.values(network)
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => address);
}
