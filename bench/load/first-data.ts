import type { Request } from "@playwright/test";
import { z } from "zod";
import type { Measured } from "../../testing/measured.ts";
import { newPhone, openBrowser } from "../browser.ts";
import { PASSWORD, type Town } from "./town.ts";
import { withClient } from "./traffic.ts";

const API = /\/(rest|auth|functions)\/v1\//;
const MOST_BYTES = 30_000;

/** A name that everybody's boxes bear. */
const A_BOX = /Doliprane/;

const session = z.looseObject({ access_token: z.string() });

interface Asked {
  readonly path: string;
  readonly bytes: number;
  readonly from: number;
  readonly until: number;
}

/** B13: what the dashboard fetches of the database when somebody opens it. */
export async function firstData(town: Town): Promise<Measured[]> {
  const asked = await openDashboard(town);
  const bytes = asked.reduce((sum, one) => sum + one.bytes, 0);
  const depth = Math.max(...asked.map((one) => depthOf(one, asked)));
  return [
    {
      row: "B13",
      what: "data of the dashboard's first opening, as it travels",
      target: "≤ 30 kB, no request that waits for one that waits",
      measured: `${(bytes / 1000).toFixed(1)} kB in ${asked.length} requests, ${depth} deep at most (by their times, so some by chance)`,
      held: bytes <= MOST_BYTES && depth <= 2,
    },
  ];
}

/** How many requests were one after the other before this one was over, itself included; some only by chance. */
function depthOf(one: Asked, all: readonly Asked[]): number {
  const before = all.filter(({ until }) => until <= one.from);
  return 1 + Math.max(0, ...before.map((earlier) => depthOf(earlier, all)));
}

async function openDashboard(town: Town): Promise<Asked[]> {
  const { server, asks, members } = town;
  const somebody = members.at(-1) ?? members[0];
  const { status, body } = await withClient(town.server.url, async (send) =>
    send("sign-in", asks.signIn(somebody, PASSWORD, await town.prove())),
  );
  if (status !== 200) throw new Error(`Nobody could sign in: ${status} ${body}`);
  const browser = await openBrowser();
  try {
    const context = await newPhone(browser, { server, session: session.parse(JSON.parse(body)) });
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on("requestfinished", (request) => {
      if (API.test(request.url())) finished.push(request);
    });
    await page.goto(`${server.url}/fr-fr/dashboard`);
    await page.getByText(A_BOX).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    return await Promise.all(finished.map(measure));
  } finally {
    await browser.close();
  }
}

async function measure(request: Request): Promise<Asked> {
  const { responseBodySize } = await request.sizes();
  const { startTime, responseEnd } = request.timing();
  return {
    path: new URL(request.url()).pathname,
    bytes: responseBodySize,
    from: startTime,
    until: startTime + responseEnd,
  };
}
