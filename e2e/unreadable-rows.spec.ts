import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Transaction } from "@trousse/backend/database/engine";
import { openDatabase } from "@trousse/backend/database/open";
import { newIpAddress } from "@trousse/backend/testing/test-backend";
import { createAccount } from "#testing/builders/account.ts";
import { dropBounds } from "#testing/engines/drop-bounds.ts";
import { removeFolder } from "#testing/harness/remove-folder.ts";
import { RunningServer } from "#testing/harness/running-server.ts";
import { ErrorMonitor } from "./fixtures/error-monitor.ts";
import { openEveryScreen } from "./fixtures/open-every-screen.ts";
import { test as base, expect } from "./fixtures/test.ts";

/** A server of this file alone: its tables lose their bounds. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    async ({ browserName }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `unreadable-${browserName}-`));
      const server = await RunningServer.startMigrated(folder, { TRUSTED_PROXY: "loopback" });
      await use(server);
      await server.stop("SIGKILL");
      await removeFolder(folder);
    },
    { scope: "worker", timeout: 90_000 },
  ],
});

/** What the types of PostgreSQL hold and a household cannot mean, row by row; `$1` is the account. */
const BOXES = [
  "expiry_date = 'infinity'",
  "expiry_date = '-infinity', name = E'Dol\\u202Ei'",
  "expiry_date = '0044-03-15 BC', opened_on = 'infinity'",
  "expiry_date = '12026-01-31'",
  "current_quantity = 'NaN'",
  "total_quantity = 'NaN'",
  "form = 'Philtre'",
  "created_at = 'infinity', updated_at = 'infinity'",
];
const INTAKES = [
  "taken_at = 'infinity'",
  "taken_at = '-infinity'",
  "taken_at = '0044-03-15T10:00Z BC'",
  "quantity_taken = 'NaN'",
  "medication_form = 'Philtre'",
];
const REST = [
  `update public.medication_reminders set weekdays = '{}', quantity = 'NaN' where id in (
     select r.id from public.medication_reminders r join public.medications m on m.id = r.medication_id
     where m.user_id = $1 order by r.id limit 1)`,
  `insert into public.custom_alerts (user_id, title, alert_date, repeats) values
     ($1, 'Rappel sans fin', 'infinity', 'once'), ($1, 'Rappel sans mot', '2026-01-01', 'yearly')`,
  "update public.profiles set date_of_birth = 'infinity', weight = 'NaN', created_at = 'infinity' where id = $1",
  "update public.profiles set height = 'NaN', profile_type = 'robot', date_of_birth = '12026-01-01' where created_by = $1 and id <> $1",
  `update public.user_preferences set language = 'xx', session_timeout_minutes = 2147483647,
     reminder_advance_minutes = -7, time_zone = 'Nowhere/Town' where user_id = $1`,
  "insert into public.user_activity_logs (user_id, activity_type, created_at) values ($1, 'symptom_search', 'infinity')",
  `insert into public.symptom_searches (user_id, symptoms_text, country_context, created_at)
     values ($1, 'Toux', 'France/Europe', '-infinity')`,
  "update public.planned_doses set quantity = 'NaN', expires_at = 'infinity' where user_id = $1 and id in (select id from public.planned_doses where user_id = $1 order by planned_at limit 2)",
  "update public.blog_posts set published_at = '-infinity', updated_at = 'infinity' where slug = (select min(slug) from public.blog_posts where published) and $1::uuid is not null",
];

const SILENCED = [
  "medications",
  "medication_intake_logs",
  "medication_reminders",
  "custom_alerts",
  "profiles",
  "user_preferences",
  "planned_doses",
  "user_activity_logs",
  "symptom_searches",
];

