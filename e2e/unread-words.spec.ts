import { choosePerson } from "./fixtures/choose-person.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 667 } });

test("a symptom inside a sentence is asked about, and one more press answers", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Zoé");
  await page.getByRole("combobox", { name: "Symptôme" }).fill("une grosse toux depuis lundi");
  await page.getByRole("button", { name: "Analyser" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  const question = dialog.getByRole("heading", { name: /^Précisez « une grosse toux/ });
  await expect(question).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Appeler le 15\b/ }).nth(1)).toBeInViewport();
  await expect(dialog.getByRole("article")).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Toux grasse/ }).click();
  await expect(dialog.getByRole("heading", { name: "Toux grasse" })).toBeVisible();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByText("Règles relues par un professionnel")).toBeAttached();
});

test("words near to despair have who listens above the question and above the answer", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Zoé");
  await page
    .getByRole("combobox", { name: "Symptôme" })
    .fill("mal de tête, je n'ai plus goût à rien");
  const line = page.getByRole("note").filter({ hasText: "3114" });
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "Analyser" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  const inDialog = dialog.getByRole("note").filter({ hasText: "3114" });
  await expect(inDialog).toBeInViewport();
  const question = dialog.getByRole("region", { name: /^Précisez « mal de tête, je n/ });
  await question.getByRole("button").first().click();
  await expect(question).toHaveCount(0);
  await expect(inDialog).toBeVisible();
});
