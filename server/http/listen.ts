import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { OperatorError } from "../lifecycle/operator-error.ts";
import { CompressedResponse } from "./compressed-response.ts";
import {
  type ListenAddress,
  openListeners,
  requireFreePort,
  systemErrorCode,
} from "./listeners.ts";
import type { Upgrades } from "./upgrades.ts";

/** Milliseconds a request under way may take to finish once the server stops. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** Milliseconds within which a request is expected on a new connection once the server stops. */
const FIRST_REQUEST_MS = 1000;

/**
 * Milliseconds, against who sends a request drop by drop. A whole one may hold 40 MB, on a slow line.
 * A connection is kept for longer than a proxy keeps it, so that the proxy never sends a request on a connection that is being closed.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};

/** Bytes: an address of 8 kB, the most that is read, and as much beside it. */
const MAX_HEADER_BYTES = 16_384;

export interface Listening {
  readonly port: number;
  /** Takes no new request, lets those under way finish, then returns. */
  close(): Promise<void>;
}

/** A server with its listening sockets; the first listener is the server itself. */
interface ListeningServer {
  readonly server: Server;
  readonly listeners: readonly NetServer[];
  /** Connections without a request yet, with when they were opened; Node does not count them as idle. */
  readonly unusedSockets: ReadonlyMap<Socket, number>;
}

export interface ListenOptions {
  /** Without it no connection leaves HTTP. */
  readonly upgrades?: Upgrades | undefined;
  readonly timeouts?: Partial<typeof TIMEOUTS>;
}

/**
 * Opens the port. "localhost" opens it on 127.0.0.1 and ::1 alike, since browsers may try either.
 * @param port 0 takes any that is free
 * @throws {OperatorError} when the port or the host cannot be had
 */
export async function listen(
  listener: RequestListener,
  { host, port }: ListenAddress,
  options: ListenOptions = {},
): Promise<Listening> {
  const servers: ListeningServer[] = [];
  let taken = port;
  const close = async () => {
    await Promise.all([options.upgrades?.close(), ...servers.map(closeServer)]);
  };
  try {
    await forEachAddress(host, async (name) => {
      // Ours may share a port, and would share it with another of ours without a word.
      if (taken !== 0) await requireFreePort({ host: name, port: taken });
      const server = await openServer(listener, { host: name, port: taken }, options);
      taken = (server.server.address() as AddressInfo).port;
      servers.push(server);
    });
  } catch (problem) {
    await close();
    throw new OperatorError(listenErrorMessage(systemErrorCode(problem), host, port));
  }
  return { port: taken, close };
}

/**
 * Tries the port before anything slower is begun, so that a port in use is reported at once.
 * @throws {OperatorError} as `listen` does
 */
export async function requirePort({ host, port }: ListenAddress): Promise<void> {
  try {
    await forEachAddress(host, (name) => requireFreePort({ host: name, port }));
  } catch (problem) {
    throw new OperatorError(listenErrorMessage(systemErrorCode(problem), host, port));
  }
}

/** The second name of "localhost" is spare: not every machine has it. */
async function forEachAddress(host: string, work: (name: string) => Promise<void>): Promise<void> {
  if (host !== "localhost") return work(host);
  await work("127.0.0.1");
  try {
    await work("::1");
  } catch (problem) {
    if (!["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(systemErrorCode(problem))) throw problem;
  }
}

async function openServer(
  listener: RequestListener,
  place: ListenAddress,
  { upgrades, timeouts }: ListenOptions,
): Promise<ListeningServer> {
  const limits = { ...TIMEOUTS, ...timeouts, maxHeaderSize: MAX_HEADER_BYTES };
  const shouldUpgradeCallback = (request: IncomingMessage) => upgrades?.accepts(request) ?? false;
  const server = createServer(
    { ServerResponse: CompressedResponse, shouldUpgradeCallback, ...limits },
    listener,
  );
  const unusedSockets = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    unusedSockets.set(socket, performance.now());
    socket.once("close", () => unusedSockets.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => unusedSockets.delete(socket));
  server.on("upgrade", (request, socket, head) => {
    unusedSockets.delete(request.socket);
    upgrades?.open(request, socket, head);
  });
  server.on("clientError", (problem: NodeJS.ErrnoException, socket) => {
    if (problem.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = CLIENT_ERROR_STATUS[problem.code ?? ""] ?? "400 Bad request";
    return socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncache-control: no-store\r\n` +
        "content-security-policy: default-src 'none'\r\nx-content-type-options: nosniff\r\n\r\n",
    );
  });
  return { server, listeners: await openListeners(server, place), unusedSockets };
}

const CLIENT_ERROR_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Too long",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Too slow",
};

async function closeServer({ server, listeners, unusedSockets }: ListeningServer): Promise<void> {
  // A browser keeps its connection for the next request, and opens one beforehand: neither will come. On a connection
  // that has just been opened, the request may be about to be read.
  const leave = () => {
    server.closeIdleConnections();
    const now = performance.now();
    for (const [socket, opened] of unusedSockets) {
      if (now - opened > FIRST_REQUEST_MS) socket.destroy();
    }
  };
  // The system resets connections that it accepted and the process did not take yet: here they have just been taken.
  await new Promise(setImmediate);
  const idle = setInterval(leave, 50);
  const timer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  await Promise.all(listeners.map((listener) => new Promise((closed) => listener.close(closed))));
  clearInterval(idle);
  clearTimeout(timer);
}

function listenErrorMessage(code: string, host: string, port: number): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.`;
    case "EACCES":
      return `This account may not open port ${port}: choose one above 1023, as in PORT=3000 npm start.`;
    default:
      return `HOST must be a name or an address of this machine, which ${host} is not.`;
  }
}
