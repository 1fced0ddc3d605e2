import type { MachineState } from "#domain/installation/machine-state.ts";
import type { Config } from "./config.ts";
import { isLoopback, networkOrigins } from "./own-origins.ts";

/** Whether other machines can open the pages by plain http, as far as the settings say. */
export function isOpenWithoutHttps({ host, publicUrl }: Pick<Config, "host" | "publicUrl">) {
  return !isLoopback(host) && publicUrl.startsWith("http:");
}

/** The server cannot be reached from other machines: it listens on loopback, and no public name or proxy leads to it. */
export function isLocalOnly({ host, publicUrl }: Pick<Config, "host" | "publicUrl">): boolean {
  const { hostname } = new URL(publicUrl);
  return isLoopback(host) && isLoopback(hostname.replace(/^\[|\]$/g, ""));
}

/** What the health page says of the address. */
export function addressState(config: Pick<Config, "host" | "publicUrl">): MachineState["address"] {
  if (config.publicUrl.startsWith("https:")) return "https";
  return isLocalOnly(config) ? "this-machine" : "unencrypted";
}

/** What the start says of an address that is not encrypted, with those that a phone at home can open. */
export function openWithoutHttpsLines(
  config: Pick<Config, "host" | "port" | "isPublicUrlGiven">,
  origins = networkOrigins(config),
): string[] {
  const [first] = origins;
  return [
    ...(first ? [`Other machines open it at ${origins.join(" or ")}`] : []),
    ...(config.isPublicUrlGiven
      ? []
      : [
          `Mails that nobody asked for at such an address (reminders, reports) link to localhost. Set the address that people type, so that a phone can open them: PUBLIC_URL=${first ?? `http://NAME:${config.port}`}`,
        ]),
    'Its addresses are not encrypted: who shares the network can read what is sent. docs/operations.md says under "From http to https" how to change that.',
  ];
}
