import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type Assets, serveAsset } from "./assets.ts";
import { type IsProxy, nobodyIsProxy, peerAddress } from "./peer.ts";
import type { RequestLog } from "./request-log.ts";
import { type Foreign, pagePolicy, standardHeaders } from "./security-headers.ts";

export interface Parts {
  readonly publicUrl: string;
  readonly assets: Assets;
  readonly backend: {
    fetch(request: Request, peer: { readonly address: string }): Promise<Response>;
  };
  readonly pages: (request: Request, nonce: string) => Promise<Response>;
  readonly foreign?: Foreign;
  /** Whose word about the address of others is taken; nobody's, unless given. */
  readonly isProxy?: IsProxy;
  readonly log?: RequestLog;
  readonly report: (problem: unknown) => void;
}

const BACKEND = /^\/((auth|captcha|functions|rest|storage)\/v1|_mail)(\/|$)/;

const plain = (status: number, text: string, headers?: Record<string, string>) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain", ...headers } });

/** Everything this process answers: files of the build, then the backend, then pages. */
export function createApp(parts: Parts) {
  const { publicUrl, assets, backend, pages, foreign, log, report } = parts;
  const isProxy = parts.isProxy ?? nobodyIsProxy;
  const standard = new Map(standardHeaders(publicUrl));

  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      const path = pathOf(request.url.slice(request.url.indexOf("/", 8)));
      if (BACKEND.test(path)) {
        return backend.fetch(request, { address: peerAddress(incoming, isProxy) });
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        return plain(405, "Method not allowed", { allow: "GET, HEAD" });
      }
      if (path.startsWith("/assets/")) return plain(404, "Not found");
      const nonce = randomBytes(18).toString("base64");
      outgoing.setHeader("content-security-policy", pagePolicy(nonce, foreign));
      return pages(request, nonce);
    },
    {
      errorHandler(problem) {
        if (problem instanceof RequestError) return plain(400, "Bad request");
        report(problem);
        return plain(500, "Something went wrong");
      },
    },
  );

  const listener: RequestListener = (incoming, outgoing) => {
    log?.(incoming, outgoing);
    outgoing.setHeaders(standard);
    if (!serveAsset(assets, pathOf(incoming.url ?? ""), incoming, outgoing)) {
      void answer(incoming, outgoing);
    }
  };
  return listener;
}

function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query);
}
