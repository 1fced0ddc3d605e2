import { LOCALES } from "#domain/locale/locales.ts";
import { expect, test } from "./fixtures/test.ts";

const BROWSERS = [
  { locale: "fr-CA", leads: "/fr-fr/", detecting: "Détection de votre localisation..." },
  { locale: "es-MX", leads: "/es-es/", detecting: "Detectando su ubicación..." },
  { locale: "es-US", leads: "/us-es/", detecting: "Detectando su ubicación..." },
  { locale: "en-GB", leads: "/us-en/", detecting: "Detecting your location..." },
  { locale: "de-DE", leads: "/us-en/", detecting: "Detecting your location..." },
] as const;

/** How a browser that runs no script reports each one. */
const SCRIPT_LEFT_OUT = /^failed: .*\.js csp$/;

for (const { locale, leads, detecting } of BROWSERS) {
  test.describe(`a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`is led from / to ${leads}, query and hash kept`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.resourceType()));
      await page.goto("/?from=mail#top");
      await expect(page).toHaveURL(new RegExp(`${leads}\\?from=mail#top$`));
      expect(asked, "nothing is asked of the network").not.toContain("fetch");
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored).toMatchObject({
        "user-country": { f: "FR", e: "ES" }[leads[1] ?? ""] ?? "US",
      });
      expect(stored).not.toHaveProperty("user-choice-made");
      await page.goBack().catch(() => undefined);
      // The history entry was replaced: going back does not lead into the redirect again.
      expect(new URL(page.url()).pathname).not.toBe("/");
    });

    test("reads what is happening in its own language", async ({ page, errorMonitor }) => {
      errorMonitor.allow(/\.js/);
      await page.route("**/assets/*.js", (route) => route.abort());
      await page.goto("/");
      await expect(page.getByRole("status")).toHaveText(detecting);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test(`is led from / to ${leads}, query kept`, async ({ page, errorMonitor }) => {
        errorMonitor.allow(SCRIPT_LEFT_OUT);
        await page.goto("/?from=mail");
        await expect(page).toHaveURL(new RegExp(`${leads}\\?from=mail$`));
      });
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's menu opens and leads to the same page in another language", async ({
    page,
    errorMonitor,
  }) => {
    errorMonitor.allow(SCRIPT_LEFT_OUT);
    await page.goto("/fr-fr/login?next=%2Ffr-fr%2Factivity");
    await page.getByRole("button", { name: /^FR · Français/ }).click();
    const menu = page.getByRole("navigation", { name: "Sélection de la langue" });
    // It needs a script, so it is not offered.
    await expect(menu.getByText("Sélection intelligente")).toBeHidden();
    await menu.getByRole("link", { name: "FR · English" }).click();
    await expect(page).toHaveURL(/\/fr-en\/login\?next=%2Ffr-fr%2Factivity$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("a phone finds the languages in the footer, and the footer keeps them", async ({
    page,
    errorMonitor,
  }) => {
    errorMonitor.allow(SCRIPT_LEFT_OUT);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/us-en/");
    await expect(page.getByRole("button", { name: /^US · English/ })).toBeHidden();
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Español" }).click();
    await expect(page).toHaveURL(/\/us-es\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(footer.getByRole("link", { name: "Contacto" })).toHaveAttribute(
      "href",
      "/us-es/contact",
    );
  });
});

test.describe("an address is set right", () => {
  for (const { asked, served } of [
    { asked: "/fr/login", served: "/fr-fr/login" },
    { asked: "/en/register", served: "/us-en/register" },
    { asked: "/es/", served: "/es-es/" },
    { asked: "/null/fr-fr/login", served: "/fr-fr/login" },
    { asked: "/login?a=1", served: "/fr-fr/login?a=1" },
    { asked: "/de-de/login", served: "/fr-fr/login" },
    { asked: "/en-us/login", served: "/us-en/login" },
  ]) {
    test(`${asked} is ${served}`, async ({ page, errorMonitor }) => {
      errorMonitor.allow(/404/);
      await page.goto(`${asked}#part`);
      await expect(page).toHaveURL(new RegExp(`${served.replace("?", "\\?")}/?#part$`));
      // One entry in the history for the two addresses.
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }
});

for (const locale of LOCALES) {
  test(`${locale} is served in its language from the first byte`, async ({ request }) => {
    const answer = await request.get(`/${locale}/`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale.slice(3)}"`);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).toContain('rel="canonical"');
    expect(answer.headers()["content-security-policy"]).toMatch(
      /script-src 'self'( 'sha256-[\w+/=]+')+ 'wasm-unsafe-eval';/,
    );
    // Nothing on the page leads out of its region without being asked.
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(9);
    expect(links.filter((href) => href?.slice(1, 3) !== locale.slice(0, 2))).toEqual([]);
  });
}

test("an address without a language of ours is served in that of the browser", async ({
  request,
}) => {
  const servedTo = async (path: string, speaks: string) => {
    const headers = { "accept-language": speaks };
    return (await request.get(path, { headers, maxRedirects: 0 })).headers().location;
  };
  expect(await servedTo("/login?a=1", "en-US,en;q=0.9")).toMatch(/\/us-en\/login\?a=1$/);
  expect(await servedTo("/terms", "es-MX")).toMatch(/\/es-es\/terms$/);
  expect(await servedTo("/de-de/login", "de-DE,es;q=0.5")).toMatch(/\/us-en\/login$/);
  expect(await servedTo("/fr/login", "es-ES"), "the address says more").toMatch(/\/fr-fr\/login$/);
});

test("a page nobody made is a 404 in the visitor's language, with ways to go on", async ({
  request,
}) => {
  for (const locale of LOCALES) {
    const answer = await request.get(`/${locale}/nowhere`);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale.slice(3)}"`);
    for (const page of ["", "faq", "sitemap", "contact"]) {
      expect(html).toContain(`href="/${locale}/${page}"`);
    }
  }
});

test("a page without a locale has no pages of a locale below it", async ({ request }) => {
  for (const path of ["/admin/dashboard", "/auth/login"]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    expect(new URL(answer.url()).pathname).toBe(`/fr-fr${path}`);
  }
});

test("an address that only looks as if it began with a locale leads nowhere else", async ({
  request,
}) => {
  for (const path of ["/%2Fexample.org/aide/telephone", "/%5Cexample.org/ayuda/telefono"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
  }
});

test("signed-out visitors of a member's page are sent to sign in", async ({ page }) => {
  await page.goto("/es-es/inventory");
  await expect(page).toHaveURL(/\/es-es\/login\?next=%2Fes-es%2Finventory$/);
  await expect(page.getByRole("heading", { name: "Iniciar sesión" })).toBeVisible();
});

for (const { locale, paper } of [
  { locale: "us-en", paper: "label" },
  { locale: "fr-en", paper: "leaflet" },
] as const) {
  test(`under ${locale} a medicine has a ${paper}, in the page as in what comes later`, async ({
    page,
    request,
  }) => {
    expect(await (await request.get(`/${locale}/faq`)).text()).toContain(
      `Read the ${paper} and ask`,
    );
    expect(await (await request.get(`/${locale}/terms`)).text()).toContain(
      `Read the ${paper} of every medicine.`,
    );
    // The words of this page are fetched by the one before.
    await page.goto(`/${locale}/`);
    await page.getByRole("link", { name: "Any symptoms? Ask without an account" }).click();
    await page.getByRole("radio", { name: "An adult" }).check({ force: true });
    await page.getByRole("combobox", { name: "Symptom" }).fill("headache");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Analyze" }).click();
    await expect(page.getByText(`Read the ${paper} before taking anything`)).toBeVisible();
  });
}
