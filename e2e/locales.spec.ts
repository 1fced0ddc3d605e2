import { expect, test } from "./fixtures/test.ts";

test.describe("a browser is led to its language", () => {
  for (const { locale, leads } of [
    { locale: "fr-CA", leads: "/fr-fr/" },
    { locale: "es-MX", leads: "/es-es/" },
    { locale: "en-GB", leads: "/us-en/" },
    { locale: "de-DE", leads: "/us-en/" },
  ]) {
    test.describe(locale, () => {
      test.use({ locale });
      test(`/ leads ${locale} to ${leads} and keeps query and hash`, async ({ page }) => {
        await page.goto("/?from=mail#top");
        await expect(page).toHaveURL(new RegExp(`${leads}?\\?from=mail#top$`));
        await page.goBack().catch(() => undefined);
        // The history entry was replaced: going back does not lead into the redirect again.
        expect(new URL(page.url()).pathname).not.toBe("/");
      });
    });
  }
});

test.describe("an address is set right", () => {
  for (const { asked, served } of [
    { asked: "/fr/login", served: "/fr-fr/login" },
    { asked: "/en/register", served: "/us-en/register" },
    { asked: "/es/", served: "/es-es/" },
    { asked: "/null/fr-fr/login", served: "/fr-fr/login" },
    { asked: "/login?a=1", served: "/fr-fr/login?a=1" },
    { asked: "/de-de/login", served: "/fr-fr/de-de/login" },
  ]) {
    test(`${asked} is ${served}`, async ({ page, tripwire }) => {
      tripwire.forgive(/404/);
      await page.goto(asked);
      await expect(page).toHaveURL(new RegExp(`${served.replace("?", "\\?")}/?$`));
    });
  }
});

for (const locale of [
  "fr-fr",
  "fr-en",
  "fr-es",
  "us-en",
  "us-fr",
  "us-es",
  "es-es",
  "es-en",
  "es-fr",
]) {
  test(`${locale} is served in its language from the first byte`, async ({ request }) => {
    const answer = await request.get(`/${locale}/`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${locale.slice(3)}"`);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).toContain('rel="canonical"');
    expect(answer.headers()["content-security-policy"]).toMatch(
      /script-src 'nonce-[^']+' 'strict-dynamic';/,
    );
  });
}

test("a page nobody made is a 404 in the visitor's language", async ({ request }) => {
  for (const [locale, words] of [
    ["fr-fr", "fr"],
    ["us-en", "en"],
    ["es-es", "es"],
  ]) {
    const answer = await request.get(`/${locale}/nowhere`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(`<html lang="${words}"`);
  }
});

test("signed-out visitors of a member's page are sent to sign in", async ({ page }) => {
  await page.goto("/es-es/inventory");
  await expect(page).toHaveURL(/\/fr-fr\/login/);
});
