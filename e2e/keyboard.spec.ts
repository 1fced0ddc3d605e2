import type { Page } from "@playwright/test";
import { aHomeWithTwoChildren } from "./fixtures/a-home-with-two-children.ts";
import { expectFocusSomewhere, pressByKeyboard, tabTo } from "./fixtures/by-keyboard.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });

const doseDialog = (page: Page) => page.getByRole("dialog", { name: /^Noter une prise/ });
const rowOfHugo = (page: Page) =>
  page.getByRole("button", { name: /^Noter une prise : Hugo · Doliprane/ });

test("the ten tasks of a home are done by the keyboard alone", async ({
  page,
  member,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const main = page.getByRole("main");
  const today = page.locator("#today");

  await test.step("a planned dose, and taking it back", async () => {
    await pressByKeyboard(page, today.getByRole("button", { name: /^(Déjà pris|Pris) : Zymad/ }));
    await expect(today.getByText("Prise", { exact: true })).toBeVisible();
    await expectFocusSomewhere(page);
    await pressByKeyboard(page, today.getByRole("button", { name: /^Annuler/ }));
    await expect(today.getByRole("button", { name: /^(Déjà pris|Pris) : Zymad/ })).toBeVisible();
    await expectFocusSomewhere(page);
  });

  await test.step("the last dose of a substance is said when the form opens", async () => {
    await pressByKeyboard(page, rowOfHugo(page));
    await expect(doseDialog(page)).toHaveAccessibleDescription(/Dernière dose .+5\smL de sirop/);
    await page.keyboard.press("Escape");
    await expect(rowOfHugo(page)).toBeFocused();
  });

  await test.step("an unplanned dose by its shortcut, and taking it back", async () => {
    await page.keyboard.press("n");
    const choice = page.getByRole("dialog", { name: "Noter une prise", exact: true });
    await pressByKeyboard(page, choice.getByRole("button", { name: /Hugo · Doliprane/ }));
    const form = page.getByRole("dialog", { name: "Noter une prise de Doliprane" });
    await expect(form.getByLabel("Quantité prise")).toHaveValue("5");
    await pressByKeyboard(page, form.getByRole("button", { name: "Noter la prise" }));
    await expect(page.getByText(/^Prise notée.*Doliprane, /)).toBeVisible();
    await expectFocusSomewhere(page);
    await pressByKeyboard(page, main.getByRole("button", { name: "Annuler la prise : Doliprane" }));
    await expect(page.getByText("Prise supprimée", { exact: false })).toBeVisible();
    await expectFocusSomewhere(page);
  });

  await test.step("what expires", async () => {
    await page.keyboard.press("/");
    const search = page.getByRole("dialog", { name: "Chercher partout" });
    await expect(search.getByRole("textbox")).toBeFocused();
    await page.keyboard.type("toplexil");
    await expect(search.getByRole("status")).toHaveText("1 résultat");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const details = page.getByRole("dialog", { name: "Toplexil" });
    await expect(details.getByText("Se périme dans 5 jours")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
    await expectFocusSomewhere(page);
  });

  await test.step("another person, with what they cannot have", async () => {
    const strip = page.getByRole("list", { name: "Pour qui" });
    const hugo = strip.getByRole("button", { name: /^Hugo/ });
    await pressByKeyboard(page, hugo);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aujourd’hui, Hugo");
    await expect(hugo).toBeFocused();
    await expect(main.getByText("Allergies : Arachide").first()).toBeVisible();
  });

  await test.step("an answer about fever", async () => {
    await tabTo(page, page.getByRole("combobox", { name: "Symptôme" }));
    await page.keyboard.type("fièvre");
    await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    const analyse = page.getByRole("button", { name: "Analyser" });
    await pressByKeyboard(page, analyse);
    const answer = page.getByRole("dialog", { name: "Analyse des symptômes" });
    await expect(answer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(answer).toBeHidden();
    await expectFocusSomewhere(page);
  });

  await test.step("whom to call", async () => {
    const call = main.getByRole("link", { name: /15/ });
    await tabTo(page, call, "Shift+Tab");
    await expect(call).toHaveAttribute("href", "tel:15");
  });

  await test.step("a new box, on a page that the focus follows to", async () => {
    const inventory = page
      .getByRole("navigation", { name: "Navigation principale" })
      .filter({ visible: true })
      .getByRole("link", { name: "Inventaire" });
    await tabTo(page, inventory, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Inventaire" })).toBeFocused();
    const add = page.getByRole("button", { name: /^Ajouter un médicament/ }).first();
    await pressByKeyboard(page, add);
    const form = page.getByRole("dialog", { name: /^Ajouter un médicament/ });
    await expect(form.getByLabel("Nom")).toBeFocused();
    await page.keyboard.type("Smecta");
    await tabTo(page, form.getByLabel("Dosage"));
    await page.keyboard.type("3 g");
    await tabTo(page, form.getByLabel(/^Quantité totale/));
    await page.keyboard.type("30");
    await expectAccessible(page);
  });
});

test("shortcuts are silent while somebody types, are listed at “?”, and can be turned off", async ({
  page,
  member,
  signInAs,
}) => {
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const field = page.getByRole("combobox", { name: "Symptôme" });
  await field.fill("n/?");
  await page.keyboard.type("n/?");
  await expect(field).toHaveValue("n/?n/?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await field.fill("");
  await tabTo(page, page.getByRole("button", { name: "Chercher partout" }), "Shift+Tab");

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(list).toContainText("Noter une prise");
  await expectAccessible(page);
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await pressByKeyboard(page, list.getByRole("link", { name: /^Les désactiver/ }));
  const choice = page.getByRole("switch", { name: "Utiliser les raccourcis sur cet appareil" });
  await expect(choice).toBeVisible();
  await tabTo(page, choice);
  await page.keyboard.press("Space");
  await expect(choice).not.toBeChecked();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await expect(choice).not.toBeChecked();
});

for (const { key, opens } of [
  { key: "?", opens: "Raccourcis clavier" },
  { key: "n", opens: /^Noter une prise/ },
  { key: "/", opens: "Chercher partout" },
]) {
  test(`the key ${key} is answered that was pressed once, as soon as the title was there`, async ({
    page,
    member,
    signInAs,
  }) => {
    await aHomeWithTwoChildren(member);
    await signInAs(page, member);
    const pressed = Promise.withResolvers<void>();
    // The document is drawn before any script of it is here.
    await page.route("**/assets/*.js", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.goto("/fr-fr/inventory", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press(key);
    pressed.resolve();
    await expect(page.getByRole("dialog", { name: opens })).toBeVisible();
  });
}
