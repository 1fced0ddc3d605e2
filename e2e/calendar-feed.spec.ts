import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serverLog } from "./fixtures/server-log.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

/** Makes a link, and reads it where it is shown, once. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Faire un lien" }).click();
  const field = page.getByLabel("Lien du calendrier");
  await expect(field).toHaveValue(/\/functions\/v1\/calendar-feed\?apikey=.*&key=[0-9a-f]{64}$/);
  return field.inputValue();
}

function summaries(file: string): unknown[] {
  return new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((event) => event.getFirstPropertyValue("summary"));
}

test("planned doses are read by another program, until the link is taken back", async ({
  page,
  member,
  server,
  signInAs,
}) => {
  const { client, account } = member;
  const { data: box } = await client
    .from("medications")
    .insert({
      user_id: account,
      name: "Quintalex; borvalin, 😴",
      dosage: "5 mg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("medication_reminders")
    .insert([
      { medication_id: box.id, reminder_time: "08:00", weekdays: [1, 3], ends_on: "2089-12-30" },
      { medication_id: box.id, reminder_time: "20:30", weekdays: [1, 3], ends_on: "2089-12-30" },
    ])
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/profile");
  await page.getByRole("link", { name: "Calendrier des prises" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/calendrier des prises$/);
  const hidden = await makeLink(page);
  await expectAccessible(page);

  await test.step("nothing names a medicine or a person unless it was ticked", async () => {
    // As a program of calendars asks: from elsewhere, with nothing but the address.
    const answer = await fetch(hidden);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const file = await answer.text();
    expect(summaries(file)).toEqual(["Prise prévue", "Prise prévue"]);
    expect(file).toContain("RRULE:FREQ=WEEKLY;WKST=MO;BYDAY=MO,WE;UNTIL=2089");
    expect(file).toContain("DTSTART;TZID=Europe/Paris:");
    expect(file).not.toContain("Quintalex");
  });

  const shown = await test.step("a second link shows the names", async () => {
    await page.getByLabel("Montrer les noms des médicaments").check();
    await page.getByLabel("Montrer le prénom").check();
    const link = await makeLink(page);
    expect(link).not.toBe(hidden);
    const [first] = summaries(await (await fetch(link)).text());
    expect(first).toMatch(/^.+ : Quintalex; borvalin, 😴 5 mg$/u);
    return link;
  });

  await test.step("the owner sees how often each was read, and not the link again", async () => {
    await page.reload();
    const list = page.getByRole("region", { name: "Liens en cours" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByText(/^Lu 1 fois, le /)).toHaveCount(2);
    await expect(list).toContainText("Ne montre que les heures.");
    await expect(list).toContainText("Montre les médicaments et le prénom.");
    await expect(page.getByLabel("Lien du calendrier")).toHaveCount(0);
  });

  await test.step("a link that is taken back opens nothing, and the other one goes on", async () => {
    await page
      .getByRole("listitem")
      .filter({ hasText: "Montre les médicaments et le prénom." })
      .getByRole("button", { name: /^Retirer/ })
      .click();
    await expect(page.getByText("Lien retiré : il n’ouvre plus rien")).toBeVisible();
    expect((await fetch(shown)).status).toBe(404);
    expect((await fetch(hidden)).status).toBe(200);
  });

  await test.step("the log has each reading, and neither a secret nor a word of the file", async () => {
    const log = await serverLog(server);
    for (const line of [
      /GET \/functions\/v1\/calendar-feed 200 /,
      /GET \/functions\/v1\/calendar-feed 404 /,
      /POST \/rest\/v1\/rpc\/add_calendar_feed 200 /,
    ]) {
      expect(log).toMatch(line);
    }
    const secrets = [hidden, shown].map((link) => new URL(link).searchParams.get("key") ?? "");
    expect(secrets.filter((secret) => secret.length < 64)).toEqual([]);
    for (const secret of [...secrets, "Quintalex", "borvalin"]) {
      expect(log).not.toContain(secret);
    }
  });
});
