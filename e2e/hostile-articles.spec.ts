import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { renderMarkdown } from "#app/markdown.ts";
import { HOSTILE } from "#testing/samples/hostile-markdown.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

const content = HOSTILE.join("\n\n");

/** Presses and touches everything; answers what ran. */
async function provoke(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll(".prose *")) {
      // What leads away would end the page before the rest was tried.
      element.addEventListener("click", (event) => event.preventDefault(), { once: true });
      for (const kind of ["mouseover", "focus", "pointerdown", "toggle", "error", "load"]) {
        element.dispatchEvent(new Event(kind, { bubbles: true }));
      }
      if (element instanceof HTMLElement) element.click();
    }
    return (window as unknown as { ran: string[] }).ran;
  });
}

const listen = (page: Page) =>
  page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran, alert: (what: unknown) => ran.push(String(what)) });
  });

test("nothing in an article runs, with the policy of the page and without it", async ({
  page,
  server,
  errorMonitor,
}) => {
  // Pictures that nobody has.
  errorMonitor.allow(/404|Failed to load resource/);
  await listen(page);

  const bare = { publicUrl: server.url, locale: "fr-fr", tableLabel: "Tableau" } as const;
  await page.route("**/bare", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><div class="prose">${renderMarkdown(content, bare)}</div>
        <p onclick="alert('seen')">Ici</p>`,
    }),
  );
  await page.goto("/bare");
  expect(await provoke(page)).toEqual([]);
  // There is no policy here: what could run would have.
  await page.getByText("Ici").click();
  expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual(["seen"]);

  const owner: SupabaseClient = await serviceClient(server);
  const article = {
    slug: "hostile",
    title: "<img src=x onerror=alert(1)>",
    excerpt: '"><script>alert(1)</script>',
    // The database takes no control characters but tabs and line breaks.
    content: content.replaceAll(/[^\P{Cc}\t\n]/gu, ""),
    category: "Sécurité",
    author: "</script><script>alert(1)</script>",
    published: true,
    published_at: "2026-01-01T00:00:00Z",
  };
  await owner.from("blog_posts").upsert(article, { onConflict: "slug" }).throwOnError();
  try {
    for (const path of ["blog/hostile", "blog"]) {
      await page.goto(`/fr-fr/${path}`);
      await expect(page.getByText("<img src=x onerror=alert(1)>").first()).toBeVisible();
      expect(await provoke(page), path).toEqual([]);
    }
  } finally {
    await owner.from("blog_posts").delete().eq("slug", "hostile");
  }
});
