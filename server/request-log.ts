import type { IncomingMessage, ServerResponse } from "node:http";

export type RequestLog = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** Milliseconds that lines wait for company: one write for many requests. */
const PATIENCE = 200;

/** In characters. Longer paths are nobody's page. */
const LONGEST_PATH = 120;

/**
 * One line for each answered request: time, method, path, status, duration.
 * Query strings, bodies and addresses stay out, for they say who takes what.
 */
export function createRequestLog(print: (lines: string) => void): RequestLog {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length > 0) print(`${lines.join("\n")}\n`);
    lines = [];
  };
  process.on("exit", flush);
  return (incoming, outgoing) => {
    const start = performance.now();
    outgoing.once("close", () => {
      const path = incoming.url?.split("?", 1)[0]?.slice(0, LONGEST_PATH);
      const status = outgoing.writableFinished ? outgoing.statusCode : "gone";
      const took = Math.round(performance.now() - start);
      lines.push(`${new Date().toISOString()} ${incoming.method} ${path} ${status} ${took} ms`);
      if (lines.length === 1) setTimeout(flush, PATIENCE).unref();
    });
  };
}
