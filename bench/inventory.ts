import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { type BenchServer, fillCabinet, startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, slowDown } from "./harness/browser.ts";
import { serveBareList } from "./inventory/list-floor.ts";
import { type PageTimings, recordPageTimings } from "./inventory/watch-page.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const MEDICINES = 1000;
const TURNS = 5;

/** The names that `fillCabinet` gives. */
const ROW = /(Doliprane|Spasfon|Gaviscon|arnica|Lévothyrox|Bisoprolol) \d{4}/;

/** Typed letter by letter, then deleted again. */
const SEARCH = "doliprane 0512";

/** Milliseconds between two keystrokes of a fast typist. */
const BETWEEN_KEYS = 150;

/** The browser reports no keystroke faster than this, in milliseconds. */
const QUICKEST = 16;

/** One of the two pages, opened on a phone. */
interface Subject {
  readonly url: string;
  readonly signedIn?: BenchServer;
}

/** A thousand boxes on a cheap phone, beside a minimal list of the same rows. */
export async function inventory(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  try {
    await fillCabinet(bench, MEDICINES);
    const ours = { url: `${bench.server.url}/fr-fr/inventory`, signedIn: bench };
    const bare = await serveBareList(await rowsOf(browser, ours));
    const floor = { url: `${bare.origin}/` };
    const opened = await alternate(TURNS, {
      ours: () => openCold(browser, ours),
      floor: () => openCold(browser, floor),
    });
    const typed = await alternate(TURNS, {
      ours: () => typeSearch(browser, ours),
      floor: () => typeSearch(browser, floor),
    });
    bare.close();
    return [figureOfOpening(opened), ...figuresOfTyping(typed)];
  } finally {
    await browser.close();
    await bench.close();
  }
}

type OursAndFloor<Result> = { readonly ours: Result[]; readonly floor: Result[] };

function figureOfOpening({ ours, floor }: OursAndFloor<number>): Figure {
  return {
    part: "inventory",
    what: `first rows of ${MEDICINES}, slow line`,
    unit: "ms",
    ours: median(ours),
    floor: median(floor),
    target: { of: "ratio", is: "at most", than: 1 },
  };
}

function figuresOfTyping({ ours, floor }: OursAndFloor<PageTimings>): Figure[] {
  const keys = (noted: PageTimings[]) => noted.flatMap(keysOf);
  const worst = (noted: PageTimings[]) => median(noted.map((turn) => Math.max(...keysOf(turn))));
  const settled = (noted: PageTimings[]) => noted.flatMap(({ settled }) => settled);
  const figure = { part: "inventory", unit: "ms" } as const;
  return [
    {
      ...figure,
      what: "key in the search, median",
      ours: median(keys(ours)),
      floor: median(keys(floor)),
    },
    {
      ...figure,
      what: "key in the search, worst of a turn",
      ours: worst(ours),
      floor: worst(floor),
      target: { of: "value", is: "at most", than: 50 },
    },
    {
      ...figure,
      what: "list follows the key, median",
      ours: median(settled(ours)),
      floor: median(settled(floor)),
    },
  ];
}

/** One figure for each keystroke: those the browser left out were faster than its limit. */
function keysOf({ keys }: PageTimings): number[] {
  const unreported = Math.max(0, 2 * SEARCH.length - keys.length);
  return [...keys, ...Array.from({ length: unreported }, () => QUICKEST)];
}

/** The rows as our server answers them, uncompressed, so that both pages show the same. */
async function rowsOf(browser: Browser, { url, signedIn }: Subject): Promise<string> {
  const context = await newPhone(browser, signedIn);
  const page = await context.newPage();
  const answered = page.waitForResponse((response) =>
    new URL(response.url()).pathname.endsWith("/rest/v1/rpc/list_boxes"),
  );
  await page.goto(url);
  const rows = await (await answered).text();
  await context.close();
  return rows;
}

/** Milliseconds until the first row is there, on a phone with an empty cache. */
async function openCold(browser: Browser, { url, signedIn }: Subject): Promise<number> {
  const context = await newPhone(browser, signedIn);
  const page = await context.newPage();
  await slowDown(page, "slow line");
  await recordPageTimings(page, ROW);
  await page.goto(url);
  const time = await firstRow(page);
  await context.close();
  return time;
}

async function typeSearch(browser: Browser, { url, signedIn }: Subject): Promise<PageTimings> {
  const context = await newPhone(browser, signedIn);
  const page = await context.newPage();
  await recordPageTimings(page, ROW);
  await page.goto(url, { waitUntil: "networkidle" });
  await firstRow(page);
  await slowDown(page, "own line");
  await page.locator("form input, input[type=search]").first().focus();
  const keys = [...SEARCH, ...Array.from(SEARCH, () => "Backspace")];
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 20 });
    await delay(BETWEEN_KEYS);
  }
  await delay(BETWEEN_KEYS);
  const noted = await page.evaluate(() => window.noted());
  await context.close();
  return noted;
}

async function firstRow(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.noted().firstRow, null, {
    timeout: 30_000,
  });
  return (await noted.jsonValue()) ?? Number.NaN;
}
