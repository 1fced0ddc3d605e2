import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("a link opened in another browser asks for the password chosen at sign-up", async ({
  page,
  browser,
  signUpDetails,
  mailedLink,
}) => {
  await page.goto("/fr-fr/register");
  await page.getByLabel("Prénom").fill(signUpDetails.firstName);
  await page.getByLabel("Nom", { exact: true }).fill(signUpDetails.lastName);
  await page.getByLabel("Adresse e-mail").fill(signUpDetails.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(signUpDetails.password);
  await page.getByLabel("Confirmer le mot de passe").fill(signUpDetails.password);
  await page.getByRole("checkbox", { name: /données de santé/ }).check();
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(page.getByText(/^Votre compte est créé/)).toBeVisible();
  const link = await mailedLink(signUpDetails.email);

  const phone = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const other = await phone.newPage();
  for (const [locale, button, field] of [
    ["us-en", "Confirm my address", "Password chosen when signing up"],
    ["es-es", "Confirmar mi dirección", "Contraseña elegida al registrarse"],
    ["fr-fr", "Confirmer mon adresse", "Mot de passe choisi à l’inscription"],
  ] as const) {
    await other.goto(link.replace("/fr-fr/", `/${locale}/`));
    await other.getByRole("button", { name: button }).click();
    await expect(other.getByLabel(field)).toBeFocused();
    await expectAccessible(other);
  }
  await other.getByLabel("Mot de passe choisi").fill("Pas-le-bon-1");
  await other.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(
    other.getByText("Ce n’est pas le mot de passe choisi à l’inscription"),
  ).toBeVisible();
  await other.getByLabel("Mot de passe choisi").fill(signUpDetails.password);
  await other.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await expect(other).toHaveURL(/\/fr-fr\/dashboard$/);
  await phone.close();
});
