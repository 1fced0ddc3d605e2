import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type ListenOptions, type Server } from "node:net";

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Sockets that listen on one port. Node accepts one connection of each per turn of the event loop; with a single
 * socket a burst of connections waits for seconds in the kernel's queue, where admission control cannot reject them.
 */
const LISTENER_COUNT = 32;

/**
 * Connections that may wait to be accepted, per socket. Beyond it the kernel does not answer, and a client tries again
 * after 1, 3, 7 and 15 seconds; a long queue lets admission control reject at once. Systems have a limit of their own, 4,096 on Linux.
 */
const BACKLOG = 4096;

/**
 * Lets a server listen, and further sockets on the same port pass it their connections. Where a port cannot have several
 * sockets (it needs Node 23.1 and a system that allows it), the server alone listens.
 * @throws {NodeJS.ErrnoException} when no socket can listen
 */
export async function openListeners(server: Server, place: ListenAddress): Promise<Server[]> {
  if (!(await listenShared(server, place))) return [server];
  const { address: host, port } = server.address() as AddressInfo;
  const more: Server[] = [];
  while (more.length < LISTENER_COUNT - 1) {
    const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    try {
      await listenOn(listener, { host, port, reusePort: true });
    } catch {
      break;
    }
    more.push(listener);
  }
  return [server, ...more];
}

async function listenShared(server: Server, place: ListenAddress): Promise<boolean> {
  try {
    await listenOn(server, { ...place, reusePort: true });
    return true;
  } catch (problem) {
    if (systemErrorCode(problem) !== "ENOTSUP") throw problem;
  }
  await listenOn(server, place);
  return false;
}

async function listenOn(server: Server, options: ListenOptions): Promise<void> {
  server.listen({ ...options, backlog: BACKLOG });
  await once(server, "listening");
}

/**
 * Whether somebody else has the place, or nobody can. The port is taken for an instant without listening on it, so that
 * no request comes in which nobody would answer: a balancer may be looking for us there. It is taken alone, which those
 * who share theirs do not let us.
 * @throws {NodeJS.ErrnoException} as `listen` would
 */
export async function requireFreePort({ host, port }: ListenAddress): Promise<void> {
  const { address } = await lookup(host);
  // Bound before it asks anybody, and then it asks itself.
  const probe = connect({ host: address, port, localAddress: address, localPort: port });
  try {
    await once(probe, "connect", { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    probe.resetAndDestroy();
  } catch (problem) {
    probe.destroy();
    if (UNAVAILABLE_CODES.has(systemErrorCode(problem))) throw problem;
  }
}

/** Milliseconds. */
const PROBE_TIMEOUT_MS = 1000;

const UNAVAILABLE_CODES = new Set(["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Of a failure of the system; empty for any other. */
export function systemErrorCode(problem: unknown): string {
  return problem instanceof Error && "code" in problem ? String(problem.code) : "";
}
