import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LogEntry } from "./log.ts";
import type { RequestRecord } from "./request-log.ts";
import { createConfiguredRequestLog, summarizeWhenBusy } from "./request-summary.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const aRequest = (change: Partial<RequestRecord> = {}): RequestRecord => ({
  id: "0123456789abcdef",
  method: "GET",
  route: { kind: "rest", pattern: "/rest/v1/medications" },
  status: 200,
  milliseconds: 4,
  bytes: 100,
  ...change,
});

function aLog() {
  const lines: RequestRecord[] = [];
  const entries: LogEntry[] = [];
  const { record, stop } = summarizeWhenBusy(
    (one) => void lines.push(one),
    (entry) => void entries.push(entry),
  );
  const send = (times: number, change?: Partial<RequestRecord>) => {
    for (let index = 0; index < times; index += 1) record(aRequest(change));
  };
  return { lines, entries, send, stop, minute: () => vi.advanceTimersByTime(60_000) };
}

test("while few requests come, each has its line and none is summarized", () => {
  const { lines, entries, send, minute } = aLog();
  send(300);
  minute();
  send(300);
  minute();
  expect(lines).toHaveLength(600);
  expect(entries).toEqual([]);
});

test("a busy minute is summarized beyond 300 requests, and the next one from its first", () => {
  const { lines, entries, send, minute } = aLog();
  send(301);
  minute();
  expect(lines).toHaveLength(300);
  expect(entries.map(({ facts }) => facts)).toMatchObject([{ requests: 301, summarized: 1 }]);
  send(5000, { milliseconds: 7 });
  send(2, { status: 429, milliseconds: 900 });
  minute();
  expect(lines).toHaveLength(300);
  expect(entries[1]).toMatchObject({
    level: "info",
    event: "requests",
    facts: {
      requests: 5002,
      summarized: 5002,
      refused: 2,
      failed: 0,
      slowest: 900,
      bytes: 500_200,
    },
    text: expect.stringContaining("5002 requests in a minute"),
  });
});

test("after a quiet minute each request has its line again", () => {
  const { lines, entries, send, minute } = aLog();
  send(400);
  minute();
  send(10);
  minute();
  send(10);
  minute();
  expect(lines).toHaveLength(310);
  expect(entries).toHaveLength(2);
});

test("failures and refused sign-ins keep their line in a busy minute, up to a hundred", () => {
  const { lines, entries, send, minute } = aLog();
  send(400);
  minute();
  lines.length = 0;
  send(1000);
  send(1, { status: 500 });
  send(1, { status: 400, refusal: "invalid_credentials" });
  send(500, { status: 503 });
  minute();
  expect(lines.map(({ status }) => status)).toEqual([500, 400, ...Array(98).fill(503)]);
  expect(entries[1]).toMatchObject({
    level: "warning",
    facts: { requests: 1502, summarized: 1402, failed: 501, refused: 1 },
  });
});

test("what was counted when the process stops is told", () => {
  const { entries, send, stop } = aLog();
  send(320);
  stop();
  expect(entries).toHaveLength(1);
});

test("nothing that a person could be known by is in a summary", () => {
  const { entries, send, minute } = aLog();
  send(301, { id: "an-id-of-somebody" });
  minute();
  expect(JSON.stringify(entries)).not.toMatch(/somebody|medications/);
});

test.each([
  { level: "each-request", lines: 301, because: "one is looked for in a busy minute" },
  { level: "requests", lines: 300, because: "a busy minute is summarized" },
  { level: "problems", lines: 0, because: "only failures are asked for" },
] as const)("$level writes $lines lines for 301 requests: $because", ({ level, lines }) => {
  const entries: LogEntry[] = [];
  const { record, stop } = createConfiguredRequestLog(level, (entry) => void entries.push(entry));
  for (let index = 0; index < 301; index += 1) record(aRequest());
  stop();
  expect(entries.filter(({ event }) => event === "request")).toHaveLength(lines);
  expect(entries.filter(({ event }) => event === "requests")).toHaveLength(lines === 300 ? 1 : 0);
});
