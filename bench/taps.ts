import type { Browser, Page } from "@playwright/test";
import { startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, slowDown } from "./harness/browser.ts";
import { type PressTimes, pressTimes, type Shown } from "./harness/press-time.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";
import { BOXES, DOSES, fillFamily } from "./taps/full-home.ts";

const TURNS = 3;
const MOST_MS = 100;

/** One tap, and what it shows. */
interface Tap {
  readonly what: string;
  /** What answers it: the frame of a dialog with its title, the title of a page. */
  readonly answer: Shown;
  /** What is there once everything is that the tap asked for; without it, the answer is. */
  readonly whole?: Shown;
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
    answer: { selector: "h1", text: "Hugo" },
    press: choose(/^Hugo/),
    after: choose(/^Zoé/),
  },
  {
    what: "record a dose",
    answer: { selector: "[role=dialog] h2", text: "." },
    whole: { selector: `[role=dialog] form:has(select option:nth-child(${BOXES})) input` },
    // The bar's, which lists the boxes: the rows of the latest doses begin with the same words, and choose one.
    press: button(/^Noter une prise$/),
    after: close,
  },
  {
    what: "the bell",
    answer: { selector: "[role=dialog], [popover]", text: "Notifications|notification" },
    press: button(/^Notifications/),
    after: close,
  },
  {
    what: "from the home screen to the inventory",
    answer: { selector: "h1", text: "inventaire" },
    whole: { selector: "main ul[aria-label=Médicaments] li" },
    press: follow("Inventaire"),
  },
  {
    what: "the menu of a box",
    answer: { selector: ":popover-open" },
    press: button(/^Autres actions/),
    after: close,
  },
  {
    what: "the details of a box",
    answer: { selector: "[role=dialog] h2", text: "." },
    whole: { selector: "[role=dialog] dl" },
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
    answer: { selector: "h1", text: "Activité" },
    whole: { selector: "main li:nth-child(50)" },
    press: follow("Activité"),
  },
  {
    what: "more doses of the activity",
    answer: { selector: "main li:nth-child(51)" },
    whole: { selector: "main li:nth-child(100)" },
    press: button("Afficher plus"),
  },
];

/**
 * Every tap of a phone four times slower than this machine, in a home with many boxes and doses: to the first frame that
 * shows an answer, as Interaction to Next Paint counts it, and to the frame in which all of it stands.
 */
export async function taps(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  try {
    await fillFamily(bench);
    const times = new Map<string, PressTimes[]>();
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [what, time] of await tapThrough(browser, bench)) {
        times.set(what, [...(times.get(what) ?? []), time]);
      }
    }
    return [...times].flatMap(([what, found]): Figure[] => [
      {
        part: "taps",
        what: `${what}, tap to first answer, ${BOXES} boxes and ${DOSES} doses`,
        unit: "ms",
        ours: median(found.map(({ answer }) => answer)),
        target: { of: "value", is: "at most", than: MOST_MS },
      },
      {
        part: "taps",
        what: `${what}, tap to whole content`,
        unit: "ms",
        ours: median(found.map(({ whole }) => whole)),
      },
    ]);
  } finally {
    await browser.close();
    await bench.close();
  }
}

async function tapThrough(
  browser: Browser,
  bench: Awaited<ReturnType<typeof startBenchServer>>,
): Promise<[string, PressTimes][]> {
  const context = await newPhone(browser, bench);
  try {
    const page = await context.newPage();
    await page.goto(`${bench.server.url}/fr-fr/dashboard`);
    await page.waitForLoadState("networkidle");
    await slowDown(page, "own line");
    const times: [string, PressTimes][] = [];
    for (const { what, answer, whole = answer, press, after } of TAPS) {
      times.push([what, await pressTimes(page, { answer, whole }, () => press(page))]);
      await after?.(page);
      await page.waitForLoadState("networkidle");
    }
    return times;
  } finally {
    await context.close();
  }
}
