import type { Locator, Page } from "@playwright/test";
import { boxMenu, chooseForBox } from "./fixtures/box-menu.ts";
import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

/** What adds, changes and deletes a box. */
const WRITES = /rest\/v1\/(medications|rpc\/save_box)/;

/** Boxes named by their number, the first added last, each expiring a day after the one before. */
async function fill({ account, client }: Member, count: number): Promise<void> {
  const boxes = Array.from({ length: count }, (_, nth) => ({
    user_id: account,
    name: `Boîte ${nth + 1}`,
    dosage: `${nth + 1} mg`,
    form: "Comprimé",
    total_quantity: 30,
    current_quantity: 30,
    expiry_date: dayIn(100 + nth),
  }));
  await client.from("medications").insert(boxes).throwOnError();
}

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("table").getByRole("row").filter({ hasText: name });

/** What the buttons of the first rows are called: the boxes, in the order shown. */
const boxes = (page: Page): Promise<string[]> =>
  page.locator("tbody tr[data-index] td:first-child button").allTextContents();

test("the table is sorted by its headings and filtered, and the back button undoes each step", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText("5 médicaments", { exact: true })).toBeVisible();
  const newestFirst = await boxes(page);

  const expiry = page.getByRole("columnheader", { name: "Péremption" });
  await expiry.getByRole("button").press("Enter");
  await expect(expiry).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByLabel("Trier par")).toHaveValue("expiry-ascending");
  expect(await boxes(page)).toEqual([
    "Humexlib",
    "Spasfon",
    "BiafineAct",
    "Desloratadine Biogaran",
    "Doliprane",
  ]);
  await expectAccessible(page);
  await expiry.getByRole("button").press("Enter");
  await expect(expiry).toHaveAttribute("aria-sort", "descending");
  expect((await boxes(page))[0]).toBe("Doliprane");

  await page.getByRole("columnheader", { name: "Dosage" }).getByRole("button").click();
  await expect(expiry).not.toHaveAttribute("aria-sort");
  expect((await boxes(page))[0]).toBe("BiafineAct");
  await page.getByLabel("Statut").selectOption("Périmés");
  await expect(page.getByText("5 médicaments, 4 masqués")).toBeVisible();
  expect(await boxes(page)).toEqual(["Humexlib"]);

  await page.reload();
  await expect(page.getByText("5 médicaments, 4 masqués")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("5 médicaments", { exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Dosage" })).toHaveAttribute("aria-sort");
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel("Trier par")).toHaveValue("newest");
  expect(await boxes(page)).toEqual(newestFirst);
});

test("a box is added from two letters, with a month for its expiry and hours to be reminded at", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText("Aucun médicament enregistré")).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: "Ajouter un médicament" })
    .last()
    .click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await dialog.getByLabel("Nom du médicament").pressSequentially("do");
  const proposed = page.getByRole("option");
  await expect(proposed.first()).toBeVisible();
  expect(await proposed.count()).toBeLessThanOrEqual(5);
  await dialog.getByLabel("Nom du médicament").fill("DOLIPRANE 1000");
  await proposed.filter({ hasText: "1000 mg" }).first().click();
  await expect(dialog.getByLabel("Dosage")).toHaveValue("1000 mg");
  await expect(dialog.getByLabel("Quantité actuelle")).not.toHaveValue("");
  await dialog.getByRole("radio", { name: "Comprimé" }).check({ force: true });
  await dialog.getByLabel("Date de péremption").fill("2/2088");
  await expect(dialog.getByText("Se conserve jusqu’au 29 février 2088 inclus")).toBeVisible();

  await dialog.getByLabel("Me rappeler de le prendre").check();
  // What the list says of its doses gives no hours: they are asked for.
  await expect(dialog.getByLabel("Heure du rappel 1")).toHaveValue("");
  await dialog.getByLabel("Heure du rappel 1").fill("08:00");
  await dialog.getByLabel("Quantité 1").fill("1");
  await expect(dialog.getByRole("button", { name: /^Retirer l’heure/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Ajouter une heure" }).click();
  await dialog.getByLabel("Heure du rappel 2").fill("20:30");
  await dialog.getByLabel("Quantité 2").fill("1");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(rowOf(page, "Doliprane")).toContainText("29/02/2088");
  await chooseForBox(page, /^Autres actions : Doliprane/, "Modifier");
  const editing = page.getByRole("dialog", { name: /^Modifier Doliprane/ });
  await expect(editing.getByLabel("Date de péremption")).toHaveValue("29/02/2088");
  await expect(editing.getByLabel("Heure du rappel 1")).toHaveValue("08:00");
  await expect(editing.getByLabel("Heure du rappel 2")).toHaveValue("20:30");
  await editing.getByLabel("Quantité actuelle").fill("-1");
  await editing.getByLabel("Quantité totale").fill("0");
  await editing.getByRole("button", { name: "Enregistrer" }).click();
  await expect(editing.getByText("La quantité actuelle ne peut pas être négative.")).toBeVisible();
  await expect(editing.getByText("La quantité totale est d’au moins 1.")).toBeVisible();
});

test("a failed action shows the specified error, and keeps the input", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(WRITES);
  await fill(member, 2);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.route(WRITES, (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 500, json: { code: "XX000", message: "no" } }),
  );
  await chooseForBox(page, "Boîte 1", "Modifier");
  const editing = page.getByRole("dialog", { name: "Modifier Boîte 1" });
  await editing.getByLabel("Notes").fill("dans la cuisine");
  await editing.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Le médicament n’a pas été modifié. Réessayez.")).toBeVisible();
  await expect(editing.getByLabel("Notes")).toHaveValue("dans la cuisine");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Abandonner" }).click();

  await chooseForBox(page, "Boîte 2", "Supprimer");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Annuler" })).toBeFocused();
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Le médicament n’a pas été supprimé. Réessayez.")).toBeVisible();
  await expect(rowOf(page, "Boîte 2")).toBeVisible();

  await page.unroute(WRITES);
  await chooseForBox(page, "Boîte 2", "Supprimer");
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Boîte 2 a été supprimé")).toBeVisible();
  await expect(page.getByText("1 médicament", { exact: true })).toBeVisible();
});

