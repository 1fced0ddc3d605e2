import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { aChild } from "./fixtures/a-child.ts";
import { aHomeWithTwoChildren } from "./fixtures/a-home-with-two-children.ts";
import { expect, test } from "./fixtures/test.ts";

/** The most taps that each act may cost from the home screen. Scrolling and typing are not counted. */
const MOST = {
  "planned dose": 1,
  "unplanned dose for the person chosen": 2,
  "unplanned dose where everybody is shown": 2,
  undo: 1,
  "last dose of a substance": 1,
  "switch person": 1,
  allergies: 1,
  emergency: 1,
  "what expires in the home": 1,
  "fever answer": 3,
} as const;

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, reducedMotion: "reduce" });

test("what a parent does most costs few taps on a phone", async ({ page, member, signInAs }) => {
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const dialog = page.getByRole("dialog", { name: /^Noter une prise/ });
  const save = dialog.getByRole("button", { name: "Noter la prise" });
  const logged = page.getByText(/^Prise notée.*Doliprane, /);
  const withdraw = page.getByRole("button", { name: "Annuler", exact: true });
  const record = page.getByRole("button", { name: "Noter une prise", exact: true });
  const rowOfHugo = page.getByRole("button", { name: /^Noter une prise : Hugo · Doliprane/ });

  await counted("planned dose", async (tap) => {
    await tap(page.locator("#today").getByRole("button", { name: /^(Déjà pris|Pris) : Zymad/ }));
    await expect(page.locator("#today").getByText("Prise", { exact: true })).toBeVisible();
  });

  await counted("last dose of a substance", async (tap) => {
    await tap(rowOfHugo);
    await expect(dialog.getByRole("region", { name: "Dernières prises" })).toContainText(
      /il\sy\sa\s.*5\smL\sde\ssirop/i,
    );
  });
  await page.keyboard.press("Escape");

  await counted("unplanned dose where everybody is shown", async (tap) => {
    await tap(rowOfHugo);
    await expect(dialog.getByLabel("Quantité prise")).toHaveValue("5");
    await tap(save);
    await expect(logged).toBeVisible();
  });
  await counted("undo", async (tap) => {
    await tap(withdraw);
    await expect(page.getByText("Prise supprimée", { exact: false })).toBeVisible();
  });

  await page.getByRole("button", { name: "Autre médicament" }).click();
  await save.click();
  await expect(dialog.getByRole("alert")).toHaveText("Choisissez pour qui est la prise.");
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await counted("switch person", async (tap) => {
    const strip = page.getByRole("list", { name: "Pour qui" });
    await tap(strip.getByRole("button", { name: /^Hugo/ }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aujourd’hui, Hugo");
  });

  await counted("unplanned dose for the person chosen", async (tap) => {
    await tap(record);
    await expect(dialog.getByText("Pour Hugo")).toBeVisible();
    await expect(dialog.getByLabel("Médicament").locator("option:checked")).toHaveText(
      "Doliprane 2,4 %",
    );
    await expect(dialog.getByLabel("Quantité prise")).toHaveValue("5");
    await tap(save);
    await expect(logged).toBeVisible();
  });

  await counted("allergies", async () => {
    await expect(page.getByText("Allergies : Arachide").first()).toBeVisible();
  });
  await counted("what expires in the home", async () => {
    await expect(page.getByRole("main").getByText("Toplexil").first()).toBeVisible();
  });
  await counted("emergency", async (tap) => {
    // Tapping it leaves the page for the telephone: what is held is that one tap calls.
    const call = page.getByRole("main").getByRole("link", { name: /15/ });
    await expect(call).toHaveAttribute("href", "tel:15");
    await tap(call, { trial: true });
  });
  await counted("fever answer", async (tap) => {
    const field = page.getByRole("combobox", { name: "Symptôme" });
    await tap(field);
    await page.keyboard.type("fièvre");
    await tap(page.getByRole("listbox").getByRole("option").filter({ hasText: "Fièvre" }).first());
    await tap(page.getByRole("button", { name: "Analyser" }));
    await expect(page.getByRole("dialog", { name: "Analyse des symptômes" })).toBeVisible();
  });
});

test("where nobody is chosen, the button of the bar lists everybody’s latest boxes by name", async ({
  page,
  member,
  signInAs,
}) => {
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  // The bell counts what the home says: it is here.
  await expect(page.getByRole("button", { name: /^Notifications : / })).toBeVisible();
  await page.getByRole("button", { name: "Noter une prise", exact: true }).tap();
  const choice = page.getByRole("dialog", { name: "Noter une prise", exact: true });
  await choice.getByRole("button", { name: /Hugo · Doliprane/ }).tap();
  const form = page.getByRole("dialog", { name: "Noter une prise de Doliprane" });
  await expect(form).toContainText("Hugo");
  await expect(form.getByLabel("Quantité prise")).toHaveValue("5");
});

test("a dose is taken back in the row that recorded it, by the keyboard alone", async ({
  page,
  member,
  signInAs,
}) => {
  await aHomeWithTwoChildren(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  const row = page.getByRole("button", { name: /^Noter une prise : Hugo · Doliprane/ });
  const undo = page.getByRole("main").getByRole("button", { name: "Annuler la prise : Doliprane" });
  await row.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Noter une prise/ });
  // What was taken before is known, and nothing is asked.
  await expect(dialog.getByLabel("Quantité prise")).toHaveValue("5");
  await dialog.getByRole("button", { name: "Noter la prise" }).press("Enter");
  await expect(undo).toBeVisible();
  await expect(row).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Prise supprimée", { exact: false })).toBeVisible();
  await expect(undo).toBeHidden();
  await expect(row).toBeFocused();
});

test("a dose stands still once it can be pressed, whatever is known late of the home", async ({
  page,
  member,
  signInAs,
}) => {
  await aHomeWithTwoChildren(member);
  const { client } = member;
  const { data: hugo } = await client
    .from("profiles")
    .select("id")
    .match({ first_name: "Hugo" })
    .single()
    .throwOnError();
  await client
    .from("illness_entries")
    .insert({ id: randomUUID(), profile_id: hugo?.id, kind: "begin", noted_at: now() })
    .throwOnError();
  await signInAs(page, member);
  // Whoever presses as soon as there is a button presses here.
  const places = await watchPlaces(page, "#today button");
  await answerLate(page, "**/rpc/list_current_illnesses");
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("link", { name: /^Hugo est malade depuis/ })).toBeVisible();
  await expect(page.locator("#today").getByRole("button").first()).toBeVisible();
  expect(await places()).toHaveLength(1);
});

