import type { BrowserContext, Page } from "@playwright/test";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { setClockWrong } from "./fixtures/wrong-clock.ts";

const A_MINUTE = 60_000;

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
});

/** A box to be taken later today, or tomorrow around midnight. */
async function aPlannedBox(
  { account, client }: Member,
  { name = "Levothyrox", profile_id = account } = {},
): Promise<void> {
  const style = { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Paris" } as const;
  const hour = new Intl.DateTimeFormat("fr-FR", style).format(Date.now() + 2 * A_MINUTE);
  const { data: box } = await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id,
      name,
      dosage: "75 µg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 12,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  const reminder = { medication_id: box?.id, reminder_time: hour };
  await client.from("medication_reminders").insert(reminder).throwOnError();
}

const today = (page: Page) => page.locator("#today");
const take = (page: Page) => today(page).getByRole("button", { name: /^Déjà pris : Levothyrox/ });
const kept = (page: Page) => today(page).getByText(/Pris\s», à .*, est noté sur cet appareil/);
/** The outbox waits 20 s for the answer to a request that neither arrives nor fails, and says so only then. */
const expectKept = (page: Page) => expect(kept(page)).toBeVisible({ timeout: 25_000 });
const taken = (page: Page) => today(page).getByText("Prise", { exact: true });

async function intakesOf({ client }: Pick<Member, "client">) {
  const { data } = await client
    .from("medication_intake_logs")
    .select("id, user_id, taken_at")
    .throwOnError();
  return data ?? [];
}

async function stockOf({ client }: Member): Promise<number> {
  const { data } = await client.from("medications").select("current_quantity").single();
  return Number(data?.current_quantity);
}

/** What waits was pressed three minutes ago: longer than clocks differ. */
async function pressedEarlier(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const request = indexedDB.open("trousse");
    await new Promise<void>((resolve, reject) => {
      request.onsuccess = () => {
        const store = request.result.transaction("outbox", "readwrite").objectStore("outbox");
        const cursor = store.openCursor();
        cursor.onsuccess = () => {
          if (!cursor.result) return;
          const action = cursor.result.value;
          cursor.result.update({ ...action, pressedAt: action.pressedAt - 180_000 });
        };
        store.transaction.oncomplete = () => resolve();
        store.transaction.onerror = () => reject(store.transaction.error);
      };
    });
    request.result.close();
  });
}

test("a dose pressed without a connection is kept on the device, survives the tab, and is sent once", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(take(page)).toBeVisible();
  await context.setOffline(true);
  await take(page).click();
  await expectKept(page);
  await expect(taken(page)).toBeHidden();
  await expect(page.getByText("1 action notée sur cet appareil, pas encore envoyée")).toBeVisible();
  await expectAccessible(page);
  expect(await intakesOf(member)).toEqual([]);

  // The tab is gone, and another visit sends it.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto("/fr-fr/dashboard");
  await expect(taken(later)).toBeVisible();
  await expect(later.getByText(/notée sur cet appareil/)).toBeHidden();
  expect(await intakesOf(member)).toHaveLength(1);
  expect(await stockOf(member)).toBe(11);
});

test("what waits is sent by itself once the connection is back, in the order of the presses", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(take(page)).toBeVisible();
  await context.setOffline(true);
  await take(page).click();
  await expectKept(page);
  await today(page)
    .getByRole("button", { name: /^Annuler la prise : Levothyrox/ })
    .click();
  await expect(today(page).getByText(/Annuler\s», à .*, est noté sur cet appareil/)).toBeVisible();
  await take(page).click();
  await expectKept(page);
  await context.setOffline(false);
  await expect(taken(page)).toBeVisible();
  expect(await intakesOf(member)).toHaveLength(1);
  expect(await stockOf(member)).toBe(11);
});

