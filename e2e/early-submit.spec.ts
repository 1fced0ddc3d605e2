import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

/** Long enough to fill a form in before the page can answer. */
const SCRIPTS_LATE_MS = 3_000;

async function delayScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SCRIPTS_LATE_MS));
    await route.continue();
  });
}

async function submitLogin(page: Page): Promise<void> {
  await page.goto("/fr-fr/login", { waitUntil: "commit" });
  await page.getByLabel("Adresse e-mail").fill("lea@example.org");
  const password = page.getByLabel("Mot de passe", { exact: true });
  await password.fill("Vent-du-Nord7");
  await password.press("Enter");
}

test("a sign-in sent before the scripts are here keeps the password out of the address", async ({
  page,
  errorMonitor,
}) => {
  // Nobody has this account, and a slow machine fills the form in once the scripts are here.
  errorMonitor.allow(/status of 400/);
  await delayScripts(page);
  await submitLogin(page);
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  expect(page.url()).toMatch(/\/fr-fr\/login$/);
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("Vent-du-Nord7");
});

test("a confirmation pressed before the scripts are here is confirmed", async ({
  page,
  errorMonitor,
}) => {
  // The link is of nobody.
  errorMonitor.allow(/status of 40[03]/);
  await delayScripts(page);
  const link = `/fr-fr/auth/confirm?token_hash=${"a".repeat(64)}&type=signup`;
  await page.goto(link, { waitUntil: "commit" });
  const confirm = page.getByRole("button", { name: "Confirmer mon adresse" });
  await confirm.click();
  await expect(confirm).toHaveCSS("opacity", "0.55");
  expect(page.url()).toContain("token_hash=");
  await expect(page.getByText("Ce lien a déjà servi ou n’est plus valable")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("no password reaches the address", async ({ page, errorMonitor }) => {
    errorMonitor.allow(/^failed: .*\.js csp$/);
    await submitLogin(page);
    // The press is only over once another page would be there.
    await page.getByLabel("Adresse e-mail").press("Enter");
    expect(page.url()).toMatch(/\/fr-fr\/login$/);
  });
});
