import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expect, test } from "./fixtures/test.ts";

/** Far less than the thirty seconds after which a page asks by itself. */
const SOON = { timeout: 8000 };

async function aCommonBottle(client: SupabaseClient, user_id: string): Promise<string> {
  const { data: reference } = await client
    .from("medication_references")
    .select("id, name, dosage")
    .eq("cis", "66477582")
    .single()
    .throwOnError();
  const { data } = await client
    .from("medications")
    .insert({
      user_id,
      is_common: true,
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
  return data.id;
}

/** Opens a page and returns once it has joined the channel of a topic. */
async function openLive(page: Page, path: string, topic: string): Promise<void> {
  const joined = new Promise<void>((resolve) => {
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => {
        const text = String(payload);
        if (text.includes(topic) && text.includes('"postgres_changes":[]')) resolve();
      }),
    );
  });
  await page.goto(path);
  await joined;
}

test("what one carer records shows on the other's screen, without a reload", async ({
  page,
  browser,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  const bottle = await aCommonBottle(client, account);
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
  const shared = await share(member, "Léa", { email: carer.email, permission: "edit", notes: "" });
  await accept(carer, shared);
  const device = await browser.newContext({ locale: "fr-FR" });
  const other = await device.newPage();
  await signInAs(page, member);
  await signInAs(other, carer);
  await openLive(page, "/fr-fr/dashboard", `profile:${lea}`);
  await openLive(other, `${reachableServer.url}/fr-fr/dashboard`, `person:${carer.account}`);
  const question = { name: "Dose notée deux fois ?" };

  await test.step("two doses three seconds apart are asked about on both", async () => {
    const dose = { profile_id: lea, medication_id: bottle, quantity_taken: 11 };
    await client
      .from("medication_intake_logs")
      .insert({ ...dose, user_id: account })
      .throwOnError();
    await page.waitForTimeout(3000);
    await carer.client
      .from("medication_intake_logs")
      .insert({ ...dose, user_id: carer.account })
      .throwOnError();
    await expect(page.getByRole("alert", question)).toBeVisible(SOON);
    await expect(other.getByRole("alert", question)).toBeVisible(SOON);
  });

  await test.step("and one answer ends the question on both", async () => {
    await page.getByRole("button", { name: "C’est la même" }).click();
    await expect(page.getByRole("alert", question)).toBeHidden(SOON);
    await expect(other.getByRole("alert", question)).toBeHidden(SOON);
  });

  await test.step("a person who is removed is told so", async () => {
    const profile = other.getByLabel("Profil actif").filter({ visible: true });
    await profile.selectOption(lea);
    await expect(profile).toHaveValue(lea);
    await client.rpc("revoke_profile_share", { share_id: shared.id }).throwOnError();
    await expect(other.getByRole("main")).toContainText("n’est plus partagé", SOON);
    await expect(profile).not.toContainText("Léa");
  });
  await device.close();
});
