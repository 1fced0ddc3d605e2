import { linkReferences } from "#testing/builders/family-home.ts";
import { boxMenu, chooseForBox } from "./fixtures/box-menu.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

/** What the reader's own log holds, oldest first. */
async function activityOf({ client }: Member) {
  const { data } = await client
    .from("user_activity_logs")
    .select("activity_type, activity_data, page_url")
    .order("created_at")
    .throwOnError();
  return data ?? [];
}

const FRENCH = ["Pharma GDD", "La Santé", "Univers Pharmacie"];

test("a box that runs out is ordered from the profile's own pharmacy, in a tab that learns nothing", async ({
  page,
  context,
  familyMember,
  signInAs,
}) => {
  const { data: gdd } = await familyMember.client
    .from("online_pharmacies")
    .select("id, url")
    .eq("name", "Pharma GDD")
    .single()
    .throwOnError();
  await linkReferences(familyMember.client);
  // Nothing of this journey leaves the machine.
  await context.route(/pharma-gdd\.com/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Pharmacie</title>" }),
  );
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/profile");
  const card = page.getByRole("region", { name: "Pharmacie par défaut" });
  await card.getByRole("button", { name: "Modifier" }).click();
  await card.getByLabel("Pharmacie par défaut").selectOption("Pharma GDD");
  await card.getByRole("button", { name: "Enregistrer" }).click();
  await expect(card.getByText("Pharma GDD")).toBeVisible();
  await page.getByRole("link", { name: "Inventaire" }).filter({ visible: true }).click();
  await chooseForBox(page, "Doliprane", "Commander en ligne");
  const dialog = page.getByRole("dialog", { name: "Commander en ligne" });
  await expect(dialog.getByText("Stock actuel : 5 unités")).toBeVisible();
  await expect(dialog.getByText("Stock faible")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Informations importantes" })).toBeVisible();
  const own = dialog.locator("section").filter({ hasText: "Votre pharmacie par défaut" });
  const link = own.getByRole("link", { name: "Commander chez Pharma GDD (nouvel onglet)" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(dialog.getByRole("link", { name: /^Commander chez Pharma GDD/ })).toHaveCount(1);
  await expectAccessible(page);

  const opened = context.waitForEvent("page");
  const asked = context.waitForEvent("request", (request) => request.url() === gdd?.url);
  await link.click();
  const tab = await opened;
  expect((await asked).headers().referer).toBeUndefined();
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();

  await expect
    .poll(async () => (await activityOf(familyMember)).map((line) => line.activity_type))
    .toEqual(["medication_action", "order_medication_clicked"]);
  const [first, second] = await activityOf(familyMember);
  expect(first?.activity_data).toMatchObject({ action: "order_clicked" });
  expect(second?.activity_data).toMatchObject({ pharmacy_id: gdd?.id });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(boxMenu(page, "Doliprane")).toBeFocused();
});

test("a box with ten units or more is not called low", async ({ page, familyMember, signInAs }) => {
  await linkReferences(familyMember.client);
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await chooseForBox(page, "Spasfon", "Commander en ligne");
  const dialog = page.getByRole("dialog", { name: "Commander en ligne" });
  await expect(dialog.getByText(/^Stock actuel\s:\s/)).toBeVisible();
  await expect(dialog.getByText("Stock faible")).toBeHidden();
});

test("an address with words that no list knows shows whom to call, and no pharmacy", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto(
    "/recommended-pharmacies?symptoms=mon+coude+fait+clic+clac&country=France%2FEurope",
  );
  await expect(page.getByText("Notre liste ne connaît pas ces mots")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Appeler le 01\s45\s42\s59\s59/ })).toBeVisible();
  for (const name of FRENCH) await expect(page.getByRole("heading", { name })).toHaveCount(0);
});

