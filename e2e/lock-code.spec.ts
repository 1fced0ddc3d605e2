import { aBox, boxOf, PIN, turnOnLock, unlock } from "./fixtures/app-lock.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

const NEW_PIN = "731946";

test("the code is changed by who knows the old one, and everything is downloaded by nobody else", async ({
  page,
  member,
  signInAs,
}) => {
  await aBox(member);
  await signInAs(page, member);
  await turnOnLock(page);

  await page.getByRole("button", { name: "Changer de code" }).click();
  await page.getByLabel("Code", { exact: true }).fill("111222");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByText(/Ce n’est pas le code/)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(PIN);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByLabel("Nouveau code").fill(NEW_PIN);
  await page.getByLabel("Le même code encore une fois").fill(NEW_PIN);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Changer de code" }).click();
  await expect(page.getByText("Code changé")).toBeVisible();

  await page.getByRole("button", { name: "Verrouiller", exact: true }).click();
  await unlock(page, PIN);
  await expect(page.getByText("Ce n’est pas le code. Encore 9 essais.")).toBeVisible();
  // A press on the empty field uses no attempt up.
  await page.getByRole("button", { name: "Déverrouiller" }).click();
  await expect(page.getByText("Encore 9 essais.")).toBeVisible();
  await unlock(page, NEW_PIN);
  await expect(page.getByRole("button", { name: "Retirer le verrou" })).toBeVisible();
  await page.goto("/fr-fr/inventory");
  await expect(boxOf(page)).toBeVisible();

  await page.goto("/fr-fr/settings/data");
  const download = page.getByRole("button", { name: /^Télécharger/ });
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  await download.click();
  const question = page.getByRole("dialog", { name: "Est-ce bien vous ?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/settings\/data$/);

  await download.click();
  await question.getByLabel("Code", { exact: true }).fill(NEW_PIN);
  const file = page.waitForEvent("download");
  await question.getByRole("button", { name: "Continuer" }).click();
  expect((await file).suggestedFilename()).toMatch(/^trousse/);
  await expect(question).toBeHidden();
  // Closing the question downloaded nothing.
  expect(downloads).toBe(1);
});
