import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { BackendProblem } from "@trousse/backend/http/scrub";
import packageJson from "../../package.json" with { type: "json" };
import { isLoopback } from "../http/client-address.ts";
import type { CspSources } from "../http/security-headers.ts";

/** The destination of error reports: a server with Sentry's protocol. */
export interface Dsn {
  /** As the owner gave it. Its key is public: it only permits sending reports. */
  readonly text: string;
  readonly origin: string;
  readonly envelopeUrl: string;
  readonly publicKey: string;
}

/** The build that a report is about. */
export const RELEASE = `trousse@${packageJson.version}`;

/** `https://KEY@HOST/PROJECT`, or plain http on this machine only. */
export function readDsn(text: string): Dsn | undefined {
  const url = URL.parse(text);
  const [, path = "", project] = /^(\/.*)?\/(\d+)$/.exec(url?.pathname ?? "") ?? [];
  if (!url || project === undefined || !/^\w+$/.test(url.username)) return undefined;
  if (url.password || url.search || url.hash) return undefined;
  const isHere = isLoopback(url.hostname.replace(/^\[|\]$/g, "")) || url.hostname === "localhost";
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isHere)) return undefined;
  return {
    text,
    origin: url.origin,
    envelopeUrl: `${url.origin}${path}/api/${project}/envelope/`,
    publicKey: url.username,
  };
}

/** Browsers send their own reports to it. */
export const errorReportCspSources = (dsn: Dsn | undefined): CspSources =>
  dsn ? { connections: [dsn.origin] } : {};

/** Milliseconds that sending a report may take. */
const REPORT_TIMEOUT_MS = 5000;

/** Reports per minute. A failure that affects everybody is known after the first few. */
const MAX_REPORTS_PER_MINUTE = 20;

/**
 * Reports errors of this process: the kind, the frames of our own files, the release and the route. No message, no
 * request, no address, no user. A report that is not accepted is lost.
 */
export function createErrorReports({ envelopeUrl, publicKey }: Dsn) {
  let sent: number[] = [];

  return (problem: unknown, route?: string): void => {
    const moment = Date.now();
    sent = sent.filter((at) => moment - at < 60_000);
    if (sent.length >= MAX_REPORTS_PER_MINUTE) return;
    sent.push(moment);
    const event = eventOf(problem, route, moment);
    const lines = [{ event_id: event.event_id }, { type: "event" }, event];
    fetch(envelopeUrl, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=trousse/1, sentry_key=${publicKey}`,
      },
      body: lines.map((line) => JSON.stringify(line)).join("\n"),
      redirect: "error",
      signal: AbortSignal.timeout(REPORT_TIMEOUT_MS),
    })
      .then((answer) => answer.body?.cancel())
      .catch(() => undefined);
  };
}

function eventOf(problem: unknown, route: string | undefined, moment: number) {
  const frames = problem instanceof Error ? ownFrames(problem.stack ?? "") : [];
  const transaction = problem instanceof BackendProblem ? problem.location : route;
  return {
    event_id: randomUUID().replaceAll("-", ""),
    timestamp: moment / 1000,
    platform: "node",
    level: "error",
    release: RELEASE,
    ...(transaction !== undefined && { transaction }),
    exception: {
      values: [
        { type: errorTypeOf(problem), ...(frames.length > 0 && { stacktrace: { frames } }) },
      ],
    },
  };
}

function errorTypeOf(problem: unknown): string {
  if (!(problem instanceof Error)) return typeof problem;
  if (problem instanceof BackendProblem) return problem.kind;
  return /^\w{1,60}$/.test(problem.name) ? problem.name : "Error";
}

const root = join(import.meta.dirname, "../../");

/** Oldest first, as Sentry expects. Frames outside our folder are left out. */
function ownFrames(stack: string) {
  const frames = stack.matchAll(
    /^ +at (?:async )?(?:(.+?) \()?(?:file:\/\/)?(\/.+?):(\d+):(\d+)\)?$/gm,
  );
  return Array.from(frames, ([, name, path = "", line, column]) => ({
    ...(name !== undefined && { function: name }),
    filename: path.slice(root.length),
    lineno: Number(line),
    colno: Number(column),
    in_app: true,
    isOurs: path.startsWith(root) && !path.includes("/node_modules/"),
  }))
    .filter(({ isOurs }) => isOurs)
    .map(({ isOurs: _, ...frame }) => frame)
    .reverse();
}
