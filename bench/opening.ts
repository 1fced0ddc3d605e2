import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type BenchServer, fillCabinet, startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, SLOW_4G_LINE, slowDown } from "./harness/browser.ts";
import { openSlowLine, type SlowLine } from "./harness/slow-line.ts";
import { serveBareList } from "./inventory/list-floor.ts";
import { recordPageTimings } from "./inventory/watch-page.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { keepEverything } from "./opening/keep-everything.ts";
import { MEMBER_PAGES } from "./opening/member-pages.ts";
import { trafficUntil } from "./opening/traffic-until.ts";

const MEDICINES = 200;
const MORE_MEDICINES = 800;
const TURNS = 5;
const DESKTOP = { width: 1280, height: 800 };
const part = "opening";
const atMost = (than: number) => ({ of: "value", is: "at most", than }) as const;

/** One page of ours or the floor's, over a line of its own. */
interface Subject {
  readonly line: SlowLine;
  readonly path: string;
  readonly content: RegExp;
}

/** Opening a member's pages: for the first time, with what a device keeps, and without a network. */
export async function opening(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  const line = await openSlowLine(bench.server.port);
  try {
    await fillCabinet(bench, MEDICINES);
    const phone = { server: line, session: bench.session };
    const figures = [
      ...(await coldOnPhone(browser, bench, line)),
      ...(await keptOnPhone(await newPhone(browser, phone), line)),
      ...(await trafficOfPages(browser, phone)),
    ];
    await fillCabinet(bench, MORE_MEDICINES);
    return [...figures, await onDesktop(browser, phone)];
  } finally {
    line.close();
    await browser.close();
    await bench.close();
  }
}

const subjectOf = (line: SlowLine, name: "dashboard" | "inventory"): Subject => ({
  line,
  path: `/fr-fr/${name}`,
  content: MEMBER_PAGES[name],
});

async function coldOnPhone(
  browser: Browser,
  bench: BenchServer,
  line: SlowLine,
): Promise<Figure[]> {
  const { session } = bench;
  const openCold = async (subject: Subject) => {
    const context = await newPhone(browser, { server: subject.line, session });
    const times = await openOnce(context, subject);
    await context.close();
    return times;
  };
  const bare = await serveBareList(await rowsOf(bench));
  const bareLine = await openSlowLine(Number(new URL(bare.origin).port));
  line.limit(SLOW_4G_LINE);
  bareLine.limit(SLOW_4G_LINE);
  const floor = { line: bareLine, path: "/", content: MEMBER_PAGES.inventory };
  try {
    const turns = await alternate(TURNS, {
      dashboard: () => openCold(subjectOf(line, "dashboard")),
      inventory: () => openCold(subjectOf(line, "inventory")),
      floor: () => openCold(floor),
    });
    const contentOf = (times: Opened[]) => median(times.map(({ content }) => content));
    return [
      {
        part,
        what: "dashboard, first contentful paint",
        unit: "ms",
        ours: median(turns.dashboard.map(({ paint }) => paint)),
        floor: median(turns.floor.map(({ paint }) => paint)),
        target: atMost(1200),
      },
      {
        part,
        what: "dashboard, rows",
        unit: "ms",
        ours: contentOf(turns.dashboard),
        floor: contentOf(turns.floor),
        target: atMost(3300),
      },
      {
        part,
        what: `inventory, first rows of ${MEDICINES}`,
        unit: "ms",
        ours: contentOf(turns.inventory),
        floor: contentOf(turns.floor),
        target: { of: "ratio", is: "at most", than: 1.3 },
      },
    ];
  } finally {
    bareLine.close();
    bare.close();
  }
}

/** The rows as our server answers them, uncompressed, so that both pages show the same. */
async function rowsOf({ client, session }: BenchServer): Promise<string> {
  const { data } = await client
    .rpc("list_boxes", { profile_id: session.user.id })
    .select()
    .throwOnError();
  return JSON.stringify(data);
}

