import type { IncomingMessage } from "node:http";

/** Milliseconds within which the body of a form must arrive, on the slowest connection expected. */
const BODY_TIMEOUT_MS = 20_000;

/** Archives, the official medicines and pictures are megabytes: only the server's own limit applies to them. */
const LARGE_BODY_PATH = /^\/(functions\/v1\/import-|storage\/v1\/)/;

/** Closes connections whose body takes too long (slowloris), because each occupies a request slot. */
export function limitBodyTime(incoming: IncomingMessage, timeoutMs = BODY_TIMEOUT_MS): void {
  const { headers, url = "" } = incoming;
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;
  if (!hasBody || LARGE_BODY_PATH.test(url)) return;
  const timer = setTimeout(() => incoming.socket.destroy(), timeoutMs);
  incoming.once("end", () => clearTimeout(timer));
  incoming.once("close", () => clearTimeout(timer));
}