async function corruptRows(tx: Transaction, account: string, carer: string): Promise<void> {
  await dropBounds(tx);
  for (const table of SILENCED) await tx.query(`alter table public.${table} disable trigger user`);
  const each = async (table: string, owner: string, changes: readonly string[]) => {
    for (const [nth, change] of changes.entries()) {
      await tx.query(
        `update public.${table} set ${change} where id = (
           select id from public.${table} where ${owner} = $1 order by id offset ${nth} limit 1)`,
        [account],
      );
    }
  };
  for (const change of BOXES) {
    const id = randomUUID();
    await tx.query(
      `insert into public.medications
         (id, user_id, name, dosage, form, total_quantity, current_quantity, expiry_date)
       values ($1, $2, 'Spasfon', '80 mg', 'Comprimé', 30, 12, '2030-01-31')`,
      [id, account],
    );
    await tx.query(`update public.medications set ${change} where id = $1`, [id]);
  }
  await each("medication_intake_logs", "profile_id", INTAKES);
  for (const statement of REST) await tx.query(statement, [account]);
  for (const table of SILENCED) await tx.query(`alter table public.${table} enable trigger user`);
  await tx.query(
    `insert into public.profile_shares
       (id, profile_id, shared_by, shared_with_email, shared_with_user_id, permission_type, status, accepted_at, created_at)
     select $1, $2, $2, u.email, u.id, 'edit', 'accepted', now(), '-infinity' from auth.users u where u.id = $3`,
    [randomUUID(), account, carer],
  );
}

async function aCarer(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    extraHTTPHeaders: { "x-forwarded-for": newIpAddress() },
  });
  return { page: await context.newPage(), tripwire: new ErrorMonitor(context), context };
}

test("every screen opens on a household of unreadable rows, for its owner and for a carer", async ({
  page,
  browser,
  baseURL,
  reachableServer,
  server,
  familyMember,
  signInAs,
}) => {
  test.setTimeout(300_000);
  const person = {
    email: `carer-${familyMember.email}`,
    password: "Vent-du-Nord7",
    firstName: "Hu\u202Ego",
    lastName: "Roy",
  };
  const carer = { ...person, ...(await createAccount(reachableServer, person)) };
  await server.stop();
  const engine = await openDatabase({ dataDir: server.dataDir });
  await engine.transaction((tx) => corruptRows(tx, familyMember.account, carer.account));
  await engine.close();
  await server.start();

  await test.step("her own", async () => {
    await signInAs(page, familyMember);
    await openEveryScreen(page);
    await page.goto("/fr-fr/inventory");
    const broken = page.getByRole("list", { name: /éléments? illisibles?$/ });
    await expect(broken.getByRole("listitem").first()).toBeVisible();
    await expect(broken).toContainText("La date de péremption de cette boîte est illisible");
    await expect(page.locator("body")).not.toContainText("\u202E");
  });

  await test.step("the files", async () => {
    await page.goto("/fr-fr/activity");
    const whom = page.getByLabel("Profil actif").filter({ visible: true });
    await whom.selectOption(familyMember.account);
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: /Exporter/ }).click();
    await file;
    await page.goto("/fr-fr/settings/data");
    const archive = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /Exporter|Télécharger/ })
      .first()
      .click();
    await archive;
  });

  await test.step("one box is corrected, one is deleted", async () => {
    await page.goto("/fr-fr/inventory");
    const broken = page.getByRole("list", { name: /éléments? illisibles?$/ }).getByRole("listitem");
    await expect(broken.first()).toBeVisible();
    const before = await broken.count();
    const dated = broken.filter({ hasText: "La date de péremption de cette boîte" }).first();
    await dated.getByRole("button", { name: /^Corriger/ }).click();
    await expect(page.getByText("Indiquez la date de péremption.")).toBeVisible();
    await page.getByLabel("Date de péremption").fill("05/2031");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(broken).toHaveCount(before - 1);
    await broken
      .first()
      .getByRole("button", { name: /^Supprimer/ })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(broken).toHaveCount(before - 2);
  });

  await test.step("a carer's", async () => {
    const { page: theirs, tripwire, context } = await aCarer(browser, baseURL);
    await signInAs(theirs, carer);
    await theirs.addInitScript(
      (id) => sessionStorage.setItem("user-profile", id),
      familyMember.account,
    );
    await openEveryScreen(theirs);
    expect(tripwire.unexpectedErrors).toEqual([]);
    await context.close();
  });

  await test.step("the public pages and their feeds", async () => {
    for (const path of ["/fr-fr/blog", "/fr-fr/blog/feed.xml", "/sitemap.xml", "/fr-fr"]) {
      const response = await page.request.get(path);
      expect(response.status(), path).toBe(200);
    }
  });
});
