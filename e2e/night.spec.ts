import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const A_MINUTE = 60_000;
const EFFERALGAN = "63390065";
const DOLIPRANE = "66477582";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * A_MINUTE).toISOString();

test("a child with a fever is offered the syrup of the other child's list, and not before when", async ({
  page,
  browser,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const syrup = await aBoxOfReference(client, EFFERALGAN, { user_id: account, profile_id: lea });
  const other = await aBoxOfReference(client, DOLIPRANE, { user_id: account, is_common: true });
  // What Julien gives is its last dose.
  await client.from("medications").update({ current_quantity: 7 }).eq("id", other).throwOnError();
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
  for (const name of ["Hugo", "Léa"]) {
    const invitation = { email: carer.email, permission: "edit", notes: "" };
    await accept(carer, await share(member, name, invitation));
  }
  const doses = () => client.from("medication_intake_logs");
  // Hugo has had the syrup before: its quantity is proposed.
  await doses()
    .insert({
      user_id: account,
      profile_id: hugo,
      medication_id: syrup,
      quantity_taken: 8,
      taken_at: minutesAgo(5 * 24 * 60),
    })
    .throwOnError();

  const device = await browser.newContext({
    viewport: { width: 375, height: 720 },
    locale: "fr-FR",
  });
  const julienPage = await device.newPage();
  const { data: given } = await carer.client
    .from("medication_intake_logs")
    .insert({
      user_id: carer.account,
      profile_id: hugo,
      medication_id: other,
      quantity_taken: 7,
      taken_at: minutesAgo(45),
    })
    .select("id")
    .single()
    .throwOnError();

  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  const offer = dialog.getByRole("article").filter({ hasText: "au nom de Léa" });
  const lookForFever = async () => {
    await page.goto("/fr-fr/dashboard");
    await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Hugo");
    const symptom = page.getByRole("combobox", { name: "Symptôme" });
    await expect(symptom).not.toBeInViewport();
    await page.getByRole("button", { name: "Un symptôme ?" }).click();
    await expect(symptom).toBeInViewport({ ratio: 1 });
    await expect(symptom).toBeFocused();
    await symptom.fill("fièvre");
    await page
      .getByRole("listbox")
      .getByRole("option")
      .filter({ hasText: "Fièvre" })
      .first()
      .click();
    await page.getByRole("button", { name: "Analyser" }).click();
    await expect(offer).toContainText("Efferalgan pédiatrique");
  };

  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);

  await test.step("the answer names the dose of 45 minutes ago, from another box, and its giver", async () => {
    await lookForFever();
    await expect(offer).toContainText(/pas avant .*\d\d:\d\d/i);
    await expect(offer).toContainText(
      /il y a 4[4-7] minutes\), 7\smL de sirop, donnée par Julien Le Gall \(Doliprane 2,4\s%\)/,
    );
    await expectAccessible(page);
  });

  await test.step("six hours later it is recorded in two taps, for Hugo and from the syrup", async () => {
    await carer.client.from("medication_intake_logs").delete().eq("id", given.id).throwOnError();
    await carer.client
      .from("medication_intake_logs")
      .insert({
        user_id: carer.account,
        profile_id: hugo,
        medication_id: other,
        quantity_taken: 7,
        taken_at: minutesAgo(6 * 60 + 45),
      })
      .throwOnError();
    await lookForFever();
    await offer.getByRole("button", { name: /Boîte réservée à Léa/ }).click();
    await offer.getByRole("button", { name: "Je l’ai donné" }).click();
    const dose = page.getByRole("dialog", { name: /^Noter une prise/ });
    await expect(dose.getByRole("radio", { name: "Hugo" })).toBeChecked();
    await expect(dose.getByLabel("Quantité prise")).toHaveValue("8");
    await expectAccessible(page);
    await dose.getByRole("button", { name: "Noter la prise" }).click();
    await expect(page.getByText(/^Prise notée pour /)).toBeVisible();
    const { data } = await doses()
      .select("profile_id, user_id, medication_id, quantity_taken, confirmed_warnings")
      .gte("taken_at", minutesAgo(10))
      .throwOnError();
    expect(data).toEqual([
      {
        profile_id: hugo,
        user_id: account,
        medication_id: syrup,
        quantity_taken: 8,
        confirmed_warnings: [],
      },
    ]);
  });

  await test.step("both devices say who had what", async () => {
    await signInAs(julienPage, carer);
    for (const [each, giver] of [
      [page, "donnée par vous"],
      [julienPage, "donnée par Zoé Le Gall"],
    ] as const) {
      await each.goto(`${reachableServer.url}/fr-fr/inventory`);
      await each.getByLabel("Profil actif").filter({ visible: true }).selectOption({ value: hugo });
      await each
        .getByRole("button", { name: /^Noter une prise d.*Doliprane/ })
        .first()
        .click();
      const last = each.getByRole("region", { name: "Dernières prises" });
      await expect(last).toContainText(/Noté sur 24 h\s: 2 doses, 408\smg de paracétamol/);
      await expect(last).toContainText(new RegExp(`8\\smL de sirop, ${giver} \\(Efferalgan`));
      await expect(last).toContainText(/Paracétamol\s: pas avant .*\d\d:\d\d\./);
    }
  });
  await device.close();
});
