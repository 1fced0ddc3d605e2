import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

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
const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 800 },
];

/** Colours are the same in every language, and names and roles in both schemes: each is read once. */
const READINGS = [
  { locale: "fr-fr", colorScheme: "light", rules: "all" },
  { locale: "fr-fr", colorScheme: "dark", rules: "colours" },
  { locale: "us-en", colorScheme: "light", rules: "all but colours" },
  { locale: "es-es", colorScheme: "dark", rules: "all but colours" },
] as const;
type Reading = (typeof READINGS)[number];

for (const reading of READINGS) {
  const { locale, colorScheme } = reading;
  test.describe(`${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });
    // A dozen readings by axe and thirty sizes: a busy machine takes its time.
    test.setTimeout(240_000);

    test("a visitor's pages fit, read and speak", async ({ page, errorMonitor }) => {
      errorMonitor.allow(/console error: Failed to load resource.*404/);
      for (const name of visitorPages) await look(page, name, reading);
    });

    test("a family's pages fit, read and speak", async ({ page, familyMember, signInAs }) => {
      await signInAs(page, familyMember);
      for (const name of memberPages) await look(page, name, reading);
    });
  });
}

async function look(page: Page, name: string, { locale, rules }: Reading): Promise<void> {
  const path = `/${locale}/${name}`;
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
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectAccessible(page, rules);
  }
}
