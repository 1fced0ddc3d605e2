import { networkInterfaces } from "node:os";
import type { MachineState } from "#domain/installation/machine-state.ts";
import type { Config } from "./config.ts";

/** Whether other machines can open the pages by plain http, as far as the settings say. */
export function isOpenWithoutHttps({ host, publicUrl }: Pick<Config, "host" | "publicUrl">) {
  return !isThisMachine(host) && publicUrl.startsWith("http:");
}

/** The server cannot be reached from other machines: it listens on loopback, and no public name or proxy leads to it. */
export function isLocalOnly({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): boolean {
  const { hostname } = new URL(publicUrl);
  return isThisMachine(host) && isThisMachine(hostname.replace(/^\[|\]$/g, ""));
}

/** What the health page says of the address. */
export function addressState(config: Pick<Config, "host" | "publicUrl">): MachineState["address"] {
  if (config.publicUrl.startsWith("https:")) return "https";
  return isLocalOnly(config) ? "this-machine" : "unencrypted";
}

const isThisMachine = (name: string) => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(name);

/** What the start says of an address that is not encrypted, with those that a phone at home can open. */
export function openWithoutHttpsLines({ port }: Pick<Config, "port">): string[] {
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4")
    .map(({ address }) => `http://${address}:${port}`);
  return [
    ...(addresses.length > 0 ? [`Other machines open it at ${addresses.join(" or ")}`] : []),
    'Its addresses are not encrypted: who shares the network can read what is sent. docs/operations.md says under "From http to https" how to change that.',
  ];
}
