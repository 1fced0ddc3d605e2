import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

const fieldOn = (page: Page) => page.getByRole("combobox", { name: "Symptôme" });

test("words near to despair show who listens above the ordinary answer, and despair an emergency", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("radio", { name: "Zoé" })).toBeVisible();
  const typedLine = page.getByRole("note").filter({ hasText: "quelqu’un vous écoute" });

  await fieldOn(page).fill("mal de dos");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await expect(typedLine).toHaveCount(0);

  await fieldOn(page).fill("je me sens vidée");
  await expect(typedLine.getByRole("link", { name: "Appeler le 3114" })).toHaveAttribute(
    "href",
    "tel:3114",
  );
  // It is no alarm: nothing interrupts a screen reader.
  await expect(page.getByRole("alert").filter({ visible: true })).toHaveCount(0);
  await fieldOn(page).press("Enter");
  await expect(page.getByText("Symptômes choisis (1)")).toBeVisible();

  await page.getByRole("radio", { name: "Zoé" }).press("Space");
  await page.getByRole("button", { name: "Analyser" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  const line = dialog.getByRole("note").filter({ hasText: "quelqu’un vous écoute" });
  await expect(line).toHaveCount(1);
  await expect(line.getByRole("link")).toHaveText(/3114$/);
  const answer = dialog.getByText("Notre liste ne connaît pas ces mots");
  await expect(answer).toBeVisible();
  const [above, below] = [await line.boundingBox(), await answer.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(dialog.getByText("Appelez les secours maintenant")).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Fermer" }).click();

  await fieldOn(page).fill("je veux mourir");
  await expect(page.getByText("Appelez les secours maintenant")).toBeVisible();
  await expect(typedLine).toHaveCount(0);
});
