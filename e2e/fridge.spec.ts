import type { Page } from "@playwright/test";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { printPage } from "./fixtures/read-pdf.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

const spaced = (text: string) => text.replace(/\s+/gu, " ");

/** One sheet of A4, with its words. */
async function printed(page: Page): Promise<string> {
  const pdf = await printPage(page);
  expect(pdf.pages.map((each) => [Math.round(each.width), Math.round(each.height)])).toEqual([
    [210, 297],
  ]);
  expect(pdf.isTagged).toBe(true);
  expect(pdf.language).toMatch(/^fr/);
  expect(pdf.missingFonts).toEqual([]);
  return spaced(pdf.text);
}

test("the sheet says whom to call, who may not have what, and where the boxes stand", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  await client
    .from("profile_details")
    .insert({
      profile_id: hugo,
      allergies: ["Arachide"],
      treating_doctor_name: "Dr Petit",
      treating_doctor_phone: "01 23 45 67 89",
    })
    .throwOnError();
  const common = { user_id: account, is_common: true };
  const syrup = await aBoxOfReference(client, "66477582", common);
  await client
    .from("medications")
    .update({ location: "Salle de bains, en haut" })
    .eq("id", syrup)
    .throwOnError();
  await client
    .from("medications")
    .insert(
      [
        { ...common, name: "Mélange de Mamie", dosage: "inconnu", form: "Sirop" },
        {
          ...common,
          name: "Vieux sirop",
          dosage: "inconnu",
          form: "Sirop",
          expiry_date: "2020-01-31",
        },
      ].map((box) => ({
        total_quantity: 100,
        current_quantity: 100,
        expiry_date: "2090-01-31",
        ...box,
      })),
    )
    .throwOnError();
  const antibiotic = await aBoxOfReference(client, "66477582", {
    user_id: account,
    profile_id: hugo,
  });
  await client
    .from("medications")
    .update({ name: "Augmentin", location: "Réfrigérateur" })
    .eq("id", antibiotic)
    .throwOnError();
  await client
    .from("medication_reminders")
    .insert({ medication_id: antibiotic, reminder_time: "16:10", ends_on: "2089-12-30" })
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/readiness");
  await page.getByRole("link", { name: "Imprimer la feuille du frigo" }).click();
  const boxes = page.getByRole("list", { name: /^Boîtes à la maison pour Hugo/ });
  await expect(boxes).toContainText(/Doliprane/i);
  await expect(boxes).toContainText("Salle de bains, en haut");
  // What the child is given now comes first, with its hours and without an amount.
  await expect(boxes.getByRole("listitem").first()).toContainText(
    /Augmentin.*Traitement en cours\s: tous les jours à\s16:10, jusqu’au 30\sdécembre\s2089/i,
  );
  // What no rule knows is said as unknown, and what is expired is not there.
  await expect(boxes.getByRole("listitem").filter({ hasText: "Mélange de Mamie" })).toContainText(
    /Non classé.*lieu non renseigné/i,
  );
  await expect(boxes).not.toContainText("Vieux sirop");
  await expect(page.getByRole("link", { name: "01 45 42 59 59" })).toHaveAttribute(
    "href",
    "tel:0145425959",
  );
  await expectAccessible(page);

  const words = await printed(page);
  for (const said of [
    "15",
    "01 45 42 59 59",
    "Hugo",
    "Allergies : Arachide",
    "16,5 kg, le",
    "Dr Petit",
    "01 23 45 67 89",
    "Salle de bains, en haut",
    "Allergies : non renseigné",
    "Ce n’est pas un avis médical",
  ]) {
    expect(words, said).toContain(said);
  }
  // No dose is printed: a sheet grows old.
  expect(words).not.toMatch(/toutes les \d|par prise|mg\/kg/i);
});

test("a large home stays on one sheet, which says what is not on it", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  for (const name of ["Anne", "Basile", "Cléo", "Dimitri", "Élise", "Félix", "Gaspard", "Inès"]) {
    await aChild(client, account, {
      first_name: `${name} au prénom composé`,
      weight: 20,
      yearsOld: 6,
    });
  }
  await client
    .from("medications")
    .insert(
      Array.from({ length: 15 }, (_, nth) => ({
        user_id: account,
        is_common: true,
        name: `Médicament numéro ${nth} au nom assez long`,
        dosage: "500 mg/30 mg",
        form: "Comprimé",
        total_quantity: 10,
        current_quantity: 10,
        expiry_date: "2090-01-31",
        location: "Armoire de la salle de bains",
      })),
    )
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/fridge");
  await expect(page.getByText("14 autres boîtes ne sont pas sur cette feuille.")).toHaveCount(7);
  await expect(page.getByText("Pas sur cette feuille : Inès au prénom composé.")).toBeVisible();
  const words = await printed(page);
  expect(words).toContain("Gaspard au prénom composé");
});
