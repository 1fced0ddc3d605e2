import type { Page, ViewportSize } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const locales = ["fr-fr", "us-en", "es-es"] as const;
const memberPages = [
  "dashboard",
  "inventory",
  "inventory/fill",
  "activity",
  "alerts",
  "illness",
  "readiness",
  "travel",
  "profile",
  "profile/card",
  "profile/prescriptions",
  "helper-pages",
  "profile/calendar",
  "profile/report",
  "fridge",
  "profile/manage",
] as const;
const visitorPages = [
  "",
  "first-answer",
  "example",
  "contact",
  "login",
  "register",
  "a-page-nobody-made",
] as const;
const widths = [320, 768, 1280] as const;

/** A catalog's key on the screen is a sentence that is missing: `inventory.wrong.name`. */
const KEY =
  /\b(?:accounts|alerts|contact|dashboard|intakes|inventory|member|preferences|profiles|sharing|site|symptoms|ui)\.[a-z]+\b/i;

/** The sizes that axe reads a page at. */
const wide = { width: 1280, height: 800 };
const phone = { width: 375, height: 812 };

for (const colorScheme of ["light", "dark"] as const) {
  for (const locale of locales) {
    // Sizes and colours are the same in every language: one language is read at both sizes in both schemes, and the
    // words of the others at each size and in each scheme once.
    const oneSize = colorScheme === "dark" ? wide : phone;
    const sizesRead = locale === "fr-fr" ? [wide, phone] : [oneSize];
    test.describe(`${colorScheme}, ${locale}`, () => {
      test.use({ colorScheme, reducedMotion: "reduce" });
      // A dozen readings by axe and thirty sizes: a busy machine takes its time.
      test.setTimeout(240_000);

      test("a visitor's pages fit, read and speak", async ({ page, errorMonitor }) => {
        errorMonitor.allow(/console error: Failed to load resource.*404/);
        for (const name of visitorPages) await look(page, `/${locale}/${name}`, sizesRead);
      });

      test("a family's pages fit, read and speak", async ({ page, familyMember, signInAs }) => {
        await signInAs(page, familyMember);
        for (const name of memberPages) await look(page, `/${locale}/${name}`, sizesRead);
      });
    });
  }
}

async function look(page: Page, path: string, read: readonly ViewportSize[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("status", { name: /chargement|loading|cargando/i })).toHaveCount(0);
  expect(await page.locator("html").getAttribute("lang"), path).toBe(path.slice(4, 6));
  await expect(page.getByText(KEY), path).toHaveCount(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What is measured by a script is drawn for the new width a frame later.
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${path} at ${width} px scrolls sideways`,
      )
      .toBeLessThanOrEqual(0);
  }
  for (const size of read) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}
