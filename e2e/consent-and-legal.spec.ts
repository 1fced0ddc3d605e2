import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

const SCRIPT_LEFT_OUT = /^failed: .*\.js csp$/;

test("the consent about health data is asked for, kept, taken back and given again", async ({
  page,
  signUpDetails,
  mailedLink,
}) => {
  await page.goto("/fr-fr/register");
  await page.getByLabel("Prénom").fill(signUpDetails.firstName);
  await page.getByLabel("Nom", { exact: true }).fill(signUpDetails.lastName);
  await page.getByLabel("Adresse e-mail").fill(signUpDetails.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(signUpDetails.password);
  await page.getByLabel("Confirmer le mot de passe").fill(signUpDetails.password);
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  const consent = page.getByRole("checkbox", { name: /données de santé/ });
  await expect(consent).not.toBeChecked();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText(/^Cochez cette case/)).toBeVisible();
  await expect(consent).toBeFocused();
  await expectAccessible(page);
  await consent.check();
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText(/^Votre compte est créé/)).toBeVisible();

  await page.goto(await mailedLink(signUpDetails.email));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/dashboard/);
  await page.goto("/fr-fr/settings/data");
  await expect(
    page.getByText(/^Accord donné le .*, sur le texte du 26 novembre 2026\.$/),
  ).toBeVisible();
  await page.getByRole("button", { name: "Retirer mon accord" }).click();
  await expect(page.getByText(/^Accord retiré le /)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^Accord retiré le /)).toBeVisible();
  await page.getByRole("button", { name: "Redonner mon accord" }).click();
  await expect(page.getByText(/^Accord donné le /)).toBeVisible();
});

test("the legal notice says what the operator filled in, and what is missing", async ({
  page,
  server,
}) => {
  const owner = await serviceClient(server);
  const fill = (key: string, value: string) =>
    owner
      .from("site_metadata")
      .update({ meta_value: value })
      .match({ meta_key: key, language: "fr" })
      .throwOnError();
  await page.goto("/fr-fr/contact");
  await page.getByRole("link", { name: "Mentions légales" }).click();
  const title = page.getByRole("heading", { level: 1, name: "Mentions légales" });
  // A page that a link opened has the focus.
  await expect(title).toBeFocused();
  await expect(page.getByText(/n’a pas rempli ses mentions légales/)).toBeVisible();
  await expect(page.getByText("L’exploitant ne l’a pas indiqué.")).toHaveCount(4);
  await expectAccessible(page);
  await fill("legal_publisher", "Association Les Tilleuls");
  await fill("legal_address", "3 place du Marché\n69000 Lyon");
  try {
    await expect(async () => {
      await page.goto("/us-en/legal");
      await expect(page.getByText("Association Les Tilleuls")).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText("The operator has not stated it.")).toHaveCount(2);
    await expect(page.getByText(/69000 Lyon/)).toBeVisible();
  } finally {
    await fill("legal_publisher", "");
    await fill("legal_address", "");
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    "register",
    "login",
    "recover",
    "auth/confirm?token_hash=x&type=signup",
    "unsubscribe?token=x",
    "first-cabinet",
    "dashboard",
  ]) {
    test(`the page ${path} says that it needs them`, async ({ page, errorMonitor }) => {
      errorMonitor.allow(SCRIPT_LEFT_OUT);
      await page.goto(`/es-es/${path}`);
      await expect(page.getByText(/^JavaScript está desactivado/).first()).toBeVisible();
      await expect(page.locator(".animate-spin:visible")).toHaveCount(0);
    });
  }
});

test("what is not there is said in the language of its address, and a turned locale is kept", async ({
  page,
  request,
  errorMonitor,
}) => {
  errorMonitor.allow(/status of 404/);
  const answer = await page.goto("/es-es/no-hay?q=1");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const turned = await request.get("/en-us/blog?q=fever", { maxRedirects: 0 });
  expect(turned.headers().location).toBe("/us-en/blog?q=fever");
});
