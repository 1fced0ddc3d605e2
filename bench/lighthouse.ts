import lighthouse from "lighthouse";
import { freePort } from "#testing/harness/free-port.ts";
import { startBenchServer } from "./harness/bench-server.ts";
import { openBrowser } from "./harness/browser.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const part = "lighthouse";
const TURNS = 3;

/** Points of 100 that a public page must reach, and the layout shift it may have. */
const TARGETS = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;

type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Lighthouse's scores, with its emulated cheap phone and slow connection. */
export async function lighthouseScores(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const [name, path] of Object.entries(await pagesOf(bench.server.url))) {
      const verdicts: LighthouseResult[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        verdicts.push(await runLighthouse(bench.server.url + path, port));
      }
      figures.push(...figuresOf(name, verdicts));
    }
    return figures;
  } finally {
    await browser.close();
    await bench.close();
  }
}

/** The three kinds of page that search engines link to. The article is the newest one. */
async function pagesOf(url: string): Promise<Record<string, string>> {
  const blog = await (await fetch(`${url}/fr-fr/blog`)).text();
  const [, article] = /href="(\/fr-fr\/blog\/[a-z0-9-]+)"/.exec(blog) ?? [];
  if (!article) throw new Error("The blog lists no article.");
  return { landing: "/fr-fr", article, FAQ: "/fr-fr/faq" };
}

interface LighthouseResult {
  readonly points: Readonly<Record<Category, number>>;
  readonly shift: number;
}

async function runLighthouse(url: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: "error" });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no verdict"}`);
  }
  const { categories, audits } = result.lhr;
  const points = CATEGORIES.map((category) => [
    category,
    Math.round((categories[category]?.score ?? 0) * 100),
  ]);
  const shift = audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN;
  return { points: Object.fromEntries(points), shift };
}

function figuresOf(name: string, verdicts: readonly LighthouseResult[]): Figure[] {
  const points = CATEGORIES.map(
    (category): Figure => ({
      part,
      what: `${name}: ${category}`,
      unit: "of 100",
      ours: median(verdicts.map((verdict) => verdict.points[category])),
      target: { of: "value", is: "at least", than: TARGETS[category] },
    }),
  );
  const shift: Figure = {
    part,
    what: `${name}: cumulative layout shift`,
    unit: "",
    ours: median(verdicts.map((verdict) => verdict.shift)),
    target: { of: "value", is: "at most", than: 0 },
  };
  return [...points, shift];
}
