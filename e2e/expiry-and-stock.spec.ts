import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

test("the shelves say what expires when, and an open box until when it lasts", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const box = { user_id: account, dosage: "75 µg", form: "Comprimé", total_quantity: 30 };
  const { data: daily } = await client
    .from("medications")
    .insert({ ...box, name: "Levothyrox", current_quantity: 6, expiry_date: "2090-01-31" })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("medication_reminders")
    .insert({ medication_id: daily?.id, reminder_time: "12:00" })
    .throwOnError();
  await client
    .from("medications")
    .insert({ ...box, name: "L'ancien 😴", current_quantity: 30, expiry_date: "2020-01-31" })
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");

  await test.step("one sentence counts, and the shelves below it draw each box", async () => {
    await page.getByText("Péremptions : 1 périmé et 1 plus tard").click();
    await expect(page.getByRole("heading", { name: "Périmés" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^L'ancien 😴 31\/01\/2020/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a box opens from its shelf, and says how many days are left", async () => {
    await page.getByRole("button", { name: /^Levothyrox 31\/01\/2090/ }).click();
    const details = page.getByRole("dialog", { name: "Levothyrox" });
    await expect(details.getByRole("figure")).toContainText(/^Encore \d jours, jusqu’au \d/);
    await expectAccessible(page);
  });
});
