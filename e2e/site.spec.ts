import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { invalidHtml } from "./fixtures/invalid-html.ts";
import { readDocument } from "./fixtures/read-document.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

const PAGES = [
  "",
  "faq",
  "blog",
  "blog?q=zzz",
  "blog/fievre-enfant-nuit",
  "about",
  "contact",
  "sitemap",
  "legal",
  "terms",
  "privacy",
  "login",
  "register",
  "a-page-nobody-made",
] as const;

/** A catalog's key on the screen is a sentence that is missing. */
const KEY = /\b(?:accounts|blog|contact|pages|site|ui)\.[a-z]+\b/i;

const SCREENS = [
  ["light", 1280],
  ["dark", 320],
] as const;

/** The browser says so of each script that the page hints at and that it will not run. */
const SCRIPT_LEFT_OUT = /^failed: .*\.js csp$/;

const article = (slug: string, facts: Record<string, unknown> = {}) => ({
  slug,
  title: `Un essai, ${slug}`,
  content: "Peu de choses.",
  category: "Prévention",
  author: "Trousse",
  published: true,
  published_at: "2026-01-01T00:00:00Z",
  ...facts,
});

for (const locale of ["fr-fr", "us-en", "es-es"] as const) {
  test(`every public page under ${locale} is valid HTML`, async ({ request }) => {
    for (const page of PAGES) {
      const answer = await request.get(`/${locale}/${page}`);
      expect(await invalidHtml(await answer.text()), page).toEqual([]);
    }
  });

  test(`every public page under ${locale} fits and speaks to everybody`, async ({
    page,
    errorMonitor,
  }) => {
    test.setTimeout(300_000);
    errorMonitor.allow(/console error: Failed to load resource.*404/);
    for (const name of PAGES) {
      await page.goto(`/${locale}/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(KEY), name).toHaveCount(0);
      for (const [colorScheme, width] of SCREENS) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        expect(overflow, `${name} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
    }
  });
}

test("an article is found by what it says, whatever the accents, and the list says what it hides", async ({
  page,
}) => {
  await page.goto("/fr-fr/blog");
  await expect(page.getByRole("status")).toHaveText("18 articles");
  await page.getByRole("searchbox", { name: "Rechercher dans les articles" }).fill("FIEVREUX nuit");
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("status")).toHaveText("1 article, 17 masqués");
  await expect(page).toHaveURL(/\?q=FIEVREUX\+nuit$/);
  await page.getByRole("link", { name: "Prévention" }).click();
  await expect(page.getByText("Aucun article ne correspond")).toBeVisible();
  await page.getByRole("link", { name: "Voir tous les articles" }).click();
  await expect(page.getByRole("status")).toHaveText("18 articles");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one searches, keeps to a category, reads and comes back", async ({
    page,
    errorMonitor,
  }) => {
    errorMonitor.allow(SCRIPT_LEFT_OUT);
    await page.goto("/us-en/blog");
    await page.getByRole("searchbox", { name: "Search the articles" }).fill("acetaminophen");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("status")).toContainText("hidden");
    await page.getByRole("link", { name: "Medical Advice" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("acetaminophen");
    await page.getByRole("link", { name: /child with a fever/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: /child with a fever/ })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Sources" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the blog" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  });

  test("one opens an answer", async ({ page, errorMonitor }) => {
    errorMonitor.allow(SCRIPT_LEFT_OUT);
    await page.goto("/es-es/faq");
    await expect(page.locator("details")).toHaveCount(10);
    const first = page.locator("details").first();
    await first.locator("summary").click();
    await expect(first.locator("p").first()).toBeVisible();
  });
});

test("an article that is not out is nowhere", async ({ request, server }) => {
  const owner = await serviceClient(server);
  await owner
    .from("blog_posts")
    .insert([
      article("essai-brouillon", { published: false }),
      article("essai-demain", { published_at: "2199-01-01T00:00:00Z" }),
    ])
    .throwOnError();
  for (const slug of ["essai-brouillon", "essai-demain", "essai-jamais"]) {
    expect((await request.get(`/fr-fr/blog/${slug}`)).status(), slug).toBe(404);
  }
  for (const list of [
    "fr-fr/",
    "fr-fr/blog",
    "fr-fr/sitemap",
    "fr-fr/blog/feed.xml",
    "sitemap.xml",
  ]) {
    expect(await (await request.get(`/${list}`)).text(), list).not.toMatch(/essai-/);
  }
});

