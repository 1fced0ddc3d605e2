import type { Browser } from "@playwright/test";
import { type BenchServer, startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, slowDown } from "./harness/browser.ts";
import { type PaintedPress, paintedPress } from "./harness/painted-press.ts";
import { pressTime } from "./harness/press-time.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

/** What is typed, and the line of the list that is chosen. */
const SCENES: readonly (readonly [typed: string, line: string])[] = [
  ["fièvre", "Fièvre"],
  ["mal de tête", "Maux de tête"],
  ["diarrhée", "Diarrhée"],
  ["toux", "Toux"],
  ["nausée", "Nausée"],
  ["rhume", "Rhume"],
  ["mal de gorge", "gorge"],
  ["brûlures d'estomac", "estomac"],
  ["insomnie", "Insomnie"],
  ["constipation", "Constipation"],
];

const BOXES = [
  ["Doliprane", "1000 mg", "Comprimé"],
  ["Advil", "200 mg", "Comprimé"],
  ["Spasfon", "80 mg", "Comprimé"],
  ["Imodium", "2 mg", "Gélule"],
  ["Gaviscon", "500 mg", "Comprimé"],
  ["Donormyl", "15 mg", "Comprimé"],
] as const;

/**
 * Ten nights on a cheap phone, the data already there: from the last press to the frame that shows the answer, and from
 * the button of the box to the frame that shows the form of the dose.
 */
export async function night(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  try {
    await fillHome(bench);
    const answers: number[] = [];
    const forms: number[] = [];
    const keys: number[] = [];
    for (const scene of SCENES) {
      const times = await playScene(browser, bench, scene);
      answers.push(times.answer);
      keys.push(...times.keys);
      if (times.form !== null) forms.push(times.form);
    }
    const costs: PaintedPress[] = [];
    for (const scene of SCENES) costs.push(await costOfScene(browser, bench, scene));
    const cost = (what: string, of: "scripts" | "all"): Figure => ({
      part: "night",
      what: `last press to the painted answer, ${what}`,
      unit: "ms",
      ours: median(costs.map((each) => each[of])),
    });
    const atMost = (than: number) => ({ of: "value", is: "at most", than }) as const;
    const figure = (what: string, times: readonly number[], than: number): Figure[] => [
      { part: "night", what: `${what}, median`, unit: "ms", ours: median([...times]) },
      {
        part: "night",
        what: `${what}, worst`,
        unit: "ms",
        ours: Math.max(...times),
        target: atMost(than),
      },
    ];
    return [
      ...figure("last press to the answer", answers, 150),
      cost("processor time", "all"),
      cost("of it scripts", "scripts"),
      ...figure("press on a box to the form of its dose", forms, 150),
      ...figure("everything that one key of the symptom does", keys, 16),
    ];
  } finally {
    await browser.close();
    await bench.close();
  }
}

async function fillHome({ client, session }: BenchServer): Promise<void> {
  const rows = BOXES.map(([name, dosage, form]) => ({
    user_id: session.user.id,
    name,
    dosage,
    form,
    total_quantity: 16,
    current_quantity: 12,
    expiry_date: "2090-01-31",
  }));
  await client.from("medications").insert(rows).throwOnError();
  await client
    .from("profiles")
    .update({ date_of_birth: "1985-03-02" })
    .eq("created_by", session.user.id)
    .throwOnError();
}

async function playScene(
  browser: Browser,
  bench: BenchServer,
  [typed, line]: (typeof SCENES)[number],
): Promise<{ answer: number; form: number | null; keys: number[] }> {
  const context = await newPhone(browser, bench);
  const page = await context.newPage();
  try {
    await page.addInitScript(watchKeys);
    await page.goto(`${bench.server.url}/fr-fr/dashboard`);
    const field = page.getByRole("combobox", { name: "Symptôme" });
    await field.click();
    await page.waitForLoadState("networkidle");
    await slowDown(page, "own line");
    await field.pressSequentially(typed, { delay: 150 });
    await page.getByRole("listbox").getByRole("option").filter({ hasText: line }).first().click();
    const analyse = page.getByRole("button", { name: "Analyser" });
    await analyse.waitFor();
    await page.waitForLoadState("networkidle");
    const keys = await page.evaluate(() => [...(globalThis as unknown as WatchedKeys).watchedKeys]);
    const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
    const answer = await pressTime(
      page,
      { selector: "[role=dialog] article, [role=dialog] li" },
      () => analyse.click(),
    );
    const take = dialog.getByRole("button", { name: "Je l’ai pris" }).first();
    if ((await take.count()) === 0) return { answer, form: null, keys };
    const form = await pressTime(page, { selector: "[role=dialog] form input" }, () =>
      take.click(),
    );
    return { answer, form, keys };
  } finally {
    await context.close();
  }
}

/** What the last press costs the page where nothing slows it down: a phone of the bench takes four times as long. */
async function costOfScene(
  browser: Browser,
  bench: BenchServer,
  [typed, line]: (typeof SCENES)[number],
) {
  const context = await newPhone(browser, bench);
  const page = await context.newPage();
  try {
    await page.goto(`${bench.server.url}/fr-fr/dashboard`);
    const field = page.getByRole("combobox", { name: "Symptôme" });
    await field.click();
    await page.waitForLoadState("networkidle");
    await field.fill(typed);
    await page.getByRole("listbox").getByRole("option").filter({ hasText: line }).first().click();
    const analyse = page.getByRole("button", { name: "Analyser" });
    await analyse.scrollIntoViewIfNeeded();
    // Prepared out of sight, as the press finds it.
    await page.locator(ANSWER).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    const cost = await paintedPress(page, "button:has-text('Analyser')");
    if (!(await page.locator(ANSWER).first().isVisible())) throw new Error("No answer is shown");
    return cost;
  } finally {
    await context.close();
  }
}

/** The first offer or line of an answer. */
const ANSWER = "[role=dialog] :is(article, li)";

interface WatchedKeys {
  watchedKeys: number[];
}

/** From the letter to the end of what it started at once, React's rendering included. */
function watchKeys() {
  const page = globalThis as unknown as WatchedKeys;
  page.watchedKeys = [];
  let begin = 0;
  addEventListener("input", () => (begin = performance.now()), { capture: true });
  addEventListener("input", () =>
    queueMicrotask(() => page.watchedKeys.push(performance.now() - begin)),
  );
}
