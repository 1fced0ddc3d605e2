import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log.ts";
import type { RequestRoute } from "./request-route.ts";

/** The facts of a request that may be recorded. */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  readonly route: RequestRoute;
  /** Undefined when the client left before the end. */
  readonly status: number | undefined;
  /** The error code with which the auth server refused, one of its own: `invalid_credentials`. */
  readonly refusal?: string | undefined;
  readonly milliseconds: number;
  /** Bytes sent, including the headers. */
  readonly bytes: number;
}

export type RecordRequest = (answered: RequestRecord) => void;

/** Records a request once its response is closed. */
export function recordWhenClosed(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { id, route, record }: { id: string; route: RequestRoute; record: RecordRequest },
): void {
  const start = performance.now();
  const sentBefore = incoming.socket.bytesWritten;
  outgoing.once("close", () => {
    record({
      id,
      method: incoming.method ?? "",
      route,
      status: outgoing.writableFinished ? outgoing.statusCode : undefined,
      refusal: authErrorCodeOf(outgoing),
      milliseconds: Math.round(performance.now() - start),
      bytes: incoming.socket.bytesWritten - sentBefore,
    });
  });
}

/** Our own header, which contains one word of a closed list; any other value is ignored. */
function authErrorCodeOf(outgoing: ServerResponse): string | undefined {
  const code = outgoing.getHeader("x-sb-error-code");
  return typeof code === "string" && /^[a-z_]{1,60}$/.test(code) ? code : undefined;
}

/**
 * Formats one line for each answered request. Query strings, bodies, addresses and ids in a path stay out, because they
 * show who takes what.
 */
export function createRequestLog(log: Log): RecordRequest {
  return ({ id, method, route: { pattern: route }, status, refusal, milliseconds, bytes }) => {
    const time = new Date().toISOString();
    log({
      level: status !== undefined && status >= 500 ? "warning" : "info",
      event: "request",
      facts: { method, route, status, refusal, milliseconds, bytes, id },
      text: `${time} ${method} ${route} ${status ?? "gone"}${refusal ? ` ${refusal}` : ""} ${milliseconds} ms ${bytes} B ${id}`,
      isBuffered: true,
    });
  };
}
