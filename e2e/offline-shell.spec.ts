import type { Page } from "@playwright/test";
import { PLACES } from "#app/service-worker/shell.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ errorMonitor }) => {
  errorMonitor.allow(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (fetch|load)|status of 50|^503: /,
  );
});

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = names
      .filter((name) => name.startsWith("build-"))
      .map((name) => caches.open(name));
    const keys = (await Promise.all(stores)).map((store) => store.keys());
    return (await Promise.all(keys)).flat().map(({ url }) => new URL(url).pathname);
  });

const lost = (page: Page) =>
  page.getByRole("alert").filter({ hasText: "Connexion perdue" }).first();

test("each place of a member opens without a network, in a new tab as well, until signing out", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  // The last one that is kept.
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain("/fr-fr/settings/data");
  // Nothing of the account is in what is kept.
  const kept = await keptPaths(page);
  expect(kept.filter((path) => !/^\/(assets|fr-fr)\//.test(path))).toEqual([]);
  const places = kept.filter((path) => path.startsWith("/fr-fr/"));
  expect(places).toHaveLength(PLACES.length);

  await context.setOffline(true);
  await page.close();
  const later = await context.newPage();
  for (const place of [...places, "/fr-fr/inventory?sort=name"]) {
    await later.goto(place);
    await expect(later.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(later.getByRole("button", { name: "Mon compte" }).first()).toBeVisible();
  }
  await expect(lost(later)).toBeVisible();
  // What could not be read is not said to be empty.
  await later.goto("/fr-fr/activity");
  await expect(lost(later)).toBeVisible();
  await expect(later.getByText("Aucune activité trouvée")).toBeHidden();

  await later.goto("/fr-fr/blog");
  await expect(later.getByRole("heading", { name: "Pas de réseau" })).toBeVisible();
  await expect(later.getByRole("link", { name: "15" })).toHaveAttribute("href", "tel:15");
  await expectAccessible(later);
  await later.getByRole("link", { name: "Ouvrir Trousse" }).click();
  await expect(later.getByRole("button", { name: "Mon compte" }).first()).toBeVisible();

  await context.setOffline(false);
  await later.reload();
  await later.getByRole("banner").getByRole("button", { name: "Mon compte" }).click();
  await later.getByRole("button", { name: "Se déconnecter" }).first().click();
  await expect(later).toHaveURL(/\/fr-fr\/?$/);
  expect(await keptPaths(later)).toEqual([]);
});

test("a kept page opens at once, and comes from the network once it is old or is loaded anew", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/dashboard");
  await expect.poll(() => keptPaths(page), { timeout: 30_000 }).toContain("/fr-fr/settings/data");
  // A document that names itself, sent so many hours ago.
  const replaceKept = (hours: number) =>
    page.evaluate(async (age) => {
      const name = (await caches.keys()).find((each) => each.startsWith("build-")) ?? "";
      const date = new Date(Date.now() - age * 3_600_000).toUTCString();
      const html = "<!doctype html><html lang=fr><title>Kept</title><h1>Kept</h1></html>";
      await (await caches.open(name)).put(
        "/fr-fr/dashboard",
        new Response(html, { headers: { date, "content-type": "text/html" } }),
      );
    }, hours);
  const kept = page.getByRole("heading", { name: "Kept" });
  await replaceKept(1);
  await page.goto("/fr-fr/dashboard");
  await expect(kept).toBeVisible();
  // What the server drew meanwhile is kept for the next time.
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await (await caches.match("/fr-fr/dashboard", { ignoreVary: true }))?.text())?.length,
      ),
    )
    .toBeGreaterThan(10_000);
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("button", { name: "Mon compte" }).first()).toBeVisible();

  await replaceKept(25);
  await page.goto("/fr-fr/dashboard");
  await expect(page.getByRole("button", { name: "Mon compte" }).first()).toBeVisible();
  await replaceKept(1);
  await page.reload();
  await expect(page.getByRole("button", { name: "Mon compte" }).first()).toBeVisible();
  await expect(kept).toBeHidden();
});