for (const side of ["before", "after"] as const) {
  test(`a tab that is killed ${side} the server has the dose loses nothing and counts it once`, async ({
    page,
    context,
    member,
    signInAs,
  }) => {
    await aPlannedBox(member);
    await signInAs(page, member);
    await page.goto("/fr-fr/dashboard");
    await expect(take(page)).toBeVisible();
    const asked = new Promise<void>((resolve) => {
      void page.route("**/rpc/confirm_planned_doses", async (route) => {
        if (side === "after") await route.fetch();
        // The answer never comes.
        resolve();
      });
    });
    await take(page).click();
    await asked;
    expect(await intakesOf(member)).toHaveLength(side === "after" ? 1 : 0);
    await page.close();
    const later = await context.newPage();
    await later.goto("/fr-fr/dashboard");
    await expect(taken(later)).toBeVisible();
    await expect.poll(async () => (await intakesOf(member)).length).toBe(1);
    expect(await stockOf(member)).toBe(11);
  });
}

test("a dose logged in the form without a connection waits, and another page sends it", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member, { name: "Doliprane" });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: /^Noter une prise d.*Doliprane/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Quantité prise").fill("1");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Noter la prise" }).click();
  await expect(page.getByText("Noté sur cet appareil, pas encore envoyé")).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.close();
  await context.setOffline(false);
  // No page of forms, whose code would know how to send it.
  const later = await context.newPage();
  await later.goto("/fr-fr/dashboard");
  await expect.poll(async () => (await intakesOf(member)).length).toBe(1);
  await expect(later.getByText(/notée sur cet appareil/)).toBeHidden();
});

test("signing out with something unsent asks what becomes of it", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(take(page)).toBeVisible();
  await context.setOffline(true);
  await take(page).click();
  await expectKept(page);
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  const question = page.getByRole("dialog", { name: "Des actions ne sont pas encore envoyées" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Envoyer maintenant" }).click();
  await expect(question.getByText(/rien n’a pu être envoyé/)).toBeVisible();
  await context.setOffline(false);
  const sent = page.waitForResponse(/confirm_planned_doses/);
  await question.getByRole("button", { name: "Envoyer maintenant" }).click();
  expect((await sent).status()).toBe(200);
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
});

test("an access token that expired meanwhile is renewed before the dose is sent", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(take(page)).toBeVisible();
  await context.setOffline(true);
  await take(page).click();
  await expectKept(page);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "");
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, expires_in: 0 }));
  });
  const renewed = page.waitForRequest(/token\?grant_type=refresh_token/);
  await context.setOffline(false);
  await renewed;
  await expect(taken(page)).toBeVisible();
  expect(await intakesOf(member)).toHaveLength(1);
});

test("a device whose storage is full says at once that nothing is kept", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/fr-fr/dashboard");
  await expect(take(page)).toBeVisible();
  await context.setOffline(true);
  await take(page).click();
  await expect(today(page).getByText(/Pris\s», à .*, n’a pas été enregistré/)).toBeVisible();
  await context.setOffline(false);
  await today(page)
    .getByRole("button", { name: /^Réessayer : Levothyrox/ })
    .click();
  await expect(taken(page)).toBeVisible();
  expect(await intakesOf(member)).toHaveLength(1);
});

test("a clock that is wrong by an hour does not move the dose", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  await setClockWrong(page, 60 * A_MINUTE);
  await page.goto("/fr-fr/dashboard");
  const press = today(page)
    .getByRole("button", { name: /^(Déjà pris|Pris) : Levothyrox/ })
    .first();
  await expect(press).toBeVisible();
  await context.setOffline(true);
  const pressedAt = Date.now();
  await press.click();
  await expectKept(page);
  await pressedEarlier(page);
  await context.setOffline(false);
  // By this clock each session is over as soon as it is made, and the auth library tries to renew it for half a minute.
  await expect(taken(page)).toBeVisible({ timeout: 60_000 });
  const [intake] = await intakesOf(member);
  expect(Math.abs(Date.parse(intake?.taken_at) - pressedAt)).toBeLessThan(5 * A_MINUTE);
});

