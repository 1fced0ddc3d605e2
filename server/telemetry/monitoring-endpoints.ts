import { isLocalRequest } from "@trousse/backend/http/local-request";
import { createTimingSafeMatcher } from "@trousse/backend/identity/timing-safe-matcher";
import type { Readiness } from "../lifecycle/readiness.ts";
import type { Metrics } from "./metrics.ts";

/** Paths for monitoring the process itself: liveness, readiness and metrics. */
export const MONITORING_PATHS: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

export interface MonitoringOptions {
  readonly publicUrl: string;
  /** The token that permits reading everything, from anywhere. */
  readonly metricsToken: string | undefined;
  /** The token that permits reading everything, from this machine. */
  readonly localToken: string | undefined;
  readonly readiness: Readiness;
  readonly metrics: Metrics;
}

/** Answered before all other requests and without admission control, however busy the process is. */
export type MonitoringHandler = (
  path: string,
  request: Request,
  peer: { readonly address: string },
) => Promise<Response>;

export function createMonitoringHandler(options: MonitoringOptions): MonitoringHandler {
  const { publicUrl, metricsToken, localToken, readiness, metrics } = options;
  const isMetricsToken = metricsToken ? createTimingSafeMatcher(metricsToken) : () => false;
  const isLocalToken = localToken ? createTimingSafeMatcher(localToken) : () => false;

  const mayKnow = (request: Request, peer: { readonly address: string }) => {
    const shown = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
    return (
      isMetricsToken(shown) || (isLocalToken(shown) && isLocalRequest(request, peer, publicUrl))
    );
  };

  async function answerReadiness(withReasons: boolean): Promise<Response> {
    const { isReady, checks } = await readiness.check();
    const status = isReady ? "ready" : "not ready";
    const body = withReasons ? { status, checks } : { status };
    return Response.json(body, { status: isReady ? 200 : 503 });
  }

  async function answerMetrics(): Promise<Response> {
    return new Response(await metrics.text(), { headers: { "content-type": metrics.contentType } });
  }

  return async (path, request, peer) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return Response.json(
        { status: "method not allowed" },
        { status: 405, headers: { allow: "GET, HEAD" } },
      );
    }
    switch (path) {
      case "/healthz":
        return Response.json({ status: "alive" });
      case "/readyz":
        return answerReadiness(mayKnow(request, peer));
      default:
        // Without a token, the path answers as if it did not exist.
        return mayKnow(request, peer)
          ? answerMetrics()
          : Response.json({ status: "not found" }, { status: 404 });
    }
  };
}
