import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { printPage } from "./fixtures/read-pdf.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

async function aBox({ account, client }: Member, facts: object, time?: string): Promise<void> {
  const { data } = await client
    .from("medications")
    .insert({
      user_id: account,
      dosage: "75 mg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2090-01-31",
      name: "Zorglub",
      ...facts,
    })
    .select("id")
    .single()
    .throwOnError();
  if (!time) return;
  await client
    .from("medication_reminders")
    .insert({ medication_id: data.id, reminder_time: time })
    .throwOnError();
}

test("what to take for a week is counted, completed, printed, and there without a network", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await aBox(member, { name: "Skenan LP", dosage: "10 mg", current_quantity: 4 }, "08:00");
  await aBox(member, { name: "Zorglub", current_quantity: 30 }, "20:00");
  await aBox(member, { name: "Dafalgan", dosage: "500 mg", is_common: true });
  await aBox(member, { name: "Périmé", expiry_date: dayIn(3) });
  await signInAs(page, member);
  await page.goto("/fr-fr/profile");
  await page.getByRole("main").getByRole("link", { name: "Préparer un voyage" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trousse de voyage" })).toBeVisible();
  const line = (name: string | RegExp) =>
    page.getByRole("listitem").filter({ has: page.getByRole("checkbox", { name }) });

  await test.step("planned doses are counted, with a margin that is said", async () => {
    await page.getByLabel("Départ").fill(dayIn(2));
    await page.getByLabel("Retour", { exact: true }).fill(dayIn(8));
    // Seven days and three more; today and tomorrow are taken at home.
    const morphine = line("Skenan LP 10 mg");
    await expect(morphine).toContainText(/10\scomprimés, dont 7\scomprimés pour le séjour/);
    await expect(morphine).toContainText(/Il manque 8\scomprimés/);
    await expect(line("Zorglub 75 mg")).toContainText(/La boîte suffit/);
  });

  await test.step("names for abroad, and a certificate where the agency says that it is often asked for", async () => {
    await expect(line("Skenan LP 10 mg")).toContainText("morphine / morfina");
    await expect(line("Skenan LP 10 mg")).toContainText("attestation de transport");
    await expect(line("Zorglub 75 mg")).toContainText("Substance inconnue de nos listes");
    await expect(line("Zorglub 75 mg")).toContainText("Nos listes ne le disent pas");
    await expect(page.getByText("page lue le 26/11/2026").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("what is taken as needed is chosen, and what ends on the way is not offered", async () => {
    await expect(page.getByRole("checkbox", { name: /^Périmé/ })).toHaveCount(0);
    await page.getByRole("checkbox", { name: /^Dafalgan/ }).check();
    await expect(line(/^Dafalgan/)).toContainText("paracétamol");
  });

  await test.step("a wrong day is said in place", async () => {
    await page.getByLabel("Retour", { exact: true }).fill(dayIn(1));
    await expect(page.getByText("Le retour vient avant le départ.")).toBeVisible();
    await page.getByLabel("Retour", { exact: true }).fill(dayIn(8));
    await page.getByLabel("Marge après le retour").selectOption("0");
    await expect(line("Zorglub 75 mg")).toContainText(/À emporter\s: 7\scomprimés\./);
  });

  await test.step("the paper has the list, without the form", async () => {
    const words = (await printPage(page)).text.replace(/\s+/g, " ");
    expect(words).toContain("Skenan LP");
    expect(words).toContain("Papiers à emporter");
    expect(words).not.toContain("Qui part");
  });

  await test.step("without a network it is counted anew from what the device kept", async () => {
    await context.setOffline(true);
    await page.getByLabel("Retour", { exact: true }).fill(dayIn(9));
    await expect(line("Zorglub 75 mg")).toContainText(/8\scomprimés\./);
    await context.setOffline(false);
  });
});

test("nobody chosen, nothing counted", async ({ page, member, signInAs }) => {
  await signInAs(page, member);
  await page.goto("/us-en/travel");
  const people = page.getByRole("group", { name: "Who is leaving?" });
  await expect(page.getByText("No dose is planned on these days.")).toBeVisible();
  await people.getByRole("checkbox").first().uncheck();
  await expect(page.getByText("Choose who is leaving.")).toBeVisible();
  await expect(page.getByText("No dose is planned on these days.")).toHaveCount(0);
});
