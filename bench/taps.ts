import type { Browser, Page } from "@playwright/test";
import { startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, slowDown } from "./harness/browser.ts";
import { pressTime, type Shown } from "./harness/press-time.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { BOXES, DOSES, fillFamily } from "./taps/full-home.ts";

const TURNS = 3;
const MOST_MS = 100;

/** One tap, and what it shows. */
interface Tap {
  readonly what: string;
  readonly shows: Shown;
  readonly press: (page: Page) => Promise<void>;
  /** Leaves the page as it was. */
  readonly after?: (page: Page) => Promise<void>;
}

const close = (page: Page) => page.keyboard.press("Escape");
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).filter({ visible: true }).first().click();
const choose = (name: RegExp) => (page: Page) =>
  page.getByRole("list", { name: "Pour qui" }).getByRole("button", { name }).click();
const follow = (name: string) => (page: Page) =>
  page.getByRole("link", { name, exact: true }).filter({ visible: true }).first().click();

/** In the order in which they are done on the home screen, then on the pages behind it. */
const TAPS: readonly Tap[] = [
  {
    what: "another person",
    shows: { selector: "h1", text: "Hugo" },
    press: choose(/^Hugo/),
    after: choose(/^Zoé/),
  },
  {
    what: "record a dose",
    shows: { selector: "[role=dialog] form input" },
    press: button("Noter une prise"),
    after: close,
  },
  {
    what: "the bell",
    shows: { selector: "[role=dialog], [popover]", text: "Notifications|notification" },
    press: button(/^Notifications/),
    after: close,
  },
  {
    what: "from the home screen to the inventory",
    shows: { selector: "main tr, main li", text: "Doliprane|Spasfon|Gaviscon" },
    press: follow("Inventaire"),
  },
  {
    what: "the menu of a box",
    shows: { selector: ":popover-open" },
    press: button(/^Autres actions/),
    after: close,
  },
  {
    what: "the details of a box",
    shows: { selector: "[role=dialog]" },
    press: (page) =>
      page
        .getByRole("main")
        .getByRole("button", {
          name: /^(Doliprane|Spasfon|Gaviscon|Crème|Lévothyrox|Bisoprolol) \d{4}$/,
        })
        .first()
        .click(),
    after: close,
  },
  {
    what: "from the inventory to the activity",
    shows: { selector: "h1", text: "Historique" },
    press: follow("Activité"),
  },
  {
    what: "more doses of the activity",
    shows: { selector: "main li", text: "." },
    press: button("Afficher plus"),
  },
];

/** Every tap of a phone four times slower than this machine, in a home with many boxes and doses. */
export async function taps(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  try {
    await fillFamily(bench);
    const times = new Map<string, number[]>();
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [what, time] of await tapThrough(browser, bench)) {
        times.set(what, [...(times.get(what) ?? []), time]);
      }
    }
    return [...times].map(([what, found]) => ({
      part: "taps",
      what: `${what}, ${BOXES} boxes and ${DOSES} doses`,
      unit: "ms",
      ours: median(found),
      target: { of: "value", is: "at most", than: MOST_MS },
    }));
  } finally {
    await browser.close();
    await bench.close();
  }
}

async function tapThrough(
  browser: Browser,
  bench: Awaited<ReturnType<typeof startBenchServer>>,
): Promise<[string, number][]> {
  const context = await newPhone(browser, bench);
  try {
    const page = await context.newPage();
    await page.goto(`${bench.server.url}/fr-fr/dashboard`);
    await page.waitForLoadState("networkidle");
    await slowDown(page, "own line");
    const times: [string, number][] = [];
    for (const { what, shows, press, after } of TAPS) {
      times.push([what, await pressTime(page, shows, () => press(page))]);
      await after?.(page);
      await page.waitForLoadState("networkidle");
    }
    return times;
  } finally {
    await context.close();
  }
}
