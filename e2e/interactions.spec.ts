import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const APIXABAN = /Association déconseillée avec Eliquis \(apixaban\)\s: risque de saignement\./;

async function eliquisAndAdvil(
  { client, account }: Member,
  shown: { readonly is_common: boolean },
): Promise<void> {
  const box = {
    ...shown,
    user_id: account,
    form: "Comprimé",
    total_quantity: 30,
    current_quantity: 20,
    expiry_date: "2090-01-31",
  };
  await client
    .from("medications")
    .insert([
      { ...box, name: "Eliquis", dosage: "5 mg" },
      { ...box, name: "Advil", dosage: "200 mg" },
    ])
    .throwOnError();
}

test("an anticoagulant in the cabinet speaks against ibuprofen wherever it is met", async ({
  page,
  member,
  signInAs,
}) => {
  await eliquisAndAdvil(member, { is_common: false });

  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await page.getByRole("combobox", { name: "Symptôme" }).fill("mal de tête");
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("button", { name: "Analyser" }).click();
  const analysis = page.getByRole("dialog", { name: "Analyse des symptômes" });
  await expect(analysis.getByText(/^Non proposé\s: Advil 200\smg/)).toContainText(APIXABAN);
  await expect(analysis.getByText(/^Non proposé\s: Advil/)).toContainText(
    /Source\s: ANSM, Thésaurus des interactions médicamenteuses, 10\/2020\. Règle pas encore relue/,
  );
  await expect(analysis.getByRole("article").filter({ hasText: "Advil" })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto("/fr-fr/inventory");
  await expect(page.getByText(/^(Notre liste|Notice)\s: pas avant 6\sans$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Advil", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Advil" });
  await expect(details.getByRole("status")).toContainText(APIXABAN);
  await details.getByRole("button", { name: "Noter une prise" }).click();
  const dose = page.getByRole("dialog", { name: /^Noter une prise/ });
  await expect(dose.getByText(APIXABAN)).toBeVisible();
  await expectAccessible(page);
  await dose.getByLabel(/^Quantité/).fill("1");
  await dose.getByRole("button", { name: "Noter la prise" }).click();
  const question = dose.getByText(/demandez maintenant conseil à un pharmacien ou à un médecin/);
  await expect(question).toBeInViewport();
  await expectAccessible(page);
  await dose.getByRole("button", { name: "Corriger" }).press("Enter");
  await expect(question).toBeHidden();

  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await form.getByLabel("Nom").fill("Nurofen");
  await expect(form.getByText(APIXABAN)).toBeVisible();
});

test("a box of the home is asked about once, and the answer is kept and taken back", async ({
  page,
  member,
  signInAs,
}) => {
  await eliquisAndAdvil(member, { is_common: true });

  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Advil", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Advil" });
  await expect(details.getByRole("status")).toContainText(
    /Eliquis \(apixaban\)\s: est-ce pris(?: par .+)? en ce moment\s\?/,
  );
  await expectAccessible(page);
  await details.getByRole("button", { name: /^Eliquis.* Oui$/ }).click();
  await expect(details.getByRole("status")).toContainText(APIXABAN);
  await expect(details.getByRole("button", { name: /^Eliquis.* Oui$/ })).toHaveCount(0);

  await page.goto("/fr-fr/dashboard");
  await page.getByRole("combobox", { name: "Symptôme" }).fill("mal de tête");
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("button", { name: "Analyser" }).click();
  const analysis = page.getByRole("dialog", { name: "Analyse des symptômes" });
  await expect(analysis.getByText(/^Non proposé\s: Advil 200\smg/)).toContainText(APIXABAN);

  await page.goto("/fr-fr/profile");
  const answers = page.getByRole("region", { name: "Traitements demandés" });
  await expect(answers).toContainText(/Pris\s: Eliquis/);
  await expectAccessible(page);
  await answers.getByRole("button", { name: "Redemander Eliquis" }).click();
  await expect(answers).toHaveCount(0);
});
