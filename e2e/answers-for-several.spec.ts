import type { Page } from "@playwright/test";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { choosePerson } from "./fixtures/choose-person.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import {
  allKept,
  keptHere,
  laterWithoutNetwork,
  offlineNotice,
} from "./fixtures/kept-on-device.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const A_MINUTE = 60_000;
/** Efferalgan pédiatrique 30 mg/ml. */
const EFFERALGAN = "63390065";
/** Doliprane 2,4 %. */
const DOLIPRANE = "66477582";

const answerIn = (page: Page) => page.getByRole("dialog", { name: "Analyse des symptômes" });
/** Boxes that are offered, and nothing to drink or to do. */
const offersIn = (page: Page) =>
  answerIn(page)
    .getByRole("article")
    .filter({ hasText: /À utiliser jusqu’au/ });
const headOf = (page: Page, words: RegExp) => answerIn(page).getByText(words);

/** Types a symptom, which becomes a chip, and asks. */
async function ask(page: Page, ...symptoms: readonly string[]): Promise<void> {
  const field = page.getByRole("combobox", { name: "Symptôme" });
  for (const symptom of symptoms) {
    await field.fill(symptom);
    await field.press("Enter");
  }
  await page.getByRole("button", { name: "Analyser" }).click();
}

/** Claire, an adult; Hugo, 4 years and 16.5 kg; Léa, 7 years and 22 kg. */
async function aFamily({ client, account }: Member) {
  await client
    .from("profiles")
    .update({ first_name: "Claire", date_of_birth: "1985-03-02" })
    .eq("id", account)
    .throwOnError();
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  return { claire: account, hugo, lea };
}

/** Tablets of an adult in one person’s list. */
async function tablets({ client, account }: Member, profile_id: string): Promise<void> {
  const box = { name: "Doliprane", dosage: "1000 mg", form: "Comprimé", expiry_date: "2090-01-31" };
  await client
    .from("medications")
    .insert({ ...box, user_id: account, profile_id, total_quantity: 8, current_quantity: 8 })
    .throwOnError();
}

async function aDose(
  { client, account }: Member,
  profile_id: string,
  box: string,
  minutes: number,
) {
  await client
    .from("medication_intake_logs")
    .insert({
      user_id: account,
      profile_id,
      medication_id: box,
      quantity_taken: 8,
      taken_at: new Date(Date.now() - minutes * A_MINUTE).toISOString(),
    })
    .throwOnError();
}

