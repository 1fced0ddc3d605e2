import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { scrub } from "@trousse/backend/http/scrub";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { pageCsp } from "../http/security-headers.ts";
import { createErrorReports, errorReportCspSources, RELEASE, readDsn } from "./error-reports.ts";

const taken: { incoming: IncomingMessage; body: string }[] = [];
const collector = createServer(async (incoming, outgoing) => {
  taken.push({ incoming, body: Buffer.concat(await incoming.toArray()).toString() });
  outgoing.end("{}");
});
let dsn: NonNullable<ReturnType<typeof readDsn>>;

beforeAll(async () => {
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const { port } = collector.address() as AddressInfo;
  const read = readDsn(`http://abc123@127.0.0.1:${port}/errors/7`);
  if (!read) throw new Error("The address was not understood.");
  dsn = read;
});
beforeEach(() => {
  taken.length = 0;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

/** All lines of the only envelope received. */
async function envelope(): Promise<unknown[]> {
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  return taken[0]?.body.split("\n").map((line) => JSON.parse(line)) ?? [];
}

const ID = expect.stringMatching(/^[0-9a-f]{32}$/);

const anEvent = (more: object) => [
  { event_id: ID },
  { type: "event" },
  {
    event_id: ID,
    timestamp: expect.any(Number),
    platform: "node",
    level: "error",
    release: RELEASE,
    ...more,
  },
];

test("a report contains the kind, our own frames, the release and the route, and nothing else", async () => {
  const problem = new TypeError("Doliprane 1000 mg of zoe@example.org", { cause: "Doliprane" });
  createErrorReports(dsn)(Object.assign(problem, { medication: "Doliprane" }), "/:locale/contact");
  expect(await envelope()).toEqual(
    anEvent({
      transaction: "/:locale/contact",
      exception: {
        values: [
          {
            type: "TypeError",
            stacktrace: {
              frames: [
                {
                  filename: "server/telemetry/error-reports.test.ts",
                  lineno: expect.any(Number),
                  colno: expect.any(Number),
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
    }),
  );
  expect(
    JSON.stringify(taken.map(({ body, incoming }) => [body, incoming.rawHeaders])),
  ).not.toMatch(/Doliprane|zoe/);
});

test("a failure of the backend is reported by its kind, its code and the path without its query", async () => {
  const problem = Object.assign(new Error("Key (name)=(Doliprane)"), { code: "23505" });
  createErrorReports(dsn)(scrub(problem, "POST /rest/v1/medications"));
  const [, , event] = await envelope();
  expect(event).toMatchObject({
    transaction: "POST /rest/v1/medications",
    exception: { values: [{ type: "Error 23505" }] },
  });
  expect(JSON.stringify(event)).not.toContain("Doliprane");
});

test.each(["Doliprane", { name: "Doliprane" }, Object.assign(new Error(), { name: "Doli prane" })])(
  "whatever is thrown, none of its content is reported: case $#",
  async (problem) => {
    createErrorReports(dsn)(problem);
    await envelope();
    expect(taken[0]?.body).not.toMatch(/Doli/);
  },
);

test("the report is sent to the project, with the public key", async () => {
  createErrorReports(dsn)(new Error());
  await envelope();
  expect(taken[0]?.incoming.url).toBe("/errors/api/7/envelope/");
  expect(taken[0]?.incoming.headers["x-sentry-auth"]).toContain("sentry_key=abc123");
});

test("an error in a loop is reported a few times and no more", async () => {
  const report = createErrorReports(dsn);
  for (let count = 0; count < 100; count++) report(new Error());
  await vi.waitFor(() => expect(taken.length).toBeGreaterThan(19));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(taken).toHaveLength(20);
});

test("a report server that does not answer has no effect", async () => {
  const nowhere = readDsn("http://abc123@127.0.0.1:9/1");
  if (!nowhere) throw new Error("The address was not understood.");
  createErrorReports(nowhere)(new Error());
  await new Promise((resolve) => setTimeout(resolve, 50));
});

test("the page policy allows the report server only where there is one", () => {
  expect(pageCsp("nonce", errorReportCspSources(undefined))).toContain("connect-src 'self';");
  expect(pageCsp("nonce", errorReportCspSources(dsn))).toContain(
    `connect-src 'self' ${dsn.origin};`,
  );
});
