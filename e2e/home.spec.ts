import { aChild } from "./fixtures/a-child.ts";
import { chooseForBox } from "./fixtures/box-menu.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("a brother with a fever is offered his sister's syrup, and the dose is his", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const { data: reference } = await client
    .from("medication_references")
    .select("id, name, dosage")
    .eq("form", "Sirop")
    .ilike("active_molecule", "parac%")
    .eq("prescription_required", "Non")
    .limit(1)
    .single()
    .throwOnError();
  const { data: syrup } = await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: lea,
      reference_id: reference.id,
      name: reference.name,
      dosage: reference.dosage,
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 90,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();

  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Hugo");
  await page.getByRole("combobox", { name: "Symptôme" }).fill("fièvre");
  await page.getByRole("listbox").getByRole("option").filter({ hasText: "Fièvre" }).first().click();
  await page.getByRole("button", { name: "Analyser" }).click();
  const offer = page
    .getByRole("dialog", { name: "Analyse des symptômes" })
    .getByRole("article")
    .filter({ hasText: "Aussi dans la maison, au nom de Léa" });
  await expect(offer).toBeVisible();
  await expect(offer.getByRole("button", { name: "Je l’ai donné" })).toBeHidden();
  await offer.getByRole("button", { name: /Boîte réservée à Léa/ }).click();
  await offer.getByRole("button", { name: "Je l’ai donné" }).click();

  const dose = page.getByRole("dialog", { name: /^Noter une prise/ });
  await expect(dose.getByRole("radio", { name: "Hugo" })).toBeChecked();
  await expect(dose.getByText("Cette boîte est au nom de Léa.")).toBeVisible();
  await dose.getByLabel("Quantité prise").fill("10");
  await expectAccessible(page);
  await dose.getByRole("button", { name: "Noter la prise" }).click();
  await expect(page.getByText(/^Prise notée pour Hugo/)).toBeVisible();

  const { data: doses } = await client
    .from("medication_intake_logs")
    .select("profile_id, user_id, quantity_taken, medications(current_quantity)")
    .eq("medication_id", syrup.id)
    .throwOnError();
  expect(doses).toEqual([
    {
      profile_id: hugo,
      user_id: account,
      quantity_taken: 10,
      medications: { current_quantity: 80 },
    },
  ]);
});

test("a box is given to the whole home and stands in everybody's list", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  await client
    .from("medications")
    .insert({
      user_id: account,
      name: "Spasfon",
      dosage: "80 mg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2090-01-31",
    })
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await chooseForBox(page, "Spasfon", "Modifier");
  const form = page.getByRole("dialog", { name: "Modifier Spasfon" });
  await form.getByLabel("Où elle est rangée").fill("Armoire de l’entrée");
  await form.getByRole("checkbox", { name: "Pour toute la maison" }).check();
  await form.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Spasfon est à jour")).toBeVisible();
  await expect(page.getByRole("row", { name: /Spasfon/ })).toContainText("Maison");

  await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Léa");
  await page.getByRole("button", { name: "Spasfon", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Spasfon" });
  await expect(details).toContainText("Armoire de l’entrée");
  await details.getByRole("button", { name: "Noter une prise" }).click();
  await expect(
    page.getByRole("dialog", { name: /^Noter une prise/ }).getByRole("radio", { name: "Léa" }),
  ).toBeChecked();
});
