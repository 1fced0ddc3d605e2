import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** Keys of any visitor. */
const OF_A_VISITOR = [
  "preferred-locale",
  // How far down each page was read, by names that say nothing.
  "react-router-scroll-positions",
  "trousse-font",
  "trousse-language",
  "user-choice-made",
  "user-country",
];
/** Keys of a signed-in user: the session, the time of the last input, and the profile chosen in this tab. */
const OF_A_MEMBER = [
  "sb-localhost-auth-token",
  "trousse-idle-minutes",
  "trousse-last-touch",
  "trousse-shares-errors",
  "user-profile",
];

const storageKeysOf = (page: Page) =>
  page.evaluate(async () => ({
    names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort(),
    values: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    cookies: document.cookie,
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

test("what a browser keeps is known by name, in use and after signing out", async ({
  page,
  familyMember,
  signInAs,
  errorMonitor,
}) => {
  // A page reads again once it hears of changes, and signing out may overtake that.
  errorMonitor.allow(/status of 401/);
  await signInAs(page, familyMember);
  for (const path of ["dashboard", "inventory", "activity", "alerts", "profile", "settings"]) {
    await page.goto(`/fr-fr/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/fr-fr/profile/manage");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const used = await storageKeysOf(page);
  const allowed = new Set([...OF_A_VISITOR, ...OF_A_MEMBER]);
  expect(used.names.filter((name) => !allowed.has(name))).toEqual([]);
  expect(used.names).toContain("sb-localhost-auth-token");
  // What was read, on a device that is not shared.
  expect(used.databases.filter((name) => name !== "trousse-kept")).toEqual([]);
  // Files and documents of the build, and the answers of notifications.
  expect(used.caches.filter((name) => !/^(build-\w+|waiting-answers)$/.test(name))).toEqual([]);
  expect(used.cookies).not.toMatch(/sb-|eyJ/);
  expect(used.values).not.toMatch(/doliprane|ibuprof|allerg/i);

  await page.goto("/fr-fr/settings");
  await page.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(page).toHaveURL(/\/fr-fr\/?$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const left = await storageKeysOf(page);
  const remaining = new Set([...OF_A_VISITOR, "trousse-shares-errors"]);
  expect(left.names.filter((name) => !remaining.has(name))).toEqual([]);
  expect(left.values).not.toContain(familyMember.email);
  expect(left).toMatchObject({ caches: [], databases: [] });

  await page.goBack();
  await expect(page).not.toHaveURL(/settings$/);
});
