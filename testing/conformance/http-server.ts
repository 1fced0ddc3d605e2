import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { createApp } from "#server/app.ts";
import { listen } from "#server/http/listen.ts";
import { SITE } from "./server.ts";
import type { TrousseServer } from "./trousse-server.ts";

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface HttpRequest {
  readonly method: string;
  /** Sent letter by letter: `fetch` would tidy it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The product's own HTTP server on a port of this machine, with our backend and no pages. */
export async function startHttpServer({ backend }: TrousseServer) {
  const listener = createApp({
    publicUrl: SITE,
    assets: new Map(),
    backend,
    pages: async () => new Response("There is no such page.", { status: 404 }),
    report(problem) {
      throw problem;
    },
  });
  const listening = await listen(listener, { host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });

  return {
    ask: ({ method, path, headers = {}, body = "" }: HttpRequest): Promise<HttpResponse> =>
      new Promise((resolve, reject) => {
        const to = { host: "127.0.0.1", port: listening.port, agent };
        // Node does not say how long the body of a DELETE is, and the rest would be a request of its own.
        const length = body === "" ? {} : { "content-length": Buffer.byteLength(body) };
        const asked = { ...to, method, path, headers: { ...headers, ...length } };
        const sent = request(asked, async (incoming) => {
          const chunks = await incoming.toArray();
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          });
        });
        sent.on("error", reject);
        sent.end(body);
      }),
    async close() {
      agent.destroy();
      await listening.close();
    },
  };
}

export type HttpServer = Awaited<ReturnType<typeof startHttpServer>>;
