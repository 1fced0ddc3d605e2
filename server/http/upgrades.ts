import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { Backend } from "@trousse/backend/backend";
import { REALTIME_PATH } from "@trousse/backend/realtime/realtime";
import type { RecordRequest } from "../telemetry/request-log.ts";
import { clientAddress, type IsTrustedProxy, type OnUntrustedProxy } from "./client-address.ts";
import { requestIdOf } from "./request-id.ts";

/** The connections that leave HTTP for another protocol. */
export interface Upgrades {
  /** Every other request with an `Upgrade` header is answered as if it had none. */
  accepts(request: IncomingMessage): boolean;
  open(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes them over some seconds. */
  close(): Promise<void>;
}

export interface UpgradeOptions {
  readonly realtime: Backend["realtime"];
  readonly isTrustedProxy: IsTrustedProxy;
  readonly onUntrustedProxy?: OnUntrustedProxy;
  readonly record?: RecordRequest;
}

/** The sockets of Realtime. */
export function createUpgrades(options: UpgradeOptions): Upgrades {
  const { realtime, isTrustedProxy, onUntrustedProxy, record } = options;
  return {
    accepts: ({ url = "", headers }) =>
      headers.upgrade?.toLowerCase() === "websocket" && url.split("?", 1)[0] === REALTIME_PATH,
    open(request, socket, head) {
      const start = performance.now();
      const address = clientAddress(request, isTrustedProxy, onUntrustedProxy);
      const status = realtime.upgrade(request, socket, head, { address });
      record?.({
        id: requestIdOf(request, isTrustedProxy),
        method: "GET",
        route: { kind: "realtime", pattern: REALTIME_PATH },
        status,
        milliseconds: Math.round(performance.now() - start),
        bytes: 0,
      });
    },
    close: () => realtime.close(),
  };
}
