import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|status of 50|^503: |AuthRetryable/,
  );
});

async function aBox({ account, client }: Member): Promise<void> {
  await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: account,
      name: "Doliprane",
      dosage: "500 mg",
      form: "Comprimé",
      total_quantity: 16,
      current_quantity: 12,
      expiry_date: "2090-01-31",
    })
    .throwOnError();
}

/** Whether the pages, and the doses that they show, are on the device. */
async function keptHere(page: Page): Promise<void> {
  const keptPlaces = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("build-"));
      const stores = await Promise.all(names.map((name) => caches.open(name)));
      const keys = await Promise.all(stores.map((store) => store.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(keptPlaces, { timeout: 30_000 }).toContain("/fr-fr/settings/data");
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("trousse-kept");
}

/** Closes the page, and opens another one without a network after five hours without a touch. */
async function atThreeInTheMorning(page: Page, context: BrowserContext): Promise<Page> {
  await context.setOffline(true);
  await page.evaluate(() =>
    localStorage.setItem("trousse-last-touch", String(Date.now() - 5 * 3_600_000)),
  );
  await page.close();
  return context.newPage();
}

async function chooseUse(page: Page, name: RegExp): Promise<void> {
  await page.goto("/fr-fr/settings");
  await page.getByRole("radio", { name }).check();
}

const boxOf = (page: Page) => page.getByRole("main").getByText("Doliprane").first();

test("on one's own phone the cabinet opens without a network after hours away", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aBox(member);
  await signInAs(page, member);
  const asked = page.waitForResponse(/rpc\/set_lasting_session/);
  await chooseUse(page, /Le mien : rester connecté/);
  expect((await asked).status()).toBe(200);
  await expectAccessible(page);
  await page.goto("/fr-fr/dashboard");
  await expect(boxOf(page)).toBeVisible();
  await keptHere(page);

  const later = await atThreeInTheMorning(page, context);
  await later.goto("/fr-fr/dashboard");
  await expect(boxOf(later)).toBeVisible();
  await context.setOffline(false);
  await later.reload();
  await expect(boxOf(later)).toBeVisible();

  // The next person to sign in here is asked anew.
  await later.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await later.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(later).toHaveURL(/\/fr-fr\/?$/);
  await later.goto("/fr-fr/login");
  await expect(
    later.getByRole("radio", { name: "Me déconnecter après une absence" }),
  ).toBeChecked();
});

test("on any other device a session ends while its person is away, and what was kept goes", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(boxOf(page)).toBeVisible();
  await keptHere(page);

  const later = await atThreeInTheMorning(page, context);
  await later.goto("/fr-fr/dashboard");
  await expect(later).toHaveURL(/\/fr-fr\/login/);
  await expect(later.getByText("Doliprane")).toHaveCount(0);
  await context.setOffline(false);
  await later.goto("/fr-fr/dashboard");
  await expect(later).toHaveURL(/\/fr-fr\/login/);
});
