import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const A_MINUTE = 60_000;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * A_MINUTE).toISOString();

test("at night two carers on two devices know of each other's doses", async ({
  page,
  browser,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  const common = { user_id: account, is_common: true };
  const doliprane = await aBoxOfReference(client, "66477582", common);
  const efferalgan = await aBoxOfReference(client, "63390065", common);
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
  for (const name of ["Hugo", "Léa"]) {
    await accept(
      carer,
      await share(member, name, { email: carer.email, permission: "edit", notes: "" }),
    );
  }
  // Each child has had the syrup before: its quantity is proposed.
  for (const [profile_id, quantity_taken] of [
    [hugo, 8],
    [lea, 11],
  ]) {
    await client
      .from("medication_intake_logs")
      .insert({
        user_id: account,
        profile_id,
        medication_id: efferalgan,
        quantity_taken,
        taken_at: minutesAgo(5 * 24 * 60),
      })
      .throwOnError();
  }
  await carer.client
    .from("medication_intake_logs")
    .insert({
      user_id: carer.account,
      profile_id: hugo,
      medication_id: doliprane,
      quantity_taken: 7,
      taken_at: minutesAgo(45),
    })
    .throwOnError();

  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const person = page.getByLabel("Profil actif").filter({ visible: true });
  const take = page.getByRole("button", { name: /^Noter une prise d.*Efferalgan/ });
  const dialog = page.getByRole("dialog", { name: /^Noter une prise/ });
  const save = dialog.getByRole("button", { name: "Noter la prise" });
  const last = dialog.getByRole("region", { name: "Dernières prises" });

  await test.step("the dose from another box is named with its giver, and not before when", async () => {
    await person.selectOption("Hugo");
    await take.click();
    await expect(last).toContainText(/Paracétamol\s: pas avant .*\d\d:\d\d\./);
    await expect(last).toContainText(
      /il y a 4[4-7] minutes\), 7\smL de sirop, donnée par Julien Le Gall \(Doliprane 2,4\s%\)/,
    );
    await expect(last).toContainText("La notice demande 6 h entre deux doses.");
    await expect(last).toContainText(/168\smg de paracétamol\. Maximum de la notice\s: 4\sdoses/);
    await expect(last).toContainText(/pour 4 à 32\skg/);
    await expect(last).toContainText("Utilisez seulement la seringue de cette boîte");
    await expect(dialog.getByLabel("Quantité prise")).toHaveValue("8");
    await expectAccessible(page);
    await save.click();
    await expect(dialog.getByRole("alert")).toContainText("la notice demande 6 h entre deux doses");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Corriger la prise" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("his sister's dose is recorded in two taps", async () => {
    await person.selectOption("Léa");
    await take.click();
    await expect(dialog.getByLabel("Quantité prise")).toHaveValue("11");
    await save.click();
    await expect(page.getByText(/^Prise notée pour /)).toBeVisible();
    const { data } = await client
      .from("medication_intake_logs")
      .select("profile_id, quantity_taken, confirmed_warnings")
      .eq("medication_id", efferalgan)
      .gte("taken_at", minutesAgo(10))
      .throwOnError();
    expect(data).toEqual([{ profile_id: lea, quantity_taken: 11, confirmed_warnings: [] }]);
  });

  const device = await browser.newContext({
    viewport: { width: 375, height: 720 },
    locale: "fr-FR",
  });
  const other = await device.newPage();
  await test.step("the other carer records the same dose, and both devices ask", async () => {
    await carer.client
      .from("medication_intake_logs")
      .insert({
        user_id: carer.account,
        profile_id: lea,
        medication_id: doliprane,
        quantity_taken: 13,
      })
      .throwOnError();
    await signInAs(other, carer);
    await other.goto(`${reachableServer.url}/fr-fr/dashboard`);
    const question = { name: "Dose notée deux fois ?" };
    await expect(other.getByRole("alert", question)).toContainText(
      /Pour Léa.*, est-ce la même dose.* 13\smL de sirop, donnée par vous \(Doliprane.* 11\smL de sirop, donnée par Zoé Le Gall \(Efferalgan pédiatrique/,
    );
    await page.reload();
    await expect(page.getByRole("alert", question)).toContainText(
      /13\smL de sirop, donnée par Julien Le Gall \(Doliprane 2,4\s%\)/,
    );
    await expectAccessible(page);
    // A small phone has room for a row of the page below.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 375, height: 720 });
    const asked = await page.getByRole("alert", question).boundingBox();
    expect(asked?.height).toBeLessThan(0.4 * 720);
    for (const name of ["C’est la même", "Il y a eu deux doses"]) {
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    }
    if (size) await page.setViewportSize(size);
    await page.getByRole("button", { name: "C’est la même" }).click();
    await expect(page.getByRole("alert", question)).toBeHidden();
    await other.reload();
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(other.getByRole("alert", question)).toBeHidden();
  });

  await test.step("and both devices agree on what she had", async () => {
    for (const reader of [client, carer.client]) {
      const { data } = await reader
        .from("medication_intake_logs")
        .select("quantity_taken")
        .eq("profile_id", lea)
        .gte("taken_at", minutesAgo(60))
        .throwOnError();
      expect(data).toEqual([{ quantity_taken: 11 }]);
    }
  });
  await device.close();
});
