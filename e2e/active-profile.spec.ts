import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const activeProfileSelect = (page: Page) =>
  page.getByLabel("Profil actif").filter({ visible: true });

test("who cares for several people acts on the one chosen, in that tab alone", async ({
  page,
  context,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/activity");
  // Of everybody at first, each dose with its person.
  await expect(activeProfileSelect(page).locator("option:checked")).toHaveText("Tous");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /^Monique · Metformine/ })
      .first(),
  ).toBeVisible();
  await activeProfileSelect(page).selectOption("Léa");
  await expect(page.getByRole("heading", { name: "3 prises", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Noter une prise" }).click();
  const dialog = page.getByRole("dialog", { name: "Noter une prise" });
  await expect(dialog.getByText("Pour Léa")).toBeVisible();
  await dialog.getByLabel("Médicament").selectOption("Doliprane 2,4 %");
  await expect(dialog.getByText(/^Il y a 5 jours|^Il y a 6 jours/)).toBeVisible();
  await dialog.getByLabel("Quantité prise").fill("7");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Noter la prise" }).click();
  // At 28 kg the child is past the weights of this leaflet.
  await dialog.getByRole("button", { name: /^Oui, noter/ }).click();
  await expect(page.getByRole("heading", { name: "4 prises", exact: true })).toBeVisible();

  await page.reload();
  await expect(activeProfileSelect(page).locator("option:checked")).toHaveText("Léa");
  // A new tab begins with the person chosen last on this device, and stays with them.
  const other = await context.newPage();
  await other.goto("/fr-fr/activity");
  await expect(activeProfileSelect(other).locator("option:checked")).toHaveText("Léa");
  await activeProfileSelect(page).selectOption(familyMember.account);
  await other.reload();
  await expect(activeProfileSelect(other).locator("option:checked")).toHaveText("Léa");
  await other.close();

  await expect(
    page.getByRole("listitem").filter({ hasText: "Desloratadine" }).first(),
  ).toBeVisible();
});

test("a dose logged by mistake is taken back at once, and what was taken goes into a file", async ({
  page,
  familyMember,
  signInAs,
}) => {
  const { client, account } = familyMember;
  // Without a dose of this morning: four hours long the form would ask about another one.
  const taken = client.from("medication_intake_logs").delete().eq("profile_id", account);
  await taken.eq("medication_name", "Doliprane").throwOnError();
  const box = client.from("medications").update({ current_quantity: 5 }).eq("user_id", account);
  await box.eq("name", "Doliprane").throwOnError();
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  const stock = page.getByRole("table").getByRole("row").filter({ hasText: "Doliprane" });
  await expect(stock).toContainText("5 sur 8");
  await page.getByRole("button", { name: "Noter une prise de Doliprane" }).click();
  await expect(page.getByLabel("Quantité prise")).toHaveValue("1");
  await page.getByRole("button", { name: "Noter la prise" }).click();
  await expect(stock).toContainText("4 sur 8");
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("Prise supprimée")).toBeVisible();
  await expect(stock).toContainText("5 sur 8");

  await page.goto("/fr-fr/activity");
  await activeProfileSelect(page).selectOption(account);
  await page.getByLabel("Rechercher une prise").fill("spasfon");
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter" }).click();
  const file = await exported;
  expect(file.suggestedFilename()).toMatch(/^activite-medicaments-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\uFEFFDate;Médicament;Dosage;Quantité;Notes;Donné par");
  expect(lines.slice(1).every((line) => line.includes(";Spasfon;80 mg/80 mg;2;"))).toBe(true);
  expect(lines).toHaveLength(4);
});

test("more doses than a first page are counted, found and shown", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/activity");
  await activeProfileSelect(page).selectOption("Monique");
  const heading = page.getByRole("main").getByRole("heading", { name: /^\d+ prises$/ });
  await expect(heading).toBeVisible();
  const total = Number.parseInt((await heading.textContent()) ?? "", 10);
  expect(total).toBeGreaterThan(100);
  const doses = page.getByRole("list", { name: "Activité" }).getByRole("listitem");
  await expect(doses).toHaveCount(50);
  await page.getByRole("button", { name: "Afficher plus" }).click();
  await expect(doses).toHaveCount(100);
  await page.getByLabel("Trier par").selectOption("oldest");
  // The first was taken at seven in the morning, 59 days ago: before seven that is less than 59 times 24 hours.
  await expect(doses.first()).toContainText(/Il y a (58|59) jours/);
});

test("an alert is written, rings in the bell, is dismissed and taken back", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/alerts");
  await page.getByRole("button", { name: "Créer une alerte" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Créer une alerte" });
  await dialog.getByLabel("Titre").fill("Renouveler l’ordonnance");
  await dialog.getByLabel("Date").fill("2020-01-31");
  await dialog.getByRole("button", { name: "Créer l’alerte" }).click();
  await expect(dialog.getByText(/déjà passé/)).toBeVisible();
  await dialog.getByLabel("Date").fill("2090-01-31");
  await dialog.getByRole("button", { name: "Créer l’alerte" }).click();
  await expect(page.getByText("Renouveler l’ordonnance").first()).toBeVisible();
  // Its day has come.
  await member.client
    .from("custom_alerts")
    .update({ alert_date: "2020-01-31" })
    .eq("title", "Renouveler l’ordonnance")
    .throwOnError();
  await page.reload();
  await expect(page.getByText("1 alerte active")).toBeVisible();

  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications : 1 à voir");
  await bell.click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();

  await page.getByRole("button", { name: "Masquer l’alerte : Renouveler l’ordonnance" }).click();
  await expect(page.getByText("Rien à vérifier")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("1 alerte active")).toBeVisible();

  await page.getByRole("button", { name: "Masquer l’alerte : Renouveler l’ordonnance" }).click();
  await expect(bell).toHaveAccessibleName("Notifications");
  await page.reload();
  await expect(page.getByText("Rien à vérifier")).toBeVisible();
  await page.getByRole("button", { name: "Rétablir l’alerte : Renouveler l’ordonnance" }).click();
  await expect(page.getByText("1 alerte active")).toBeVisible();
});

test("on the narrowest phone the word of what is being read stands whole", async ({
  page,
  member,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs(page, member);
  // Never answered: what stands there meanwhile is measured.
  await page.route("**/rest/v1/**", () => undefined);
  await page.goto("/fr-fr/settings");
  const person = page.getByRole("combobox", { name: "Profil actif" }).filter({ visible: true });
  await expect(person).toContainText("Chargement…");
  const spare = await person.evaluate((select) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("No canvas");
    context.font = font;
    const room =
      select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return room - context.measureText("Chargement…").width;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});
