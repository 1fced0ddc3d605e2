import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** A connection of a phone: milliseconds from a request to the first byte of its answer, and bytes per second. */
export interface LineSpeed {
  readonly roundTrip: number;
  readonly down: number;
  readonly up: number;
}

export interface SlowLine {
  /** `http://localhost:…`, which leads to the server. */
  readonly url: string;
  /** From now on; null for as fast as this machine is. */
  limit(speed: LineSpeed | null): void;
  close(): void;
}

/** So that the connections of one line share its throughput. */
const PIECE_BYTES = 4096;

/**
 * A connection to a server of this machine that is as slow as a phone's: for everything that goes over it, requests of
 * service workers and sockets included, which the network emulation of a page leaves alone.
 */
export async function openSlowLine(port: number): Promise<SlowLine> {
  let speed: LineSpeed | null = null;
  const directions = { down: { freeAt: 0 }, up: { freeAt: 0 } };
  const sockets = new Set<Socket>();

  const carry = (from: Socket, to: Socket, direction: "down" | "up") => {
    let lastAt = 0;
    from.on("data", (data: Buffer) => {
      for (let start = 0; start < data.length; start += PIECE_BYTES) {
        const piece = data.subarray(start, start + PIECE_BYTES);
        const now = performance.now();
        const line = directions[direction];
        line.freeAt =
          Math.max(now, line.freeAt) + (speed ? (piece.length * 1000) / speed[direction] : 0);
        // In the order in which they were sent, also when the line has become faster.
        lastAt = Math.max(lastAt, line.freeAt + (speed ? speed.roundTrip / 2 : 0));
        setTimeout(() => to.destroyed || to.write(piece), lastAt - now);
      }
    });
    from.on("close", () =>
      setTimeout(() => to.destroy(), Math.max(0, lastAt - performance.now()) + 1),
    );
    from.on("error", () => from.destroy());
    sockets.add(from);
    from.on("close", () => sockets.delete(from));
  };

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: "localhost", noDelay: true });
    carry(client, upstream, "up");
    carry(upstream, client, "down");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    limit(next) {
      speed = next;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