test.describe("with a network", () => {
  test("boxes with alike names: the child is never offered the mother’s, and each says whose it is", async ({
    page,
    member,
    signInAs,
  }) => {
    const { claire, hugo } = await aFamily(member);
    await tablets(member, claire);
    await aBoxOfReference(member.client, DOLIPRANE, { user_id: claire, profile_id: hugo });
    await page.setViewportSize({ width: 375, height: 720 });
    await signInAs(page, member);
    await page.goto("/fr-fr/dashboard");

    await test.step("for Hugo his own syrup, and the tablets are refused under Claire’s name", async () => {
      await choosePerson(page, "Hugo");
      await ask(page, "Fièvre");
      await expect(headOf(page, /^Pour Hugo · 4 ans · 16,5\skg/)).toBeVisible();
      await expect(offersIn(page)).toHaveCount(1);
      await expect(offersIn(page)).toContainText(/Doliprane 2,4\s%/);
      await expect(offersIn(page)).not.toContainText("au nom de");
      await answerIn(page)
        .getByText(/écartés?, et pourquoi$/)
        .click();
      const refused = answerIn(page)
        .getByRole("listitem")
        .filter({ hasText: /Doliprane 1000\smg \(au nom de Claire/ });
      await expect(refused.first()).toBeVisible();
      await expect(
        answerIn(page).getByRole("button", { name: /^Je l’ai (?:pris|donné).*1000/ }),
      ).toHaveCount(0);
      await expectAccessible(page);
      await answerIn(page).getByRole("button", { name: "Terminé" }).click();
    });

    await test.step("for Claire her tablets first, and the syrup under Hugo’s name, if at all", async () => {
      await choosePerson(page, "Claire");
      await ask(page, "Fièvre");
      await expect(headOf(page, /^Pour Claire/)).toBeVisible();
      await expect(offersIn(page).first()).toContainText(/Doliprane 1000\smg/);
      await expect(offersIn(page).first()).toContainText("Dans votre armoire");
      const syrup = answerIn(page)
        .getByRole("article")
        .filter({ hasText: /Doliprane 2,4\s%/ });
      for (const each of await syrup.all()) await expect(each).toContainText("au nom de Hugo");
    });
  });

  test("a person chosen while an answer loads: the former answer never stands under the new name", async ({
    page,
    member,
    signInAs,
  }) => {
    const { claire, hugo, lea } = await aFamily(member);
    await aBoxOfReference(member.client, DOLIPRANE, { user_id: claire, profile_id: hugo });
    const common = await aBoxOfReference(member.client, EFFERALGAN, {
      user_id: claire,
      is_common: true,
    });
    // Léa has had a dose that Hugo has not.
    await aDose(member, lea, common, 45);
    await page.setViewportSize({ width: 375, height: 720 });
    await signInAs(page, member);
    await page.goto("/fr-fr/dashboard");
    await expect(page.getByRole("combobox", { name: "Symptôme" })).toBeVisible();

    // What is read of Hugo does not come before it is let through.
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(
      (url) =>
        /\/rest\/v1\//.test(url.pathname) &&
        url.search.includes(hugo) &&
        /list_boxes_in_reach|medication_intake_logs|profiles|illness/.test(url.pathname),
      async (route) => {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue().catch(() => undefined);
      },
    );

    await test.step("Hugo’s answer is on its way, and nothing is offered meanwhile", async () => {
      await choosePerson(page, "Hugo");
      await ask(page, "Fièvre");
      await expect(answerIn(page)).toBeVisible();
      await expect(offersIn(page)).toHaveCount(0);
    });

    await test.step("the way back closes it, and Léa’s answer is hers", async () => {
      await page.goBack();
      await expect(answerIn(page)).toBeHidden();
      await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
      await choosePerson(page, "Léa");
      await ask(page, "Fièvre");
      await expect(headOf(page, /^Pour Léa · 7 ans · 22\skg/)).toBeVisible();
      await expect(offersIn(page).filter({ hasText: "Efferalgan pédiatrique" })).toContainText(
        /pas avant .*\d\d:\d\d/i,
      );
    });

    await test.step("what comes late of Hugo changes nothing of it", async () => {
      isHeld = false;
      expect(held.length).toBeGreaterThan(0);
      const late = page.waitForResponse((answer) => answer.url().includes(hugo));
      for (const release of held) release();
      await late;
      await expect(headOf(page, /^Pour Léa · 7 ans · 22\skg/)).toBeVisible();
      await expect(headOf(page, /Pour Hugo/)).toHaveCount(0);
      await expect(offersIn(page).filter({ hasText: "Efferalgan pédiatrique" })).toContainText(
        /pas avant .*\d\d:\d\d/i,
      );
    });

    await test.step("back, another page and back again: nobody’s answer is left standing", async () => {
      await page.goBack();
      await expect(answerIn(page)).toBeHidden();
      await choosePerson(page, "Hugo");
      await expect(answerIn(page)).toHaveCount(0);
      // What was chosen for Hugo is still his, and only once.
      await expect(page.getByRole("button", { name: /^Retirer/ })).toHaveCount(1);
      await ask(page, "Fièvre");
      await expect(headOf(page, /^Pour Hugo · 4 ans · 16,5\skg/)).toBeVisible();
      await expect(
        offersIn(page)
          .filter({ hasText: /Doliprane 2,4\s%|Efferalgan/ })
          .first(),
      ).not.toContainText(/pas avant/i);
      await page.goBack();
      await page.getByRole("link", { name: "Activité", exact: true }).first().click();
      await expect(page).toHaveURL(/\/fr-fr\/activity/);
      await page.goBack();
      await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
      await expect(page.getByRole("combobox", { name: "Symptôme" })).toHaveValue("");
      await expect(answerIn(page)).toHaveCount(0);
    });
  });
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test.beforeEach(({ errorMonitor }) => {
    errorMonitor.allow(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|status of 50|^503: |AuthRetryable/,
    );
  });

  const readingsKept = async (page: Page) => (await allKept(page)).map((key) => key.join(" "));

  test("several people and symptoms: each answer is that person’s, with its hour, and who was not read is told so", async ({
    page,
    context,
    member,
    signInAs,
  }) => {
    const { client } = member;
    const { claire, hugo, lea } = await aFamily(member);
    // The fifth person is beyond those who are read ahead.
    const nina = await aChild(client, claire, { first_name: "Nina", weight: 12, yearsOld: 2 });
    const tom = await aChild(client, claire, { first_name: "Tom", weight: 30, yearsOld: 9 });
    const common = await aBoxOfReference(client, EFFERALGAN, { user_id: claire, is_common: true });
    await aDose(member, hugo, common, 45);
    await page.setViewportSize({ width: 375, height: 800 });
    await signInAs(page, member);
    await page.goto("/fr-fr/dashboard");
    await keptHere(page);
    const wanted = [claire, hugo, lea].flatMap((id) => [
      `intakes ${id} kept-ledger`,
      `intakes ${id} look-back`,
      `inventory ${id} kept-dose-boxes`,
      `inventory ${id} substances`,
      `profiles ${id} facts`,
      `illness ${id} entries`,
    ]);
    await expect
      .poll(() => readingsKept(page), { timeout: 40_000 })
      .toEqual(expect.arrayContaining([...wanted, "symptoms list", "symptoms products"]));
    const later = await laterWithoutNetwork(page, context);
    await later.setViewportSize({ width: 375, height: 800 });
    await later.goto("/fr-fr/dashboard");
    await expect(offlineNotice(later)).toBeVisible();
    const efferalgan = offersIn(later).filter({ hasText: "Efferalgan pédiatrique" });
    const close = () => answerIn(later).getByRole("button", { name: "Terminé" }).click();

    await test.step("Hugo, with a fever and a cough: his dose of 45 minutes ago counts", async () => {
      await choosePerson(later, "Hugo");
      await ask(later, "Fièvre", "Toux sèche");
      await expect(headOf(later, /^Pour Hugo · 4 ans · 16,5\skg/)).toBeVisible();
      await expect(headOf(later, /d’après les prises connues à \d\d:\d\d/).first()).toBeVisible();
      await expect(efferalgan.first()).toContainText(/pas avant .*\d\d:\d\d/i);
      await expect(answerIn(later).getByRole("heading", { name: "Toux sèche" })).toBeVisible();
      await expectAccessible(later);
      await close();
    });

    await test.step("Léa, right after him: nothing of his stands in her answer", async () => {
      await choosePerson(later, "Léa");
      await ask(later, "Fièvre");
      await expect(headOf(later, /^Pour Léa · 7 ans · 22\skg/)).toBeVisible();
      await expect(headOf(later, /d’après les prises connues à \d\d:\d\d/).first()).toBeVisible();
      await expect(efferalgan.first()).toBeVisible();
      await expect(efferalgan.first()).not.toContainText(/pas avant/i);
      await efferalgan
        .first()
        .getByRole("button", { name: /^Je l’ai donné/ })
        .click();
      const form = later.getByRole("dialog", { name: /^Noter une prise/ });
      await form.getByLabel("Quantité prise").fill("10");
      await form.getByRole("button", { name: "Noter la prise" }).click();
      await expect(later.getByText("Noté sur cet appareil, pas encore envoyé")).toBeVisible();
    });

    await test.step("what waits on the device is Léa’s dose, and not her brother’s", async () => {
      await ask(later, "Fièvre");
      await expect(headOf(later, /^Pour Léa/)).toBeVisible();
      await expect(efferalgan.first()).toContainText(/pas avant/i);
      await close();
      await choosePerson(later, "Hugo");
      await ask(later, "Fièvre");
      await expect(headOf(later, /^Pour Hugo/)).toBeVisible();
      await expect(efferalgan.first()).toContainText(/Noté sur 24\sh\s: 1 dose/);
      await close();
    });

    await test.step("who was not read ahead: numbers to call and a reason, and nothing offered", async () => {
      const kept = await readingsKept(later);
      const isRead = (id: string) => kept.includes(`intakes ${id} look-back`);
      expect([nina, tom].filter(isRead)).toHaveLength(1);
      const name = isRead(nina) ? "Tom" : "Nina";
      await choosePerson(later, name);
      await ask(later, "Fièvre");
      await expect(answerIn(later)).toBeVisible();
      await expect(
        answerIn(later).getByText("Sans ces données, Trousse ne propose rien."),
      ).toBeVisible();
      await expect(offersIn(later)).toHaveCount(0);
      await expect(
        answerIn(later)
          .getByRole("link", { name: /Appeler le 15/ })
          .first(),
      ).toBeVisible();
      await expectAccessible(later);
    });
  });
});
