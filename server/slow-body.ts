import type { IncomingMessage } from "node:http";

/** Milliseconds within which a body of a form is here, on the slowest line there is. */
const PATIENCE = 20_000;

/** Archives, the official medicines and pictures are megabytes: only the server's own limit holds for them. */
const LARGE = /^\/(functions\/v1\/import-|storage\/v1\/)/;

/** Ends the connection of whoever sends a body drop by drop, which would keep a place from others. */
export function hurryBody(incoming: IncomingMessage, patience = PATIENCE): void {
  const { headers, url = "" } = incoming;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (!hasBody || LARGE.test(url)) return;
  const impatience = setTimeout(() => incoming.socket.destroy(), patience);
  incoming.once("end", () => clearTimeout(impatience));
  incoming.once("close", () => clearTimeout(impatience));
}
