import type { Page } from "@playwright/test";
import { newEmail } from "@trousse/backend/testing/test-email";
import { createAccount, type ReachableServer } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { admin } from "./fixtures/admin.ts";
import { hiddenFields, illegible, setDefaultFont } from "./fixtures/legibility.ts";
import { MEMBER_DIALOGS, openMemberDialog } from "./fixtures/member-dialogs.ts";
import { everyScreen, type Screen } from "./fixtures/screen-paths.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

/** Somebody who needs large letters on a phone, and the narrowest phone there is. */
const SIZES = [
  { width: 390, height: 844, font: 32 },
  { width: 320, height: 640, font: 16 },
] as const;

test.use({ reducedMotion: "reduce" });

for (const { width, height, font } of SIZES) {
  test.describe(`${width} px wide, letters of ${font} px`, () => {
    test.use({ viewport: { width, height } });
    test.setTimeout(180_000);

    test("a visitor reads every page", async ({ page, errorMonitor }) => {
      errorMonitor.allow(/console error: Failed to load resource.*404/);
      await readEach(page, "site", font);
    });

    test("a family reads every page", async ({ page, familyMember, signInAs, reachableServer }) => {
      await inviteTo(reachableServer, familyMember);
      await signInAs(page, familyMember);
      await readEach(page, "member", font);
    });

    test("a family reads and fills in every dialog", async ({ page, familyMember, signInAs }) => {
      await signInAs(page, familyMember);
      await setDefaultFont(page, font);
      const wrong: string[] = [];
      for (const each of MEMBER_DIALOGS) {
        const { route, opener } = each;
        await page.goto(`/fr-fr/${route}`);
        await openMemberDialog(page, each);
        const dialog = page.getByRole("dialog");
        await expect(dialog, `${opener} of ${route}`).toBeVisible();
        await expect(dialog.getByRole("status", { name: /chargement/i })).toHaveCount(0);
        const record = dialog.getByRole("button", { name: "Noter la prise" });
        if ((await record.count()) > 0) await expect(record).toBeInViewport({ ratio: 1 });
        const found = [...(await illegible(page)), ...(await hiddenFields(page))];
        wrong.push(...found.map((each) => `${route}, ${opener}: ${each}`));
      }
      await page.goto("/fr-fr/dashboard");
      await page.getByRole("button", { name: /^Notifications/ }).click();
      wrong.push(...(await illegible(page)).map((each) => `the bell: ${each}`));
      expect(wrong).toEqual([]);
    });

    test("the question about two doses has its answers in sight while it is read", async ({
      page,
      member,
      reachableServer,
      signUpDetails,
      signInAs,
    }) => {
      const { client, account } = member;
      const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
      const box = { user_id: account, is_common: true };
      const medication_id = await aBoxOfReference(client, "66477582", box);
      const julien = {
        ...signUpDetails,
        firstName: "Julien",
        email: `julien-${signUpDetails.email}`,
      };
      const carer = { ...julien, ...(await createAccount(reachableServer, julien)) };
      const given = { email: carer.email, permission: "edit", notes: "" } as const;
      await accept(carer, await share(member, "Hugo", given));
      for (const giver of [carer, member]) {
        await giver.client
          .from("medication_intake_logs")
          .insert({
            user_id: giver.account,
            profile_id: hugo,
            medication_id,
            quantity_taken: 7,
          })
          .throwOnError();
      }
      await signInAs(page, member);
      await setDefaultFont(page, font);
      await page.goto("/fr-fr/dashboard");
      const question = page.getByRole("alert", { name: "Dose notée deux fois ?" });
      await expect(question).toContainText(/donnée par Julien/);
      const answers = question.getByRole("button");
      await expect(answers).toHaveCount(2);
      const places = await page.locator("[data-bottom-bar]").boundingBox();
      for (const line of await question.getByRole("listitem").all()) {
        await line.evaluate((element) => element.scrollIntoView({ block: "center" }));
        for (const answer of await answers.all()) {
          await expect(answer).toBeInViewport({ ratio: 1 });
          const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
          expect(y + height).toBeLessThanOrEqual(places?.y ?? 0);
        }
      }
      expect(await illegible(page)).toEqual([]);
    });

    test("a long address does not widen the settings", async ({
      page,
      reachableServer,
      signInAs,
    }) => {
      // Without a hyphen, at which it would break by itself.
      const named = { firstName: "Marguerite", lastName: "Roy", password: "Vent-du-Nord7" };
      const member = { ...named, email: `margueritedesvaux${width}@example.org` };
      await signInAs(page, {
        ...member,
        ...(await createAccount(reachableServer, member)),
      });
      await setDefaultFont(page, font);
      await page.goto("/fr-fr/settings");
      const card = page.locator("details", { hasText: member.email }).first();
      await expect(card).toBeVisible();
      const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
      expect(await widthOfPage()).toBe(width);
      await card.locator("summary").click();
      expect(await widthOfPage()).toBe(width);
    });

    admin("an administrator reads every page", async ({ page }) => {
      admin.setTimeout(180_000);
      await readEach(page, "admin", font);
    });
  });
}

/** Another account invites this one to its own profile. */
async function inviteTo(server: ReachableServer, { email }: Member): Promise<void> {
  const host = { password: "Vent-du-Nord7", firstName: "Hugo", lastName: "Roy" };
  const { account, client } = await createAccount(server, { ...host, email: newEmail("host") });
  const body = { profileId: account, email, permission: "view", notes: "", locale: "fr-fr" };
  const { error } = await client.functions.invoke("share-profile", { body });
  if (error) throw error;
}

async function readEach(page: Page, area: Screen["area"], font: number): Promise<void> {
  await setDefaultFont(page, font);
  const wrong: string[] = [];
  for (const { route, area: of } of await everyScreen()) {
    if (of !== area) continue;
    await page.goto(`/fr-fr/${addressOf(route)}`);
    if (route === SECOND_STEP) await expect(page).toHaveURL(/\/fr-fr\/(login|dashboard)/);
    await expect(page.getByRole("heading", { level: 1 }), route).toBeVisible();
    await expect(page.getByRole("status", { name: /chargement/i }), route).toHaveCount(0);
    expect(await sizeOfLetters(page), route).toBeGreaterThanOrEqual(font);
    if (area !== "site") await expectPersonInSight(page);
    wrong.push(...(await illegible(page)).map((each) => `${route}: ${each}`));
  }
  expect(wrong).toEqual([]);
}

const sizeOfLetters = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

/** Whom a page acts on stands above it, at its head and at its foot. */
async function expectPersonInSight(page: Page): Promise<void> {
  const person = page.getByRole("combobox", { name: "Profil actif" }).filter({ visible: true });
  await expect(person).not.toContainText("Chargement");
  await expect(person).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(person).toBeInViewport({ ratio: 1 });
}

/** Redirects everybody who does not wait for a second factor, once the session is known. */
const SECOND_STEP = "auth/second-step";

/** An address for each part of a route that stands for something. */
const EXAMPLES: Record<string, string> = {
  ":slug": "armoire-a-pharmacie-familiale",
  ":id": "00000000-0000-4000-8000-000000000000",
  "*": "a-page-nobody-made",
};

function addressOf(route: string): string {
  return route
    .split("/")
    .map((part) => (/^[:*]/.test(part) ? (EXAMPLES[part] ?? `no-example-of-${part}`) : part))
    .join("/");
}