test("a favorite is kept, told, and comes first the next time", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/recommended-pharmacies?symptoms=mal+de+t%C3%AAte&country=France%2FEurope");
  await expect(page.getByRole("heading", { name: "Pharmacies recommandées" })).toBeVisible();
  await expect(page.getByText("Pour : mal de tête")).toBeVisible();
  for (const name of FRENCH) await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("Livraison en 24-48h").first()).toBeVisible();
  await expect(page.getByText(/€|\$/)).toHaveCount(0);

  const star = page.getByRole("button", { name: "Favori : Univers Pharmacie" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await star.click();
  await expect(page.getByText("Univers Pharmacie ajouté aux favoris")).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toBeFocused();

  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  const partners = page.locator("section").filter({ hasText: "Pharmacies partenaires" }).last();
  await expect(partners.getByRole("article").first()).toContainText("Univers Pharmacie");
  await star.click();
  await expect(page.getByText("Univers Pharmacie retiré des favoris")).toBeVisible();
  await expect
    .poll(async () => (await activityOf(member)).map((line) => line.activity_type))
    .toEqual(["pharmacy_favorited", "pharmacy_unfavorited"]);
  // Symptoms stand in the address, and stay there.
  for (const { page_url } of await activityOf(member)) expect(page_url).not.toContain("symptoms");
});

test("who turned analytics off leaves no trace of a click", async ({ page, member, signInAs }) => {
  await member.client
    .from("user_preferences")
    .update({ analytics_enabled: false })
    .eq("user_id", member.account)
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/recommended-pharmacies?country=France%2FEurope");
  const asked = page.waitForResponse((response) => response.url().includes("analytics_enabled"));
  await page.getByRole("button", { name: "Favori : La Santé" }).click();
  await expect(page.getByText("La Santé ajouté aux favoris")).toBeVisible();
  await asked;
  expect(await activityOf(member)).toEqual([]);
});

test("a preference that could not be saved says so and stays as it was", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/user_pharmacy_preferences/);
  await signInAs(page, member);
  await page.goto("/recommended-pharmacies?country=France%2FEurope");
  const star = page.getByRole("button", { name: "Favori : La Santé" });
  await expect(star).toBeVisible();
  await page.route(/user_pharmacy_preferences/, (route) => route.fulfill({ status: 500 }));
  await star.click();
  await expect(page.getByText("Votre choix n’a pas été gardé. Réessayez.")).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "false");
});

test("outside France nobody is sent to a partner, but to the public register", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/recommended-pharmacies?symptoms=fiebre&country=Spain%2FEurope");
  await expect(page.getByText("Pas de pharmacie partenaire ici")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Commander/ })).toHaveCount(0);
  await expect(
    page.getByRole("link", { name: /^Ouvrir la liste officielle : AEMPS/ }),
  ).toHaveAttribute("href", "https://distafarma.aemps.es/");
  await expectAccessible(page);
});

test("a stranger signs in first and comes back to the same pharmacies", async ({ page }) => {
  await page.goto("/recommended-pharmacies?symptoms=toux&country=France%2FEurope");
  await expect(page).toHaveURL(/\/fr-fr\/login\?/);
  expect(new URL(page.url()).searchParams.get("next")).toBe(
    "/recommended-pharmacies?symptoms=toux&country=France%2FEurope",
  );
});

test("the pharmacies fit, read and speak in three languages", async ({
  page,
  context,
  familyMember,
  signInAs,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, familyMember);
  for (const locale of ["fr-fr", "us-en", "es-es"]) {
    await context.addCookies([{ name: "preferred-locale", value: locale, url: `${baseURL}` }]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("/recommended-pharmacies?symptoms=fi%C3%A8vre&country=France%2FEurope");
    await expect(page.getByRole("article")).toHaveCount(6);
    expect(await page.locator("html").getAttribute("lang")).toBe(locale.slice(3));
    await expect(page.getByText(/\bpharmacies\.[a-z]+\b/i)).toHaveCount(0);
    await expectAccessible(page, locale === "fr-fr" ? "all" : "all but colours");
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${locale} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "colours");
});
