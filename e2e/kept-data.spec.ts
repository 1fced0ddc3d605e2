import type { Page } from "@playwright/test";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import {
  allKept,
  keptHere,
  keptKeys,
  laterWithoutNetwork,
  offlineNotice,
} from "./fixtures/kept-on-device.ts";
import { setDefaultFont } from "./fixtures/legibility.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { setClockWrong } from "./fixtures/wrong-clock.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|status of 50|^503: |AuthRetryable/,
  );
});

const keptProfiles = async (page: Page) => (await allKept(page)).map(([, profile]) => profile);

async function aBox({ account, client }: Member, name: string, profileId = account) {
  await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: profileId,
      name,
      dosage: "500 mg",
      form: "Comprimé",
      total_quantity: 16,
      current_quantity: 12,
      expiry_date: "2090-01-31",
    })
    .throwOnError();
}

test("without a network each page shows what was read, with its hour", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aBox(member, "Doliprane");
  await signInAs(page, member);
  const pages = [
    { path: "inventory", text: "Doliprane", key: `inventory ${member.account} medications` },
    {
      path: "activity",
      text: "Aucune activité trouvée",
      key: `intakes ${member.account} latest`,
    },
    {
      path: "alerts",
      // By the hour of the day.
      text: /Rien à vérifier|Pensez à prendre vos médicaments/,
      key: `alerts ${member.account} records`,
    },
    { path: "profile", text: member.firstName, key: `profiles ${member.account} facts` },
    {
      path: "illness",
      text: "Aucune température notée.",
      key: `illness ${member.account} entries`,
    },
    { path: "dashboard", text: "Doliprane", key: "home" },
  ];
  for (const { path, text, key } of pages) {
    await page.goto(`/fr-fr/${path}`);
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
    await expect
      .poll(async () => (await allKept(page)).some((kept) => kept.join(" ").startsWith(key)))
      .toBe(true);
  }
  await keptHere(page);
  const later = await laterWithoutNetwork(page, context);
  for (const { path, text } of pages) {
    await later.goto(`/fr-fr/${path}`);
    await expect(offlineNotice(later)).toBeVisible();
    await expect(later.getByRole("main").getByText(text).first()).toBeVisible();
    await expectAccessible(later);
  }
  await context.setOffline(false);
  await later.reload();
  await expect(later.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(later.getByText(/données de \d\d:\d\d|Données de/)).toBeHidden();
});

test("in large letters the hour of what is shown stands above the title, not over it", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setDefaultFont(page, 32);
  await signInAs(page, member);
  for (const path of ["illness", "dashboard"]) {
    await page.goto(`/fr-fr/${path}`);
    await expect.poll(() => keptKeys(page)).toContain(path === "dashboard" ? "home" : path);
  }
  const held = Promise.withResolvers<void>();
  await context.route("**/rest/v1/**", async (route) => {
    await held.promise;
    await route.continue();
  });
  for (const path of ["illness", "dashboard"]) {
    await page.goto(`/fr-fr/${path}`);
    const notice = page.getByText(/^Données de \d\d:\d\d, mise à jour…$/);
    await expect(notice).toBeVisible();
    const said = await notice.boundingBox();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0), path).toBeLessThanOrEqual(title?.y ?? 0);
  }
  held.resolve();
});

test("a page opens at once without a network when its session has to be renewed", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aBox(member, "Doliprane");
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await keptHere(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  });
  const later = await laterWithoutNetwork(page, context);
  const openedAt = Date.now();
  await later.goto("/fr-fr/dashboard");
  await expect(offlineNotice(later)).toBeVisible();
  await expect(later.getByRole("main").getByText("Doliprane").first()).toBeVisible();
  // The auth library tries to renew it for half a minute.
  expect(Date.now() - openedAt).toBeLessThan(10_000);

  const renewed = later.waitForResponse(/token\?grant_type=refresh_token/, { timeout: 60_000 });
  await context.setOffline(false);
  expect((await renewed).status()).toBe(200);
  await expect(offlineNotice(later)).toBeHidden({ timeout: 30_000 });
});

