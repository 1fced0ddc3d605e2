import type { BrowserContext, Page } from "@playwright/test";
import { aBox, boxOf, chooseUse, LOCK_CARD, PIN, turnOnLock, unlock } from "./fixtures/app-lock.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";
import { unfold } from "./fixtures/unfold.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|status of 50|^503: |AuthRetryable/,
  );
});

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

/**
 * All that a person with the developer tools of the browser can read while no page is open, from a document of the origin
 * without scripts.
 */
async function storedOnDevice(context: BrowserContext, path = "/robots.txt"): Promise<string> {
  const page = await context.newPage();
  await page.goto(path);
  const stored = await page.evaluate(async () => {
    const read = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const dumps: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name = "" } of await indexedDB.databases()) {
      const db = await read(indexedDB.open(name));
      for (const store of db.objectStoreNames) {
        const rows = await read(db.transaction(store).objectStore(store).getAll());
        // Whatever the bytes may spell by chance, all of it is sealed.
        const kept =
          name === "trousse-kept" ? rows.map(({ data }) => data instanceof Uint8Array) : [];
        dumps.push({ name, store, rows, hasPlain: kept.includes(false) });
      }
      db.close();
    }
    const decode = (value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder("latin1").decode(value) : value;
    return JSON.stringify(dumps, (_key, value) => decode(value));
  });
  await page.close();
  return stored;
}

test("a locked phone opens without a network by its code, and tells nothing without it", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await aBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(boxOf(page)).toBeVisible();
  await keptHere(page);
  expect(await storedOnDevice(context)).toMatch(/Doliprane/);
  await turnOnLock(page);
  await expectAccessible(page);
  // The page goes on, and one that is loaded anew is not asked again.
  await page.goto("/fr-fr/dashboard");
  await expect(boxOf(page)).toBeVisible();
  await page.reload();
  await expect(boxOf(page)).toBeVisible();

  const later = await test.step("hours later, without a network", async () => {
    const opened = await atThreeInTheMorning(page, context);
    const stored = await storedOnDevice(context, "/fr-fr/no-network");
    expect(stored).not.toMatch(/Doliprane|Comprimé|access_token|refresh_token|"eyJ/);
    expect(stored).not.toContain('"hasPlain":true');
    expect(stored).not.toContain(`"${member.firstName}`);
    expect(stored).not.toContain(member.email);
    await opened.setViewportSize({ width: 375, height: 800 });
    await opened.goto("/fr-fr/dashboard");
    await expect(opened.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    await expect(opened.getByRole("link", { name: /15/ }).first()).toBeVisible();
    await expectAccessible(opened);
    return opened;
  });

  await test.step("neither loading anew, another page, another tab nor the way back passes it", async () => {
    await later.reload();
    await expect(later.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    await later.goto("/fr-fr/inventory");
    await expect(later.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    await later.goBack();
    await expect(later.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    const other = await context.newPage();
    await other.goto("/fr-fr/settings");
    await expect(other.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    await expect(other.getByText("Doliprane")).toHaveCount(0);
    await unlock(later, "000000");
    await expect(later.getByText("Ce n’est pas le code. Encore 9 essais.")).toBeVisible();
    await later.keyboard.type(PIN);
    await later.keyboard.press("Enter");
    await expect(boxOf(later)).toBeVisible();
    // What one tab opens is open for the others.
    await expect(other.getByRole("heading", { name: "Paramètres" })).toBeVisible();
    await other.getByRole("button", { name: "Verrouiller", exact: true }).click();
    await expect(other.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    await expect(later.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
    await other.close();
  });

  await test.step("with a network the session goes on", async () => {
    await context.setOffline(false);
    await unlock(later);
    await expect(boxOf(later)).toBeVisible();
    await later.goto("/fr-fr/settings");
    await unfold(later, LOCK_CARD);
    await later.getByRole("button", { name: "Retirer le verrou" }).click();
    await later.getByLabel("Code", { exact: true }).fill(PIN);
    await later.getByRole("button", { name: "Retirer le verrou" }).click();
    await expect(later.getByRole("button", { name: "Activer le verrou" })).toBeVisible();
    await later.reload();
    await unfold(later, LOCK_CARD);
    await expect(later.getByRole("button", { name: "Activer le verrou" })).toBeVisible();
  });
});

test("who forgot the code signs in again, and what was not sent stays and goes then", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 375, height: 800 });
  await aBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect(boxOf(page)).toBeVisible();
  await keptHere(page);
  await turnOnLock(page);
  await page.goto("/fr-fr/dashboard");
  await expect(boxOf(page)).toBeVisible();
  await context.setOffline(true);
  await page
    .getByRole("navigation")
    .getByRole("button", { name: "Noter une prise" })
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("Médicament").selectOption("Doliprane 500 mg");
  await page.getByRole("dialog").getByLabel("Quantité prise").fill("1");
  await page.getByRole("dialog").getByRole("button", { name: "Noter la prise" }).click();
  // Which doses there were is asked about, unless they were read before the network went.
  const sure = page.getByRole("dialog").getByRole("button", { name: "Oui, noter 1 comprimé" });
  const noted = page.getByText("Noté sur cet appareil, pas encore envoyé");
  await expect(sure.or(noted)).toBeVisible();
  if (await sure.isVisible()) await sure.click();
  await expect(noted).toBeVisible();

  const later = await atThreeInTheMorning(page, context);
  await later.goto("/fr-fr/dashboard");
  await expect(later.getByText(/1 action notée ici n’est pas encore envoyée/)).toBeVisible();
  await later.getByRole("button", { name: "Code oublié ?" }).click();
  const question = later.getByRole("dialog");
  await expect(question.getByText(/reste sur cet appareil/)).toBeVisible();
  await expect(question.getByText(/pas de réseau/)).toBeVisible();
  await expectAccessible(later);
  await question.getByRole("button", { name: "Annuler" }).click();
  await context.setOffline(false);
  await later.getByRole("button", { name: "Code oublié ?" }).click();
  await later.getByRole("dialog").getByRole("button", { name: "Se reconnecter" }).click();
  await expect(later).toHaveURL(/\/fr-fr\/login/);
  expect(await storedOnDevice(context)).not.toMatch(/sealed|trousse-lock/);

  await later.getByLabel("Adresse e-mail").fill(member.email);
  await later.getByLabel("Mot de passe", { exact: true }).fill(member.password);
  await expect(later.getByRole("button", { name: "Se connecter" })).toBeEnabled({
    timeout: 30_000,
  });
  await later.getByRole("button", { name: "Se connecter" }).click();
  await expect(boxOf(later)).toBeVisible({ timeout: 30_000 });
  const doses = async () =>
    (await member.client.from("medication_intake_logs").select("id").throwOnError()).data?.length;
  await expect.poll(doses, { timeout: 30_000 }).toBe(1);
});

test("a page that is open locks when its person is away, and opens by the passkey of the device", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  const authenticator = await context.newCDPSession(page);
  await authenticator.send("WebAuthn.enable");
  await authenticator.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf: true,
    },
  });
  await aBox(member);
  await signInAs(page, member);
  await chooseUse(page, /Le mien : rester connecté/);
  await page.getByRole("button", { name: "Activer le verrou" }).click();
  await page
    .getByRole("button", { name: "Utiliser l’empreinte, le visage ou le code de l’appareil" })
    .click();
  await expect(page.getByRole("button", { name: "Retirer le verrou" })).toBeVisible();
  // What was typed does not keep the page open.
  await page.goto("/fr-fr/inventory");
  await page
    .getByRole("button", { name: /Ajouter un médicament/ })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("combobox").first().fill("Dolip");
  await page.evaluate(() =>
    localStorage.setItem("trousse-last-touch", String(Date.now() - 29.5 * 60_000)),
  );
  await expect(page.getByText(/Trousse se verrouille dans \d+ secondes/)).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem("trousse-last-touch", String(Date.now() - 31 * 60_000)),
  );
  await expect(page.getByRole("heading", { name: "Trousse est verrouillée" })).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Déverrouiller avec cet appareil" }).click();
  await expect(boxOf(page)).toBeVisible();
});

