import type { SupabaseClient } from "@supabase/supabase-js";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const A_MINUTE = 60_000;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * A_MINUTE).toISOString();

/** A bottle of somebody, in one of their profiles. */
async function aBottle(
  client: SupabaseClient,
  of: { user_id: string; profile_id: string },
  facts: { name: string; dosage: string },
): Promise<string> {
  const { data } = await client
    .from("medications")
    .insert({
      ...of,
      ...facts,
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 90,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  return data?.id;
}

test("at night a parent reads what the other one gave 45 minutes ago from another box", async ({
  page,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const born = new Date().getFullYear() - 5;
  const { data: child } = await client
    .from("profiles")
    .insert({
      created_by: account,
      first_name: "Léa",
      last_name: "Moreau",
      profile_type: "child",
      date_of_birth: `${born}-01-02`,
      weight: 17,
      weight_measured_on: dayIn(0),
    })
    .select("id")
    .single()
    .throwOnError();
  const of = { user_id: account, profile_id: child?.id };
  const doliprane = await aBottle(client, of, { name: "Doliprane", dosage: "2,4 %" });
  await aBottle(client, of, { name: "Efferalgan pédiatrique", dosage: "30 mg/mL" });
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
  const invitation = { email: carer.email, permission: "edit", notes: "" };
  await accept(carer, await share(member, "Léa", invitation));
  await carer.client
    .from("medication_intake_logs")
    .insert({
      user_id: carer.account,
      medication_id: doliprane,
      quantity_taken: 7,
      taken_at: minutesAgo(45),
    })
    .throwOnError();

  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Léa");
  await page.getByRole("button", { name: /^Noter une prise d.*Efferalgan/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Noter une prise/ });
  const last = dialog.getByRole("region", { name: "Dernières prises" });
  await expect(last).toContainText(/Noté sur 24 h\s: 1 dose, 168\smg de paracétamol/);
  await expect(last).toContainText(
    /il y a 4[4-7] minutes\), 7\smL de sirop, donnée par Julien Le Gall \(Doliprane 2,4\s%\)/,
  );
  await expect(dialog.getByText(/Aucune prise/)).toHaveCount(0);
  const quantity = dialog.getByLabel("Quantité prise");
  await expect(quantity).toHaveValue("");
  await expectAccessible(page);

  await test.step("a slip of the finger is asked about with its numbers", async () => {
    await quantity.fill("80");
    await dialog.getByRole("button", { name: "Noter la prise" }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      /80\smL de sirop, soit 2\s400\smg de paracétamol en une seule prise, pour 17\skg/,
    );
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Corriger la prise" }).click();
    await expect(quantity).toBeFocused();
  });

  await test.step("and so is a dose that the other one logs meanwhile", async () => {
    await carer.client
      .from("medication_intake_logs")
      .insert({ user_id: carer.account, medication_id: doliprane, quantity_taken: 8 })
      .throwOnError();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
    await page.getByRole("button", { name: /^Noter une prise d.*Efferalgan/ }).click();
    await expect(last).toContainText(/Noté sur 24 h\s: 2 doses, 360\smg de paracétamol/);
    await quantity.fill("8");
    await dialog.getByRole("button", { name: "Noter la prise" }).click();
    await expect(dialog.getByText(/a noté une dose .+ Est-ce la même/)).toBeVisible();
    await dialog.getByRole("button", { name: /ne rien noter/ }).click();
    await expect(dialog).toBeHidden();
  });
});
