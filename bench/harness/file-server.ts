import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

export interface ServedFile {
  readonly type: string;
  readonly body: string | Buffer;
  /** Whether it is sent compressed. */
  readonly isPacked: boolean;
}

export interface FileServer {
  readonly origin: string;
  close(): void;
}

/** Serves these files, compressed beforehand, and an empty answer to all other requests of a browser. */
export async function serveFiles(files: ReadonlyMap<string, ServedFile>): Promise<FileServer> {
  const ready = new Map(
    [...files].map(([path, { type, body, isPacked }]) => [
      path,
      {
        headers: { "content-type": type, ...(isPacked && { "content-encoding": "gzip" }) },
        body: isPacked ? gzipSync(body, { level: 9 }) : body,
      },
    ]),
  );
  const server = createServer((incoming, outgoing) => {
    const file = ready.get(incoming.url ?? "");
    if (!file) return outgoing.writeHead(204).end();
    return outgoing.writeHead(200, file.headers).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
