import type { Page } from "@playwright/test";
import { PIN, turnOnLock } from "./fixtures/app-lock.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";
import { AHEAD, toTakeSoon } from "./fixtures/to-take-soon.ts";
import { unfold } from "./fixtures/unfold.ts";

test.use({
  viewport: { width: 375, height: 720 },
  reducedMotion: "reduce",
  serviceWorkers: "allow",
});

async function chooseSimpleScreen(page: Page, name: string): Promise<void> {
  await page.goto("/fr-fr/settings");
  await unfold(page, "Écran simple");
  const card = page.getByRole("region", { name: "Écran simple" });
  await card.getByRole("button", { name: "Passer à l’écran simple" }).click();
  await expect(card.getByText("À remplir.")).toHaveCount(3);
  await card.getByLabel("Pour qui ?").selectOption({ label: name });
  await card.getByLabel("Qui appeler").fill("Claire");
  await card.getByLabel("Numéro de téléphone").fill("06 12 34 56 78");
  await card.getByRole("button", { name: "Passer à l’écran simple" }).click();
  await expect(page.getByRole("link", { name: "Appeler Claire" })).toBeVisible();
}

test("one person sees their doses, a button for each, whom to call, and nothing else", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)/);
  await toTakeSoon(member, ["Levothyrox", "Kardegic"]);
  await signInAs(page, member);
  await page.clock.install({ time: Date.now() + AHEAD });
  await chooseSimpleScreen(page, member.firstName);
  const dose = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const take = (name: string) => dose(name).getByRole("button", { name: /^J’ai pris/ });
  const left = async () => {
    const { data } = await member.client
      .from("medications")
      .select("current_quantity")
      .order("name")
      .throwOnError();
    return (data ?? []).map(({ current_quantity: each }) => Number(each));
  };

  await test.step("no page of the product is one press away", async () => {
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.goto("/fr-fr/inventory");
    await expect(take("Levothyrox")).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Appeler Claire" })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
    await expect(page.getByRole("link", { name: /15$/ })).toHaveAttribute("href", "tel:15");
    await expectAccessible(page);
  });

  await test.step("one press notes a dose, and it can be undone for ten seconds", async () => {
    await take("Levothyrox").click();
    await expect(dose("Levothyrox")).toContainText(/Pris à \d/);
    await expect.poll(left).toEqual([12, 11]);
    await dose("Levothyrox")
      .getByRole("button", { name: /^Annuler/ })
      .click();
    await expect(take("Levothyrox")).toBeVisible();
    await expect.poll(left).toEqual([12, 12]);
    await take("Levothyrox").click();
    await page.clock.runFor(11_000);
    await expect(dose("Levothyrox")).toContainText(/Pris à \d/);
    await expect(dose("Levothyrox").getByRole("button")).toHaveCount(0);
    await expect.poll(left).toEqual([12, 11]);
  });

  await test.step("without a network a dose is noted here, and sent once", async () => {
    await context.setOffline(true);
    await take("Kardegic").click();
    await expect(dose("Kardegic")).toContainText("pas encore envoyé");
    await context.setOffline(false);
    await expect(dose("Kardegic")).not.toContainText("pas encore envoyé");
    await expect(dose("Kardegic")).toContainText(/Pris à \d/);
    await expect.poll(left).toEqual([11, 11]);
    await expect(
      page.getByText("Toutes les prises prévues aujourd’hui ont leur réponse."),
    ).toBeVisible();
  });

  await test.step("letters of twice the size fit the screen", async () => {
    for (const [width, size] of [
      [390, "32px"],
      [320, "16px"],
    ] as const) {
      await page.setViewportSize({ width, height: 720 });
      await page.evaluate((each) => {
        document.documentElement.style.fontSize = each;
      }, size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    }
  });

  await test.step("it is left by writing a word, and by nothing else", async () => {
    await page.getByRole("button", { name: "Quitter l’écran simple" }).click();
    const question = page.getByRole("dialog");
    const leave = question.getByRole("button", { name: "Quitter l’écran simple" });
    await question.getByRole("textbox").fill("oui");
    await leave.click();
    await expect(question).toContainText("Écrivez « quitter » pour quitter cet écran.");
    await question.getByRole("textbox").fill(" Quitter ");
    await leave.click();
    await expect(page.getByRole("navigation").first()).toBeVisible();
  });
});

test("under the app lock it is left with the code, and signing out ends it", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await turnOnLock(page);
  await chooseSimpleScreen(page, member.firstName);
  await expect(page.getByText("Aucune prise prévue aujourd’hui.")).toBeVisible();
  await page.getByRole("button", { name: "Quitter l’écran simple" }).click();
  await page.getByRole("dialog").getByLabel("Code", { exact: true }).fill(PIN);
  await page.getByRole("dialog").getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("trousse-simple-screen"))).toBeNull();
});
