import { readMails } from "#testing/builders/account.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A zone where it is noon: nobody is told at night. */
function zoneOfNoon(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind < 0 ? "" : "+"}${behind}`;
}

test("the end of a prescription is told by a mail, whose link opens it", async ({
  page,
  member,
  signInAs,
  reachableServer,
}) => {
  test.setTimeout(120_000);
  const { client, account, email } = member;
  await client
    .from("user_preferences")
    .update({ time_zone: zoneOfNoon() })
    .eq("user_id", account)
    .throwOnError();
  const lea = await aChild(client, account, { first_name: "Léa", weight: 21.5, yearsOld: 7 });
  // The oldest is the last one of the list.
  for (const [prescriber, days] of [
    ["Dr Diallo", 3],
    ["Dr Moreau", 200],
    ["Dr Petit", 201],
    ["Dr Roux", 202],
  ] as const) {
    await client
      .from("prescriptions")
      .insert({ id: crypto.randomUUID(), profile_id: lea, prescriber, ends_on: inDays(days) })
      .throwOnError();
  }

  let link = "";
  await expect
    .poll(
      async () => {
        const mails = (await readMails(reachableServer)) as {
          to: string;
          subject: string;
          text: string;
        }[];
        const found = mails.filter(
          ({ to, subject }) => to === email && subject === "Une ordonnance se termine bientôt",
        );
        link = /https?:\S+\/profile\/prescriptions\S+/.exec(found[0]?.text ?? "")?.[0] ?? "";
        return found.map(({ text }) => text.includes("- Léa : ordonnance valable jusqu’au"));
      },
      { timeout: 60_000 },
    )
    .toEqual([true]);

  await signInAs(page, member);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Léa\s: ordonnances$/);
  const card = page.getByRole("region", { name: "Ordonnance de Dr Diallo" });
  await expect(card).toBeInViewport();
  await expect(page.getByRole("region", { name: "Ordonnance de Dr Roux" })).not.toBeInViewport();
  await expectAccessible(page);

  // The address does not bring her back.
  await page.getByRole("combobox", { name: "Profil actif" }).first().selectOption(account);
  await page.reload();
  await expect(page.getByText("Aucune ordonnance gardée.")).toBeVisible();
});