test("the emergency card of a chosen person is in front of the lock, without a network as well", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await member.client
    .from("profile_details")
    .insert({ profile_id: member.account, allergies: ["pénicilline"] })
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await keptHere(page);
  await turnOnLock(page);

  // Nobody is shown before somebody is chosen.
  await page.getByRole("button", { name: "Verrouiller", exact: true }).click();
  await expect(page.getByRole("heading", { name: "En cas d’urgence" })).toBeVisible();
  await expect(page.getByText("pénicilline")).toHaveCount(0);
  await unlock(page);
  const choice = page.getByRole("checkbox", { name: member.firstName });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(choice).toBeChecked();
  const cardPeople = (on: Page) =>
    on.evaluate(async () => {
      const opening = indexedDB.open("trousse-lock");
      const db = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result);
      });
      const reading = db.transaction("lock").objectStore("lock").get("card");
      const people = await new Promise<unknown[]>((resolve) => {
        reading.onsuccess = () => resolve(reading.result ?? []);
      });
      db.close();
      return JSON.stringify(people);
    });
  await expect.poll(() => cardPeople(page)).toContain("pénicilline");
  await expectAccessible(page);

  const later = await atThreeInTheMorning(page, context);
  await later.setViewportSize({ width: 375, height: 800 });
  await later.goto("/fr-fr/dashboard");
  await expect(later.getByRole("heading", { name: member.firstName })).toBeVisible();
  await expect(later.getByText("pénicilline")).toBeVisible();
  await expect(later.getByText(/Ce qui n’y est pas n’est pas connu/)).toBeVisible();
  await expectAccessible(later);
  await later.setViewportSize({ width: 1280, height: 800 });

  // What changes is in it with the next page, and whom nobody chooses any more goes.
  await context.setOffline(false);
  await member.client
    .from("profile_details")
    .update({ allergies: ["pénicilline", "arachide"] })
    .eq("profile_id", member.account)
    .throwOnError();
  await unlock(later);
  await expect(later.getByRole("banner")).toBeVisible();
  await later.goto("/fr-fr/profile");
  await expect(later.getByText("arachide")).toBeVisible();
  await later.goto("/fr-fr/settings");
  await expect.poll(() => cardPeople(later)).toContain("arachide");
  await later.getByRole("button", { name: "Verrouiller", exact: true }).click();
  await expect(later.getByText("pénicilline")).toBeVisible();
  await expect(later.getByText("arachide")).toBeVisible();
  await unlock(later);
  await later.getByRole("checkbox", { name: member.firstName }).click();
  await expect(later.getByRole("checkbox", { name: member.firstName })).not.toBeChecked();
  await later.reload();
  await expect(later.getByRole("checkbox", { name: member.firstName })).not.toBeChecked();
  await later.getByRole("button", { name: "Verrouiller", exact: true }).click();
  await expect(later.getByRole("heading", { name: "En cas d’urgence" })).toBeVisible();
  await expect(later.getByText("pénicilline")).toHaveCount(0);
});