test("a shared device keeps nothing", async ({ page, context, member, signInAs }) => {
  await aBox(member, "Doliprane");
  await signInAs(page, member);
  await page.goto("/fr-fr/settings");
  await keptHere(page);
  await page.getByRole("radio", { name: "Appareil partagé : ne rien y garder" }).check();
  await expect.poll(() => keptKeys(page)).toEqual([]);
  // A page writes what it still has to keep when it is left.
  for (const path of ["dashboard", "inventory", "dashboard"]) {
    await page.goto(`/fr-fr/${path}`);
    await expect(page.getByRole("main").getByText("Doliprane").first()).toBeVisible();
    expect(await keptKeys(page)).toEqual([]);
  }
  const later = await laterWithoutNetwork(page, context);
  await later.goto("/fr-fr/dashboard");
  await expect(
    later.getByRole("alert").filter({ hasText: "Connexion perdue" }).first(),
  ).toBeVisible();
  await expect(later.getByText("Doliprane")).toBeHidden();
});

test("signing out deletes what was kept, and the next account sees nothing of it", async ({
  page,
  context,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  await aBox(member, "Doliprane");
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await keptHere(page);
  const details = { ...signUpDetails, firstName: "Julien", email: `j-${signUpDetails.email}` };
  const julien = { ...details, ...(await createAccount(reachableServer, details)) };

  // Somebody else's session replaces this one, as where two people use one browser.
  await signInAs(page, julien);
  await context.setOffline(true);
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("button", { name: "Mon compte" }).first()).toBeVisible();
  await expect(page.getByText("Doliprane")).toBeHidden();
  await context.setOffline(false);
  await page.reload();
  await keptHere(page);

  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
  expect(await keptKeys(page)).toEqual([]);
});

test("a profile that is no longer shared goes from the device once there is a network", async ({
  page,
  context,
  reachableServer,
  signUpDetails,
  member,
  signInAs,
}) => {
  const hugo = await aChild(member.client, member.account, {
    first_name: "Hugo",
    weight: 16,
    yearsOld: 4,
  });
  await aBox(member, "Doliprane", hugo);
  const details = { ...signUpDetails, firstName: "Julien", email: `j-${signUpDetails.email}` };
  const julien = { ...details, ...(await createAccount(reachableServer, details)) };
  const invitation = await share(member, "Hugo", {
    email: julien.email,
    permission: "edit",
    notes: "",
  });
  await accept(julien, invitation);
  await signInAs(page, julien);
  await page.evaluate((id) => sessionStorage.setItem("user-profile", id), hugo);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByRole("main").getByText("Doliprane").first()).toBeVisible();
  await keptHere(page);
  await context.setOffline(true);
  await page.goto("/fr-fr/inventory");
  await expect(offlineNotice(page)).toBeVisible();
  await expect(page.getByRole("main").getByText("Doliprane").first()).toBeVisible();

  await member.client.rpc("revoke_profile_share", { share_id: invitation.id }).throwOnError();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByText("Doliprane")).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(() => keptProfiles(page)).not.toContain(hugo);
});

test("a device that is full, and one without a database, show what the network says", async ({
  page,
  member,
  signInAs,
}) => {
  await aBox(member, "Doliprane");
  await signInAs(page, member);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      document.documentElement.dataset.isFull = "yes";
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("main").getByText("Doliprane").first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-is-full", "yes");
  expect(await keptKeys(page)).toEqual([]);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("denied", "SecurityError");
    };
  });
  await page.goto("/fr-fr/inventory");
  await expect(page.getByRole("main").getByText("Doliprane").first()).toBeVisible();
});

