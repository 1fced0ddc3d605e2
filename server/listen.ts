import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { PackedResponse } from "./packed-response.ts";
import { Refusal } from "./refusal.ts";

/** Milliseconds a request under way may take to finish once the server stops. */
const PATIENCE = 10_000;

/**
 * Milliseconds, against who sends a request drop by drop. A whole one may hold 40 MB, on a slow line.
 * A connection is kept for longer than a proxy keeps it, so that no request meets a closing door.
 */
const SLOWEST = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
};

/** Bytes: an address of 8 kB, the most that is read, and as much beside it. */
const LONGEST_HEAD = 16_384;

/**
 * Connections that wait to be taken. Beyond it the kernel answers nothing, and who comes tries again after 1, 3, 7 and 15
 * seconds: somebody turned away hears it at once. Systems have a limit of their own, 4,096 on Linux.
 */
const WAITING_CONNECTIONS = 4096;

export interface Listening {
  readonly port: number;
  /** Takes no new request, lets those under way finish, then returns. */
  close(): Promise<void>;
}

/**
 * Opens the port. "localhost" opens it on 127.0.0.1 and ::1 alike, since browsers may try either.
 * @param port 0 takes any that is free
 * @throws {Refusal} when the port or the host cannot be had
 */
export async function listen(
  listener: RequestListener,
  { host, port }: { host: string; port: number },
  slowest: Partial<typeof SLOWEST> = {},
): Promise<Listening> {
  const hosts = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  const servers: Server[] = [];
  let taken = port;
  for (const name of hosts) {
    try {
      const server = await open(listener, { host: name, port: taken }, slowest);
      taken = (server.address() as AddressInfo).port;
      servers.push(server);
    } catch (problem) {
      const code = problem instanceof Error && "code" in problem ? String(problem.code) : "";
      const isSpare = servers.length > 0 && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT");
      if (isSpare) continue;
      await Promise.all(servers.map(close));
      throw new Refusal(sentence(code, host, port));
    }
  }
  return {
    port: taken,
    async close() {
      await Promise.all(servers.map(close));
    },
  };
}

/**
 * Tries the port before anything slower is begun, so that a taken one is told at once.
 * @throws {Refusal} as `listen` does
 */
export async function requirePort(place: { host: string; port: number }): Promise<void> {
  const probe = await listen((_, outgoing) => outgoing.destroy(), place);
  await probe.close();
}

/** Connections of a server on which nothing has been asked yet; Node does not count them as idle. */
const silentOf = new WeakMap<Server, Set<Socket>>();

function open(
  listener: RequestListener,
  place: { host: string; port: number },
  slowest: Partial<typeof SLOWEST>,
): Promise<Server> {
  const limits = { ...SLOWEST, ...slowest, maxHeaderSize: LONGEST_HEAD };
  const server = createServer({ ServerResponse: PackedResponse, ...limits }, listener);
  const silent = new Set<Socket>();
  silentOf.set(server, silent);
  server.on("connection", (socket: Socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => silent.delete(socket));
  server.on("clientError", (problem: NodeJS.ErrnoException, socket) => {
    if (problem.code === "ECONNRESET" || !socket.writable) return socket.destroy();
    const status = STATUS[problem.code ?? ""] ?? "400 Bad request";
    return socket.end(
      `HTTP/1.1 ${status}\r\nconnection: close\r\ncache-control: no-store\r\n` +
        "content-security-policy: default-src 'none'\r\nx-content-type-options: nosniff\r\n\r\n",
    );
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ ...place, backlog: WAITING_CONNECTIONS }, () => {
      server.off("error", reject);
      resolve(server);
    });
  });
}

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Too long",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Too slow",
};

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A browser keeps its connection for the next request, and opens one beforehand: neither will come.
    const leave = () => {
      server.closeIdleConnections();
      for (const socket of silentOf.get(server) ?? []) socket.destroy();
    };
    const idle = setInterval(leave, 50);
    const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(impatience);
      resolve();
    });
  });
}

function sentence(code: string, host: string, port: number): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program: choose another one, as in PORT=${port + 1} npm start.`;
    case "EACCES":
      return `This account may not open port ${port}: choose one above 1023, as in PORT=3000 npm start.`;
    default:
      return `HOST must be a name or an address of this machine, which ${host} is not.`;
  }
}
