import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("choosing in the menu keeps page, query, hash and the choice, and replaces the entry", async ({
  page,
}) => {
  await page.goto("/fr-fr/");
  await page.goto("/fr-fr/register?from=mail#form");
  await page.setViewportSize({ width: 768, height: 600 });
  await page.getByRole("button", { name: /^FR · Français/ }).click();
  const menu = page.getByRole("navigation", { name: "Sélection de la langue" });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole("link", { name: "FR · English" }).click();

  await expect(page).toHaveURL(/\/fr-en\/register\?from=mail#form$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    "user-country": "FR",
    "preferred-locale": "fr-en",
    "user-choice-made": "true",
    "trousse-language": "en",
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/fr-fr\/$/);

  // From now on an address without a locale, and one that has none, speak English.
  await page.goto("/login?a=1#b");
  await expect(page).toHaveURL(/\/fr-en\/login\?a=1#b$/);
  await page.goto("/");
  await expect(page).toHaveURL(/\/fr-en\/$/);
  await page.goto("/auth");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("button", { name: /^FR · English/ })).toBeVisible();
});

test("a page without a locale is drawn again in the chosen language", async ({ page }) => {
  await page.goto("/auth#top");
  await page.getByRole("button", { name: /^FR · Français/ }).click();
  await page.getByRole("link", { name: "FR · English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(/\/auth#top$/);
});

test("the menu is walked with the keys alone, and gives the focus back", async ({ page }) => {
  await page.goto("/es-es/login");
  await page.evaluate(() => localStorage.setItem("user-country", "MX"));
  await page.reload();
  const button = page.getByRole("button", { name: /^ES · Español/ });
  const spanish = page.getByRole("link", { name: "ES · Español" });
  const english = page.getByRole("link", { name: "ES · English" });
  const smart = page.getByRole("button", { name: "Selección inteligente" });

  // The arrow is a script's, and scripts come when the page is painted; Enter opens the menu without any.
  await expect(async () => {
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(spanish).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(spanish).toBeFocused();
  await expect(spanish).toHaveAttribute("aria-current", "true");
  for (const { key, goal } of [
    { key: "ArrowDown", goal: english },
    { key: "End", goal: smart },
    { key: "ArrowDown", goal: spanish },
    { key: "ArrowUp", goal: smart },
    { key: "Home", goal: spanish },
  ]) {
    await page.keyboard.press(key);
    await expect(goal, key).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(spanish).toBeHidden();
  await expect(button).toBeFocused();

  // Tabbing on closes it too.
  await page.keyboard.press("Enter");
  await expect(spanish).toBeFocused();
  await page.keyboard.press("End");
  await expect(smart).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(spanish).toBeHidden();
});

test("the dialog names the country, offers its languages, and closes as one expects", async ({
  page,
}) => {
  await page.goto("/fr-fr/");
  const button = page.getByRole("button", { name: /^FR · Français/ });
  const dialog = page.getByRole("dialog", { name: "Sélection de la langue" });
  const open = async () => {
    await button.click();
    await page.getByRole("button", { name: "Sélection intelligente" }).click();
    await expect(dialog).toBeVisible();
  };

  await open();
  await expectAccessible(page);
  await expect(dialog.getByRole("button", { name: /^Français/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await open();
  await page.mouse.click(10, 400);
  await expect(dialog).toBeHidden();

  await open();
  await dialog.getByLabel("Pays").selectOption("Canada");
  await dialog.getByRole("button", { name: "English Langue principale · us-en" }).click();
  await expect(page).toHaveURL(/\/us-en\/$/);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^US · English/ }).click();
  await expect(page.getByRole("link", { name: "FR · Français" })).toBeVisible();
});

test("a browser that refuses its storage still changes the language", async ({
  page,
  errorMonitor,
}) => {
  errorMonitor.allow(/does not let us keep the language/);
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/fr-fr/");
  await page.getByRole("button", { name: /^FR · Français/ }).click();
  await page.getByRole("link", { name: "FR · English" }).click();
  await expect(page).toHaveURL(/\/fr-en\/$/);
});

test("signed in, the header leads to the dashboard, fits a small phone, and lets one out", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/console error: Failed to load resource.*404/);
  await signInAs(page, member);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/us-es/nada");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Inicio de Trousse" })).toHaveAttribute(
    "href",
    "/us-es/dashboard",
  );
  await expect(header.getByRole("link", { name: "Comenzar" })).toHaveCount(0);
  const account = header.getByRole("button", { name: "Mi cuenta" });
  await expect(account).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await account.click();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL(/\/us-es\/?$/);
});
