import { expect, test } from "vitest";
import { createReadiness } from "../lifecycle/readiness.ts";
import { createMetrics } from "./metrics.ts";
import { createMonitoringHandler } from "./monitoring-endpoints.ts";

const TOKEN = "a-token-of-some-length";
const LOCAL = "a-token-of-this-machine";
const OWN = { authorization: `Bearer ${LOCAL}` };
const here = { address: "127.0.0.1" };
const elsewhere = { address: "203.0.113.7" };

function open(publicUrl = "http://localhost:3000", metricsToken: string | undefined = TOKEN) {
  const readiness = createReadiness();
  readiness.add({ name: "database", run: async () => undefined });
  const metrics = createMetrics();
  const answer = createMonitoringHandler({
    publicUrl,
    metricsToken,
    localToken: LOCAL,
    readiness,
    metrics,
  });
  const ask = (
    path: string,
    peer: { address: string },
    headers: Record<string, string> = {},
    method = "GET",
  ) => answer(path, new Request(`http://localhost:3000${path}`, { method, headers }), peer);
  return { ask, readiness, metrics };
}

test("/healthz answers alive to anybody, whatever the checks say", async () => {
  const { ask, readiness } = open();
  readiness.stop();
  const answer = await ask("/healthz", elsewhere);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: "alive" });
});

test("a stranger learns whether the server is ready, the operator also why", async () => {
  const { ask, readiness } = open();
  expect(await (await ask("/readyz", elsewhere)).json()).toEqual({ status: "ready" });
  expect(await (await ask("/readyz", here)).json()).toEqual({ status: "ready" });
  expect(await (await ask("/readyz", here, OWN)).json()).toEqual({
    status: "ready",
    checks: { database: "fine" },
  });
  readiness.stop();
  const stopped = await ask("/readyz", elsewhere);
  expect(stopped.status).toBe(503);
  expect(await stopped.json()).toEqual({ status: "not ready" });
});

test.each([
  { peer: elsewhere, because: "another machine without a token" },
  {
    peer: elsewhere,
    headers: { authorization: "Bearer a-token-of-some-lengti" },
    because: "a wrong token",
  },
  { peer: elsewhere, headers: { authorization: "Bearer" }, because: "no token at all" },
  { peer: here, because: "another account of this machine" },
  { peer: elsewhere, headers: OWN, because: "another machine that knows this one's token" },
  {
    peer: here,
    headers: { ...OWN, "x-forwarded-for": "203.0.113.7" },
    because: "a proxy on this machine",
  },
  {
    peer: here,
    headers: { ...OWN, host: "evil.example" },
    because: "a page that points its name here",
  },
  {
    peer: here,
    headers: OWN,
    publicUrl: "https://trousse.example",
    because: "https, which only a proxy offers",
  },
])("measures are not there for $because", async ({ peer, headers, publicUrl }) => {
  const { ask } = open(publicUrl);
  expect((await ask("/metrics", peer, headers)).status).toBe(404);
});

test.each([
  { peer: here, headers: OWN, because: "who runs it on this machine" },
  {
    peer: elsewhere,
    headers: { authorization: `Bearer ${TOKEN}` },
    because: "who holds the token",
  },
])("measures are there for $because", async ({ peer, headers }) => {
  const answer = await open().ask("/metrics", peer, headers);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=/);
  expect(await answer.text()).toContain("trousse_request_duration_seconds");
});

test("without a token in the settings no token opens", async () => {
  const { ask } = open("https://trousse.example", "");
  for (const authorization of ["Bearer ", "Bearer undefined"]) {
    expect((await ask("/metrics", elsewhere, { authorization })).status).toBe(404);
  }
});

test("the monitoring endpoints are read-only", async () => {
  const { ask } = open();
  for (const path of ["/healthz", "/readyz", "/metrics"]) {
    expect((await ask(path, here, OWN, "POST")).status).toBe(405);
    expect((await ask(path, here, OWN, "HEAD")).status).toBe(200);
  }
});

test("requests, sign-ins, limits, messages and queues are measured with few labels", async () => {
  const { ask, metrics } = open();
  const answered = { id: "x", method: "POST", milliseconds: 12, bytes: 1 };
  const signIn = { kind: "auth", pattern: "/auth/v1/token?grant_type=password" } as const;
  for (const status of [200, 400, 429, 503])
    metrics.recordRequest({ ...answered, route: signIn, status });
  metrics.recordRequest({
    ...answered,
    route: { kind: "page", pattern: "/:locale/blog/:slug" },
    status: undefined,
  });
  metrics.countMessage("push", "delivered");
  metrics.countMailFailure();
  metrics.countShed("read");
  metrics.observeLoad({
    database: () => ({ running: 1, waiting: 7 }),
    requests: () => ({ running: 3, waiting: 0 }),
  });
  metrics.observeBackups(async () => new Date(Date.now() - 60_000).toISOString());
  const text = await (await ask("/metrics", here, OWN)).text();
  for (const line of [
    'trousse_request_duration_seconds_count{kind="auth",status="200"} 1',
    'trousse_request_duration_seconds_count{kind="page",status="gone"} 1',
    'trousse_sign_ins_total{outcome="accepted"} 1',
    'trousse_sign_ins_total{outcome="refused"} 1',
    'trousse_sign_ins_total{outcome="limited"} 1',
    'trousse_sign_ins_total{outcome="failed"} 1',
    'trousse_limited_total{kind="auth"} 1',
    'trousse_messages_total{channel="push",outcome="delivered"} 1',
    "trousse_mail_failures_total 1",
    'trousse_shed_total{class="read"} 1',
    'trousse_database_work{state="waiting"} 7',
    'trousse_requests{state="running"} 3',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^trousse_backup_age_seconds 6\d(\.\d+)?$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text, "no label names a page, a person or a medicine").not.toMatch(/blog|:slug|token/);
});
