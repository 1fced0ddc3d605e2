import { lostInForcedColors, marksOf } from "./fixtures/forced-colors.ts";
import { MEMBER_DIALOGS, openMemberDialog } from "./fixtures/member-dialogs.ts";
import { expect, test } from "./fixtures/test.ts";

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
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(left).not.toBe(ground);
  expect(frame).toBe("1px");
});
