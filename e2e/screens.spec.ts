import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const locales = ["fr-fr", "us-en", "es-es"] as const;
const memberPages = [
  "dashboard",
  "inventory",
  "activity",
  "alerts",
  "profile",
  "profile/manage",
] as const;
const visitorPages = ["", "contact", "login", "register", "a-page-nobody-made"] as const;
const widths = [320, 768, 1280] as const;

/** A catalog's key on the screen is a sentence that is missing: `inventory.wrong.name`. */
const KEY =
  /\b(?:accounts|alerts|contact|dashboard|intakes|inventory|member|preferences|profiles|sharing|site|symptoms|ui)\.[a-z]+\b/i;

for (const colorScheme of ["light", "dark"] as const) {
  for (const locale of locales) {
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, reducedMotion: "reduce" });
      // Thirty readings by axe and as many sizes: a busy machine takes its time.
      test.setTimeout(240_000);

      test("a visitor's pages fit, read and speak", async ({ page, errorMonitor }) => {
        errorMonitor.allow(/console error: Failed to load resource.*404/);
        for (const name of visitorPages) await look(page, `/${locale}/${name}`);
      });

      test("a family's pages fit, read and speak", async ({ page, familyMember, signInAs }) => {
        await signInAs(page, familyMember);
        for (const name of memberPages) await look(page, `/${locale}/${name}`);
      });
    });
  }
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: /chargement|loading|cargando/i })).toHaveCount(0);
  expect(await page.locator("html").getAttribute("lang"), path).toBe(path.slice(4, 6));
  await expect(page.getByText(KEY), path).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page);
}
