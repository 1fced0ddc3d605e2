import { connect } from "node:net";
import { authError } from "@trousse/backend/http/refusal";
import { expect, onTestFinished, test } from "vitest";
import { createApp } from "../app.ts";
import { listen } from "../http/listen.ts";
import { createLog } from "./log.ts";
import { createRequestLog, type RequestRecord, recordWhenClosed } from "./request-log.ts";
import { createRouteOf } from "./request-route.ts";

test("a line has method, route, status, duration and size, and no content", async () => {
  const lines: Record<string, unknown>[] = [];
  const print = (printed: string) => {
    lines.push(
      ...printed
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)),
    );
  };
  const record = createRequestLog(createLog({ format: "json", print }));
  const route = { kind: "rest", pattern: "/rest/v1/medications" } as const;
  const { port, close } = await listen(
    (incoming, outgoing) => {
      recordWhenClosed(incoming, outgoing, { id: "0123456789abcdef", route, record });
      if (incoming.url !== "/left") outgoing.writeHead(201).end("Doliprane");
    },
    { host: "127.0.0.1", port: 0 },
  );
  onTestFinished(close);
  const address = `http://127.0.0.1:${port}/rest/v1/medications?name=eq.Doliprane`;
  const headers = { authorization: "Bearer Doliprane", "user-agent": "Doliprane" };
  await fetch(address, { method: "POST", headers, body: '{"name":"Doliprane"}' });
  const leaving = connect(port, "127.0.0.1");
  leaving.write("GET /left HTTP/1.1\r\nhost: Doliprane\r\n\r\n", () =>
    setTimeout(() => leaving.destroy(), 50),
  );

  await expect.poll(() => lines.length).toBe(2);
  const [answered, left] = lines;
  expect(answered).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: "info",
    event: "request",
    method: "POST",
    route: "/rest/v1/medications",
    status: 201,
    milliseconds: expect.any(Number),
    bytes: expect.any(Number),
    id: "0123456789abcdef",
  });
  expect(answered?.bytes).toBeGreaterThan("Doliprane".length);
  expect(left, "a client that left got no status").not.toHaveProperty("status");
  expect(JSON.stringify(lines)).not.toContain("Doliprane");
});

const SIGN_IN = "/auth/v1/token?grant_type=password";
const CODE = "/auth/v1/factors/{id}/verify";

test.each([
  { path: SIGN_IN, status: 200, refusal: undefined, as: SIGN_IN },
  { path: SIGN_IN, status: 400, refusal: "invalid_credentials", as: SIGN_IN },
  { path: SIGN_IN, status: 429, refusal: "over_request_rate_limit", as: SIGN_IN },
  { path: SIGN_IN, status: 400, refusal: "captcha_failed", as: SIGN_IN },
  { path: "/auth/v1/signup", status: 422, refusal: "weak_password", as: "/auth/v1/signup" },
  {
    path: "/auth/v1/factors/00000000-0000-4000-8000-00000000000a/verify",
    status: 422,
    refusal: "mfa_verification_failed",
    as: CODE,
  },
])(
  "an attempt at $as is a line with its kind, $status and $refusal",
  async ({ path, status, refusal, as }) => {
    const records: RequestRecord[] = [];
    const lines: string[] = [];
    const log = createRequestLog(createLog({ format: "text", print: (line) => lines.push(line) }));
    const app = createApp({
      publicUrl: "http://localhost:3000",
      assets: new Map(),
      backend: {
        fetch: async (request) =>
          refusal
            ? authError(status, refusal, `The answer to ${path}`, request)
            : Response.json({}, { status }),
      },
      pages: async () => new Response(),
      requestLog: {
        routeOf: createRouteOf({
          assets: new Set(),
          backend: new Set([SIGN_IN, CODE, "/auth/v1/signup"]),
          pages: [],
          operations: new Set(),
        }),
        record: (answered) => {
          records.push(answered);
          log(answered);
        },
      },
      report: (problem) => expect.unreachable(String(problem)),
    });
    const { port, close } = await listen(app, { host: "127.0.0.1", port: 0 });
    onTestFinished(close);
    await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", body: "{}" });
    await expect.poll(() => lines.length).toBe(1);
    expect(records).toMatchObject([{ route: { kind: "auth", pattern: as }, status, refusal }]);
    expect(lines[0]).toContain(` POST ${as} ${status}${refusal ? ` ${refusal}` : ""} `);
    expect(lines[0]).not.toContain("The answer to");
  },
);

test("an unknown word is not recorded as a reason", async () => {
  const records: RequestRecord[] = [];
  const route = { kind: "auth", pattern: "/auth/v1/*" } as const;
  const { port, close } = await listen(
    (incoming, outgoing) => {
      const record = (answered: RequestRecord) => void records.push(answered);
      recordWhenClosed(incoming, outgoing, { id: "x", route, record });
      outgoing.setHeader("x-sb-error-code", "Claire takes Doliprane").writeHead(400).end();
    },
    { host: "127.0.0.1", port: 0 },
  );
  onTestFinished(close);
  await fetch(`http://127.0.0.1:${port}/`);
  await expect.poll(() => records.length).toBe(1);
  expect(records[0]?.refusal).toBeUndefined();
});
