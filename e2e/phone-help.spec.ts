import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 812 } });

test("a phone is led through what is missing, with a press where one is needed", async ({
  page,
  context,
}) => {
  await page.goto("/fr-fr/aide/telephone");
  await expect(page).toHaveURL(/\/fr-fr\/help\/phone$/);
  const item = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(item("Adresse chiffrée")).toContainText("C’est bon");
  await expect(item("Trousse sur l’écran d’accueil")).toContainText("Il manque");
  await expect(item("Ouverture sans réseau")).toContainText("C’est bon");
  await expectAccessible(page);

  await context.grantPermissions(["notifications"]);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(item("Notifications")).toContainText("C’est bon");
  await context.clearPermissions();
});

for (const { from, to, title } of [
  { from: "/es-es/ayuda/telefono", to: "/es-es/help/phone", title: "Preparar un teléfono" },
  { from: "/us-en/help/phone", to: "/us-en/help/phone", title: "Set up a phone" },
]) {
  test(`the page opens at ${from}`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText(/phone\.|\{\{/)).toHaveCount(0);
  });
}
