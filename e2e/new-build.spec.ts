import type { Page } from "@playwright/test";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { buildNewer } from "./fixtures/newer-build.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { toTakeSoon } from "./fixtures/to-take-soon.ts";

test.use({ serviceWorkers: "allow" });

let newer = "";

test.beforeAll(async () => {
  test.setTimeout(180_000);
  newer = await buildNewer("app/locale/fr/intakes.ts", "Activité", "Le journal");
});

test.afterAll(() => removeFolder(newer));

const builds = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = names.filter((name) => name.startsWith("build-"));
    const whole = kept.map(async (name) =>
      (await (await caches.open(name)).match("/fr-fr/settings/data")) ? [name] : [],
    );
    return (await Promise.all(whole)).flat();
  });

async function intakesOf({ client }: Member): Promise<number> {
  const { data } = await client.from("medication_intake_logs").select("id").throwOnError();
  return data?.length ?? 0;
}

const doctorOf = (page: Page) =>
  page.getByRole("region").filter({ has: page.getByRole("heading", { name: "Médecin traitant" }) });

/** By the link, within the page that is open. */
async function goToActivity(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: "Activité" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("an update loses no dose and no typed text, and no page shows two builds", async ({
  page,
  context,
  member,
  signInAs,
  server,
  errorMonitor,
}) => {
  test.setTimeout(180_000);
  errorMonitor.allow(/ERR_|Failed to (fetch|load)|WebSocket|status of 50|^503: /);
  await toTakeSoon(member, ["Levothyrox"]);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect.poll(() => builds(page), { timeout: 30_000 }).toHaveLength(1);
  const [first] = await builds(page);
  const typing = await context.newPage();
  await typing.goto("/fr-fr/profile");
  await doctorOf(typing).getByRole("button", { name: "Modifier" }).click();
  await doctorOf(typing).getByLabel("Nom du médecin").fill("Dr Petit");

  await context.setOffline(true);
  const today = page.locator("#today");
  await today.getByRole("button", { name: /^Déjà pris : Levothyrox/ }).click();
  await expect(today.getByText(/est noté sur cet appareil/)).toBeVisible();
  await server.stop();
  await server.start(newer);
  try {
    await context.setOffline(false);
    await expect.poll(() => intakesOf(member)).toBe(1);
    await expect(today.getByText("Prise", { exact: true })).toBeVisible();

    // A third tab brings the newer build; the two that are open keep theirs.
    const later = await context.newPage();
    await later.goto("/fr-fr/inventory");
    await expect.poll(() => builds(later), { timeout: 30_000 }).toHaveLength(2);
    await goToActivity(page, "Activité");
    const ready = typing.getByRole("status").filter({ hasText: "nouvelle version" });
    await expect(ready).toBeVisible({ timeout: 30_000 });
    await expectAccessible(typing);
    const reload = ready.getByRole("button", { name: "Recharger" });
    const question = typing.getByRole("alertdialog", { name: "Abandonner votre saisie ?" });
    await reload.click();
    await question.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(doctorOf(typing).getByLabel("Nom du médecin")).toHaveValue("Dr Petit");
    await doctorOf(typing).getByRole("button", { name: "Enregistrer" }).click();
    await expect(doctorOf(typing).getByText("Dr Petit")).toBeVisible();
    await reload.click();
    await expect(question).toBeHidden();
    await goToActivity(typing, "Le journal");
    for (const each of [page, later]) await each.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Le journal" })).toBeVisible();
    await later.goto("/fr-fr/dashboard");
    await expect.poll(() => builds(later), { timeout: 30_000 }).not.toContain(first);
    expect(await intakesOf(member)).toBe(1);
  } finally {
    await server.stop();
    await server.start();
  }
});