test("a list of hundreds is walked by keyboard, keeps its place after an edit, and stands in full on paper", async ({
  page,
  member,
  signInAs,
}) => {
  await fill(member, 300);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory?order=name-ascending");
  await expect(page.getByText("300 médicaments", { exact: true })).toBeVisible();
  expect(await page.getByRole("row").count()).toBeLessThan(40);

  // Past the rows that were drawn at first: each is there by the time the focus comes.
  await page.getByRole("button", { name: "Boîte 1", exact: true }).focus();
  const focused = page.locator(":focus");
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press("Tab");
    // The rows below are drawn in the frame after the one that scrolls to the focus.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    if ((await focused.textContent()) === "Boîte 20") break;
  }
  await expect(focused).toHaveText("Boîte 20");
  await expect(focused).toBeInViewport();

  await page.locator("html").evaluate((html) => window.scrollTo(0, html.scrollHeight / 2));
  const menu = boxMenu(page, "Boîte 150");
  await expect(menu).toBeInViewport();
  await chooseForBox(page, "Boîte 150", "Modifier");
  const dialog = page.getByRole("dialog", { name: "Modifier Boîte 150" });
  await dialog.getByLabel("Dosage").fill("151 mg");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "151 mg").first()).toBeInViewport();
  await expect(menu).toBeInViewport();
  await expect(menu).toBeFocused();

  // What `window.print` begins with, where there is no printer.
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByText(/^Boîte \d+ /)).toHaveCount(300);
  await expect(page.getByText(`Inventaire de ${member.firstName}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  await expect(page.getByLabel("Rechercher par nom ou dosage")).toBeHidden();
});

test("a phone shows the same boxes in the same order, and the barcode button says what is to come", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await page.getByLabel("Trier par").selectOption("Stock le plus bas");
  const cards = page.getByRole("list", { name: "Médicaments" }).getByRole("listitem");
  await expect(cards.first()).toContainText("Desloratadine Biogaran");
  await expect(cards.first()).toContainText("9 sur 30");
  await page.getByRole("button", { name: "Scanner un code-barres" }).click();
  await expect(page.getByRole("dialog", { name: "Scanner un code-barres" })).toBeVisible();
  await expectAccessible(page);
});

test("on a small phone, what was forgotten and what is suggested come into sight, and no message lies on a button", async ({
  page,
  familyMember,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_FAILED/);
  await page.setViewportSize({ width: 375, height: 667 });
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Ajouter un médicament" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Nom du médicament" }).fill("Zélixir");
  await form.getByLabel("Dosage").fill("5 mg");
  const add = form.getByRole("button", { name: "Ajouter", exact: true });
  await add.click();
  await expect(form.getByText("Choisissez une forme.")).toBeInViewport();

  await form.getByText("Sirop", { exact: true }).click();
  await form.getByLabel("Quantité actuelle").fill("5");
  await form.getByLabel("Quantité totale").fill("10");
  await form.getByLabel("Date de péremption").fill("2030-05-31");
  await page.route(WRITES, (route) => route.abort());
  await add.click();
  const toast = page.getByText("Le médicament n’a pas été ajouté. Réessayez.");
  await expect(toast).toBeVisible();
  await expect(add).toBeInViewport({ ratio: 1 });
  const [toastBox, dialogBox] = await Promise.all([toast.boundingBox(), form.boundingBox()]);
  const foot = (toastBox?.y ?? 0) + (toastBox?.height ?? 0);
  expect(foot).toBeGreaterThan(0);
  expect(dialogBox?.y).toBeGreaterThan(foot);
  await page.unroute(WRITES);

  await page.goto("/fr-fr/dashboard");
  await page.getByRole("combobox", { name: "Symptôme" }).fill("fièvre");
  const list = page.getByRole("listbox");
  // The page may stand at a fraction of a pixel.
  await expect(list).toBeInViewport({ ratio: 0.99 });
  const bar = page.getByRole("navigation").filter({ hasText: "Inventaire" });
  // What the home still waits for may come above the field and move it, at most once.
  await expect
    .poll(async () => {
      const [shown, below] = await Promise.all([list.boundingBox(), bar.boundingBox()]);
      return (shown?.y ?? 0) + (shown?.height ?? 0) - (below?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
});
