import type { Page } from "@playwright/test";
import { confirmationLink } from "#testing/builders/account.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const NEW_PASSWORD = "Marée-Basse-42";

async function solved(page: Page): Promise<void> {
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await solved(page);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** The link of a mail of this kind, which may come after another one to the same address. */
async function linkOf(mailedLink: (email: string) => Promise<string>, email: string, type: string) {
  let link = "";
  await expect
    .poll(async () => {
      link = await mailedLink(email);
      return link;
    })
    .toContain(`type=${type}`);
  return link;
}

test("a forgotten password is replaced through the mail, once", async ({
  page,
  member,
  mailedLink,
  errorMonitor,
}) => {
  // The old password and the used link are refused on purpose. A read under way when the session ends is as well.
  errorMonitor.allow(/status of 40[013]/);
  const rules = page.getByRole("listitem").filter({ hasText: /respecté|pas encore/ });

  await page.goto("/fr-fr/login");
  await page.getByRole("link", { name: "Mot de passe oublié ?" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/recover$/);
  await page.getByLabel("Adresse e-mail").fill(member.email);
  await solved(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Recevoir un lien" }).click();
  await expect(page.getByText("Si un compte existe à cette adresse")).toBeVisible();
  await expectAccessible(page);

  const link = await linkOf(mailedLink, member.email, "recovery");
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/auth\/new-password$/);

  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill("marée");
  await expect(rules.filter({ hasText: "une lettre minuscule" })).toContainText("· respecté");
  await expect(rules.filter({ hasText: "une lettre majuscule" })).toContainText("· pas encore");
  await page.getByLabel("Nouveau mot de passe", { exact: true }).fill(NEW_PASSWORD);
  await expect(rules.filter({ hasText: "pas encore" })).toHaveCount(0);
  await page.getByLabel("Confirmer le nouveau mot de passe").fill(NEW_PASSWORD);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);

  await page.goto(link);
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText("Ce lien a déjà servi ou n’est plus valable.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Demander un nouveau lien" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/fr-fr/dashboard");
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
  await page.goto("/fr-fr/login");
  await signIn(page, member.email, member.password);
  await expect(page.getByText("Email ou mot de passe incorrect.")).toBeVisible();
  await page.getByLabel("Mot de passe", { exact: true }).fill(NEW_PASSWORD);
  await solved(page);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
});

test("an address nobody knows is answered as a known one is, and gets no mail", async ({
  page,
  signUpDetails,
  reachableServer,
}) => {
  await page.goto("/fr-fr/recover");
  await page.getByLabel("Adresse e-mail").fill(signUpDetails.email);
  await solved(page);
  await page.getByRole("button", { name: "Recevoir un lien" }).click();
  await expect(page.getByText("Si un compte existe à cette adresse")).toBeVisible();
  await expect(confirmationLink(reachableServer, signUpDetails.email)).rejects.toThrow("No mail");
});

test("a changed password asks for the old one and ends the session of another browser", async ({
  page,
  browser,
  baseURL,
  member,
  signInAs,
  errorMonitor,
}) => {
  // A wrong password is refused on purpose, and so is the session that ended.
  errorMonitor.allow(/status of 40[01]/);
  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
  const elsewhere = await other.newPage();
  await elsewhere.goto("/fr-fr/login");
  await signIn(elsewhere, member.email, member.password);
  await expect(elsewhere).toHaveURL(/\/fr-fr\/dashboard$/);

  await signInAs(page, member);
  await page.goto("/fr-fr/profile");
  await page.getByRole("link", { name: "Paramètres" }).click();
  const card = page.getByRole("region", { name: "Mot de passe" });
  const change = card.getByRole("button", { name: "Changer le mot de passe" });
  await expectAccessible(page);

  await change.click();
  await expect(card.getByText("Remplissez chaque champ.")).toBeVisible();
  const current = card.getByLabel("Mot de passe actuel");
  await expect(current).toBeFocused();

  await current.fill("Pas-le-bon-1");
  await card.getByLabel("Nouveau mot de passe", { exact: true }).fill(NEW_PASSWORD);
  await card.getByLabel("Confirmer le nouveau mot de passe").fill(NEW_PASSWORD);
  await change.click();
  await expect(page.getByText("Le mot de passe n’a pas changé. Réessayez.")).toBeVisible();
  await expect(card.getByText("Ce mot de passe n’est pas le vôtre")).toBeVisible();
  await expect(current).toBeFocused();
  await expectAccessible(page);

  await current.fill(member.password);
  await change.click();
  await expect(page.getByText("Mot de passe mis à jour.")).toBeVisible();
  await expect(current).toHaveValue("");

  await elsewhere.goto("/fr-fr/inventory");
  await expect(elsewhere).toHaveURL(/\/fr-fr\/login\?next=%2Ffr-fr%2Finventory&ended=1$/);
  await expect(elsewhere.getByText("Votre session a pris fin sur cet appareil.")).toBeVisible();
  await expectAccessible(elsewhere);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText("Aucun médicament enregistré")).toBeVisible();
  await other.close();
});

test("an address changes once the old and the new one have confirmed", async ({
  page,
  member,
  signInAs,
  mailedLink,
  errorMonitor,
}) => {
  errorMonitor.allow(/status of 400/);
  const email = `new-${member.email}`;
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  const card = page.getByRole("region", { name: "Adresse e-mail" });
  const change = card.getByRole("button", { name: "Changer d’adresse" });
  await change.click();
  await expect(card.getByText("Écrivez la nouvelle adresse e-mail.")).toBeVisible();
  await card.getByLabel("Nouvelle adresse e-mail").fill(email);
  await card.getByLabel("Mot de passe actuel").fill("Pas-le-bon-1");
  await change.click();
  await expect(page.getByText("L’adresse e-mail n’a pas changé. Réessayez.")).toBeVisible();
  await card.getByLabel("Mot de passe actuel").fill(member.password);
  await change.click();
  await expect(card.getByText(`Ouvrez le lien de chacun pour passer à ${email}.`)).toBeVisible();

  await page.goto(await linkOf(mailedLink, email, "email_change"));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Confirmer le changement" }).click();
  await expect(page.getByText("L’autre doit l’être aussi.")).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkOf(mailedLink, member.email, "email_change"));
  await page.getByRole("button", { name: "Confirmer le changement" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
  await page.goto("/fr-fr/settings");
  await expect(page.getByText(`Adresse actuelle : ${email}`)).toBeVisible();
});

test("signing out in one tab empties the other at once, and the page asked for comes back", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  // What the other tab is asking for when the session ends.
  errorMonitor.allow(/status of 401/);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const second = await context.newPage();
  await second.goto("/fr-fr/activity");
  await expect(second.getByRole("heading", { name: "Activité", level: 1 })).toBeVisible();

  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
  await expect(second).toHaveURL(/\/fr-fr\/login\?next=%2Ffr-fr%2Factivity&ended=1$/);
  await expect(second.getByText("Votre session a pris fin sur cet appareil.")).toBeVisible();
  await expect(second.getByRole("heading", { name: "Activité", level: 1 })).toBeHidden();
  expect(await left(page)).toEqual([]);

  await signIn(second, member.email, member.password);
  await expect(second).toHaveURL(/\/fr-fr\/activity$/);
  await second.goto("/fr-fr/login");
  await expect(second).toHaveURL(/\/fr-fr\/dashboard$/);
  await second.goto("/fr-fr/register");
  await expect(second).toHaveURL(/\/fr-fr\/dashboard$/);
});

async function left(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key.includes("sb-") || key.startsWith("user-p") || key.startsWith("supabase"),
    ),
  );
}

