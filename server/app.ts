import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import {
  getRequestListener,
  type Http2Bindings,
  type HttpBindings,
  RequestError,
} from "@hono/node-server";
import { Refusal, refuse } from "../backend/gates/refusal.ts";
import { serviceOf } from "../backend/routes.ts";
import { type Assets, serveAsset } from "./assets.ts";
import { busyPage } from "./busy-page.ts";
import { deedOf } from "./deed.ts";
import type { KeptPages } from "./kept-pages.ts";
import { type AnswerOperation, OPERATIONS } from "./operations.ts";
import { type IsProxy, type NoteUntrusted, nobodyIsProxy, peerAddress } from "./peer.ts";
import { requestIdOf, requestIds } from "./request-id.ts";
import { type RequestLog, tellWhenAnswered } from "./request-log.ts";
import type { PlaceOf } from "./request-places.ts";
import { type Foreign, pagePolicy, standardHeaders } from "./security-headers.ts";
import { hurryBody } from "./slow-body.ts";
import type { Turnstile } from "./turnstile.ts";

export interface Parts {
  readonly publicUrl: string;
  readonly assets: Assets;
  readonly backend: {
    fetch(request: Request, peer: { readonly address: string }): Promise<Response>;
  };
  readonly pages: (request: Request, nonce: string) => Promise<Response>;
  /** Those of them that were drawn already. Nobody waits for one, so nobody is turned away from it. */
  readonly keptPages?: Pick<KeptPages, "serve">;
  readonly foreign?: Foreign;
  /** Whose word about the address of others is taken; nobody's, unless given. */
  readonly isProxy?: IsProxy;
  /** Told of who sends such a word unasked. */
  readonly noteUntrusted?: NoteUntrusted;
  /** Told of every request once it is over. */
  readonly watch?: { readonly placeOf: PlaceOf; readonly tell: RequestLog };
  readonly operations?: AnswerOperation;
  /** Without it everybody is let in. */
  readonly turnstile?: Turnstile;
  readonly report: (problem: unknown) => void;
}

type Outgoing = HttpBindings["outgoing"] | Http2Bindings["outgoing"];

const BACKEND = /^\/((auth|captcha|functions|rest|storage)\/v1|_mail)(\/|$)/;

/** Seconds after which whoever was turned away may come again; not all in the same one. */
const LATER = { from: 2, to: 5 };

const plain = (status: number, text: string, headers?: Record<string, string>) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain", ...headers } });

/** Everything this process answers: files of the build, then the backend, then pages. */
export function createApp(parts: Parts) {
  const { publicUrl, assets, backend, pages, keptPages, foreign, watch, operations, turnstile } =
    parts;
  const { report, isProxy = nobodyIsProxy, noteUntrusted } = parts;
  const standard = new Map(standardHeaders(publicUrl));

  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const path = pathOf(targetOf(request.url));
      const peer = { address: peerAddress(incoming, isProxy, noteUntrusted) };
      if (operations && OPERATIONS.has(path)) return operations(path, request, peer);
      const isForBackend = BACKEND.test(path);
      if (!isForBackend && request.method !== "GET" && request.method !== "HEAD") {
        return plain(405, "Method not allowed", { allow: "GET, HEAD" });
      }
      if (path.startsWith("/assets/")) return plain(404, "Not found");
      if (turnstile && !(await goIn(turnstile, request, outgoing))) {
        return turnAway(request, path, outgoing);
      }
      if (isForBackend) return backend.fetch(request, peer);
      return pages(request, preparePage(outgoing));
    },
    {
      errorHandler(problem) {
        if (problem instanceof RequestError) return plain(400, "Bad request");
        report(problem);
        return plain(500, "Something went wrong");
      },
    },
  );

  /** @returns the nonce of its scripts and styles */
  function preparePage(outgoing: Outgoing): string {
    const nonce = randomBytes(18).toString("base64");
    outgoing.setHeader("content-security-policy", pagePolicy(nonce, foreign));
    return nonce;
  }

  function turnAway(request: Request, path: string, outgoing: Outgoing): Response {
    const seconds = LATER.from + Math.floor(Math.random() * (LATER.to - LATER.from + 1));
    return BACKEND.test(path)
      ? refuse(new Refusal("overloaded", seconds), serviceOf(path), request)
      : busyPage(request, preparePage(outgoing), seconds);
  }

  const listener: RequestListener = (incoming, outgoing) => {
    const target = incoming.url ?? "";
    const id = requestIdOf(incoming, isProxy);
    if (watch) {
      const { placeOf, tell } = watch;
      tellWhenAnswered(incoming, outgoing, { id, place: placeOf(target), tell });
    }
    outgoing.setHeaders(standard);
    outgoing.setHeader("x-request-id", id);
    if (serveAsset(assets, pathOf(target), incoming, outgoing)) return;
    if (keptPages?.serve(incoming, outgoing, preparePage)) return;
    hurryBody(incoming);
    requestIds.run(id, () => void answer(incoming, outgoing));
  };
  return listener;
}

/** Whether a request was let in; it leaves once its answer is gone, or whoever asked. */
async function goIn(
  turnstile: Turnstile,
  { method, url }: Request,
  outgoing: Outgoing,
): Promise<boolean> {
  const deed = deedOf(method, targetOf(url));
  if (!(await turnstile.enter(deed, () => leaving(outgoing)))) return false;
  const leave = () => turnstile.leave(deed);
  if (outgoing.closed) leave();
  else outgoing.once("close", leave);
  return true;
}

function leaving(outgoing: Outgoing): AbortSignal {
  const left = new AbortController();
  // With a reason of its own, since the usual one is an error whose stack nobody will read.
  outgoing.once("close", () => left.abort("left"));
  return left.signal;
}

/** Path and query. */
function targetOf(url: string): string {
  return url.slice(url.indexOf("/", "https://".length));
}

function pathOf(target: string): string {
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query);
}
