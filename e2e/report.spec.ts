import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { aChild } from "./fixtures/a-child.ts";
import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { readPdf } from "./fixtures/read-pdf.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

/** A day of the last ones, `YYYY-MM-DD`. */
const dayAgo = (days: number) => dayIn(-days);
const momentAgo = (days: number) => `${dayAgo(days)}T11:00:00Z`;

/** Presses the button, and reads the file that comes of it. */
async function savePdf(page: Page) {
  const download = page.waitForEvent("download", { timeout: 60_000 });
  await page.getByRole("button", { name: "Enregistrer en PDF" }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), bytes, ...(await readPdf(bytes)) };
}

const spaced = (text: string) => text.replace(/\s+/gu, " ");
const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16().toString("latin1");

async function aBox({ client, account }: Member, name: string, profile?: string) {
  const { data } = await client
    .from("medications")
    .insert({
      user_id: account,
      ...(profile && { profile_id: profile }),
      name,
      dosage: "5 mg",
      form: "Comprimé",
      total_quantity: 9000,
      current_quantity: 9000,
      expiry_date: "2090-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  return data.id as string;
}

test("what was recorded of a child is a page, and a file that everybody can read", async ({
  page,
  member,
  server,
  signInAs,
}) => {
  const { client, account } = member;
  const name = "Zoé שרה 😴";
  const child = await aChild(client, account, { first_name: name, weight: 21.5, yearsOld: 7 });
  await client
    .from("profile_details")
    .insert({
      profile_id: child,
      allergies: ["Arachide", "Œuf"],
      treating_doctor_name: "Dr Łukasz",
    })
    .throwOnError();
  const daily = await aBox(member, "Aerius", child);
  const asked = await aBox(member, "Doliprane", child);
  await client
    .from("medication_reminders")
    .insert({ medication_id: daily, reminder_time: "08:00", quantity: 1 })
    .throwOnError();
  const dose = { user_id: account, profile_id: child, quantity_taken: 1 };
  const { data: doses } = await client
    .from("medication_intake_logs")
    .insert([
      { ...dose, medication_id: daily, taken_at: momentAgo(3), notes: null },
      { ...dose, medication_id: asked, taken_at: momentAgo(2), notes: "mal à l’oreille" },
      { ...dose, medication_id: asked, taken_at: momentAgo(1), notes: "fièvre 😴" },
      { ...dose, medication_id: asked, taken_at: momentAgo(20), notes: "il y a longtemps" },
    ])
    .select("id, taken_at")
    .throwOnError();
  const planned = { medication_id: daily, profile_id: child, user_id: account, quantity: 1 };
  const states = [
    { days: 3, state: "taken", intake_id: doses?.[0]?.id },
    { days: 2, state: "missed", intake_id: null },
    { days: 1, state: "skipped", intake_id: null },
  ];
  await (await serviceClient(server))
    .from("planned_doses")
    .insert(
      states.map(({ days, state, intake_id }) => ({
        ...planned,
        on_day: dayAgo(days),
        wall_time: "08:00",
        planned_at: `${dayAgo(days)}T07:00:00Z`,
        expires_at: `${dayAgo(days)}T10:00:00Z`,
        state,
        intake_id,
        answered_at: state === "missed" ? null : momentAgo(days),
      })) as never,
    )
    .throwOnError();
  const entry = { profile_id: child };
  await client
    .from("illness_entries")
    .insert([
      { ...entry, id: crypto.randomUUID(), kind: "begin", noted_at: momentAgo(2) },
      {
        ...entry,
        id: crypto.randomUUID(),
        kind: "temperature",
        celsius: 38.9,
        noted_at: momentAgo(2),
      },
      {
        ...entry,
        id: crypto.randomUUID(),
        kind: "temperature",
        celsius: 37.4,
        noted_at: momentAgo(1),
      },
      {
        ...entry,
        id: crypto.randomUUID(),
        kind: "note",
        words: "A vomi deux fois",
        noted_at: momentAgo(1),
      },
    ])
    .throwOnError();
  await signInAs(page, member);
  await page.goto("/fr-fr/profile/report");
  await page.getByRole("combobox", { name: "Profil actif" }).first().selectOption(child);
  const sheet = page.getByRole("article");
  await page.getByText("7 jours").click();
  await expect(sheet).toContainText("mal à l’oreille");
  await expect(sheet).not.toContainText("il y a longtemps");
  await expectAccessible(page);

  const said = [
    "Arachide et Œuf",
    "Dr Łukasz",
    "21,5 kg",
    "Aerius 5 mg",
    "1 jour complet sur 3.",
    "1 prise passée exprès.",
    "En tout, 3 prises notées pendant cette période, prévues ou non.",
    "Doliprane 5 mg : 2 prises",
    "mal à l’oreille",
    "2 relevés, de 37,4 °C à 38,9 °C.",
    "Maladie en cours depuis le",
    "A vomi deux fois",
  ];

  await test.step("the page says what the calendar and the list of doses say", async () => {
    for (const words of said) expect(spaced((await sheet.textContent()) ?? "")).toContain(words);
    await page.goto("/fr-fr/activity");
    // The month of the calendar may begin after the first of these days.
    if (dayAgo(3).slice(0, 7) === dayAgo(0).slice(0, 7)) {
      await expect(page.getByText(/1 jour complet sur 3\..*1 prise passée exprès\./)).toBeVisible();
    }
    await page.getByRole("link", { name: "Rapport pour le médecin" }).click();
  });

  await test.step("the file says the same, is tagged, and has its language and its fonts", async () => {
    await page.getByText("7 jours").click();
    await expect(sheet).not.toContainText("il y a longtemps");
    const pdf = await savePdf(page);
    expect(pdf.name).toBe(`rapport-${dayAgo(6)}-${dayAgo(0)}.pdf`);
    for (const words of said) expect(spaced(pdf.text), words).toContain(words);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toBe("fr");
    expect(pdf.missingFonts).toEqual([]);
    expect(spaced(pdf.title ?? "")).toBe(`Rapport pour le médecin : ${name}`);
    const roles = new Set(pdf.pages.flatMap((each) => [...each.roles]));
    for (const role of ["H1", "H2", "P", "L", "Table", "TH", "TD"]) expect(roles).toContain(role);
    expect(pdf.pages.map((each) => [Math.round(each.width), Math.round(each.height)])).toEqual(
      pdf.pages.map(() => [210, 297]),
    );
    // What our fonts do not have is drawn by this browser, and read as text.
    const source = pdf.bytes.toString("latin1");
    expect(source).toContain(`/ActualText (\u00fe\u00ff${utf16("שרה 😴")})`);
    expect(source).toContain(`/ActualText (\u00fe\u00ff${utf16("😴")})`);
  });

  await test.step("two typed days are a period, and wrong ones are said", async () => {
    await page.getByText("Autres dates").click();
    await page.getByLabel("Premier jour").fill(dayAgo(25));
    await page.getByLabel("Dernier jour").fill(dayAgo(26));
    await expect(page.getByText("Le dernier jour vient avant le premier.")).toBeVisible();
    await page.getByLabel("Dernier jour").fill(dayAgo(15));
    await expect(sheet).toContainText("il y a longtemps");
    await expect(sheet).not.toContainText("A vomi deux fois");
    await expect(sheet).toContainText("Aucune prise n’était prévue.");
  });
});

test("a person of whom nothing is known has a report that says so", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/profile/report");
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText("Aucun traitement avec des horaires n’est noté.");
  const pdf = await savePdf(page);
  for (const words of [
    "non renseigné",
    "Aucune prise n’était prévue.",
    "Aucune température notée.",
    "Aucun symptôme et aucune remarque notés.",
  ]) {
    expect(spaced(pdf.text)).toContain(words);
  }
  expect(pdf.text).not.toMatch(/aucune allergie/i);
  await expectAccessible(page);
});

test("two thousand doses are all in the file", async ({ page, member, signInAs }) => {
  test.slow();
  const box = await aBox(member, "Doliprane");
  const doses = Array.from({ length: 2000 }, (_, nth) => ({
    medication_id: box,
    user_id: member.account,
    quantity_taken: 1,
    taken_at: new Date(Date.now() - nth * 3_600_000).toISOString(),
    notes: `dose ${nth}.`,
  }));
  for (let first = 0; first < doses.length; first += 200) {
    await member.client
      .from("medication_intake_logs")
      .insert(doses.slice(first, first + 200))
      .throwOnError();
  }
  await signInAs(page, member);
  await page.goto("/fr-fr/profile/report");
  await page.getByText("90 jours").click();
  await expect(page.getByRole("article")).toContainText("dose 1999.");
  const pdf = await savePdf(page);
  expect(new Set(pdf.text.match(/dose \d+\./gu)).size).toBe(2000);
  expect(pdf.isTagged).toBe(true);
  expect(pdf.bytes.length).toBeLessThan(6_000_000);
});
