import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { IsTrustedProxy } from "./client-address.ts";

/** The id of the request that is being answered, through every await. */
export const requestIds = new AsyncLocalStorage<string>();

/** A trusted proxy's own, so that its log and ours meet; from anybody else it could be a sentence. */
export function requestIdOf({ headers, socket }: IncomingMessage, isProxy: IsTrustedProxy): string {
  const given = headers["x-request-id"];
  const isGiven = typeof given === "string" && /^[\w-]{8,64}$/.test(given);
  if (isGiven && isProxy(socket.remoteAddress ?? "")) return given;
  return randomBytes(8).toString("hex");
}
