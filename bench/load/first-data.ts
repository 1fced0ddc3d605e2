import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Request } from "@playwright/test";
import { z } from "zod";
import type { TestResultRow } from "#testing/harness/test-result-rows.ts";
import { newPhone, openBrowser } from "../harness/browser.ts";
import type { LoadSetup } from "./load-setup.ts";
import type { Member } from "./members.ts";
import { withClient } from "./run-mix.ts";

const API = /\/(rest|auth|functions)\/v1\//;
const MOST_BYTES = 30_000;
const MOST_DEEP = 2;

/** Milliseconds by which one answer is delayed; requests that do not depend on it are sent meanwhile. */
const DELAY_MS = 5000;

/** Milliseconds without a request after which the page is complete; a busy machine starts its scripts late. */
const QUIET_MS = 3000;

/** A part of the name of every box. */
const A_BOX = /Doliprane/;

const session = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

interface MeasuredRequest {
  /** The same for the same request of another account; a second such request has a different name. */
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since the page was requested. */
  readonly from: number;
  readonly until: number;
}

/** B13: the requests of the dashboard to the database when an account opens it for the first time. */
export async function firstData(setup: LoadSetup): Promise<TestResultRow[]> {
  const browser = await openBrowser();
  // An account that opens it a second time has the rows that the first time wrote.
  const newcomers = setup.members.slice(1).reverse().values();
  const open = (held?: string) => openDashboard(setup, browser, newcomers.next().value, held);
  try {
    // The sizes are those transferred; a delayed answer has been decompressed.
    const asked = await open();
    const needs = new Map<string, string[]>();
    for (const { name } of asked) {
      const again = await open(name);
      const answered = again.find((one) => one.name === name)?.until ?? Number.POSITIVE_INFINITY;
      for (const later of again.filter(({ from }) => from >= answered)) {
        needs.set(later.name, [...(needs.get(later.name) ?? []), name]);
      }
    }
    const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
    const depth = Math.max(...[...needs.keys()].map((name) => depthOf(name, needs)), 1);
    return [
      {
        row: "B13",
        what: "data of the dashboard's first opening, as it travels",
        target: "≤ 30 kB, no request that waits for one that waits",
        measured: `${(bytes / 1000).toFixed(1)} kB in ${asked.length} requests, ${depth} deep at most (each answer was held back for ${DELAY_MS / 1000} s, to see who waits for it)`,
        held: bytes <= MOST_BYTES && depth <= MOST_DEEP,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The length of the longest chain of dependent requests that ends with this one, itself included. */
export function depthOf(name: string, needs: ReadonlyMap<string, readonly string[]>): number {
  return 1 + Math.max(0, ...(needs.get(name) ?? []).map((needed) => depthOf(needed, needs)));
}

/** @param held the name of the request whose answer is delayed */
async function openDashboard(
  setup: LoadSetup,
  browser: Browser,
  who: Member | undefined,
  held?: string,
): Promise<MeasuredRequest[]> {
  const { server, requests } = setup;
  if (!who) throw new Error("Nobody is left to open it for the first time.");
  const { status, body } = await withClient(server.url, (send) =>
    send("refresh", requests.refresh(who)),
  );
  if (status !== 200) throw new Error(`A session could not go on: ${status} ${body}`);
  const opened = session.parse(JSON.parse(body));
  Object.assign(who, { accessToken: opened.access_token, refreshToken: opened.refresh_token });
  const context = await newPhone(browser, { server, session: opened });
  const page = await context.newPage();
  const names = nameRequests(who);
  const finished: Promise<MeasuredRequest>[] = [];
  const start = performance.now();
  const begun = new Map<Request, number>();
  page.on("request", (request) => {
    if (!API.test(request.url())) return;
    begun.set(request, performance.now() - start);
    names(request);
  });
  page.on("requestfailed", (request) => begun.delete(request));
  let last = start;
  page.on("requestfinished", (request) => {
    const from = begun.get(request);
    if (from === undefined) return;
    last = performance.now();
    const until = last - start;
    finished.push(measure(request, { name: names(request), from, until }));
  });
  if (held) {
    await page.route(API, async (route) => {
      if (names(route.request()) !== held) return route.continue();
      const response = await route.fetch();
      await wait(DELAY_MS);
      await route.fulfill({ response });
    });
  }
  await page.goto(`${server.url}/fr-fr/dashboard`);
  await page.getByText(A_BOX).first().waitFor({ state: "attached" });
  while (finished.length < begun.size || performance.now() - last < QUIET_MS) await wait(100);
  const asked = await Promise.all(finished);
  await context.close();
  return asked;
}

/** Names each request by its content, without the account, and by how many like it came before. */
function nameRequests({ account }: Member): (request: Request) => string {
  const known = new Map<Request, string>();
  const counts = new Map<string, number>();
  return (request) => {
    const { pathname, search } = new URL(request.url());
    const asks = `${request.method()} ${pathname}${search}`.replaceAll(account, "me");
    const count = (counts.get(asks) ?? 0) + 1;
    const name = known.get(request) ?? `${asks} (${count})`;
    if (!known.has(request)) counts.set(asks, count);
    known.set(request, name);
    return name;
  };
}

async function measure(
  request: Request,
  asked: Omit<MeasuredRequest, "bytes">,
): Promise<MeasuredRequest> {
  const { responseBodySize } = await request.sizes();
  return { ...asked, bytes: responseBodySize };
}
