import type { Page } from "@playwright/test";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { choosePerson } from "./fixtures/choose-person.ts";
import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
});

const readings = (page: Page) => page.getByRole("list", { name: "Températures notées" });
const observations = (page: Page) => page.getByRole("list", { name: "Symptômes et remarques" });

async function measure(page: Page, reading: string): Promise<void> {
  await page.getByRole("button", { name: "Noter une température", exact: true }).click();
  await page.getByRole("button", { name: reading, exact: true }).click();
  await expect(page.getByText(`Noté : ${reading}`)).toBeVisible();
}

test("an illness is one page from its first reading to the sheet for the doctor", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const syrup = await aBoxOfReference(client, "66477582", { user_id: account, is_common: true });
  await client
    .from("medication_intake_logs")
    .insert({
      user_id: account,
      profile_id: hugo,
      medication_id: syrup,
      quantity_taken: 7,
      taken_at: new Date(Date.now() - 45 * 60_000).toISOString(),
    })
    .throwOnError();
  await client
    .from("profile_details")
    .insert({ profile_id: hugo, allergies: ["Arachide"] })
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");

  await test.step("it begins from the home screen, with one tap", async () => {
    await choosePerson(page, "Hugo");
    await page.getByRole("link", { name: "Hugo est malade ?" }).click();
    await page.getByRole("button", { name: "Hugo est malade" }).click();
    await expect(page.getByText(/^Depuis le /)).toBeVisible();
  });

  await test.step("a reading is two taps, a symptom and a remark are noted", async () => {
    await measure(page, "38,9 °C");
    await measure(page, "39,4 °C");
    await page.getByRole("combobox", { name: "Symptôme" }).fill("toux");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Noter", exact: true }).click();
    await page.getByRole("textbox", { name: "Remarque" }).fill("A bu, s'est rendormi 😴");
    await page.getByRole("button", { name: "Noter la remarque" }).click();
    await expect(readings(page).getByRole("listitem")).toHaveCount(2);
    await expect(observations(page).getByRole("listitem")).toHaveCount(2);
    await expect(observations(page)).toContainText("A bu, s'est rendormi 😴");
    await expect(page.getByRole("textbox", { name: "Remarque" })).toHaveValue("");
    await expect(page.getByRole("figure")).toContainText(/La plus haute\s: 39,4\s°C/);
  });

  await test.step("a reading of an hour ago is dated back, and stands before the others", async () => {
    await page.getByRole("button", { name: "Noter une température", exact: true }).click();
    await page.getByText("Moment : maintenant").first().click();
    await page.getByText("Il y a 1 h", { exact: true }).first().click();
    await page.getByRole("button", { name: "38,2 °C", exact: true }).click();
    await expect(page.getByText(/^Noté\s: 38,2\s°C, /)).toBeVisible();
    await expect(readings(page).getByRole("listitem").last()).toContainText("38,2");
    await readings(page)
      .getByRole("button", { name: /^Supprimer : 38,2/ })
      .click();
    await expect(readings(page).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("it says what was given by substance, and from when on the leaflet has more", async () => {
    await expect(page.getByRole("region", { name: "Dernières prises" })).toContainText(
      /Paracétamol\s: pas avant .*\d\d:\d\d\./,
    );
    await expect(page.getByText("Allergies : Arachide")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the home screen says it, with the latest temperature", async () => {
    await page
      .getByRole("link", { name: "Accueil", exact: true })
      .filter({ visible: true })
      .click();
    await page.getByRole("link", { name: /^Hugo est malade depuis .*39,4\s°C/ }).click();
  });

  await test.step("a reading is taken back, and the illness ends with one tap", async () => {
    await page.getByRole("button", { name: /^Supprimer : 38,9/ }).click();
    await expect(readings(page).getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "C’est fini" }).click();
    await expect(page.getByRole("button", { name: "Hugo est malade" })).toBeVisible();
  });

  await test.step("it is a sheet then, with the doses of the day before, and without buttons on paper", async () => {
    await page.getByRole("link", { name: /^Du .* 1 relevé · au plus 39,4/ }).click();
    const paper = page.getByRole("main");
    await page.emulateMedia({ media: "print" });
    await expect(paper).toContainText("Hugo");
    await expect(paper).toContainText(/Nom\s: Hugo.*\sDate de naissance\s: \d/);
    await expect(paper).toContainText(/Imprimé le \d\d\/\d\d\/\d{4}/);
    await expect(paper).toContainText(/4 ans · 16,5\skg/);
    await expect(paper).toContainText("Allergies : Arachide");
    await expect(readings(page)).toContainText("39,4");
    await expect(observations(page)).toContainText(/toux/i);
    await expect(page.getByRole("list", { name: /^Doses données/ })).toContainText("Doliprane");
    await expect(paper.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await expectAccessible(page);
  });
});

test("two carers note on two devices, one of them without a network", async ({
  page,
  browser,
  context,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
  const invitation = { email: carer.email, permission: "edit", notes: "" } as const;
  await accept(carer, await share(member, "Hugo", invitation));
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Hugo");
  await page.getByRole("link", { name: "Hugo est malade ?" }).click();
  await page.getByRole("button", { name: "Hugo est malade" }).click();
  await expect(page.getByText(/^Depuis le /)).toBeVisible();

  const other = await (
    await browser.newContext({ viewport: { width: 375, height: 720 } })
  ).newPage();
  await signInAs(other, carer);
  await other.goto("/fr-fr/dashboard");
  await other.getByRole("link", { name: /^Hugo est malade depuis / }).click();

  await test.step("what one notes is on the other's screen, with who noted it", async () => {
    await measure(page, "39,4 °C");
    await expect(readings(other)).toContainText(/39,4\s°C.*Noté par /);
  });

  await test.step("without a network a reading is noted here, and sent once", async () => {
    await context.setOffline(true);
    await page.getByRole("button", { name: "Noter une température", exact: true }).click();
    await page.getByRole("button", { name: "38,2 °C", exact: true }).click();
    await expect(readings(page)).toContainText("noté ici, pas encore envoyé");
    await context.setOffline(false);
    await expect(readings(page)).not.toContainText("noté ici, pas encore envoyé");
    await expect(readings(other)).toContainText("38,2");
    await expect(readings(other).getByRole("listitem")).toHaveCount(2);
  });

  await test.step("a carer takes back what they noted themselves, and nothing else", async () => {
    await measure(other, "37,5 °C");
    await expect(other.getByRole("button", { name: /^Supprimer : / })).toHaveCount(1);
    await other.getByRole("button", { name: /^Supprimer : 37,5/ }).click();
    await expect(readings(other).getByRole("listitem")).toHaveCount(2);
  });
  await other.context().close();
});

test("a fever of a newborn says whom to call, that of a child does not", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const born = dayIn(-30);
  await client
    .from("profiles")
    .insert({
      first_name: "Nina",
      created_by: account,
      profile_type: "child",
      date_of_birth: born,
    })
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/illness");
  const emergency = page.getByRole("region", { name: "Appelez les secours maintenant" });

  await page.getByRole("main").getByRole("button", { name: "Hugo" }).last().click();
  await measure(page, "38,4 °C");
  await expect(emergency).toHaveCount(0);
  await choosePerson(page, "Nina");
  await measure(page, "38,4 °C");
  await expect(emergency).toBeVisible();
  await expect(emergency).toContainText("38,4");
});
