import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import {
  getRequestListener,
  type Http2Bindings,
  type HttpBindings,
  RequestError,
} from "@hono/node-server";
import { Refusal, refuse } from "@trousse/backend/http/refusal";
import { serviceOf } from "@trousse/backend/routes";
import type { AdmissionControl } from "./admission/admission-control.ts";
import { limitBodyTime } from "./admission/body-timeout.ts";
import { requestClassOf } from "./admission/request-class.ts";
import { type Assets, serveAsset } from "./http/assets.ts";
import {
  clientAddress,
  type IsTrustedProxy,
  noTrustedProxy,
  type OnUntrustedProxy,
} from "./http/client-address.ts";
import { requestIdOf, requestIds } from "./http/request-id.ts";
import { type CspSources, pageCsp, standardHeaders } from "./http/security-headers.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { overloadedPage } from "./pages/unavailable-page.ts";
import { MONITORING_PATHS, type MonitoringHandler } from "./telemetry/monitoring-endpoints.ts";
import { type RecordRequest, recordWhenClosed } from "./telemetry/request-log.ts";
import type { RouteOf } from "./telemetry/request-route.ts";

export interface AppOptions {
  readonly publicUrl: string;
  readonly assets: Assets;
  readonly backend: {
    fetch(request: Request, peer: { readonly address: string }): Promise<Response>;
  };
  readonly pages: (request: Request, nonce: string) => Promise<Response>;
  /** Serves pages that are already rendered. A cached page costs no capacity, so it is never rejected. */
  readonly pageCache?: Pick<PageCache, "serve">;
  readonly cspSources?: CspSources;
  /** Decides which senders' X-Forwarded-For is trusted; none by default. */
  readonly isTrustedProxy?: IsTrustedProxy;
  /** Called when an untrusted client sends such a header. */
  readonly onUntrustedProxy?: OnUntrustedProxy;
  /** Gets every request once it is over. */
  readonly requestLog?: { readonly routeOf: RouteOf; readonly record: RecordRequest };
  readonly monitoring?: MonitoringHandler;
  /** Without it every request is admitted. */
  readonly admissionControl?: AdmissionControl;
  readonly report: (problem: unknown) => void;
}

type Outgoing = HttpBindings["outgoing"] | Http2Bindings["outgoing"];

const BACKEND_PATH = /^\/((auth|captcha|functions|realtime|rest|storage)\/v1|_mail)(\/|$)/;

/** Seconds for Retry-After; random, so that rejected clients do not all return in the same second. */
const RETRY_AFTER_SECONDS = { from: 2, to: 5 };

const textResponse = (status: number, text: string, headers?: Record<string, string>) =>
  new Response(`${text}\n`, { status, headers: { "content-type": "text/plain", ...headers } });

/** Answers everything on this port: files of the build, then the backend, then pages. */
export function createApp(parts: AppOptions) {
  const {
    publicUrl,
    assets,
    backend,
    pages,
    pageCache,
    cspSources,
    requestLog,
    monitoring,
    admissionControl,
  } = parts;
  const { report, isTrustedProxy = noTrustedProxy, onUntrustedProxy } = parts;
  const standard = new Map(standardHeaders(publicUrl));

  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const path = pathOf(targetOf(request.url));
      const peer = { address: clientAddress(incoming, isTrustedProxy, onUntrustedProxy) };
      if (monitoring && MONITORING_PATHS.has(path)) return monitoring(path, request, peer);
      const isForBackend = BACKEND_PATH.test(path);
      if (!isForBackend && request.method !== "GET" && request.method !== "HEAD") {
        return textResponse(405, "Method not allowed", { allow: "GET, HEAD" });
      }
      if (path.startsWith("/assets/")) return textResponse(404, "Not found");
      if (admissionControl && !(await admit(admissionControl, request, outgoing))) {
        return rejectOverload(request, path, outgoing);
      }
      if (isForBackend) return backend.fetch(request, peer);
      return pages(request, preparePage(outgoing));
    },
    {
      errorHandler(problem) {
        if (problem instanceof RequestError) return textResponse(400, "Bad request");
        report(problem);
        return textResponse(500, "Something went wrong");
      },
    },
  );

  /** @returns the nonce of the page's scripts and styles */
  function preparePage(outgoing: Outgoing): string {
    const nonce = randomBytes(18).toString("base64");
    outgoing.setHeader("content-security-policy", pageCsp(nonce, cspSources));
    return nonce;
  }

  function rejectOverload(request: Request, path: string, outgoing: Outgoing): Response {
    const seconds =
      RETRY_AFTER_SECONDS.from +
      Math.floor(Math.random() * (RETRY_AFTER_SECONDS.to - RETRY_AFTER_SECONDS.from + 1));
    return BACKEND_PATH.test(path)
      ? refuse(new Refusal("overloaded", seconds), serviceOf(path), request)
      : overloadedPage(request, preparePage(outgoing), seconds);
  }

  const listener: RequestListener = (incoming, outgoing) => {
    const target = incoming.url ?? "";
    const id = requestIdOf(incoming, isTrustedProxy);
    if (requestLog) {
      const { routeOf, record } = requestLog;
      recordWhenClosed(incoming, outgoing, { id, route: routeOf(target), record });
    }
    outgoing.setHeaders(standard);
    outgoing.setHeader("x-request-id", id);
    if (serveAsset(assets, pathOf(target), incoming, outgoing)) return;
    if (pageCache?.serve(incoming, outgoing)) return;
    limitBodyTime(incoming);
    requestIds.run(id, () => void answer(incoming, outgoing));
  };
  return listener;
}

/** Returns whether a request was admitted, and releases it once its connection is closed. */
async function admit(
  admissionControl: AdmissionControl,
  { method, url }: Request,
  outgoing: Outgoing,
): Promise<boolean> {
  const requestClass = requestClassOf(method, targetOf(url));
  if (!(await admissionControl.enter(requestClass, () => closeSignal(outgoing)))) return false;
  const release = () => admissionControl.release(requestClass);
  if (outgoing.closed) release();
  else outgoing.once("close", release);
  return true;
}

function closeSignal(outgoing: Outgoing): AbortSignal {
  const left = new AbortController();
  // A given reason replaces the default error, whose stack nobody reads.
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
