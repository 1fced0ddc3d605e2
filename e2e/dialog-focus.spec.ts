import type { Locator, Page } from "@playwright/test";
import { inFront } from "./fixtures/dialogs.ts";
import { MEMBER_DIALOGS } from "./fixtures/member-dialogs.ts";
import { expect, test } from "./fixtures/test.ts";
import { unfold } from "./fixtures/unfold.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
test.setTimeout(180_000);

/**
 * Where the focus starts in each dialog, in the order of `MEMBER_DIALOGS`: in the first field where the task is to write, at
 * the way out where it is to read first. What is read of a dose form is said with its title.
 */
const BY_KEYBOARD = [
  "Fermer",
  "Fermer",
  "Nom du médicament",
  "Nom du médicament",
  "Fermer",
  "Fermer",
  "Titre",
  "Prénom",
  "Adresse e-mail de la personne",
  "Nom",
];

/** What has the focus, by the name that a screen reader says. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at?.matches("[role=dialog]")) return "the dialog";
    const labels =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels : [];
    const name = labels?.[0]?.textContent ?? at?.getAttribute("aria-label") ?? at?.textContent;
    return name?.trim() ?? "";
  });

const button = (page: Page, name: RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();

/** Opens each dialog by that press, and looks where the focus starts. */
async function expectStarts(
  page: Page,
  press: (target: Locator) => Promise<void>,
  starts: readonly string[],
): Promise<void> {
  expect(starts).toHaveLength(MEMBER_DIALOGS.length);
  for (const [place, { opener, menu, route, isFolded }] of MEMBER_DIALOGS.entries()) {
    await page.goto(`/fr-fr/${route}`);
    if (isFolded) await unfold(page);
    if (menu) await press(button(page, menu));
    await press(button(page, opener));
    await expect(inFront(page)).toHaveCount(1);
    await expect.poll(() => focused(page), `${opener} of ${route}`).toBe(starts[place]);
  }
}

test("by keyboard the focus starts where the task of a dialog starts", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await expectStarts(page, (target) => target.press("Enter"), BY_KEYBOARD);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the focus starts where no keyboard comes up to cover the rest", async ({
    page,
    familyMember,
    signInAs,
  }) => {
    await signInAs(page, familyMember);
    const wayOut = MEMBER_DIALOGS.map(() => "Fermer");
    await expectStarts(page, (target) => target.tap(), wayOut);
  });
});
