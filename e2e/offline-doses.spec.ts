import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
});

async function aSyrup({ account, client }: Member, name: string, dosage: string) {
  await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: account,
      name,
      dosage,
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 90,
      expiry_date: "2090-01-31",
    })
    .throwOnError();
}

test("without a network nor a worker, a further dose is compared with what waits here", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aSyrup(member, "Efferalgan pédiatrique", "30 mg/mL");
  await aSyrup(member, "Doliprane", "2,4 %");
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const give = (name: string) =>
    row(name).getByRole("button", { name: new RegExp(`^Noter une prise : ${name}`) });
  const dialog = page.getByRole("dialog", { name: /^Noter une prise/ });
  const save = dialog.getByRole("button", { name: "Noter la prise" });
  await give("Efferalgan").click();
  await expect(dialog.getByRole("region", { name: "Dernières prises" })).toBeVisible();
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await expect(dialog).toBeHidden();
  await context.setOffline(true);
  const unread = dialog.getByRole("region", { name: "Dernières prises" });
  const question = dialog.getByRole("alert");

  await give("Efferalgan").click();
  // The rows have read what the dialog compares with, and it says as of when.
  await expect(unread).toContainText(/Sans connexion\s: d’après les prises connues à/, {
    timeout: 20_000,
  });
  await dialog.getByLabel("Quantité prise").fill("8");
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(give("Efferalgan")).toContainText(/8\smL.*noté ici, pas encore envoyé/);
  await expect(give("Doliprane")).toContainText("Aucune prise notée de cette boîte");

  for (const { name, quantity } of [
    { name: "Efferalgan", quantity: "8" },
    { name: "Doliprane", quantity: "10" },
  ]) {
    await give(name).click();
    await expect(unread).toContainText(/8\smL de sirop.*Efferalgan/, { timeout: 20_000 });
    await dialog.getByLabel("Quantité prise").fill(quantity);
    await save.click();
    await expect(question).toContainText(/Vous avez noté une dose .*Est-ce la même/);
    await dialog.getByRole("button", { name: new RegExp(`^Oui, noter ${quantity}`) }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(give("Efferalgan")).toContainText(/8\smL.*noté ici, pas encore envoyé/);
});