test("the list of boxes stands still once it can be pressed, whatever is asked above it", async ({
  page,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  const { data: reference } = await client
    .from("medication_references")
    .select("id")
    .eq("prescription_required", "Non")
    .limit(1)
    .single()
    .throwOnError();
  await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: account,
      reference_id: reference?.id,
      name: "Doliprane",
      dosage: "2,4 %",
      form: "Sirop",
      total_quantity: 100,
      current_quantity: 90,
      expiry_date: "2090-01-31",
    })
    .throwOnError();
  await signInAs(page, member);
  const places = await watchPlaces(page, "main button", "Doliprane");
  await answerLate(page, "**/rest/v1/medications?*");
  await page.goto("/fr-fr/inventory");
  await expect(page.getByRole("heading", { name: /pour toute la maison/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Doliprane", exact: true })).toBeVisible();
  expect(await places()).toHaveLength(1);
});

const now = () => new Date().toISOString();

type Tap = (target: Locator, options?: Parameters<Locator["tap"]>[0]) => Promise<void>;

/** Fails when the act costs more taps than it may. */
async function counted(act: keyof typeof MOST, perform: (tap: Tap) => Promise<void>) {
  let taps = 0;
  await test.step(act, () =>
    perform(async (target, options) => {
      taps += 1;
      await target.tap(options);
    }),
  );
  expect(taps, `taps for ${act}`).toBeLessThanOrEqual(MOST[act]);
}

/** Notes in each frame how far down an element stands, from the first frame that has it. @returns reads what was noted */
async function watchPlaces(
  page: Page,
  selector: string,
  words = "",
): Promise<() => Promise<number[]>> {
  await page.addInitScript(
    ({ selector, words }) => {
      const tops = new Set<number>();
      Object.assign(globalThis, { tops });
      const look = () => {
        const found = [...document.querySelectorAll(selector)].find(
          ({ textContent }) => words === "" || textContent === words,
        );
        if (found) tops.add(Math.round(found.getBoundingClientRect().top));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { selector, words },
  );
  return () => page.evaluate(() => [...(globalThis as unknown as { tops: Set<number> }).tops]);
}

/** The server answers it when a page is long there, and before it stops waiting. */
async function answerLate(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}
