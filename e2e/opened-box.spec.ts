import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("eye drops are added as such, opened with one press, and end as their bottle says", async ({
  page,
  member,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Nom du médicament" }).fill("Zélarmes");
  await form.getByLabel("Dosage").fill("0,18 %");
  await form.getByRole("button", { name: "Autres formes" }).click();
  await form.getByText("Collyre", { exact: true }).click();
  await form.getByLabel("Quantité actuelle").fill("200");
  await form.getByLabel("Quantité totale").fill("200");
  await form.getByLabel("Date de péremption").fill("05/2090");
  await expect(form.getByText(/le repère pour ce produit est de 28 jours/)).toBeVisible();
  await form.getByLabel("Jours après ouverture (imprimé sur la boîte)").fill("15");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();

  const name = page.getByRole("button", { name: "Zélarmes", exact: true });
  await name.click();
  const details = page.getByRole("dialog", { name: "Zélarmes" });
  await details.getByRole("button", { name: "Je viens de l’ouvrir" }).click();
  await expect(details.getByText(/^Bon jusqu’au .* après ouverture$/)).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  const box = page.getByRole("article").filter({ has: name });
  await expect(box.getByText("après ouverture")).toBeVisible();
  await expect(box.getByText("Se périme dans 15 jours")).toBeVisible();
});

test("eye drops opened for too long say so, and are not called expired", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const daysAgo = (days: number) => dayIn(-days);
  const box = {
    user_id: account,
    dosage: "1",
    total_quantity: 100,
    current_quantity: 90,
    expiry_date: "2090-01-31",
  };
  await client
    .from("medications")
    .insert([
      { ...box, name: "Vieux collyre", form: "Collyre", opened_on: daysAgo(40) },
      { ...box, name: "Vieux sirop", form: "Sirop", opened_on: daysAgo(150) },
      { ...box, name: "Très vieux sirop", form: "Sirop", opened_on: daysAgo(200) },
    ])
    .throwOnError();
  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const card = (name: string) =>
    page.getByRole("article").filter({ has: page.getByRole("button", { name, exact: true }) });
  await expect(card("Vieux collyre")).toContainText(/Ouvert depuis 40 jours\s; repère\s: 28 jours/);
  await expect(card("Vieux sirop")).toContainText(/Ouvert depuis 150 jours\s; repère\s: 6 mois/);
  await expect(card("Vieux collyre")).not.toContainText("Périmé");

  for (const name of ["Vieux collyre", "Très vieux sirop"]) {
    await expect(card(name)).toContainText("Ouvert depuis longtemps");
    await expect(card(name)).not.toContainText("Valide");
  }
  await expect(card("Vieux sirop")).toContainText("Valide");
  await page.getByRole("button", { name: "Très vieux sirop", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Très vieux sirop" });
  await expect(details.getByText("Ouvert depuis longtemps")).toBeVisible();
  await expectAccessible(page);
});
