import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "./log.ts";
import type { Place } from "./request-places.ts";

/** What may be told of a request. */
export interface Answered {
  readonly id: string;
  readonly method: string;
  readonly place: Place;
  /** Nothing when whoever asked left before the end. */
  readonly status: number | undefined;
  /** Why the sign-in server said no, one of its own words: `invalid_credentials`. */
  readonly refusal?: string | undefined;
  readonly milliseconds: number;
  /** Sent, the head included. */
  readonly bytes: number;
}

export type RequestLog = (answered: Answered) => void;

/** Tells of a request once it is over. */
export function tellWhenAnswered(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { id, place, tell }: { id: string; place: Place; tell: RequestLog },
): void {
  const start = performance.now();
  const sentBefore = incoming.socket.bytesWritten;
  outgoing.once("close", () => {
    tell({
      id,
      method: incoming.method ?? "",
      place,
      status: outgoing.writableFinished ? outgoing.statusCode : undefined,
      refusal: refusalOf(outgoing),
      milliseconds: Math.round(performance.now() - start),
      bytes: incoming.socket.bytesWritten - sentBefore,
    });
  });
}

/** A header of ours, which holds one word of a closed list; anything else is not told. */
function refusalOf(outgoing: ServerResponse): string | undefined {
  const code = outgoing.getHeader("x-sb-error-code");
  return typeof code === "string" && /^[a-z_]{1,60}$/.test(code) ? code : undefined;
}

/**
 * One line for each answered request. Query strings, bodies, addresses and whatever stands for
 * somebody in a path stay out, for they say who takes what.
 */
export function logRequestsTo(log: Log): RequestLog {
  return ({ id, method, place, status, refusal, milliseconds, bytes }) => {
    const route = place.pattern;
    const time = new Date().toISOString();
    log({
      level: status !== undefined && status >= 500 ? "warning" : "info",
      event: "request",
      facts: { method, route, status, refusal, milliseconds, bytes, id },
      text: `${time} ${method} ${route} ${status ?? "gone"}${refusal ? ` ${refusal}` : ""} ${milliseconds} ms ${bytes} B ${id}`,
      canWait: true,
    });
  };
}