/** A phone that has opened the pages before. */
async function keptOnPhone(phone: BrowserContext, line: SlowLine): Promise<Figure[]> {
  line.limit(null);
  const inventory = subjectOf(line, "inventory");
  const dashboard = subjectOf(line, "dashboard");
  await keepEverything(
    phone,
    [inventory, dashboard].map(({ path }) => line.url + path),
  );
  line.limit(SLOW_4G_LINE);
  const openBoth = () =>
    alternate(TURNS, {
      dashboard: () => openOnce(phone, dashboard),
      inventory: () => openOnce(phone, inventory),
    });
  const kept = await openBoth();
  await phone.setOffline(true);
  const offline = await openBoth();
  await phone.close();
  const figure = (what: string, times: readonly Opened[], than: number): Figure => ({
    part,
    what,
    unit: "ms",
    ours: median(times.map(({ content }) => content)),
    target: atMost(than),
  });
  return [
    figure("dashboard again, with kept data", kept.dashboard, 1100),
    figure("inventory again, with kept data", kept.inventory, 1100),
    figure("dashboard without a network", offline.dashboard, 1300),
    figure("inventory without a network", offline.inventory, 1300),
  ];
}

/** What has come over the line before each page shows its content. */
async function trafficOfPages(
  browser: Browser,
  phone: { readonly server: SlowLine; readonly session: object },
): Promise<Figure[]> {
  phone.server.limit(SLOW_4G_LINE);
  const figures: Figure[] = [];
  for (const [path, content] of Object.entries(MEMBER_PAGES)) {
    const context = await newPhone(browser, phone);
    const page = await openPage(context, { line: phone.server, path: `/fr-fr/${path}`, content });
    const { content: until } = await timesOf(page);
    const { requests, bytes } = await trafficUntil(page, until);
    await context.close();
    figures.push(
      {
        part,
        what: `${path}, requests until its content`,
        unit: "",
        ours: requests,
        target: atMost(12),
      },
      {
        part,
        what: `${path}, transferred until its content`,
        unit: "KB",
        ours: bytes / 1000,
        target: atMost(260),
      },
    );
  }
  return figures;
}

async function onDesktop(
  browser: Browser,
  { server, session }: { readonly server: SlowLine; readonly session: object },
): Promise<Figure> {
  server.limit(null);
  const inventory = subjectOf(server, "inventory");
  const times: number[] = [];
  const desktop = await newPhone(browser, { server, session });
  // The files of the build are those of the visit before; the rows are not kept.
  await openOnce(desktop, inventory, "desktop");
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.push((await openOnce(desktop, inventory, "desktop")).content);
  }
  await desktop.close();
  const what = `inventory of ${MEDICINES + MORE_MEDICINES} again, on a desktop`;
  return { part, what, unit: "ms", ours: median(times), target: atMost(300) };
}

interface Opened {
  readonly content: number;
  readonly paint: number;
}

/** Milliseconds since the navigation. */
async function openOnce(
  context: BrowserContext,
  subject: Subject,
  machine: "phone" | "desktop" = "phone",
): Promise<Opened> {
  const page = await openPage(context, subject, machine);
  const times = await timesOf(page);
  await page.close();
  return times;
}

async function openPage(
  context: BrowserContext,
  { line, path, content }: Subject,
  machine: "phone" | "desktop" = "phone",
): Promise<Page> {
  const page = await context.newPage();
  if (machine === "phone") await slowDown(page, "own line");
  else await page.setViewportSize(DESKTOP);
  await recordPageTimings(page, content);
  await page.goto(line.url + path, { waitUntil: "commit" });
  return page;
}

async function timesOf(page: Page): Promise<Opened> {
  const found = await page.waitForFunction(
    () => {
      const { firstRow, firstPaint } = window.noted();
      return firstRow && firstPaint ? { content: firstRow, paint: firstPaint } : null;
    },
    null,
    { timeout: 60_000 },
  );
  const times = await found.jsonValue();
  if (!times) throw new Error("A page has shown nothing.");
  return times;
}
