import type { Locator, Page } from "@playwright/test";
import { aHomeWithTwoChildren } from "./fixtures/a-home-with-two-children.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { illegible, setDefaultFont } from "./fixtures/legibility.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, reducedMotion: "reduce" });

async function openSearch(page: Page): Promise<{ search: Locator; field: Locator }> {
  await page.getByRole("button", { name: "Chercher partout" }).tap();
  const search = page.getByRole("dialog", { name: "Chercher partout" });
  return { search, field: search.getByRole("textbox") };
}

test("a box, a person and an article are found from any page on a phone", async ({
  page,
  member,
  signInAs,
}) => {
  await aHomeWithTwoChildren(member);
  const { data: reference } = await member.client
    .from("medication_references")
    .select("id")
    .ilike("active_molecule", "parac%")
    .limit(1)
    .single()
    .throwOnError();
  await member.client
    .from("medications")
    .update({ reference_id: reference.id, lot: "AB1234", location: "Salle de bains" })
    .eq("name", "Doliprane")
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/activity");
  const { search, field } = await openSearch(page);
  const status = search.getByRole("status");

  await field.fill("paracetamol");
  await expect(search.getByRole("button", { name: /Doliprane/ })).toContainText("Boîte de Hugo");
  await field.fill("ab1234");
  await expect(search.getByRole("button", { name: /Doliprane/ })).toContainText("Salle de bains");
  await expect(status).toHaveText("1 résultat");
  await expectAccessible(page);
  await field.fill("rien de tel");
  await expect(status).toHaveText("Aucun résultat pour « rien de tel »");

  await field.fill("fièvre");
  await expect(search.getByRole("link").first()).toHaveAttribute("href", /^\/fr-fr\/blog\//);

  await field.fill("hugo");
  await search.getByRole("button", { name: "Hugo", exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aujourd’hui, Hugo");

  // A box of somebody else opens in place, under the name of its person.
  await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Léa");
  const again = await openSearch(page);
  await again.field.fill("doliprane");
  await again.search.getByRole("button", { name: /Doliprane/ }).tap();
  const details = page.getByRole("dialog", { name: "Doliprane" });
  await expect(details).toContainText("AB1234");
  await details.getByRole("button", { name: "Noter une prise" }).tap();
  await expect(page.getByRole("dialog", { name: /^Noter une prise/ })).toContainText("Hugo");
});

test("at the pharmacy, the list says what of a substance is already at home, and whose", async ({
  page,
  member,
  signInAs,
}) => {
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const { search, field } = await openSearch(page);
  await field.fill("efferalgan");
  await expect(search.getByRole("status")).toHaveText("Aucun résultat pour « efferalgan »");
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("search_medication_references")) asked.push(request.url());
  });
  await search.getByRole("button", { name: /^Chercher « efferalgan » dans la liste/ }).tap();
  const group = search.getByRole("region", { name: "Paracétamol", exact: true });
  await expect(group.getByRole("list", { name: "Déjà chez vous" })).toContainText("Boîte de Hugo");
  await expect(group).toContainText("Efferalgan");
  await expect(group).toContainText("BDPM");
  expect(asked).toHaveLength(1);
});

test("what is kept on the device is searched without a network", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("main").getByText("Toplexil").first()).toBeVisible();
  // The code of the search is fetched with the first one.
  const first = await openSearch(page);
  await expect(first.field).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  const { search, field } = await openSearch(page);
  await field.fill("toplex");
  await expect(search.getByRole("button", { name: /Toplexil/ })).toContainText(
    "Se périme dans 5 jours",
  );
});

test("letters twice as large leave the search readable", async ({ page, member, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await setDefaultFont(page, 32);
  await page.goto("/fr-fr/dashboard");
  const { search, field } = await openSearch(page);
  await field.fill("o");
  await expect(search.getByRole("button", { name: /Toplexil/ })).toBeVisible();
  expect(await illegible(page)).toEqual([]);
});
