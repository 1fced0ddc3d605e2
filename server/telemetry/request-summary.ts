import type { Config } from "../settings/config.ts";
import type { Log } from "./log.ts";
import { createRequestLog, type RecordRequest, type RequestRecord } from "./request-log.ts";

const MINUTE_MS = 60_000;

/** Requests in a minute, five a second, above which the requests of the minutes that follow are summarized. */
const BUSY_REQUESTS = 300;

/** Lines of its own that a failure or a refusal gets in one minute; attacks and overload bring thousands. */
const MAX_NOTABLE = 100;

interface Minute {
  requests: number;
  /** Without a line of their own. */
  summarized: number;
  notable: number;
  refused: number;
  failed: number;
  slowest: number;
  bytes: number;
}

const emptyMinute = (): Minute => ({
  requests: 0,
  summarized: 0,
  notable: 0,
  refused: 0,
  failed: 0,
  slowest: 0,
  bytes: 0,
});

export interface SummarizedLog {
  readonly record: RecordRequest;
  stop(): void;
}

/** The log of requests that the operator chose. */
export function createConfiguredRequestLog(level: Config["log"], log: Log): SummarizedLog {
  const nothing = () => undefined;
  if (level === "problems") return { record: nothing, stop: nothing };
  const logRequest = createRequestLog(log);
  if (level === "each-request") return { record: logRequest, stop: nothing };
  return summarizeWhenBusy(logRequest, log);
}

/**
 * Logs each request while there are few of them. Once a minute had more than `BUSY_REQUESTS`, the following ones get one
 * line a minute, until a minute has fewer again; failures and refused sign-ins keep lines of their own, up to a number.
 */
export function summarizeWhenBusy(logRequest: RecordRequest, log: Log): SummarizedLog {
  let minute = emptyMinute();
  let isBusy = false;

  const timer = setInterval(() => {
    const ended = minute;
    minute = emptyMinute();
    isBusy = ended.requests > BUSY_REQUESTS;
    if (ended.summarized > 0) logSummary(log, ended);
  }, MINUTE_MS);
  timer.unref();

  return {
    record(answered) {
      count(minute, answered);
      if (isNotable(answered)) {
        minute.notable += 1;
        if (minute.notable <= MAX_NOTABLE) return logRequest(answered);
      } else if (!isBusy && minute.requests <= BUSY_REQUESTS) return logRequest(answered);
      minute.summarized += 1;
    },
    stop() {
      clearInterval(timer);
      if (minute.summarized > 0) logSummary(log, minute);
    },
  };
}

/** Whether a line of its own tells an operator more than a number: it failed, or the sign-in server refused it. */
function isNotable({ status = 0, refusal }: RequestRecord): boolean {
  return refusal !== undefined || status >= 500;
}

function count(minute: Minute, { status = 0, milliseconds, bytes }: RequestRecord): void {
  minute.requests += 1;
  if (status >= 500) minute.failed += 1;
  else if (status >= 400) minute.refused += 1;
  minute.slowest = Math.max(minute.slowest, milliseconds);
  minute.bytes += bytes;
}

function logSummary(log: Log, { notable: _, ...facts }: Minute): void {
  const { requests, summarized, refused, failed, slowest, bytes } = facts;
  const time = new Date().toISOString();
  log({
    level: failed > 0 ? "warning" : "info",
    event: "requests",
    facts,
    text: `${time} ${requests} requests in a minute, ${summarized} without a line: ${refused} refused, ${failed} failed, the slowest ${slowest} ms, ${bytes} B`,
  });
}
