import { defineConfig } from "@playwright/test";
import { findBrowser, findHeadlessShell } from "./scripts/browser.ts";

// The workers read this file again, and inherit variables, not the words of the command.
if (process.argv.includes("--headed")) process.env.HEADED = "yes";

const browser = findBrowser();

/** How it is started. Without a path Playwright says what is missing. */
const launch = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    // There is no card to draw with, and to imitate one takes the processors that the journeys need.
    "--disable-gpu",
    "--disable-software-rasterizer",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    // A page of a journey is gone before code that was made faster for it pays for the time it took to make.
    "--js-flags=--no-opt,--no-maglev,--min-semi-space-size=16",
    // Root has no sandbox to give, and containers run as root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
});

/** Journeys that need notifications, which a browser without windows refuses. */
const NOTIFYING = ["push.spec.ts", "phone-help.spec.ts"];

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/fixtures/build-once.ts",
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    // A request that a worker answers cannot be watched or stood in for. Journeys about it allow it.
    serviceWorkers: "block",
    // A page that moves is drawn sixty times a second, and a button is pressed once it stands still. A journey about
    // movement asks for it.
    reducedMotion: "reduce",
    // A button that is not there is known to be missing long before the journey's time is up.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A trace takes a quarter of a journey's time. `--trace retain-on-failure` records one.
    trace: "off",
  },
  projects: [
    {
      name: "journeys",
      testIgnore: NOTIFYING,
      use: { launchOptions: launch(findHeadlessShell() ?? browser) },
    },
    {
      name: "notifications",
      testMatch: NOTIFYING,
      use: { launchOptions: launch(browser), serviceWorkers: "allow" },
    },
  ],
});
