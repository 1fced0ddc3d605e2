import type { Page } from "@playwright/test";
import type { RunningServer } from "#testing/harness/running-server.ts";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

/** The home of a new account is asked nothing. */
async function signedUpLastMonth(server: RunningServer, account: string): Promise<void> {
  const created_at = new Date(Date.now() - 30 * 86_400_000).toISOString();
  const service = await serviceClient(server);
  // The types know what an account may write: only the operator may write this.
  const change = { created_at } as object;
  await service.from("profiles").update(change).eq("id", account).throwOnError();
}

const line = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test("once a month a home is asked whether it is ready, and each gap is mended in place", async ({
  page,
  context,
  server,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  const { client, account } = member;
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  await client.from("profiles").update({ weight: null }).eq("id", hugo).throwOnError();
  await signedUpLastMonth(server, account);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const question = page.getByRole("region", { name: "Prêts pour cette nuit ?" });

  await test.step("the home screen asks, with how much is missing", async () => {
    await expect(question).toContainText(/\d points à compléter/);
    await question.getByRole("link", { name: "Voir la liste" }).click();
    await expect(page.getByRole("status").filter({ hasText: "points à compléter" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("without a box nothing is found, and without a weight it is not said", async () => {
    await expect(line(page, "Contre la fièvre et la douleur")).toContainText("Aucune boîte");
    await aBoxOfReference(client, "66477582", { user_id: account, is_common: true });
    await page.reload();
    await expect(line(page, "Contre la fièvre et la douleur")).toContainText(
      "Se dira une fois le poids noté",
    );
  });

  await test.step("the weight is noted in place, and the box is named with its last day", async () => {
    await line(page, "Poids").getByRole("textbox").fill("16,5");
    await line(page, "Poids").getByRole("button", { name: "Noter ce poids" }).click();
    await expect(line(page, "Contre la fièvre et la douleur")).toContainText(
      /Doliprane.*, jusqu’au /,
    );
    await expect(line(page, "Poids")).toContainText(/16,5\skg/);
    await expectAccessible(page);
  });

  await test.step("somebody is invited from here", async () => {
    await line(page, "Deuxième personne").getByRole("button").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("without a network the list answers from what the device kept", async () => {
    await context.setOffline(true);
    await page
      .getByRole("link", { name: "Accueil", exact: true })
      .filter({ visible: true })
      .click();
    await expect(question).toHaveCount(0);
    await page.getByRole("main").getByRole("link", { name: "Prêts pour cette nuit ?" }).click();
    await expect(line(page, "Contre la fièvre et la douleur")).toContainText("Doliprane");
    await context.setOffline(false);
  });

  await test.step("another device of the account is not asked again", async () => {
    await page.goto("/fr-fr/dashboard");
    await expect(page.getByRole("link", { name: "Voir l’activité" })).toBeVisible();
    const { data } = await client
      .from("user_preferences")
      .select("readiness_due_on")
      .single()
      .throwOnError();
    expect(Date.parse(data.readiness_due_on) - Date.now()).toBeGreaterThan(27 * 86_400_000);
    await expect(question).toHaveCount(0);
  });
});

test("the question can be put off by a week", async ({ page, server, member, signInAs }) => {
  const { client, account } = member;
  await aChild(client, account, { first_name: "L'Été 😴", weight: 16.5, yearsOld: 4 });
  await signedUpLastMonth(server, account);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const question = page.getByRole("region", { name: "Prêts pour cette nuit ?" });
  await question.getByRole("button", { name: "Dans une semaine" }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Prêts pour cette nuit ?" }),
  ).toBeVisible();
  await expect(question).toHaveCount(0);
});
