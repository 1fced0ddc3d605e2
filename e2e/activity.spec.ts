import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const MS_PER_HOUR = 3_600_000;
/** Rows of one insert: a request may hold 128 kB. */
const BATCH = 200;

/** One box that never runs out, and a dose of it every so many hours, the last one just now. */
async function take(
  { account, client }: Member,
  { name = "Levothyrox", count, hoursApart }: { name?: string; count: number; hoursApart: number },
) {
  const { data: box } = await client
    .from("medications")
    .insert({
      user_id: account,
      name,
      dosage: "75 µg",
      form: "Comprimé",
      total_quantity: 9000,
      current_quantity: 9000,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  const doses = Array.from({ length: count }, (_, nth) => ({
    medication_id: box?.id,
    taken_at: new Date(Date.now() - nth * hoursApart * MS_PER_HOUR).toISOString(),
    notes: nth === count - 1 ? "=la toute première" : null,
  }));
  for (let start = 0; start < count; start += BATCH) {
    const batch = doses.slice(start, start + BATCH);
    await client.from("medication_intake_logs").insert(batch).throwOnError();
  }
}

const counters = (page: Page) => page.getByRole("definition");
const doses = (page: Page) => page.getByRole("list", { name: "Activité" }).getByRole("listitem");

async function exported(page: Page): Promise<string[]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^(Exporter|Export)$/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^activite-medicaments-\d{4}-\d{2}-\d{2}\.csv$/);
  return (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
}

test("five thousand doses are counted, drawn, searched, paged and exported", async ({
  page,
  member,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await take(member, { count: 5000, hoursApart: 4 });
  await signInAs(page, member);
  await page.goto("/fr-fr/activity");
  await expect(page.getByRole("heading", { name: /^5.000 prises$/ })).toBeVisible();
  await expect(counters(page).nth(0)).toHaveText(/^5.000$/);
  // Six a day, and once a year a day of 25 hours.
  await expect(counters(page).nth(2)).toHaveText(/^4[23]$/);
  await expect(
    page.getByText(/^1[78]\d prises en 30 jours, [67] au plus en un jour\.$/),
  ).toBeVisible();
  await expect(doses(page)).toHaveCount(50);

  await page.getByText("Voir les chiffres").click();
  const figures = page.getByRole("table", { name: "Prises par jour" }).getByRole("row");
  await expect(figures).toHaveCount(31);
  await expect(figures.nth(15)).toContainText(/[67]$/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Afficher plus" }).click();
  await expect(doses(page)).toHaveCount(100);
  await page.getByLabel("Rechercher une prise").fill("TOUTE PREMIERE");
  await expect(page.getByRole("heading", { name: "1 prise", exact: true })).toBeVisible();
  await expect(page.getByText(/^4.999 masquées$/)).toBeVisible();
  await expect(page.getByText("Aucune prise en 30 jours.")).toBeVisible();
  const lines = await exported(page);
  expect(lines[0]).toBe("\uFEFFDate;Médicament;Dosage;Quantité;Notes;Donné par");
  expect(lines[1]).toMatch(
    /^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2};Levothyrox;75 µg;1;'=la toute première;[^;]+$/,
  );
  await page.getByRole("button", { name: "Effacer" }).click();
  await expect(page.getByRole("heading", { name: /^5.000 prises$/ })).toBeVisible();
  expect(await exported(page)).toHaveLength(5001);
  await page.getByLabel("Trier par").selectOption("Anciennes");
  await expect(doses(page).first()).toContainText("=la toute première");
});

test("a period and an order are kept in the address, a search stays out of it", async ({
  page,
  member,
  signInAs,
}) => {
  await take(member, { count: 40, hoursApart: 25 });
  await take(member, { name: "Spasfon", count: 2, hoursApart: 48 });
  await signInAs(page, member);
  const heading = (text: string) => page.getByRole("heading", { name: text, exact: true });
  await page.goto("/fr-fr/activity");
  await expect(heading("42 prises")).toBeVisible();
  await page.getByLabel("Rechercher une prise").fill("spas");
  await expect(heading("2 prises")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
  await page.getByRole("button", { name: "Effacer" }).click();

  await page.getByLabel("Période").selectOption("30 jours");
  await page.getByLabel("Trier par").selectOption("Anciennes");
  await expect(doses(page).first()).toContainText("Il y a 29 jours");
  await page.reload();
  await expect(page.getByLabel("Trier par")).toHaveValue("oldest");
  await expect(heading("31 prises")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Période")).toHaveValue("all");
  await expect(heading("42 prises")).toBeVisible();

  await page.getByLabel("Médicament", { exact: true }).selectOption("Spasfon 75 µg");
  await page.getByLabel("Période").selectOption("7 jours");
  await expect(page.getByText("2 prises en 7 jours, 1 au plus en un jour.")).toBeVisible();
  await page.getByLabel("Période").selectOption("Aujourd’hui");
  await expect(heading("1 prise")).toBeVisible();
  await page.getByLabel("Rechercher une prise").fill("rien de tel");
  await expect(page.getByRole("main").getByText("Aucune activité trouvée")).toBeVisible();
  await page.getByRole("button", { name: "Tout afficher" }).click();
  await expect(heading("42 prises")).toBeVisible();
});

test("a dose is deleted after a question, and the counters and the chart follow", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/rest\/v1\/medication_intake_logs/);
  await take(member, { count: 3, hoursApart: 30 });
  await signInAs(page, member);
  await page.goto("/fr-fr/activity");
  await expect(page.getByText("3 prises en 30 jours, 1 au plus en un jour.")).toBeVisible();
  const remove = page.getByRole("button", { name: "Supprimer la prise de Levothyrox" }).first();
  const answer = (word: string) =>
    page.getByRole("alertdialog").getByRole("button", { name: word }).click();

  await remove.click();
  await answer("Annuler");
  await expect(doses(page)).toHaveCount(3);

  await page.route(/medication_intake_logs/, (route) =>
    route.request().method() === "DELETE"
      ? route.fulfill({ status: 500, json: { code: "XX000", message: "no" } })
      : route.fallback(),
  );
  await remove.click();
  await answer("Supprimer");
  await expect(page.getByText("La prise n’a pas été supprimée. Réessayez.")).toBeVisible();
  await expect(doses(page)).toHaveCount(3);

  await page.unroute(/medication_intake_logs/);
  await remove.click();
  await answer("Supprimer");
  await expect(page.getByText("2 prises en 30 jours, 1 au plus en un jour.")).toBeVisible();
  await expect(counters(page)).toHaveText(["2", "0", "2"]);
});

test("a dose noted with a wrong quantity and hour is corrected in its row", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/rpc|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.setViewportSize({ width: 375, height: 812 });
  await take(member, { count: 2, hoursApart: 30 });
  await signInAs(page, member);
  await page.goto("/fr-fr/activity");
  const correct = page.getByRole("button", { name: "Corriger la prise de Levothyrox" });
  await correct.first().click();
  const dialog = page.getByRole("dialog", { name: "Corriger une prise de Levothyrox" });
  const quantity = dialog.getByLabel("Quantité prise");
  await expect(quantity).toHaveValue("1");
  await expectAccessible(page);
  await quantity.fill("0,5");
  const moment = dialog.getByLabel("Date et heure");
  const noted = await moment.inputValue();
  await moment.fill(`${noted.slice(0, 10)}T00:00`);

  // Without a network nothing is said to be corrected, and what was typed stays.
  await context.setOffline(true);
  const save = dialog.getByRole("button", { name: "Enregistrer la correction" });
  await save.click();
  await expect(dialog.getByText(/^Connexion perdue/)).toBeVisible();
  await expect(quantity).toHaveValue("0,5");
  await context.setOffline(false);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Prise de Levothyrox corrigée")).toBeVisible();
  const row = doses(page).first();
  await expect(row).toContainText("½ comprimé");
  await expect(row).toContainText("00:00");
  await expect(doses(page)).toHaveCount(2);
});

test("an American export has commas, and a phone opens the chart on demand", async ({
  page,
  member,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await take(member, { count: 1, hoursApart: 1 });
  await signInAs(page, member);
  await page.goto("/us-en/activity");
  const chart = page.getByRole("heading", { name: "Doses per day" });
  await expect(page.getByText("See the figures")).toBeHidden();
  await chart.click();
  await expect(page.getByText("See the figures")).toBeVisible();
  await expectAccessible(page);
  const lines = await exported(page);
  expect(lines[0]).toBe("\uFEFFDate,Medicine,Strength,Quantity,Notes,Given by");
  expect(lines[1]).toMatch(
    /^"\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}.[AP]M",Levothyrox,75 µg,1,'=la toute première,[^,]+$/,
  );
});