test("by a clock that is wrong by an hour the hour of the data is the server's", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aBox(member, "Doliprane");
  await signInAs(page, member);
  await setClockWrong(page, -3_600_000);
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByText("L’horloge de cet appareil retarde de 60 minutes.")).toBeVisible();
  await keptHere(page);
  const hourOf = (moment: number) =>
    new Intl.DateTimeFormat("fr-FR", {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: "Europe/Paris",
    }).format(moment);
  const hours = [0, 1, 2, 3].map((minutes) => hourOf(Date.now() - minutes * 60_000));
  await context.setOffline(true);
  await page.reload();
  await expect(offlineNotice(page)).toHaveText(new RegExp(`données de (${hours.join("|")})`));
});

test("without a network a dose is recorded, and an answer says until when doses are known", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aBox(member, "Doliprane");
  const { data: box } = await member.client
    .from("medications")
    .select("id")
    .single()
    .throwOnError();
  await member.client
    .from("medication_intake_logs")
    .insert({
      user_id: member.account,
      profile_id: member.account,
      medication_id: box.id,
      quantity_taken: 2,
      taken_at: new Date(Date.now() - 8 * 3_600_000).toISOString(),
    })
    .throwOnError();
  await page.setViewportSize({ width: 375, height: 800 });
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await keptHere(page);
  await expect
    .poll(async () => (await allKept(page)).map((key) => key.join(" ")), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        `intakes ${member.account} kept-ledger`,
        `intakes ${member.account} look-back`,
        `inventory ${member.account} kept-dose-boxes`,
        `inventory ${member.account} substances`,
        `profiles ${member.account} facts`,
        "symptoms list",
        "symptoms products",
      ]),
    );

  const later = await laterWithoutNetwork(page, context);
  await later.setViewportSize({ width: 375, height: 800 });
  await later.goto("/fr-fr/dashboard");
  await expect(offlineNotice(later)).toBeVisible();

  await test.step("an answer about a symptom", async () => {
    await later.getByRole("combobox", { name: "Symptôme" }).fill("Maux de tête");
    await later.getByRole("combobox", { name: "Symptôme" }).press("Enter");
    await later.getByRole("button", { name: "Analyser" }).click();
    const answer = later.getByRole("dialog");
    await expect(answer.getByText(/d’après les prises connues à \d\d:\d\d/).first()).toBeVisible();
    await expect(answer.getByText(/Demandez autour de vous/).first()).toBeVisible();
    await expect(answer.getByText("Doliprane").first()).toBeVisible();
    await expectAccessible(later);
    await answer.getByRole("button", { name: "Terminé" }).click();
  });

  await test.step("and a dose from the bar", async () => {
    await later.getByRole("navigation").getByRole("button", { name: "Noter une prise" }).click();
    const form = later.getByRole("dialog");
    await expect(form.getByText(/d’après les prises connues à \d\d:\d\d/)).toBeVisible();
    await expect(form.getByText(/aucune prise notée/i)).toBeHidden();
    await expect(form.getByText(/l’intervalle .* est passé/)).toBeHidden();
    await form.getByLabel("Quantité prise").fill("1");
    await form.getByRole("button", { name: "Noter la prise" }).click();
    await expect(later.getByText("Noté sur cet appareil, pas encore envoyé")).toBeVisible();
  });
  await test.step("a dose that waits on the device was given all the same", async () => {
    await later.getByRole("combobox", { name: "Symptôme" }).fill("Maux de tête");
    await later.getByRole("combobox", { name: "Symptôme" }).press("Enter");
    await later.getByRole("button", { name: "Analyser" }).click();
    const answer = later.getByRole("dialog");
    const offer = answer.getByRole("article").filter({ hasText: "Doliprane" });
    await expect(offer.getByText(/Paracétamol déjà pris il y a moins d’une heure/)).toBeVisible();
    await expect(offer.getByRole("button", { name: /Je l’ai pris/ })).toBeHidden();
    await answer.getByRole("button", { name: "Terminé" }).click();
  });
  const intakes = () => member.client.from("medication_intake_logs").select("id").throwOnError();
  expect((await intakes()).data).toHaveLength(1);
  await context.setOffline(false);
  await expect.poll(async () => (await intakes()).data?.length).toBe(2);
});