test("a protected page is reached after signing in, a foreign one never", async ({
  page,
  member,
}) => {
  await page.goto("/us-en/inventory?sort=name");
  await expect(page).toHaveURL(/\/us-en\/login\?next=%2Fus-en%2Finventory%3Fsort%3Dname$/);
  await page.goto("/fr-fr/login?next=%2Fus-en%2Finventory%3Fsort%3Dname");
  await signIn(page, member.email, member.password);
  await expect(page).toHaveURL(/\/fr-fr\/inventory\?sort=name$/);

  await forgetSession(page);
  await page.goto("/fr-fr/login?next=//example.org/fr-fr/inventory");
  await signIn(page, member.email, member.password);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/fr-fr\/dashboard$/);
});

async function forgetSession(page: Page): Promise<void> {
  await page.goto("/icon.svg");
  await page.evaluate(() => localStorage.clear());
}

test("a refused or lost sign-in says so, keeps the typing and makes a new proof", async ({
  page,
  context,
  member,
  errorMonitor,
}) => {
  errorMonitor.allow(/status of 400|ERR_INTERNET_DISCONNECTED/);
  // The library tells the console, too, that it will try again.
  errorMonitor.allow(/AuthRetryableFetchError/);
  await page.goto("/fr-fr/login");
  const password = page.getByLabel("Mot de passe", { exact: true });
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeDisabled();
  await signIn(page, member.email, "Pas-le-bon-1");
  await expect(page.getByRole("alert")).toHaveText("Email ou mot de passe incorrect.");
  await expect(password).toBeFocused();
  await expectAccessible(page);

  await solved(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Connexion perdue.")).toBeVisible();
  await expect(page.getByLabel("Adresse e-mail")).toHaveValue(member.email);
  await expect(password).toHaveValue("Pas-le-bon-1");
  await context.setOffline(false);
  await password.fill(member.password);
  await solved(page);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
});

test("both ways in stand side by side, behind tabs on a phone, in the language chosen", async ({
  page,
  baseURL,
}) => {
  const signIn = page.getByRole("region", { name: "Connexion" });
  const signUp = page.getByRole("region", { name: "Créer un compte" });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/auth");
  await expect(signIn).toBeVisible();
  await expect(signUp).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 375, height: 740 });
  await expect(signUp).toBeHidden();
  await page.getByRole("tab", { name: "Connexion" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Créer un compte" })).toBeFocused();
  await expect(signUp).toBeVisible();
  await expect(signIn).toBeHidden();
  await expectAccessible(page);

  await page
    .context()
    .addCookies([{ name: "preferred-locale", value: "us-es", url: baseURL ?? "" }]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Su cuenta" })).toBeVisible();
});
