import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type ListenOptions, type Server } from "node:net";

export interface Place {
  readonly host: string;
  readonly port: number;
}

/**
 * Sockets that listen on one port. Of each, one connection is taken in a turn of the event loop; behind a single one
 * a crowd of strangers waits for seconds in the kernel's queue, where nobody can count them or turn them away.
 */
const DOORS = 32;

/**
 * Connections that wait to be taken, at each. Beyond it the kernel answers nothing, and who comes tries again after 1, 3,
 * 7 and 15 seconds: somebody turned away hears it at once. Systems have a limit of their own, 4,096 on Linux.
 */
const WAITING_CONNECTIONS = 4096;

/**
 * Lets a server listen, and further doors on the same port hand it their connections. Where a port cannot have several
 * (only some systems and Node from 23.1 on let it), the server alone listens.
 * @throws {NodeJS.ErrnoException} where not even one opens
 */
export async function openDoors(server: Server, place: Place): Promise<Server[]> {
  if (!(await startShared(server, place))) return [server];
  const { address: host, port } = server.address() as AddressInfo;
  const more: Server[] = [];
  while (more.length < DOORS - 1) {
    const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit("connection", socket),
    );
    try {
      await start(door, { host, port, reusePort: true });
    } catch {
      break;
    }
    more.push(door);
  }
  return [server, ...more];
}

async function startShared(server: Server, place: Place): Promise<boolean> {
  try {
    await start(server, { ...place, reusePort: true });
    return true;
  } catch (problem) {
    if (codeOf(problem) !== "ENOTSUP") throw problem;
  }
  await start(server, place);
  return false;
}

async function start(server: Server, options: ListenOptions): Promise<void> {
  server.listen({ ...options, backlog: WAITING_CONNECTIONS });
  await once(server, "listening");
}

/**
 * Whether somebody else has the place, or nobody can. The port is taken for an instant without listening on it, so that
 * no request comes in which nobody would answer: a balancer may be looking for us there. It is taken alone, which those
 * who share theirs do not let us.
 * @throws {NodeJS.ErrnoException} as `listen` would
 */
export async function requireFree({ host, port }: Place): Promise<void> {
  const { address } = await lookup(host);
  // Bound before it asks anybody, and then it asks itself.
  const probe = connect({ host: address, port, localAddress: address, localPort: port });
  try {
    await once(probe, "connect", { signal: AbortSignal.timeout(PATIENCE) });
    probe.resetAndDestroy();
  } catch (problem) {
    probe.destroy();
    if (REASONS.has(codeOf(problem))) throw problem;
  }
}

/** Milliseconds. */
const PATIENCE = 1000;

const REASONS = new Set(["EADDRINUSE", "EACCES", "EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Of a failure of the system; empty for any other. */
export function codeOf(problem: unknown): string {
  return problem instanceof Error && "code" in problem ? String(problem.code) : "";
}
