import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { listen } from "../http/listen.ts";
import { createAdmissionControl } from "./admission-control.ts";

const MOST = 4;
const PLACES = 8;

const written: string[] = [];
const line = { maxRunning: MOST, maxWaiting: PLACES, burstMs: 5000, maxWaitMs: 5000 };
const admissionControl = createAdmissionControl({
  queues: { read: line, write: line, slow: line },
  maxWaitingStatements: 100,
  database: () => ({ running: 0, waiting: 0 }),
});
let open = Promise.resolve();
let atOnce = 0;
let mostAtOnce = 0;

/** Holds all admitted requests until the returned function is called. */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  open = promise;
  return resolve;
}

async function slowly(answer: Response): Promise<Response> {
  atOnce += 1;
  mostAtOnce = Math.max(mostAtOnce, atOnce);
  await wait(5);
  await open;
  atOnce -= 1;
  return answer;
}

const app = createApp({
  publicUrl: "http://localhost:3000",
  assets: new Map(),
  backend: {
    async fetch(request) {
      const answer = await slowly(Response.json([]));
      if (request.method === "POST") written.push(await request.text());
      return answer;
    },
  },
  pages: () => slowly(new Response("<p>Trousse")),
  monitoring: async () => new Response("alive"),
  admissionControl,
  report(problem) {
    throw problem;
  },
});
const { port, close } = await listen(app, { host: "127.0.0.1", port: 0 });
afterAll(close);
beforeEach(async () => {
  await expect.poll(admissionControl.load).toEqual({ running: 0, waiting: 0 });
  written.length = 0;
  mostAtOnce = 0;
});
const url = `http://127.0.0.1:${port}`;

/** Sends three times as many requests as can be answered, while none finishes. */
async function burst(path: string): Promise<{ answers: Promise<Response[]>; release(): void }> {
  const release = hold();
  const asked = Array.from({ length: 3 * (MOST + PLACES) }, () => fetch(`${url}${path}`));
  await expect.poll(admissionControl.load).toEqual({ running: MOST, waiting: PLACES });
  return { answers: Promise.all(asked), release };
}

test("a burst is admitted a few at a time, and a rejected request gets a Retry-After", async () => {
  const { answers: asked, release } = await burst("/rest/v1/medications");
  release();
  const answers = await asked;
  const refused = answers.filter(({ status }) => status === 503);
  const served = answers.filter(({ status }) => status === 200);
  expect(served.length + refused.length).toBe(answers.length);
  expect(served.length).toBeGreaterThanOrEqual(MOST + PLACES);
  expect(refused.length).toBeGreaterThan(0);
  expect(mostAtOnce).toBe(MOST);
  for (const { headers } of refused) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThanOrEqual(2);
    expect(headers.get("cache-control")).toBe("no-store");
  }
  await expect.poll(admissionControl.load).toEqual({ running: 0, waiting: 0 });
  expect((await fetch(`${url}/rest/v1/medications`)).status, "it recovers by itself").toBe(200);
});

/** The answer to one more request, while the queue is full. */
async function requestWhenFull(
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { answers, release } = await burst("/rest/v1/medications");
  const answer = await fetch(`${url}${path}`, { headers });
  release();
  await answers;
  return answer;
}

test.each([
  { path: "/rest/v1/medications", body: { code: "PGRST003", details: null, hint: null } },
  { path: "/auth/v1/user", body: { code: 503, error_code: "request_timeout" } },
  { path: "/functions/v1/contact", body: { code: "request_timeout" } },
])("$path refuses in the shape its client reads", async ({ path, body }) => {
  const answer = await requestWhenFull(path);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject(body);
});

test.each([
  { path: "/fr-fr/", language: "fr", says: "Beaucoup de monde en ce moment" },
  { path: "/us-es/blog", language: "es", says: "Hay mucha gente en este momento" },
  { path: "/", language: "en", says: "Very busy right now" },
])("$path refuses with a page that can be read", async ({ path, language, says }) => {
  const answer = await requestWhenFull(path, { "accept-language": "en-GB" });
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toMatch(/^[2-5]$/);
  const page = await answer.text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${says}</h1>`);
  const nonce = /<style nonce="([^"]+)">/.exec(page)?.[1];
  expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
});

test("monitoring is answered during overload", async () => {
  expect((await requestWhenFull("/healthz")).status).toBe(200);
});

test("exactly the writes that were acknowledged are written", async () => {
  const release = hold();
  const send = (body: string) => fetch(`${url}/rest/v1/medications`, { method: "POST", body });
  const bodies = Array.from({ length: 30 }, (_, number) => String(number));
  const asked = bodies.map(send);
  await expect.poll(admissionControl.load).toEqual({ running: MOST, waiting: PLACES });
  release();
  const answers = await Promise.all(asked);
  const accepted = bodies.filter((_, number) => answers[number]?.status === 200);
  expect(accepted.length).toBeGreaterThanOrEqual(MOST + PLACES);
  expect(written.toSorted()).toEqual(accepted.toSorted());
});

test("a burst of readers does not delay writers", async () => {
  const { answers, release } = await burst("/rest/v1/medications");
  const writing = fetch(`${url}/rest/v1/medications`, { method: "POST", body: "a dose" });
  await expect.poll(admissionControl.load).toEqual({ running: MOST + 1, waiting: PLACES });
  release();
  expect((await writing).status).toBe(200);
  await answers;
});

test("a client that leaves, waiting or admitted, frees its slot", async () => {
  const release = hold();
  const leaving = new AbortController();
  const asked = Array.from({ length: MOST + PLACES }, () =>
    fetch(`${url}/rest/v1/medications`, { signal: leaving.signal }).catch(() => undefined),
  );
  await expect.poll(admissionControl.load).toEqual({ running: MOST, waiting: PLACES });
  leaving.abort();
  await Promise.all(asked);
  await expect.poll(admissionControl.load).toEqual({ running: 0, waiting: 0 });
  release();
});