for (const first of ["Zoé", "Julien"] as const) {
  test(`two carers gave the same dose offline, and ${first} is back first: both count, the second is asked`, async ({
    page,
    context,
    browser,
    baseURL,
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
    await aPlannedBox(member, { profile_id: hugo });
    const details = { ...signUpDetails, firstName: "Julien", email: `j-${signUpDetails.email}` };
    const julien = { ...details, ...(await createAccount(reachableServer, details)) };
    await accept(
      julien,
      await share(member, "Hugo", { email: julien.email, permission: "edit", notes: "" }),
    );
    const elsewhere: BrowserContext = await browser.newContext({
      ...(baseURL && { baseURL }),
      locale: "fr-FR",
      timezoneId: "Europe/Paris",
    });
    const other = await elsewhere.newPage();
    await signInAs(page, member);
    await signInAs(other, julien);
    for (const each of [page, other]) {
      await each.evaluate((id) => sessionStorage.setItem("user-profile", id), hugo);
      await each.goto("/fr-fr/dashboard");
      await expect(take(each)).toBeVisible();
    }
    for (const each of [context, elsewhere]) await each.setOffline(true);
    for (const each of [page, other]) {
      await take(each).click();
      await expectKept(each);
    }
    for (const each of [page, other]) {
      await pressedEarlier(each);
    }
    const [early, late] =
      first === "Zoé"
        ? [
            { page, context },
            { page: other, context: elsewhere },
          ]
        : [
            { page: other, context: elsewhere },
            { page, context },
          ];
    await early.context.setOffline(false);
    await expect(taken(early.page)).toBeVisible();
    await late.context.setOffline(false);
    await expect(
      today(late.page).getByText(/l’a aussi donnée, à .*est comptée en plus/),
    ).toBeVisible();
    expect(await intakesOf(member)).toHaveLength(2);
    await today(late.page)
      .getByRole("button", { name: /^Annuler ma prise : Levothyrox/ })
      .click();
    await expect.poll(async () => (await intakesOf(member)).length).toBe(1);
    expect(await stockOf(member)).toBe(11);
    await elsewhere.close();
  });
}

test("a dose of a profile that is no longer shared stays on the screen until its reader closes it", async ({
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
  await aPlannedBox(member, { profile_id: hugo });
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
  await page.goto("/fr-fr/dashboard");
  await expect(take(page)).toBeVisible();
  await context.setOffline(true);
  await take(page).click();
  await expectKept(page);
  await member.client.rpc("revoke_profile_share", { share_id: invitation.id }).throwOnError();
  await context.setOffline(false);
  await expect(page.getByText(/N’a pas été enregistré\s: «\sPris\s»\s: Levothyrox/)).toBeVisible();
  expect(await intakesOf(member)).toEqual([]);
  await page.getByRole("button", { name: /^Fermer ce message\s: «\sPris\s»/ }).click();
  await expect(page.getByText(/N’a pas été enregistré/)).toBeHidden();
});

test("code beside the doses that cannot be fetched takes nothing from the page", async ({
  page,
  member,
  signInAs,
}) => {
  await aPlannedBox(member);
  await signInAs(page, member);
  let refused = 0;
  let isCut = true;
  await page.route(
    /\/assets\/(?:illness-notes|install-offer|late-notices|dose-interactions)-/,
    async (route) => {
      refused += Number(isCut);
      await (isCut ? route.abort() : route.continue());
    },
  );
  await page.goto("/fr-fr/dashboard");
  await expect.poll(() => refused).toBeGreaterThan(1);
  // What was not compared is said, and is no reason to refuse.
  const unread = today(page).getByText(/rien n’a encore été comparé/);
  await expect(unread).toBeVisible();
  await take(page).click();
  await expect(taken(page)).toBeVisible();
  isCut = false;
  const fetched = page.waitForResponse(/\/assets\/late-notices-/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect((await fetched).ok()).toBe(true);
  await expect(taken(page)).toBeVisible();
});
