import type { Locator, Page } from "@playwright/test";
import { photograph } from "#scripts/prescriptions/photograph.ts";
import { prescriptionPdf } from "#testing/builders/prescription-pdf.ts";
import { PRESCRIPTION_PAGES, pageHtml, pageTexts } from "#testing/samples/prescription-pages.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

const [FIRST, SECOND] = PRESCRIPTION_PAGES;
if (!FIRST || !SECOND) throw new Error("There are no samples.");

async function openForm(page: Page, { client, account }: Member): Promise<Locator> {
  const lea = await aChild(client, account, { first_name: "Léa", weight: 21.5, yearsOld: 7 });
  await page.goto("/fr-fr/profile/prescriptions");
  await page.getByRole("combobox", { name: "Profil actif" }).first().selectOption(lea);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Léa\s: ordonnances$/);
  await page.getByRole("button", { name: "Ajouter une ordonnance" }).click();
  return page.getByRole("dialog");
}

const choose = (dialog: Locator, buffer: Buffer) =>
  dialog
    .locator("input[type=file]")
    .setInputFiles([{ name: "ordonnance.pdf", mimeType: "application/pdf", buffer }]);

const startReading = (dialog: Locator) =>
  dialog.getByRole("button", { name: "Lire les lignes de ce PDF" }).click();

test("a PDF is kept and read on the device, and its line becomes a box with its hours", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  const paper = await context.newPage();
  await paper.setContent(pageHtml(SECOND));
  const file = await paper.pdf({ format: "A4" });
  await paper.close();
  await signInAs(page, member);
  const dialog = await openForm(page, member);
  await choose(dialog, file);
  const readerFiles: string[] = [];
  const foreign: string[] = [];
  const sent: string[] = [];
  const origin = new URL(page.url()).origin;
  context.on("request", (request) => {
    const url = request.url();
    if (/document-reader|text-reader|traineddata/.test(url)) readerFiles.push(url);
    if (!url.startsWith(origin)) foreign.push(url);
    if (url.includes("/storage/") || (request.postDataBuffer()?.length ?? 0) > 5000) sent.push(url);
  });
  await expect(dialog.getByText("le PDF n’est envoyé nulle part", { exact: false })).toBeVisible();
  expect(readerFiles).toEqual([]);
  await startReading(dialog);
  await expect(dialog.getByText("3 lignes lues.", { exact: false })).toBeVisible();
  // The text of a PDF needs no program that reads pictures.
  expect(readerFiles.map((url) => /[a-z]+-reader/.exec(url)?.[0])).toEqual(["document-reader"]);
  expect([...foreign, ...sent]).toEqual([]);
  const line = "LEVOTHYROX 75 µg comprimés : 1 comprimé le matin à jeun";
  await expect(dialog.getByRole("textbox", { name: "Ligne 1" })).toHaveValue(line);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(
    dialog.getByText("Comparez cette ligne avec l’ordonnance, ou retirez-la.").first(),
  ).toBeVisible();
  for (const number of [1, 2, 3]) {
    await dialog
      .getByRole("checkbox", { name: `J’ai comparé la ligne ${number} avec l’ordonnance` })
      .check();
  }
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  const { data: kept } = await member.client
    .from("prescriptions")
    .select("id, lines")
    .single()
    .throwOnError();
  expect(kept.lines).toHaveLength(3);
  const { data: files } = await member.client.storage.from("prescriptions").list(kept.id);
  expect(files?.map(({ name }) => name.endsWith(".pdf"))).toEqual([true]);

  await page.getByRole("button", { name: `Ajouter la boîte : ${line}` }).click();
  const box = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await expect(box.getByRole("combobox", { name: "Nom" })).toHaveValue(/levothyrox/i);
  await expect(box.getByRole("checkbox", { name: "Me rappeler de le prendre" })).toBeChecked();
  await box.getByRole("textbox", { name: "Quantité totale" }).fill("30");
  await box.getByRole("textbox", { name: "Quantité actuelle" }).fill("30");
  await box.getByRole("textbox", { name: "Date de péremption" }).fill("06/2030");
  await box.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(page.getByText("Boîte ajoutée")).toBeVisible();
  const { data: boxes } = await member.client
    .from("medications")
    .select("posology, medication_reminders(reminder_time, quantity)")
    .throwOnError();
  expect(boxes).toMatchObject([
    {
      posology: "1 comprimé le matin à jeun",
      medication_reminders: [{ reminder_time: "08:00:00", quantity: 1 }],
    },
  ]);
});

test("a scan is drawn and read as a photo is, beside a page of text", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const paper = await context.newPage();
  await paper.setViewportSize({ width: 800, height: 1130 });
  await paper.setContent(pageHtml(FIRST));
  const scan = await photograph(await paper.screenshot({ scale: "device" }), {
    ...FIRST.flaws,
    isShaded: false,
  });
  await paper.close();
  await signInAs(page, member);
  const dialog = await openForm(page, member);
  await choose(dialog, await prescriptionPdf([scan, pageTexts(SECOND)]));
  await startReading(dialog);
  await expect(dialog.getByText("5 lignes lues.", { exact: false })).toBeVisible({
    timeout: 120_000,
  });
  await expect(dialog.getByRole("textbox", { name: "Ligne 1" })).toHaveValue(/amoxicilline 500/i);
  await expect(dialog.getByRole("textbox", { name: "Ligne 3" })).toHaveValue(/^levothyrox 75 µg/i);
});

test("what cannot be read is said, and nothing that was typed is lost", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  const dialog = await openForm(page, member);
  const line = dialog.getByRole("textbox", { name: "Ligne 1" });
  await line.fill("Xyzal 5 mg");
  const locked = await prescriptionPdf([pageTexts(FIRST)], { userPassword: "secret" });
  await choose(dialog, locked);
  await startReading(dialog);
  await expect(
    dialog.getByText("Ce PDF est protégé par un mot de passe", { exact: false }),
  ).toBeVisible();
  await dialog.getByRole("button", { name: "Retirer le fichier 1" }).click();
  await choose(dialog, Buffer.from(`%PDF-1.7\n${"x".repeat(9000)}`));
  await startReading(dialog);
  await expect(dialog.getByText("Ce PDF est abîmé", { exact: false })).toBeVisible();
  await dialog.getByRole("button", { name: "Retirer le fichier 1" }).click();
  await choose(dialog, Buffer.concat([locked, Buffer.alloc(5_242_880)]));
  await expect(dialog.getByText("Ce PDF dépasse 5 Mo.")).toBeVisible();
  await choose(dialog, await prescriptionPdf(Array.from({ length: 12 }, () => pageTexts(SECOND))));
  await startReading(dialog);
  await expect(dialog.getByText("2 pages n’ont pas été lues : tapez leurs lignes.")).toBeVisible();
  await expect(line).toHaveValue("Xyzal 5 mg");
});
