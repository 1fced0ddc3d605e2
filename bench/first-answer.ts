import type { Browser, Locator, Page } from "@playwright/test";
import { FLOOR_PAGES } from "./first-answer/bare-pages.ts";
import { answerWithAccount, type WayWithAccount } from "./first-answer/with-account.ts";
import { startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, SLOW_4G_LINE, slowDown } from "./harness/browser.ts";
import { serveFiles } from "./harness/file-server.ts";
import { openSlowLine } from "./harness/slow-line.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const TURNS = 5;

/** Fewer: a network may register only a few accounts within an hour. */
const ACCOUNT_TURNS = 3;

const TIMEOUT_MS = 120_000;
const part = "first-answer";

/** Ten boxes as somebody copies them from the packs: the answer about a fever can be a box of them. */
const SHELF = [
  "Doliprane 1000 mg comprimé, 06/30",
  "Advil 200 mg comprimé, 07/30",
  "Zentel 400 mg comprimé, 08/30",
  "Spasfon 80 mg comprimé, 09/30",
  "Efferalgan 1 g comprimé, 10/30",
  "Gaviscon 500 mg comprimé, 11/30",
  "Toplexil sans sucre sirop, 12/30",
  "Imodium 2 mg gélule, 01/31",
  "Eupantol 20 mg comprimé, 02/31",
  "Acticarbine comprimé, 03/31",
];

/** One page of ours or of the floor's after the other, and what is pressed on it. */
interface Subject {
  readonly address: string;
  readonly toList: (page: Page) => Locator;
  readonly list: (page: Page) => Locator;
  /** A line for each box that was read. */
  readonly read: (page: Page) => Locator;
  readonly toQuestion: (page: Page) => Locator;
  /** What is pressed between the question's page and its field. */
  readonly whom: (page: Page) => Locator;
  readonly question: (page: Page) => Locator;
  /** What is pressed after the words of the symptom. */
  readonly ask: readonly ((page: Page) => Locator)[];
  readonly answer: (page: Page) => Locator;
}

const OURS: Omit<Subject, "address"> = {
  toList: (page) => page.getByRole("link", { name: "Écrire mes boîtes, sans compte" }).first(),
  list: (page) => page.getByLabel("Écrire ou coller une liste"),
  read: (page) => page.getByRole("region", { name: "Ce qui est lu" }).getByRole("listitem"),
  toQuestion: (page) =>
    page.getByRole("link", { name: "Un symptôme ? Voir ce que disent ces boîtes" }),
  whom: (page) => page.getByText("Un adulte", { exact: true }),
  question: (page) => page.getByRole("combobox", { name: "Symptôme" }),
  ask: [
    (page) => page.getByRole("listbox").getByRole("option").filter({ hasText: "Fièvre" }).first(),
    (page) => page.getByRole("button", { name: "Analyser" }),
  ],
  answer: (page) =>
    page
      .getByRole("region", { name: "Analyse des symptômes" })
      .getByRole("article", { name: /Doliprane/ }),
};

const FLOOR: Omit<Subject, "address"> = {
  toList: (page) => page.getByRole("link"),
  list: (page) => page.getByRole("textbox"),
  read: (page) => page.getByRole("listitem"),
  toQuestion: (page) => page.getByRole("link"),
  whom: (page) => page.getByText("Un adulte"),
  question: (page) => page.getByRole("textbox"),
  ask: [(page) => page.getByRole("button")],
  answer: (page) => page.getByText(/^Doliprane/),
};

/**
 * A visitor without an account, on a cheap phone with a slow line and an empty cache: the landing page, ten boxes pasted as a
 * list, a question about a fever, and the answer with a box; then the way through an account and its mail. Nobody reads,
 * types letter by letter or thinks meanwhile.
 */
export async function firstAnswer(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  const bare = await serveFiles(FLOOR_PAGES);
  const line = await openSlowLine(bench.server.port);
  const bareLine = await openSlowLine(Number(new URL(bare.origin).port));
  line.limit(SLOW_4G_LINE);
  bareLine.limit(SLOW_4G_LINE);
  try {
    const turns = await alternate(TURNS, {
      ours: () => answerOnce(browser, { ...OURS, address: `${line.url}/fr-fr` }),
      floor: () => answerOnce(browser, { ...FLOOR, address: `${bareLine.url}/` }),
    });
    const { account } = await alternate(ACCOUNT_TURNS, {
      account: () => answerWithAccount(browser, bench, TIMEOUT_MS),
    });
    const ofAccount = (what: string, of: keyof WayWithAccount, unit: "s" | ""): Figure => ({
      part,
      what: `with an account: ${what}`,
      unit,
      ours: median(account.map((way) => way[of])),
    });
    const figure = (what: string, of: keyof Way, unit: "s" | ""): Figure => ({
      part,
      what,
      unit,
      ours: median(turns.ours.map((way) => way[of])),
      floor: median(turns.floor.map((way) => way[of])),
    });
    return [
      figure("landing page to ten boxes read", "read", "s"),
      figure("landing page to the first answer", "answered", "s"),
      { ...figure("taps", "taps", ""), target: { of: "value", is: "at most", than: 8 } },
      ofAccount("registered", "registered", "s"),
      ofAccount("confirmed and signed in", "signedIn", "s"),
      ofAccount("first answer", "answered", "s"),
      { ...ofAccount("taps", "taps", ""), target: { of: "value", is: "at most", than: 14 } },
    ];
  } finally {
    line.close();
    bareLine.close();
    bare.close();
    await browser.close();
    await bench.close();
  }
}

/** Seconds since the landing page was asked for, and all taps. A field is one; letters and a pasted list are none. */
interface Way {
  readonly read: number;
  readonly answered: number;
  readonly taps: number;
}

async function answerOnce(browser: Browser, subject: Subject): Promise<Way> {
  const context = await newPhone(browser);
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    const page = await context.newPage();
    await slowDown(page, "own line");
    let taps = 0;
    const press = async (target: (page: Page) => Locator) => {
      taps += 1;
      await target(page).click();
    };
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;
    await page.goto(subject.address, { waitUntil: "commit" });
    await press(subject.toList);
    await press(subject.list);
    await page.keyboard.insertText(SHELF.join("\n"));
    await subject
      .read(page)
      .nth(SHELF.length - 1)
      .waitFor();
    const read = seconds();
    await press(subject.toQuestion);
    await press(subject.whom);
    await press(subject.question);
    await page.keyboard.insertText("fièvre");
    for (const each of subject.ask) await press(each);
    await subject.answer(page).first().waitFor();
    return { read, answered: seconds(), taps };
  } finally {
    await context.close();
  }
}
