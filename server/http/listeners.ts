import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type ListenOptions, type Server } from "node:net";

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Sockets that listen on one port. Of each, one connection is taken in a turn of the event loop; behind a single one
 * a crowd of strangers waits for seconds in the kernel's queue, where nobody can count them or turn them away.
 */
const LISTENER_COUNT = 32;

/**
 * Connections that wait to be taken, at each. Beyond it the kernel answers nothing, and who comes tries again after 1, 3,
 * 7 and 15 seconds: somebody turned away hears it at once. Systems have a limit of their own, 4,096 on Linux.
 */
const BACKLOG = 4096;

/**
 * Lets a server listen, and further doors on the same port hand it their connections. Where a port cannot have several
 * (only some systems and Node from 23.1 on let it), the server alone listens.
 * @throws {NodeJS.ErrnoException} where not even one opens
 */
export async function openListeners(server: Server, place: ListenAddress): Promise<Server[]> {
  if (!(await listenShared(server, place))) return [server];
  const { address: host, port } = server.address() as AddressInfo;
  const more: Server[] = [];
  while (more.length < LISTENER_COUNT - 1) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    try {
      await listenOn(door, { host, port, reusePort: true });
    } catch {
      break;
    }
    more.push(door);
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