test("nothing in an article runs, wherever somebody hid it", async ({ page, server }) => {
  const owner = await serviceClient(server);
  const run = "window.ran = true";
  const hostile = `</script><script>${run}</script>`;
  await owner
    .from("blog_posts")
    .insert(
      article("essai-hostile", {
        title: `Titre ${hostile}`,
        excerpt: `Extrait ${hostile}`,
        category: `Rubrique ${hostile}`,
        tags: [hostile],
        image_alt: `" onload="${run}`,
        image_url: "/images/og.png",
        published_at: "2020-01-01T00:00:00Z",
        content: [
          hostile,
          `<img src=x onerror="${run}">`,
          `[un lien](javascript:${run})`,
          `![une image](javascript:${run})`,
          `[un autre](https://example.org/ "\\" onmouseover=\\"${run}")`,
          "```js\n</code></pre><script>window.ran = true</script>\n```",
        ].join("\n\n"),
      }),
    )
    .throwOnError();
  try {
    for (const path of ["/fr-fr/blog/essai-hostile", "/fr-fr/blog", "/fr-fr/sitemap"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate("window.ran"), path).toBeUndefined();
    }
    await page.goto("/fr-fr/blog/essai-hostile");
    await expect(page.getByRole("link", { name: "un lien" })).toHaveCount(0);
    await page.getByRole("link", { name: "un autre" }).hover();
    expect(await page.evaluate("window.ran")).toBeUndefined();
    expect(readDocument(await page.content()).facts.map((fact) => fact["@type"])).toContain(
      "Article",
    );
  } finally {
    await owner.from("blog_posts").delete().eq("slug", "essai-hostile").throwOnError();
  }
});

test("an article nobody translated says so, and is kept where it was written", async ({
  page,
  server,
}) => {
  const owner = await serviceClient(server);
  const row = article("essai-francais", {
    title: "Sans traduction",
    published_at: "2020-01-01T00:00:00Z",
  });
  await owner.from("blog_posts").insert(row).throwOnError();
  try {
    await page.goto("/es-en/blog/essai-francais");
    await expect(page.getByText("This article is not available in English yet")).toBeVisible();
    expect(await page.locator("h1").getAttribute("lang")).toBe("fr");
    const { canonical, alternates } = readDocument(await page.content());
    expect(canonical).toEqual([`${server.url}/fr-fr/blog/essai-francais`]);
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(["fr-FR", "x-default"]);
  } finally {
    await owner.from("blog_posts").delete().eq("slug", "essai-francais").throwOnError();
  }
});

test("what the owner says of the site is in the head of the next page", async ({
  request,
  server,
}) => {
  const owner = await serviceClient(server);
  const say = (key: string, value: string) =>
    owner
      .from("site_metadata")
      .update({ meta_value: value })
      .match({ language: "es", meta_key: key })
      .throwOnError();
  await say("site_title", "Mi botiquín & yo");
  await say("company_name", "Botiquín");
  try {
    const home = readDocument(await (await request.get("/us-es/")).text());
    expect(home.title).toBe("Mi botiquín & yo");
    expect(home.meta("og:site_name")).toBe("Botiquín");
    expect(home.facts.find((fact) => fact["@type"] === "Organization")?.name).toBe("Botiquín");
    const faq = readDocument(await (await request.get("/us-es/faq")).text());
    expect(faq.title).toMatch(/ - Botiquín$/);
    const manifest = await (await request.get("/us-es/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ short_name: "Botiquín", lang: "es-US" });
  } finally {
    await say("site_title", "Trousse - Su asistente médico digital");
    await say("company_name", "Trousse");
  }
});

test("each kind of page tells machines what it holds", async ({ request }) => {
  const typesOn = async (path: string) => {
    const { facts } = readDocument(await (await request.get(path)).text());
    return facts.map((fact) => fact["@type"]).sort();
  };
  expect(await typesOn("/fr-fr/")).toEqual(["Organization"]);
  expect(await typesOn("/fr-fr/faq")).toEqual(["BreadcrumbList", "FAQPage"]);
  expect(await typesOn("/fr-fr/blog")).toEqual(["BreadcrumbList"]);
  expect(await typesOn("/fr-fr/blog/fievre-enfant-nuit")).toEqual(["Article", "BreadcrumbList"]);
});

for (const [locale, calls] of [
  ["us-es", ["tel:911", "tel:18002221222"]],
  ["es-fr", ["tel:112", "tel:915620420"]],
  ["fr-fr", []],
] as const) {
  test(`an article under ${locale} begins with the numbers of the country where it names others`, async ({
    request,
  }) => {
    const html = await (await request.get(`/${locale}/blog/fievre-enfant-nuit`)).text();
    const note = /<div role="note".*?<\/div>/s.exec(html)?.[0] ?? "";
    expect([...note.matchAll(/href="(tel:\d+)"/g)].map(([, href]) => href)).toEqual(calls);
  });
}

test("each language has its feed", async ({ request }) => {
  for (const [locale, category] of [
    ["fr-fr", "Conseils Médicaux"],
    ["us-en", "Medical Advice"],
    ["es-es", "Consejos médicos"],
  ]) {
    const answer = await request.get(`/${locale}/blog/feed.xml`);
    expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(await answer.text()).toContain(`<category>${category}</category>`);
    const { meta: _, ...list } = readDocument(await (await request.get(`/${locale}/blog`)).text());
    expect(list.addresses.some((address) => address.endsWith(`/${locale}/blog/feed.xml`))).toBe(
      true,
    );
  }
});
