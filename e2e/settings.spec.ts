import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const STEP_MS = 30_000;
const MINUTE = 60_000;

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * STEP_MS,
  });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/fr-fr/login?next=%2Ffr-fr%2Fsettings");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Se connecter" }).click();
}

test("the settings that are opened first say how to be forgotten", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  await expect(page.getByRole("dialog", { name: "Supprimer votre compte ?" })).toBeVisible();
  await expect(page.getByText(/\baccountData\./)).toHaveCount(0);
});

test("two steps are turned on, asked for at the next sign-in, and passed with a code on paper", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  // A wrong code is refused on purpose.
  errorMonitor.allow(/status of 422/);
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  await page.getByRole("button", { name: "Activer les deux étapes" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: /Code QR/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByLabel("Code à six chiffres").fill("12");
  await dialog.getByRole("button", { name: "Activer" }).click();
  await expect(dialog.getByText("Ce code a six chiffres")).toBeVisible();
  await dialog.getByLabel("Code à six chiffres").fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Activer" }).click();
  await expect(page.getByRole("heading", { name: "Vos codes de secours" })).toBeVisible();
  const codes = await page.getByRole("dialog").locator("code").allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole("button", { name: "Je les ai gardés" }).click();
  await expect(page.getByText("Il vous reste 10 codes de secours.")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn(page, member.email, member.password);
  await expect(page).toHaveURL(/\/fr-fr\/auth\/second-step\?next=/);
  await expectAccessible(page);
  await page.getByLabel("Code à six chiffres").fill("000000");
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(page.getByText("Ce code n’est pas le bon")).toBeVisible();
  // Another address opens only once the question is answered.
  await page.goto("/fr-fr/inventory");
  await expect(page).toHaveURL(/\/fr-fr\/auth\/second-step/);
  await page.getByRole("button", { name: "Je n’ai pas mon téléphone" }).click();
  await page.getByLabel("Code de secours").fill(codes[3] ?? "");
  await page.getByRole("button", { name: "Vérifier" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/inventory$/);
  await page.goto("/fr-fr/settings");
  await expect(page.getByText("Il vous reste 9 codes de secours.")).toBeVisible();
});

test("changes are counted, announced when leaving, and saved together", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  await page.getByLabel("Nouvelles du produit par e-mail").check();
  await page.getByLabel("Déconnexion après inactivité").selectOption("120");
  await expect(page.getByText("2 modifications non enregistrées")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Inventaire" }).first().click();
  await page.getByRole("button", { name: "Continuer la saisie" }).click();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Paramètres enregistrés")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Nouvelles du produit par e-mail")).toBeChecked();
  await expect(page.getByLabel("Déconnexion après inactivité")).toHaveValue("120");
});

test("the language of messages is read as well once it is saved, and reminders are changed elsewhere", async ({
  page,
  member,
  signInAs,
}) => {
  const questions: string[] = [];
  page.on("dialog", (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  await page.getByLabel("Langue des e-mails et des notifications").selectOption("en");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/\/fr-en\/settings$/);
  expect(questions).toEqual([]);
  const told = page.getByRole("link", { name: "Notifications by email: Yes" });
  await told.click();
  const control = page.getByRole("checkbox", { name: "Notifications by email" });
  await expect(control).toBeFocused();
  await control.click();
  await expect(control).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Notifications by email: No" })).toBeVisible();
  // What is shown turns with the press, and the database follows.
  await expect
    .poll(async () => {
      const { data } = await member.client
        .from("user_preferences")
        .select("language, email_notifications")
        .single();
      return data;
    })
    .toEqual({ language: "en", email_notifications: false });
});

test("nobody at the screen: a question in every tab, then the way out of both", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  // A page that loses its session is refused what it asks for.
  errorMonitor.allow(/status of 40[013]/);
  await context.clock.install();
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const other = await context.newPage();
  await other.goto("/fr-fr/activity");
  for (const tab of [page, other]) await expect(tab.getByRole("main")).toBeVisible();
  // The time is counted from when the limit of the account was first known.
  const isCounted = () => page.evaluate(() => localStorage.getItem("trousse-last-touch") !== null);
  await expect.poll(isCounted).toBe(true);

  await context.clock.fastForward(29 * MINUTE + 20_000);
  for (const tab of [page, other]) await expect(tab.getByText("Toujours là ?")).toBeVisible();
  await page.getByRole("button", { name: "Rester connecté" }).click();
  await context.clock.runFor(2000);
  for (const tab of [page, other]) await expect(tab.getByText("Toujours là ?")).toBeHidden();

  await context.clock.fastForward(31 * MINUTE);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/fr-fr\/login\?next=/);
  await page.goto("/fr-fr/dashboard");
  await expect(page).toHaveURL(/\/fr-fr\/login\?next=/);
});

test("another device is seen and signed out from here", async ({
  page,
  browser,
  baseURL,
  member,
  signInAs,
}) => {
  const phone = await browser.newContext({ baseURL: baseURL ?? "" });
  const there = await phone.newPage();
  await signIn(there, member.email, member.password);
  await expect(there).toHaveURL(/\/fr-fr\/settings$/);

  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  const devices = page.getByRole("region", { name: "Appareils connectés" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "Cet appareil" })).toHaveCount(1);
  await page.getByRole("button", { name: /^Mettre fin/ }).click();
  await expect(devices).toHaveCount(1);
  await there.goto("/fr-fr/dashboard");
  await expect(there).toHaveURL(/\/fr-fr\/login\?next=/, { timeout: 15_000 });
  await phone.close();
});
