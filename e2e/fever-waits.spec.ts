import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const DOLIPRANE = "66477582";
const ADVIL = "61902232";
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test.use({ viewport: { width: 375, height: 740 } });

test("with two medicines against fever given, until when each waits is read without scrolling", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const noe = await aChild(client, account, { first_name: "Noé", weight: 9, yearsOld: 0 });
  const doliprane = await aBoxOfReference(client, DOLIPRANE, { user_id: account, is_common: true });
  const advil = await aBoxOfReference(client, ADVIL, { user_id: account, is_common: true });
  await client
    .from("medication_intake_logs")
    .insert(
      [
        { medication_id: doliprane, quantity_taken: 5, taken_at: minutesAgo(120) },
        { medication_id: advil, quantity_taken: 3, taken_at: minutesAgo(60) },
      ].map((dose) => ({ ...dose, user_id: account, profile_id: noe })),
    )
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Noé");
  await page.getByRole("button", { name: "Un symptôme ?" }).click();
  await page.getByRole("combobox", { name: "Symptôme" }).fill("fièvre");
  const line = page.getByRole("listbox").getByRole("option").filter({ hasText: "enfant" }).first();
  await expect(line).toContainText("Médecin");
  await line.click();
  await page.getByRole("button", { name: "Analyser" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  const foot = dialog.getByRole("button", { name: "Terminé" });
  for (const substance of ["Paracétamol", "Ibuprofène"]) {
    const wait = dialog
      .getByText(new RegExp(`^${substance}\\s: pas avant .*\\d\\d:\\d\\d\\.$`))
      .first();
    await expect(wait).toBeInViewport({ ratio: 1 });
    const [own, cover] = [await wait.boundingBox(), await foot.boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThan(cover?.y ?? 0);
  }
  await expect(dialog.getByText(/^Dernière dose .*donnée par vous/)).toHaveCount(2);
  await expect(dialog.getByText("Léger", { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});
