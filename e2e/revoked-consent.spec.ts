import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("a consent that is taken back stops what is written, until it is given again", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/\b428\b/);
  const { client, account } = member;
  await client.rpc("record_health_consent", { text_version: "2026-11-26" }).throwOnError();
  const spasfon = {
    user_id: account,
    name: "Spasfon",
    dosage: "80 mg",
    form: "Comprimé",
    total_quantity: 30,
    current_quantity: 30,
    expiry_date: "2090-01-31",
  };
  await client.from("medications").insert(spasfon).throwOnError();
  const countDoses = async () =>
    (await client.from("medication_intake_logs").select("id").throwOnError()).data.length;
  await signInAs(page, member);
  await page.goto("/fr-fr/settings/data");
  await expect(page.getByText(/^Si vous le retirez/)).toBeVisible();
  await page.getByRole("button", { name: "Retirer mon accord" }).click();
  await expect(page.getByText(/^Accord retiré le /)).toBeVisible();

  await page.goto("/fr-fr/inventory");
  const notice = page.getByRole("region", { name: "Votre accord pour les données de santé" });
  await expect(notice).toContainText("Trousse n’enregistre plus rien de nouveau");
  await expectAccessible(page);
  const log = page.getByRole("button", { name: /^Noter une prise d.*Spasfon/ });
  const dialog = page.getByRole("dialog", { name: /^Noter une prise/ });
  const save = dialog.getByRole("button", { name: "Noter la prise" });
  await log.click();
  await save.click();
  await expect(dialog).toContainText("a retiré son accord pour les données de santé");
  expect(await countDoses()).toBe(0);

  await page.reload();
  await notice.getByRole("button", { name: "Redonner mon accord" }).click();
  await expect(notice).toBeHidden();
  await log.click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect.poll(countDoses).toBe(1);
});
