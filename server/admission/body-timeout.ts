import type { IncomingMessage } from "node:http";

/** Milliseconds within which a body of a form is here, on the slowest line there is. */
const BODY_TIMEOUT_MS = 20_000;

/** Archives, the official medicines and pictures are megabytes: only the server's own limit holds for them. */
const LARGE_BODY_PATH = /^\/(functions\/v1\/import-|storage\/v1\/)/;

/** Ends the connection of whoever sends a body drop by drop, which would keep a place from others. */
export function limitBodyTime(incoming: IncomingMessage, patience = BODY_TIMEOUT_MS): void {
  const { headers, url = "" } = incoming;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (!hasBody || LARGE_BODY_PATH.test(url)) return;
  const impatience = setTimeout(() => incoming.socket.destroy(), patience);
  incoming.once("end", () => clearTimeout(impatience));
  incoming.once("close", () => clearTimeout(impatience));
}
