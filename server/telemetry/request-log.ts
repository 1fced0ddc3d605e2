import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log.ts";
import type { RequestRoute } from "./request-route.ts";

/** What may be told of a request. */
export interface RequestRecord {
  readonly id: string;
  readonly method: string;
  readonly route: RequestRoute;
  /** Nothing when whoever asked left before the end. */
  readonly status: number | undefined;
  /** Why the sign-in server said no, one of its own words: `invalid_credentials`. */
  readonly refusal?: string | undefined;
  readonly milliseconds: number;
  /** Sent, the head included. */
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

/** A header of ours, which holds one word of a closed list; anything else is not told. */
function authErrorCodeOf(outgoing: ServerResponse): string | undefined {
  const code = outgoing.getHeader("x-sb-error-code");
  return typeof code === "string" && /^[a-z_]{1,60}$/.test(code) ? code : undefined;
}

/**
 * One line for each answered request. Query strings, bodies, addresses and whatever stands for
 * somebody in a path stay out, for they say who takes what.
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
