import type { Locator, Page } from "@playwright/test";
import { illegible } from "./fixtures/legibility.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ reducedMotion: "reduce" });
test.setTimeout(240_000);

/** Sixty letters without a place at which they may be divided. */
const WORD = "Hexakosioihexekontahexaphobiepneumonoultramicroscopiquesilic";

/** The narrowest phone, a tablet with the table of boxes, and what A4 has room for. */
const PHONE = { width: 320, height: 640 };
const TABLE = { width: 1024, height: 768 };
const PAPER = { width: 673, height: 950 };

/** Each with what comes last of all that holds the word. */
const PAGES: readonly (readonly [name: string, last: (main: Locator) => Locator])[] = [
  ["dashboard", (main) => main.getByText(WORD).first()],
  ["inventory", (main) => main.getByRole("button", { name: WORD, exact: true })],
  ["activity", (main) => main.getByText(WORD).first()],
  ["alerts", (main) => main.getByRole("combobox", { name: WORD })],
  ["illness", (main) => main.getByRole("button", { name: `${WORD} est malade` })],
  ["travel", (main) => main.getByRole("checkbox", { name: WORD })],
  ["fridge", (main) => main.getByText(WORD).first()],
  ["profile", (main) => main.getByText(WORD).first()],
  ["profile/card", (main) => main.getByText(WORD).first()],
  ["profile/report", (main) => main.getByText(WORD).first()],
  ["profile/manage", (main) => main.getByText(WORD).first()],
];
const PRINTED = ["inventory", "fridge", "profile/report", "profile/card"] as const;

/** What a long word breaks. A list to choose from cuts off its choice, and shows it whole when it is opened. */
const ACROSS = /sideways|outside the screen|^cut off/u;

async function write({ account, client }: Member): Promise<void> {
  await client.from("profiles").update({ first_name: WORD }).eq("id", account).throwOnError();
  const { data: box } = await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: account,
      name: WORD,
      dosage: "500 mg",
      form: "Comprimé",
      total_quantity: 16,
      current_quantity: 3,
      expiry_date: "2020-01-31",
      location: WORD,
      notes: WORD,
      posology: WORD,
    })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("medication_intake_logs")
    .insert({
      user_id: account,
      profile_id: account,
      medication_id: box.id,
      quantity_taken: 1,
      taken_at: new Date().toISOString(),
      notes: WORD,
    })
    .throwOnError();
  await client
    .from("custom_alerts")
    .insert({
      user_id: account,
      profile_id: account,
      title: WORD,
      message: WORD,
      alert_date: "2030-01-01",
    })
    .throwOnError();
  await client
    .from("profile_details")
    .insert({ profile_id: account, allergies: [WORD], treating_doctor_name: WORD })
    .throwOnError();
}

async function read(page: Page, place: string): Promise<string[]> {
  const found = await illegible(page);
  return found.filter((each) => ACROSS.test(each)).map((each) => `${place}: ${each}`);
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto(`/fr-fr/${name}`);
  await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
  await expect(page.getByRole("status", { name: /chargement/i }), name).toHaveCount(0);
}

test("a word of sixty letters breaks no card, no dialog, no table and no print", async ({
  page,
  member,
  signInAs,
}) => {
  await write(member);
  await signInAs(page, member);
  const wrong: string[] = [];
  const main = page.getByRole("main");
  const box = main.getByRole("button", { name: WORD, exact: true });

  await page.setViewportSize(PHONE);
  for (const [name, last] of PAGES) {
    await open(page, name);
    await expect(last(main), name).toBeAttached();
    wrong.push(...(await read(page, name)));
  }

  await open(page, "inventory");
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const menu = main.getByRole("button", { name: /^Autres actions/ });
  const openers: readonly (readonly [string, () => Promise<void>])[] = [
    ["details", () => box.click()],
    ["a dose", () => main.getByRole("button", { name: /^Noter une prise/ }).click()],
    ["the form", () => throughMenu(/^Modifier/)],
    ["the deletion", () => throughMenu(/^Supprimer/)],
  ];
  for (const [what, press] of openers) {
    await press();
    await expect(dialog.first(), what).toBeVisible();
    wrong.push(...(await read(page, what)));
    await page.keyboard.press("Escape");
    await expect(dialog, what).toHaveCount(0);
  }
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("heading", { name: /^Notifications/ })).toBeVisible();
  wrong.push(...(await read(page, "the bell")));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Chercher partout" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(WORD.slice(0, 8));
  await expect(page.getByRole("dialog").getByText(WORD).first()).toBeVisible();
  wrong.push(...(await read(page, "the search")));

  await page.setViewportSize(TABLE);
  await open(page, "inventory");
  await expect(box).toBeVisible();
  wrong.push(...(await read(page, "the table")));

  await page.setViewportSize(PAPER);
  for (const name of PRINTED) {
    await open(page, name);
    await expect(main.getByText(WORD).first(), name).toBeAttached();
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    wrong.push(...(await read(page, `${name} on paper`)));
    await page.emulateMedia({ media: "screen" });
  }
  expect(wrong).toEqual([]);

  async function throughMenu(entry: RegExp): Promise<void> {
    await menu.click();
    await page.getByRole("button", { name: entry }).filter({ visible: true }).last().click();
  }
});
