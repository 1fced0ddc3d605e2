import type { Page } from "@playwright/test";
import { LOCALES } from "#domain/locale/locales.ts";
import { contradictionsOf } from "#testing/site/contradictions.ts";
import { PRODUCT_FEATURES } from "#testing/site/product-features.ts";
import { sentencesOf } from "#testing/site/public-sentences.ts";
import { everyScreen } from "./fixtures/screen-paths.ts";
import { expect, test } from "./fixtures/test.ts";
import { waitForHydration } from "./fixtures/wait-for-hydration.ts";

/** Pages that only a link with a parameter opens are read by the journeys that follow such a link. */
const NEEDS_A_PARAMETER = /[:*]/;

for (const locale of LOCALES) {
  test(`no page in ${locale} denies what the product does, or promises what it does not`, async ({
    page,
    server,
  }) => {
    test.setTimeout(300_000);
    const screens = (await everyScreen()).filter(
      ({ area, route }) => area === "site" && !NEEDS_A_PARAMETER.test(route),
    );
    const queue = screens.map(({ route }) => `/${locale}/${route}`);
    const seen = new Set(queue);
    const read: string[] = [];
    const wrong: string[] = [];

    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const shown = await readSettled(page);
      const sentences = shown.blocks.flatMap((block) => sentencesOf(block));
      expect(sentences.length, `${path} says something`).toBeGreaterThan(0);
      read.push(...sentences);
      wrong.push(
        ...sentences.flatMap((text) =>
          contradictionsOf(text).map((what) => `${path} ${what}: ${text}`),
        ),
      );
      for (const link of shown.links) {
        const { origin, pathname } = new URL(link);
        if (origin !== server.url || !pathname.startsWith(`/${locale}/blog/`)) continue;
        if (seen.has(pathname) || pathname.endsWith(".xml")) continue;
        seen.add(pathname);
        queue.push(pathname);
      }
    }

    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(screens.length + 10);
    const untold = PRODUCT_FEATURES.filter(({ words }) => !read.some((text) => words.test(text)));
    expect(untold.map(({ name }) => name)).toEqual([]);
  });
}

/** Some pages send on whoever opens them without a link of a mail: what they end at is read. */
async function readSettled(page: Page) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await waitForHydration(page);
      return await readRendered(page);
    } catch (problem) {
      if (attempt === 3 || !String(problem).includes("context was destroyed")) throw problem;
    }
  }
}

/** Each block of text of the page, what is folded included: an item of a list stays below its introduction. */
function readRendered(page: Page) {
  return page.evaluate(() => {
    const BLOCKS =
      "p,li,h1,h2,h3,h4,dt,dd,td,th,summary,figcaption,blockquote,label,button,div,section";
    const blocks: { of: Element | null; text: string }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const within = node.parentElement;
      if (within === null || within.closest("script,style,template,noscript")) continue;
      const of = within.closest(BLOCKS);
      const last = blocks.at(-1);
      if (last && last.of === of) last.text += node.nodeValue ?? "";
      else blocks.push({ of, text: `${of?.matches("li") ? "- " : ""}${node.nodeValue ?? ""}` });
    }
    const texts: string[] = [];
    for (const { text } of blocks) {
      const isItem = text.startsWith("- ");
      const before = texts.at(-1);
      const flat = text.replace(/\s+/g, " ").trim();
      if (isItem && before !== undefined) texts[texts.length - 1] = `${before}\n${flat}`;
      else if (flat !== "") texts.push(flat);
    }
    const links = Array.from(document.querySelectorAll("a[href]"), (link) =>
      link instanceof HTMLAnchorElement ? link.href : document.baseURI,
    );
    return { blocks: texts, links };
  });
}
