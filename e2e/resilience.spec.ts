import type { Page } from "@playwright/test";
import { chooseForBox } from "./fixtures/box-menu.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const box = (member: Member, facts: object = {}) => ({
  user_id: member.account,
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  total_quantity: 8,
  current_quantity: 8,
  expiry_date: "2090-01-31",
  ...facts,
});

async function fillNewBox(page: Page, name: string) {
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await dialog.getByLabel("Nom du médicament").fill(name);
  await dialog.getByLabel("Dosage").fill("80 mg");
  await dialog.getByRole("radio", { name: "Comprimé" }).check({ force: true });
  await dialog.getByLabel("Quantité actuelle").fill("12");
  await dialog.getByLabel("Quantité totale").fill("30");
  await dialog.getByLabel("Date de péremption").fill("05/2090");
  return dialog;
}

const count = async ({ client }: Member) =>
  (await client.from("medications").select("id", { count: "exact", head: true })).count;

test("a double click adds one box", async ({ page, member, signInAs }) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const dialog = await fillNewBox(page, "Spasfon");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 médicament", { exact: true })).toBeVisible();
  expect(await count(member)).toBe(1);
});

test("a connection lost while saving loses nothing that was typed, and the second try adds one box", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const dialog = await fillNewBox(page, "L’huile d'Élodie 👶");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog.getByText(/Connexion perdue/)).toBeVisible();
  await expect(dialog.getByLabel("Nom du médicament")).toHaveValue("L’huile d'Élodie 👶");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("L’huile d'Élodie 👶").first()).toBeVisible();
  expect(await count(member)).toBe(1);
});

test("a dialog closes with Escape, asks before it throws away what was typed, and gives the focus back", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const opener = page.getByRole("button", { name: "Ajouter un médicament" }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await dialog.getByLabel("Nom du médicament").fill("Smecta");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(dialog.getByLabel("Nom du médicament")).toHaveValue("Smecta");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await count(member)).toBe(0);
});

test("five thousand boxes are counted, searched and scrolled", async ({
  page,
  member,
  signInAs,
}) => {
  for (let from = 0; from < 5000; from += 250) {
    const { error } = await member.client
      .from("medications")
      .insert(
        Array.from({ length: 250 }, (_, nth) =>
          box(member, { name: `Boîte ${from + nth}`, current_quantity: nth % 9 }),
        ),
      );
    expect(error).toBeNull();
  }
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText(/^5.?000 médicaments$/)).toBeVisible();
  expect(await page.getByRole("row").count()).toBeLessThan(100);
  await page.getByLabel("Rechercher par nom ou dosage").fill("boite 4999");
  await expect(page.getByRole("row").filter({ hasText: "Boîte 4999" })).toBeVisible();
  await page.getByLabel("Rechercher par nom ou dosage").fill("");
  // The list is long again a moment after the search is empty.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('tr[aria-rowindex="5001"]')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("the page of another tab follows when a dose is logged, and an edit made on an old page is not lost", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  const { data } = await member.client
    .from("medications")
    .insert(box(member))
    .select("id")
    .single();
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await chooseForBox(page, "Doliprane", "Modifier");
  const dialog = page.getByRole("dialog", { name: "Modifier Doliprane" });
  await dialog.getByLabel("Notes").fill("dans la cuisine");

  const other = await context.newPage();
  await other.goto("/fr-fr/inventory");
  await other.getByRole("button", { name: "Noter une prise de Doliprane" }).click();
  await expect(other.getByLabel("Quantité prise")).toHaveValue("1");
  await other.getByRole("button", { name: "Noter la prise" }).click();
  await expect(other.getByText("7 sur 8")).toBeVisible();

  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("Ce médicament a changé entre-temps")).toBeVisible();
  await expect(dialog.getByLabel("Notes")).toHaveValue("dans la cuisine");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  const { data: kept } = await member.client
    .from("medications")
    .select("current_quantity, notes")
    .eq("id", data?.id)
    .single();
  expect(kept).toEqual({ current_quantity: 7, notes: "dans la cuisine" });
});
