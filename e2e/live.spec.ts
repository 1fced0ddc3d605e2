import type { SupabaseClient } from "@supabase/supabase-js";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aChild } from "./fixtures/a-child.ts";
import { openLive } from "./fixtures/open-live.ts";
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
      .insert({
        ...dose,
        user_id: account,
        taken_at: new Date(Date.now() - 3000).toISOString(),
      })
      .throwOnError();
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

test("a page asks for nothing again once its channels are joined", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const bottle = await aCommonBottle(client, account);
  await signInAs(page, member);
  // The first visit writes the time zone of the account, which is sent to its pages like any other change.
  const isWritten = page.waitForResponse(
    (response) => response.request().method() === "PATCH" && response.ok(),
  );
  await page.goto("/fr-fr/dashboard");
  await isWritten;
  // Those changes are as old as if the page had been opened later.
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    const server = socket.connectToServer();
    const since = Date.now();
    socket.onMessage((message) =>
      server.send(String(message).replace(/"since":\d+/u, `"since":${since}`)),
    );
  });
  // A server that has enough to do is asked again, as its answer says: what counts is what it answered.
  const homeReadings: string[] = [];
  page.on("response", (response) => {
    if (response.ok() && response.url().endsWith("/home_today")) homeReadings.push(response.url());
  });
  await openLive(page, "/fr-fr/dashboard", `profile:${account}`);
  const row = page.getByRole("button", { name: /^Noter une prise : Doliprane/ });
  await expect(row).toContainText("Aucune prise notée de cette boîte");
  expect(homeReadings).toHaveLength(1);
  await client
    .from("medication_intake_logs")
    .insert({ profile_id: account, medication_id: bottle, quantity_taken: 5, user_id: account })
    .throwOnError();
  await expect(row).toContainText("5", SOON);
  // The dose and the stock that it took are told apart where the machine is slow; joining the channels asked for none.
  expect(homeReadings.length).toBeLessThanOrEqual(3);
});

test("what changes between the first answer and the channel is not lost", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const bottle = await aCommonBottle(client, account);
  await signInAs(page, member);
  let connect = () => {};
  const mayConnect = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const held = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, (socket) => {
    held.resolve();
    const waiting: (string | Buffer)[] = [];
    let server: ReturnType<typeof socket.connectToServer> | undefined;
    socket.onMessage((message) => (server ? server.send(message) : void waiting.push(message)));
    void mayConnect.then(() => {
      server = socket.connectToServer();
      for (const message of waiting) server.send(message);
      server.onMessage((message) => socket.send(message));
    });
  });
  await page.goto("/fr-fr/dashboard");
  const row = page.getByRole("button", { name: /^Noter une prise : Doliprane/ });
  await expect(row).toContainText("Aucune prise notée de cette boîte");
  await held.promise;
  await client
    .from("medication_intake_logs")
    .insert({ profile_id: account, medication_id: bottle, quantity_taken: 5, user_id: account })
    .throwOnError();
  connect();
  await expect(row).toContainText("5", SOON);
});
