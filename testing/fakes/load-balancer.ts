import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export interface LoadBalancer {
  /** Ends it; connections with it. */
  close(): Promise<void>;
}

/**
 * Gives each request to the next of the servers, and to the one after it where nobody listens. Whatever a
 * server has begun to read is its own: it is not asked of another a second time.
 */
export async function startLoadBalancer(
  port: number,
  upstreams: readonly number[],
): Promise<LoadBalancer> {
  let turn = 0;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    for (let left = upstreams.length; left > 0; left -= 1) {
      const upstream = upstreams[turn % upstreams.length] ?? 0;
      turn += 1;
      if (await forward(upstream, incoming, body, outgoing)) return;
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(port, "localhost", listening));
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** @returns whether it was answered; not when nobody listens there */
function forward(
  port: number,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const forwarded = { ...headers, "x-forwarded-for": socket.remoteAddress ?? "" };
    const options = {
      host: "127.0.0.1",
      port,
      method,
      path: url,
      headers: forwarded,
      agent: false,
    };
    const asked = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing).on("close", () => resolve(true));
    });
    asked.on("error", (problem: NodeJS.ErrnoException) => {
      if (problem.code === "ECONNREFUSED") return resolve(false);
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
      return resolve(true);
    });
    asked.end(body);
  });
}
