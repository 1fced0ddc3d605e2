import { MEMBER_DIALOGS, openMemberDialog } from "./fixtures/member-dialogs.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
test.setTimeout(180_000);

test("the way back closes each dialog, and then leaves the page", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  const dialog = page.getByRole("dialog");
  for (const each of MEMBER_DIALOGS) {
    const { route, opener } = each;
    await page.goto("/fr-fr/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`/fr-fr/${route}`);
    // Twice: what the first dialog left in the history is used again, or passed over.
    for (const close of ["Escape", "back"] as const) {
      await openMemberDialog(page, each);
      await expect(dialog, `${opener} of ${route}`).toBeVisible();
      if (close === "back") await page.goBack();
      else await page.keyboard.press("Escape");
      await expect(dialog, `${opener} of ${route}`).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/fr-fr/${route}(\\?.*)?$`));
    }
    await openMemberDialog(page, each);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/fr-fr\/settings$/);
  }
});

test("what was typed is asked about before the way back closes its dialog", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/alerts");
  await page.getByRole("button", { name: "Créer une alerte" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Créer une alerte" });
  const question = page.getByRole("alertdialog", { name: "Abandonner votre saisie ?" });
  await dialog.getByLabel("Titre").fill("Renouveler l’ordonnance");

  await page.goBack();
  await expect(question).toBeVisible();
  // The question is a dialog of its own: the way back answers no.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Titre")).toHaveValue("Renouveler l’ordonnance");

  await page.goBack();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/fr-fr\/alerts$/);
});

test("a link within the application is left by one step back, after a dialog too", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  const bar = page.getByRole("navigation", { name: "Navigation principale" });
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await bar.getByRole("link", { name: "Activité" }).click();
  await expect(page).toHaveURL(/\/activity$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("inventaire");
  await bar.getByRole("link", { name: "Alertes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toutes les alertes");
});
