import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { AHEAD, toTakeSoon } from "./fixtures/to-take-soon.ts";

async function openToday(page: Page): Promise<void> {
  await page.clock.install({ time: Date.now() + AHEAD });
  await page.goto("/fr-fr/dashboard");
}

const today = (page: Page) => page.locator("#today");

async function leftOf({ client }: Member): Promise<number[]> {
  const { data } = await client.from("medications").select("current_quantity").throwOnError();
  return (data ?? []).map(({ current_quantity: left }) => Number(left));
}

test("all doses of one hour are taken once, whatever two tabs say, and can be given back", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  const hour = await toTakeSoon(member, ["Levothyrox", "Kardegic", "Tahor"]);
  await signInAs(page, member);
  const other = await context.newPage();
  await openToday(page);
  await openToday(other);
  const takeAll = { name: `Tout est pris (3) : ${hour}` };
  await expect(today(other).getByRole("button", takeAll)).toBeVisible();
  await today(page).getByRole("button", takeAll).click();
  await expect(page.getByText("3 prises notées")).toBeVisible();
  await expect(today(page).getByText("Prise", { exact: true })).toHaveCount(3);
  await expectAccessible(page);

  // The other tab hears of it before it looks again.
  await expect(today(other).getByText("Prise", { exact: true })).toHaveCount(3);
  await expect(today(other).getByRole("button", takeAll)).toBeHidden();
  expect(await leftOf(member)).toEqual([11, 11, 11]);

  await page.reload();
  await today(page)
    .getByRole("button", { name: /^Annuler la prise : Tahor/ })
    .click();
  await expect(page.getByText("Prise retirée")).toBeVisible();
  expect((await leftOf(member)).sort()).toEqual([11, 11, 12]);
  const { data: logged } = await member.client
    .from("user_activity_logs")
    .select("activity_data")
    .eq("activity_type", "medication_intake_confirmed")
    .throwOnError();
  expect(logged).toEqual([
    {
      activity_data: {
        medications_count: 3,
        medication_names: ["Kardegic", "Levothyrox", "Tahor"],
        confirmed_via: "page",
      },
    },
  ]);
});

test("one dose is put off, another skipped from the bell, both say so after a reload, and the skip is undone", async ({
  page,
  member,
  signInAs,
}) => {
  await toTakeSoon(member, ["Levothyrox", "Kardegic"]);
  await signInAs(page, member);
  await openToday(page);
  await page.getByRole("button", { name: "Notifications : 2 à voir" }).click();
  const bell = page.getByRole("list", { name: "À prendre" });
  await bell.getByRole("button", { name: /^Passer : Kardegic/ }).click();
  await expect(page.getByText("Prise passée")).toBeVisible();
  await expect(bell.getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");

  await today(page)
    .getByRole("button", { name: /^Plus tard : Levothyrox/ })
    .click();
  await today(page).getByRole("button", { name: "Dans 30 minutes" }).click();
  await expect(page.getByText("Rappel dans 30 minutes")).toBeVisible();
  await page.reload();
  await expect(today(page).getByText(/Reportée à/)).toBeVisible();
  await expect(today(page).getByText("Non prise", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();

  const skip = today(page).getByRole("button", { name: /^Passer : Kardegic/ });
  await today(page)
    .getByRole("button", { name: /^Annuler « Passer » : Kardegic/ })
    .click();
  await expect(page.getByText("« Passer » est annulé")).toBeVisible();
  await skip.click();
  await expect(today(page).getByText("Non prise", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(page.getByText("« Passer » est annulé")).toBeVisible();
  await page.reload();
  await expect(skip).toBeVisible();
  await expect(page.getByRole("button", { name: "Notifications : 1 à voir" })).toBeVisible();
});

test("an alert repeats each week until it is told to stop", async ({ page, member, signInAs }) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/alerts");
  await page.getByRole("button", { name: "Créer une alerte" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Créer une alerte" });
  await dialog.getByLabel("Titre").fill("Préparer le pilulier");
  await dialog.getByLabel("Répéter").selectOption("Toutes les semaines");
  await dialog.getByRole("button", { name: "Créer l’alerte" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Toutes les semaines", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ne plus répéter : Préparer le pilulier" }).click();
  await expect(page.getByText(/^Toutes les semaines, jusqu’au/)).toBeVisible();
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("hours follow to another zone only when their reader agrees", async ({
    page,
    member,
    signInAs,
  }) => {
    const preferences = () => member.client.from("user_preferences");
    await preferences()
      .update({ time_zone: "Europe/Paris" })
      .eq("user_id", member.account)
      .throwOnError();
    const stored = async () =>
      (await preferences().select("time_zone").single().throwOnError()).data?.time_zone;
    await signInAs(page, member);
    await page.goto("/fr-fr/dashboard");
    await page.getByRole("button", { name: "Garder Paris" }).click();
    await page.goto("/fr-fr/alerts");
    await expect(page.getByRole("heading", { name: "Journal des rappels" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Garder Paris" })).toBeHidden();
    expect(await stored()).toBe("Europe/Paris");

    await page.evaluate(() => sessionStorage.removeItem("kept-zone"));
    await page.goto("/fr-fr/dashboard");
    await page.getByRole("button", { name: "Utiliser l’heure de New York" }).click();
    await expect(
      page.getByText("Vos rappels suivent maintenant l’heure de New York."),
    ).toBeVisible();
    expect(await stored()).toBe("America/New_York");
  });
});
