import type { Page } from "@playwright/test";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aChild } from "./fixtures/a-child.ts";
import { choosePerson } from "./fixtures/choose-person.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { openLive } from "./fixtures/open-live.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const A_MINUTE = 60_000;

/** Far less than the time after which a page asks by itself. */
const SOON = { timeout: 8000 };

/** A box of the child that is to be taken at the next minute but one. */
async function toTakeSoon({ account, client }: Member, profile_id: string): Promise<string> {
  const style = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Paris" } as const;
  const { data: box } = await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id,
      name: "Amoxicilline",
      dosage: "250 mg/5 ml",
      form: "Sirop",
      total_quantity: 60,
      current_quantity: 60,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("medication_reminders")
    .insert({
      medication_id: box.id,
      quantity: 5,
      reminder_time: new Intl.DateTimeFormat("fr-FR", style).format(Date.now() + 2 * A_MINUTE),
    })
    .throwOnError();
  return box.id;
}

test("two carers see who takes care of a dose, and one of two at once is told of the other", async ({
  page,
  browser,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
  errorMonitor,
}) => {
  test.setTimeout(180_000);
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  const box = await toTakeSoon(member, lea);
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
  await accept(
    carer,
    await share(member, "Léa", { email: carer.email, permission: "edit", notes: "" }),
  );
  const device = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 375, height: 720 },
  });
  const other = await device.newPage();
  await page.setViewportSize({ width: 375, height: 720 });
  await signInAs(page, member);
  await signInAs(other, carer);
  for (const each of [page, other]) {
    await each.clock.install({ time: Date.now() + 4 * A_MINUTE });
    await openLive(each, `${reachableServer.url}/fr-fr/dashboard`, `profile:${lea}`);
  }
  const claim = (on: Page) => on.getByRole("button", { name: /^Je m’en occupe : Amoxicilline/ });
  const today = (on: Page) => on.locator("#today");

  await test.step("what one claims is seen by the other, and is no dose", async () => {
    await expect(claim(page)).toBeVisible();
    await claim(other).click();
    await expect(today(other)).toContainText("Vous vous en occupez, encore 10 minutes.");
    await expect(today(page)).toContainText("Julien Le Gall s’en occupe, encore", SOON);
    await expect(today(page)).toContainText("Rien n’est encore noté comme donné.");
    await expect(claim(page)).toBeHidden();
    await expect(page.getByRole("button", { name: /^Pris : Amoxicilline/ })).toBeVisible();
    await expectAccessible(page);
    const { data } = await client
      .from("medications")
      .select("current_quantity")
      .eq("id", box)
      .single()
      .throwOnError();
    expect(data.current_quantity).toBe(60);
  });

  await test.step("it is taken over by a second act, and given up", async () => {
    await page.getByRole("button", { name: "Prendre le relais" }).click();
    await expect(today(page)).toContainText("Julien Le Gall s’en occupe");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Oui, je m’en occupe" }).click();
    await expect(today(page)).toContainText("Vous vous en occupez");
    await expect(today(other)).toContainText("Zoé Le Gall s’en occupe", SOON);
    await page.getByRole("button", { name: "Je ne m’en occupe plus" }).click();
    await expect(claim(page)).toBeVisible();
    await expect(claim(other)).toBeVisible(SOON);
  });

  await test.step("of two at once one has it, and the other reads who", async () => {
    // The button of the slower one may be gone before the press: the claim of the other has arrived.
    const press = (on: Page) =>
      claim(on)
        .click({ timeout: 5000 })
        .catch(() => undefined);
    await Promise.all([press(page), press(other)]);
    const mine = (on: Page) => today(on).getByText(/^Vous vous en occupez/);
    const theirs = (on: Page) => today(on).getByText(/Le Gall s’en occupe, encore/);
    await expect(mine(page).or(theirs(page))).toBeVisible(SOON);
    await expect(mine(other).or(theirs(other))).toBeVisible(SOON);
    const winners = (await mine(page).count()) + (await mine(other).count());
    expect(winners).toBe(1);
  });

  await test.step("the dose is recorded by one tap, and nobody takes care of it any more", async () => {
    await page.getByRole("button", { name: /^Pris : Amoxicilline/ }).click();
    await expect(page.getByText("Prise notée")).toBeVisible();
    await expect(today(other)).toContainText("Donné par Zoé Le Gall", SOON);
    for (const each of [page, other]) await expect(today(each)).not.toContainText("en occupe");
  });

  await test.step("a person is claimed, and a dose form of the other carer says so", async () => {
    await choosePerson(page, "Léa");
    await page.getByRole("button", { name: "Je m’occupe de Léa" }).click();
    await expect(page.getByText(/^Vous vous occupez de Léa.*, encore/)).toBeVisible();
    const note = other.getByText(/^Zoé Le Gall s’occupe de Léa/);
    await expect(note).toBeVisible(SOON);
    await expectAccessible(other);
    await other.getByRole("button", { name: /^Noter une prise\s?:.*Amoxicilline/s }).click();
    const form = other.getByRole("dialog", { name: /^Noter une prise/ });
    await expect(form).toContainText("Zoé Le Gall s’en occupe, encore");
    await other.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "Je ne m’en occupe plus" }).click();
    await expect(note).toBeHidden(SOON);
  });

  await test.step("without a network it is not offered, because nobody would see it", async () => {
    errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Je m’occupe de Léa" }).click();
    await expect(page.getByText("Les autres ne le voient pas")).toBeVisible();
    await expect(
      page.getByText("Sans connexion, les autres ne verraient pas que vous vous en occupez."),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Je m’occupe de Léa" })).toBeHidden();
    await page.context().setOffline(false);
  });
  await device.close();
});
