import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { choosePerson } from "./fixtures/choose-person.ts";
import { faintMarksOf, lostInForcedColors, marksOf } from "./fixtures/forced-colors.ts";
import { MEMBER_DIALOGS, openMemberDialog } from "./fixtures/member-dialogs.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { toTakeSoon } from "./fixtures/to-take-soon.ts";

test.use({
  forcedColors: "active",
  colorScheme: "dark",
  viewport: { width: 390, height: 844 },
  reducedMotion: "reduce",
});
test.setTimeout(240_000);

const PAGES = [
  "dashboard",
  "inventory",
  "activity",
  "alerts",
  "profile/manage",
  "profile/card",
  "settings",
] as const;

test("in forced colours every control, choice and focus of a family's pages is seen", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  const lost: string[] = [];
  for (const name of PAGES) {
    await page.goto(`/fr-fr/${name}`);
    await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
    await expect(page.getByRole("status", { name: /chargement/i }), name).toHaveCount(0);
    lost.push(...(await lostInForcedColors(page)).map((each) => `${name}: ${each}`));
    for (const each of MEMBER_DIALOGS.filter(({ route }) => route === name).slice(0, 2)) {
      await page.goto(`/fr-fr/${name}`);
      await openMemberDialog(page, each);
      await expect(page.getByRole("dialog")).toBeVisible();
      lost.push(...(await lostInForcedColors(page)).map((found) => `${each.opener}: ${found}`));
    }
  }
  expect(lost).toEqual([]);
});

test("in forced colours each picture is still drawn, and beside it stands what it tells", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/activity");
  const whom = page.getByLabel("Profil actif").filter({ visible: true });
  await whom.selectOption(familyMember.account);
  const calendar = page.locator("main details:has(table)").first();
  await calendar.locator("summary").click();
  const days = calendar.getByRole("table").getByRole("button");
  await expect(days.first()).toHaveAccessibleName(/\d sur \d/);
  expect(await marksOf(days.first())).toBeGreaterThan(0);

  await page.goto("/fr-fr/inventory");
  const shelf = page
    .locator("details")
    .filter({ hasText: /^Péremptions/ })
    .first();
  await shelf.locator("summary").click();
  const boxes = shelf.getByRole("listitem").getByRole("button");
  await expect(boxes.first().locator("time")).toBeVisible();
  expect(await marksOf(boxes.first())).toBeGreaterThan(0);
  const edge = await boxes
    .first()
    .evaluate((each) => Number.parseFloat(getComputedStyle(each).borderTopWidth));
  expect(edge).toBeGreaterThan(0);

  const stock = page.getByRole("progressbar").filter({ visible: true }).first();
  const [left, frame] = await stock.evaluate((bar) => [
    getComputedStyle(bar.firstElementChild ?? bar).backgroundColor,
    getComputedStyle(bar).borderTopWidth,
  ]);
  const ground = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(left).not.toBe(ground);
  expect(frame).toBe("1px");
});

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(`with a ${colorScheme} ground`, () => {
    test.use({ colorScheme });

    test("in forced colours rings, lines, curves and forecasts stand out from the ground", async ({
      page,
      familyMember,
      signInAs,
    }) => {
      await writeWhatIsDrawn(familyMember);
      // Two: a line is drawn for more than one dose of a day, and in the evening the family's own are over.
      await toTakeSoon(familyMember, ["Lévothyrox", "Kardégic"]);
      await signInAs(page, familyMember);

      await page.goto("/fr-fr/dashboard");
      const strip = page.getByRole("list", { name: "Pour qui" });
      await expectSeen(strip.locator("svg:has(circle[stroke-dasharray])"));
      await expectSeen(page.locator("#today figure"));

      await page.goto("/fr-fr/alerts");
      await expectSeen(page.locator("figure:has(rect)"));

      await page.goto("/fr-fr/activity");
      const whom = page.getByLabel("Profil actif").filter({ visible: true });
      await whom.selectOption(familyMember.account);
      const calendar = page.locator("main details:has(table)").first();
      await calendar.locator("summary").click();
      await expectSeen(calendar.getByRole("table"));

      await page.goto("/fr-fr/inventory");
      const shelf = page.locator("details").filter({ hasText: /^Péremptions/ });
      await shelf.first().locator("summary").click();
      await expectSeen(shelf.first().getByRole("list"));

      await page.goto("/fr-fr/dashboard");
      await choosePerson(page, "Léa");
      await page.goto("/fr-fr/illness");
      await expectSeen(page.locator("figure:has(polyline)"));

      await page.goto("/fr-fr/profile");
      const weights = page.locator("figure:has(polyline)");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const closed of await page.locator("main details:not([open]) > summary").all()) {
        await closed.click();
      }
      await expectSeen(weights);
    });
  });
}

/** Drawn, and told apart from the ground. */
async function expectSeen(drawing: Locator): Promise<void> {
  await expect(drawing.first()).toBeVisible();
  for (const each of await drawing.all()) {
    expect(await marksOf(each)).toBeGreaterThan(0);
    expect(await faintMarksOf(each)).toEqual([]);
  }
}

const AN_HOUR_MS = 3_600_000;

/** A fever of Léa's, and two weights of hers. */
async function writeWhatIsDrawn({ client }: Member): Promise<void> {
  const { data: lea } = await client
    .from("profiles")
    .select("id")
    .match({ first_name: "Léa" })
    .single()
    .throwOnError();
  const facts = [
    [6, { kind: "begin" }],
    [6, { kind: "temperature", celsius: 38.7 }],
    [4, { kind: "temperature", celsius: 39.4 }],
    [1, { kind: "temperature", celsius: 38.3 }],
  ] as const;
  for (const [hoursAgo, fact] of facts) {
    await client
      .from("illness_entries")
      .insert({
        ...fact,
        id: randomUUID(),
        profile_id: lea.id,
        noted_at: new Date(Date.now() - hoursAgo * AN_HOUR_MS).toISOString(),
      })
      .throwOnError();
  }
  for (const [measured_on, weight] of [
    ["2024-03-02", 20.5],
    ["2025-03-02", 21.5],
  ] as const) {
    await client
      .from("profile_weights")
      .insert({ profile_id: lea.id, measured_on, weight })
      .throwOnError();
  }
}
