import type { Locator, Page } from "@playwright/test";
import { newEmail } from "@trousse/backend/testing/test-email";
import { createAccount } from "#testing/builders/account.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

declare global {
  interface Window {
    noteSeen: (text: string) => void;
  }
}

const endOf = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Votre session a pris fin" });

/** A box that is typed and not saved. */
async function typeBox(page: Page): Promise<Locator> {
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText("Aucun médicament enregistré")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: "Ajouter un médicament" })
    .last()
    .click();
  const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await form.getByLabel("Nom du médicament").fill("Sirop de la tante Odile");
  await form.getByLabel("Dosage").fill("5 mg/mL");
  await form.getByRole("radio", { name: "Sirop" }).check({ force: true });
  await form.getByLabel("Quantité actuelle").fill("1");
  await form.getByLabel("Quantité totale").fill("1");
  await form.getByLabel("Date de péremption").fill("2/2088");
  await form.getByLabel("Notes").fill("dans la porte du frigo");
  return form;
}

/** As from another device: the page hears of it with its next request, which is that of its form at the latest. */
async function endSession(member: Member, form: Locator): Promise<void> {
  await member.client.auth.signOut({ scope: "global" });
  const button = form.getByRole("button", { name: "Ajouter", exact: true });
  await button.click({ timeout: 3000 }).catch(() => undefined);
}

async function signIn(cover: Locator, { email, password }: { email: string; password: string }) {
  await cover.getByLabel("Adresse e-mail").fill(email);
  await cover.getByLabel("Mot de passe", { exact: true }).fill(password);
  await expect(cover.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  await cover.getByRole("button", { name: "Se connecter" }).click();
}

const save = (form: Locator) => form.getByRole("button", { name: "Ajouter", exact: true }).click();

test("a session that ends under a box being typed asks for its person, and the box is saved as typed", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/status of 40[01]/);
  await signInAs(page, member);
  const form = await typeBox(page);
  await endSession(member, form);

  const cover = endOf(page);
  await expect(cover).toBeVisible();
  await expect(cover).toContainText(member.email);
  await expect(page).toHaveURL(/\/fr-fr\/inventory$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole("main")).toBeHidden();
  await expectAccessible(page);

  await test.step("no key and no way back loses or shows it", async () => {
    for (const key of ["Escape", "n"]) await page.keyboard.press(key);
    await page.mouse.click(2, 2);
    for (const key of ["Escape", "n"]) await page.keyboard.press(key);
    await expect(cover).toBeVisible();
    await page.goBack();
    await expect(cover).toBeVisible();
    await expect(page.getByRole("alertdialog", { includeHidden: true })).toHaveCount(0);
  });

  await test.step("a wrong password is answered there", async () => {
    await signIn(cover, { ...member, password: "Pas-le-bon-1" });
    await expect(cover.getByText("Email ou mot de passe incorrect.")).toBeVisible();
  });

  await signIn(cover, member);
  await expect(cover).toBeHidden();
  await expect(form.getByLabel("Nom du médicament")).toHaveValue("Sirop de la tante Odile");
  await expect(form.getByLabel("Notes")).toHaveValue("dans la porte du frigo");
  await save(form);
  await expect(form).toBeHidden();
  await expect(page.getByRole("table").getByText("Sirop de la tante Odile")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("table").getByText("Sirop de la tante Odile")).toHaveCount(1);
});

test("another person who signs in there sees nothing of it, and lands on their own page", async ({
  page,
  member,
  reachableServer,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/status of 40[01]/);
  const guest = { ...member, email: newEmail("guest"), firstName: "Ana" };
  const joined = await createAccount(reachableServer, guest);
  await signInAs(page, member);
  const form = await typeBox(page);
  await endSession(member, form);
  const cover = endOf(page);
  await expect(cover).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("Odile")) sent.push(request.url());
  });
  await expect(form).toBeHidden();
  const seen: string[] = [];
  await page.exposeFunction("noteSeen", (text: string) => seen.push(text));
  await page.evaluate(() => {
    const look = () => {
      const field = document.querySelector("textarea[name=notes]");
      if (field?.checkVisibility({ visibilityProperty: true })) window.noteSeen("the form");
    };
    const all = { attributes: true, childList: true, subtree: true };
    new MutationObserver(look).observe(document, all);
  });

  await signIn(cover, guest);
  await page.waitForURL(/\/fr-fr\/inventory$/, { waitUntil: "load" });
  await expect(page.getByText("Aucun médicament enregistré")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Odile")).toHaveCount(0);
  expect({ seen, sent }).toEqual({ seen: [], sent: [] });
  for (const { client } of [joined, member]) {
    const { data } = await client.from("medications").select("name");
    expect(data ?? []).toEqual([]);
  }
});

test("signing in in another tab is enough, and signing out by hand there keeps nothing", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/status of 40[01]/);
  await signInAs(page, member);
  const form = await typeBox(page);
  await endSession(member, form);
  const cover = endOf(page);
  const opening = context.waitForEvent("page");
  await cover.getByRole("link", { name: "Se connecter dans un nouvel onglet" }).click();
  const second = await opening;
  await signIn(second.locator("body"), member);
  await expect(second).toHaveURL(/\/fr-fr\/dashboard$/);
  await expect(cover).toBeHidden();
  await expect(form.getByLabel("Notes")).toHaveValue("dans la porte du frigo");

  await second.getByRole("button", { name: "Mon compte" }).click();
  await second.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/login\?next=%2Ffr-fr%2Finventory&ended=1$/);
  await expect(form).toHaveCount(0);
});
