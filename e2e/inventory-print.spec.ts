import { dayIn } from "./fixtures/day-in.ts";
import { printPage } from "./fixtures/read-pdf.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

/** Short and long, as the names of medicines are. */
const NAMES = [
  "Spasfon",
  "Doliprane",
  "Desloratadine Biogaran",
  "Amoxicilline Acide clavulanique Biogaran",
  "Lansoprazole Arrow gélule gastro-résistante",
];
/** A request holds no more. */
const AT_ONCE = 250;

/** Boxes of those names, numbered from 1: low, expired, expiring and sound ones. */
async function fill({ account, client }: Member, count: number): Promise<void> {
  const boxes = Array.from({ length: count }, (_, nth) => ({
    user_id: account,
    name: `${NAMES[nth % NAMES.length]} ${nth + 1}`,
    dosage: "500 mg",
    form: "Comprimé",
    total_quantity: 30,
    current_quantity: nth % 31,
    expiry_date: dayIn((nth % 250) - 20),
  }));
  for (let from = 0; from < count; from += AT_ONCE) {
    await client
      .from("medications")
      .insert(boxes.slice(from, from + AT_ONCE))
      .throwOnError();
  }
}

/**
 * The words of a document with single spaces. Where a line ends depends on the fonts of the machine: it may be behind a
 * hyphen.
 */
const wordsOf = (text: string) => text.replace(/-\s+/g, "-").replace(/\s+/g, " ");

test("five thousand boxes take fewer than sixty sheets, as soon as they are on the screen", async ({
  page,
  member,
  signInAs,
}) => {
  test.slow();
  await fill(member, 5000);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText(/^5.?000 médicaments$/)).toBeVisible({ timeout: 30_000 });
  const { pages, text } = await printPage(page);
  expect(pages.length).toBeLessThan(60);
  expect(pages.filter((sheet) => sheet.text.trim() === "")).toEqual([]);
  const words = wordsOf(text);
  expect(words).toContain("Spasfon 1 500 mg");
  expect(words).toContain("Lansoprazole Arrow gélule gastro-résistante 5000 500 mg");
  expect(words.match(/ sur 30/g)).toHaveLength(5000);
});

test("the list is whole before `window.print` returns, and the screen has its table back", async ({
  page,
  member,
  signInAs,
}) => {
  await fill(member, 120);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText("120 médicaments", { exact: true })).toBeVisible();
  // What `window.print` begins with, where there is no printer: it lays out the paper in the same turn.
  const drawn = await page.evaluate(() => {
    window.dispatchEvent(new Event("beforeprint"));
    return document.querySelectorAll("main li").length;
  });
  expect(drawn).toBeGreaterThanOrEqual(120);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
});

test("the page for the pharmacist is one sheet for a usual cabinet", async ({
  page,
  member,
  signInAs,
}) => {
  await fill(member, 20);
  await page.addInitScript(() => {
    // The sheet is printed by the journey itself.
    window.print = () => undefined;
  });
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Pour le pharmacien" }).click();
  await expect(page.locator("body > [data-sheet]")).toBeAttached();
  const { pages, text } = await printPage(page);
  expect(pages).toHaveLength(1);
  const words = wordsOf(text);
  expect(words).toContain(`Pour le pharmacien : ${member.firstName}`);
  expect(words).toContain("Spasfon 1 500 mg");
  expect(words).toContain("Lansoprazole Arrow gélule gastro-résistante 20 500 mg");
});
