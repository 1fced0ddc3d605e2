import type { Browser } from "@playwright/test";
import { startBenchServer } from "./harness/bench-server.ts";
import { newPhone, openBrowser, slowDown } from "./harness/browser.ts";
import { serveFiles } from "./harness/file-server.ts";
import { alternate } from "./measure/alternate.ts";
import type { Figure } from "./measure/figure.ts";
import { median } from "./measure/median.ts";

const LANDING = "/fr-fr";
const TURNS = 5;

/** The largest contentful paint of the landing page on a cheap phone, beside its bare text and image. */
export async function lcp(): Promise<Figure[]> {
  const bench = await startBenchServer();
  const browser = await openBrowser();
  const landing = bench.server.url + LANDING;
  const { text, image } = await contentOf(browser, landing);
  const floor = await serveFiles(
    new Map([
      ["/", { type: "text/html; charset=utf-8", body: bareHtml(text, image), isPacked: true }],
      ["/image", { type: image.type, body: image.bytes, isPacked: false }],
    ]),
  );
  try {
    const times = await alternate(TURNS, {
      ours: () => largestPaint(browser, landing),
      floor: () => largestPaint(browser, `${floor.origin}/`),
    });
    return [
      {
        part: "lcp",
        what: "largest paint of the landing page",
        unit: "ms",
        ours: median(times.ours),
        floor: median(times.floor),
        target: { of: "ratio", is: "at most", than: 1.5 },
      },
    ];
  } finally {
    floor.close();
    await browser.close();
    await bench.close();
  }
}

interface Image {
  readonly type: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The text of the page, by elements, and the image that a phone shows first. */
async function contentOf(browser: Browser, url: string): Promise<{ text: string[]; image: Image }> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await page.goto(url);
  const text = await page.locator("h1, h2, p, a, button, li").allTextContents();
  const shown = await page
    .locator("main img")
    .first()
    .evaluate((element) => {
      const { currentSrc, clientWidth, clientHeight } = element as HTMLImageElement;
      return { currentSrc, width: clientWidth, height: clientHeight };
    });
  const answer = await page.request.get(shown.currentSrc);
  const image = {
    ...shown,
    type: answer.headers()["content-type"] ?? "",
    bytes: await answer.body(),
  };
  await context.close();
  return { text: text.filter((line) => line.trim() !== ""), image };
}

function bareHtml(lines: readonly string[], { width, height }: Image): string {
  const escaped = lines.map((line) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  const body = escaped.map((line) => `<p>${line}</p>`).join("\n");
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const image = `<img src="/image" width="${width}" height="${height}" alt="">`;
  return `<!doctype html><html lang="fr"><head>${head}<title>Trousse</title></head><body>${image}${body}</body></html>`;
}

/** Milliseconds since the navigation began. */
async function largestPaint(browser: Browser, url: string): Promise<number> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  await slowDown(page, "slow line");
  await page.goto(url, { waitUntil: "networkidle" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  await context.close();
  return time;
}
