import type { Locator, Page } from "@playwright/test";
import { elideBefore } from "#domain/locale/french-elision.ts";
import { resemblingNames } from "#domain/medicines/names/resembling-names.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { type Box, household } from "./fixtures/household-medicines.ts";
import { expect, test } from "./fixtures/test.ts";

// As most people have it: dialogs come and go, and lists slide.
test.use({ reducedMotion: "no-preference" });

const MS_PER_DAY = 86_400_000;

/** `dd/mm/yyyy`, as a French box has it, that many days from today in Paris. */
function printedDay(daysFromToday: number): string {
  return new Intl.DateTimeFormat("fr-FR", {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "Europe/Paris",
  }).format(Date.now() + daysFromToday * MS_PER_DAY);
}

function typedDay(daysFromToday: number): string {
  return printedDay(daysFromToday).split("/").reverse().join("-");
}

/** What the specification says of a box, worked out here from its own words. */
function statusOf({ current, total, expiresIn }: Box): string {
  if (expiresIn < 0) return "Périmé";
  if (expiresIn <= 30) return "Bientôt périmé";
  if (Number(current) === 0) return "Épuisé";
  if (Number(current) / Number(total) < 0.2) return "Stock faible";
  return "Valide";
}

async function add(page: Page, box: Box): Promise<void> {
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await dialog.getByLabel("Nom du médicament").fill(box.name);
  await dialog.getByLabel("Dosage").fill(box.dosage);
  await dialog.getByRole("radio", { name: box.form }).check({ force: true });
  await dialog.getByLabel("Quantité actuelle").fill(box.current);
  await dialog.getByLabel("Quantité totale").fill(box.total);
  await dialog.getByLabel("Date de péremption").fill(printedDay(box.expiresIn));
  if (box.openedToday) await dialog.getByLabel("Ouvert le").fill(typedDay(0));
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  // A name that resembles a known one is asked about once.
  if (resemblingNames(box.name).length > 0) {
    await dialog.getByRole("button", { name: /^(Ce n’est pas cela|Aucun de ceux-là)$/ }).click();
  }
  await expect(dialog).toBeHidden();
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("table").getByRole("row").filter({ hasText: name });

async function logDose(page: Page, name: string, quantity: string): Promise<void> {
  await page.getByLabel("Rechercher par nom ou dosage").fill(name);
  const title = elideBefore(`Noter une prise de ${name}`, name);
  await page.getByRole("button", { name: title }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog.getByRole("region", { name: "Dernières prises" })).toBeVisible();
  await dialog.getByLabel("Quantité prise").fill(quantity);
  await dialog.getByRole("button", { name: "Noter la prise" }).click();
  // Five of 400 mg are asked about once more.
  const sure = dialog.getByRole("button", { name: /^Oui, noter/ });
  if (Number(quantity) > 4) await sure.click();
  await expect(dialog).toBeHidden();
}

const isStock = (page: Page, name: string, words: string) =>
  expect(rowOf(page, name)).toContainText(words);

test("a household moves in, takes its doses, and finds everything after the power fails", async ({
  page,
  server,
  signUpDetails,
  mailedLink,
  errorMonitor,
}) => {
  // What a page still asks for while it signs out may be refused.
  errorMonitor.allow(/status of 401/);
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1280, height: 900 });

  await test.step("registers and is told to read the mail", async () => {
    await page.goto("/fr-fr/register");
    await page.getByLabel("Prénom").fill(signUpDetails.firstName);
    await page.getByLabel("Nom", { exact: true }).fill(signUpDetails.lastName);
    await page.getByLabel("Adresse e-mail").fill(signUpDetails.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(signUpDetails.password);
    await page.getByLabel("Confirmer le mot de passe").fill(signUpDetails.password);
    await page.getByRole("checkbox", { name: /données de santé/ }).check();
    await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await page.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(
      page.getByText(
        "Votre compte est créé. Ouvrez l’e-mail que nous venons de vous envoyer pour le confirmer.",
      ),
    ).toBeVisible();
  });

  await test.step("confirms the address, leaves, and signs in", async () => {
    await page.goto(await mailedLink(signUpDetails.email));
    await expectAccessible(page);
    await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
    await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await expect(page).toHaveURL(/\/fr-fr\/?$/);

    await page.goto("/fr-fr/login");
    await page.getByLabel("Adresse e-mail").fill(signUpDetails.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill(signUpDetails.password);
    await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
    await expectAccessible(page);
    // Nothing was checked, so nothing is called right.
    await expect(page.getByText("Aucun médicament enregistré")).toBeVisible();
    await expect(page.getByText("Rien de périmé, rien à racheter.")).toBeHidden();
  });

  await test.step("adds twenty-five boxes", async () => {
    await page.getByRole("link", { name: "Inventaire" }).first().click();
    await expect(page.getByText("Aucun médicament enregistré")).toBeVisible();
    for (const box of household) await add(page, box);
    await expect(page.getByText("25 médicaments", { exact: true })).toBeVisible();
  });

  await test.step("sees stock, expiry and status of each", async () => {
    for (const box of household) {
      await page.getByLabel("Rechercher par nom ou dosage").fill(box.name);
      await expect(rowOf(page, box.name).filter({ hasText: box.dosage })).toContainText(
        statusOf(box),
      );
    }
    await page.getByLabel("Rechercher par nom ou dosage").fill("");
    await expectAccessible(page);
  });

  await test.step("logs three doses, and deletes one", async () => {
    await logDose(page, "Cétirizine", "1");
    await logDose(page, "Ibuprofène Biogaran", "5");
    await logDose(page, "Levothyrox", "2");
    await page.getByLabel("Rechercher par nom ou dosage").fill("cetirizine");
    await isStock(page, "Cétirizine", "6 sur 15");
    await page.getByLabel("Rechercher par nom ou dosage").fill("IBUPROFENE");
    // More was taken than was on record: the dose counts, the stock stops at nothing.
    await isStock(page, "Ibuprofène Biogaran", "Épuisé");
    await page.getByLabel("Rechercher par nom ou dosage").fill("levo");
    await isStock(page, "Levothyrox", "26 sur 30");

    await page.getByRole("link", { name: "Activité", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "3 prises" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Supprimer la prise d’Ibuprofène Biogaran" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByRole("heading", { name: "2 prises" })).toBeVisible();
    await page.getByRole("link", { name: "Inventaire" }).first().click();
    await page.getByLabel("Rechercher par nom ou dosage").fill("ibu");
    await isStock(page, "Ibuprofène Biogaran", "2 sur 30");
  });

  const dismissed = page.getByRole("row").filter({ hasText: "Aspirine" });
  await test.step("dismisses the alert of an expired box", async () => {
    await page.getByRole("link", { name: "Alertes" }).first().click();
    await expect(dismissed).toContainText("Active");
    await expectAccessible(page);
    await dismissed.getByRole("button", { name: /Masquer/ }).click();
    await expect(dismissed).toContainText("Masquée");
    await page.reload();
    await expect(dismissed).toContainText("Masquée");
  });

  await test.step("finds everything after the server was killed", async () => {
    // The page of the step before may still be loading.
    errorMonitor.allow(/ERR_CONNECTION_(RESET|REFUSED)/);
    await server.stop("SIGKILL");
    await server.start();
    await page.goto("/fr-fr/inventory");
    await expect(page.getByText("25 médicaments", { exact: true })).toBeVisible();
    await page.getByLabel("Rechercher par nom ou dosage").fill("levo");
    await isStock(page, "Levothyrox", "26 sur 30");
    await page.goto("/fr-fr/activity");
    await expect(page.getByRole("heading", { name: "2 prises" })).toBeVisible();
    await page.goto("/fr-fr/alerts");
    await expect(dismissed).toContainText("Masquée");
    await page.goto("/fr-fr/dashboard");
    await expect(page.getByRole("main").getByText("Cétirizine").first()).toBeVisible();
    await expectAccessible(page);
  });
});
