import type { Page } from "@playwright/test";
import { LOCALES } from "#domain/locale/locales.ts";
import { contradictionsOf } from "#testing/site/contradictions.ts";
import { PRODUCT_FEATURES } from "#testing/site/product-features.ts";
import { sentencesOf } from "#testing/site/public-sentences.ts";
import { everyScreen } from "./fixtures/screen-paths.ts";
import { expect, test } from "./fixtures/test.ts";

/** Pages that only a link with a parameter opens are read by the journeys that follow such a link. */
const NEEDS_A_PARAMETER = /[:*]/;

for (const locale of LOCALES) {
  test(`no page in ${locale} denies what the product does, or promises what it does not`, async ({
    page,
    server,
  }) => {
    const screens = (await everyScreen()).filter(
      ({ area, route }) => area === "site" && !NEEDS_A_PARAMETER.test(route),
    );
    const queue = screens.map(({ route }) => `/${locale}/${route}`);
    const seen = new Set(queue);
    const read: string[] = [];
    const wrong: string[] = [];

    await page.goto(`/${locale}/`);
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const shown = await readPage(page, path);
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

/**
 * Each block of text of a page as the server draws it, what is folded included: an item of a list stays below its
 * introduction. Its scripts do not run: they take most of the time of a visit, and change no word of a public page.
 */
function readPage(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address);
    const document = new DOMParser().parseFromString(await answer.text(), "text/html");
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
    const links = Array.from(
      document.querySelectorAll("a[href]"),
      (link) => new URL(link.getAttribute("href") ?? "", answer.url).href,
    );
    return { blocks: texts, links };
  }, path);
}
