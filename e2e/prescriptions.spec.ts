import type { Page } from "@playwright/test";
import { newEmail } from "@trousse/backend/testing/test-email";
import sharp from "sharp";
import { photograph } from "#scripts/prescriptions/photograph.ts";
import { createAccount } from "#testing/builders/account.ts";
import { PRESCRIPTION_PAGES, pageHtml } from "#testing/samples/prescription-pages.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

const LINE = "Amoxicilline 500 mg gélules, 1 gélule matin et soir pendant 7 jours";

/** A photo as a telephone takes it: on its side, with its place and its maker in it. */
const aPhoto = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#f4f1ea" } })
    .jpeg()
    .withExif({ IFD0: { Make: "Camera of Zoe" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const PDF = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n");

async function openPrescriptions(page: Page, { client, account }: Member): Promise<string> {
  const lea = await aChild(client, account, { first_name: "Léa", weight: 21.5, yearsOld: 7 });
  await page.goto("/fr-fr/profile/prescriptions");
  await page.getByRole("combobox", { name: "Profil actif" }).first().selectOption(lea);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Léa\s: ordonnances$/);
  return lea;
}

test("a prescription is kept with its photo and its PDF, looked at, and deleted with them", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  const lea = await openPrescriptions(page, member);
  await page.getByRole("button", { name: "Ajouter une ordonnance" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles([
      { name: "ordonnance.txt", mimeType: "image/jpeg", buffer: Buffer.from("no photo") },
    ]);
  await expect(dialog.getByText("Ce fichier n’est ni une photo ni un PDF.")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles([
    { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await aPhoto() },
    { name: "scan.pdf", mimeType: "application/pdf", buffer: PDF },
  ]);
  await expect(dialog.getByText("Fichier 2 (PDF)")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Ligne 1" }).fill(LINE);
  await dialog.getByRole("textbox", { name: "Prescripteur" }).fill("Dr Diallo");
  await dialog.getByLabel("Faite le").fill("2026-03-12");
  await dialog.getByRole("button", { name: "3 mois" }).click();
  await expect(dialog.getByLabel("Valable jusqu’au")).toHaveValue("2026-06-12");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole("region", { name: "Ordonnance de Dr Diallo" });
  await expect(card.getByText(LINE)).toBeVisible();
  await expect(card.getByText("Faite le 12 mars 2026")).toBeVisible();

  const { data: kept } = await member.client
    .from("prescriptions")
    .select("id, profile_id, lines")
    .single()
    .throwOnError();
  expect(kept).toMatchObject({ profile_id: lea, lines: [LINE] });
  const bucket = member.client.storage.from("prescriptions");
  const { data: listed } = await bucket.list(kept.id);
  const photo = listed?.find(({ name }) => name.endsWith(".webp"));
  const { data: bytes } = await bucket.download(`${kept.id}/${photo?.name}`);
  const about = await sharp(await (bytes ?? new Blob()).arrayBuffer()).metadata();
  expect(about).toMatchObject({ format: "webp", width: 1467, height: 2200 });
  expect(about.exif).toBeUndefined();

  await card.getByRole("button", { name: "Voir les photos et les PDF" }).click();
  const picture = card.getByRole("img", { name: "Photo de l’ordonnance, page 1" });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2200);
  const saving = page.waitForEvent("download");
  await card.getByRole("button", { name: "Enregistrer la page 2 sur cet appareil" }).click();
  expect((await saving).suggestedFilename()).toBe("ordonnance-2.pdf");
  await expectAccessible(page);

  await card
    .getByRole("button", { name: "Supprimer l’ordonnance : Ordonnance de Dr Diallo" })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Ordonnance supprimée.")).toBeVisible();
  await expect(page.getByText("Aucune ordonnance gardée.")).toBeVisible();
  expect((await bucket.list(kept.id)).data).toEqual([]);
});

test("a line becomes a box with its hours once somebody has compared it with the box", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  const lea = await openPrescriptions(page, member);
  await member.client
    .from("prescriptions")
    .insert({ id: crypto.randomUUID(), profile_id: lea, lines: [LINE, "Xyzal 5 mg"] })
    .throwOnError();
  await page.reload();
  await page.getByRole("button", { name: `Ajouter la boîte : ${LINE}` }).click();
  const dialog = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await expect(
    dialog.getByText(`Ligne de l’ordonnance : « ${LINE} ».`, { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Nom" })).toHaveValue(/amoxicilline/i);
  await expect(dialog.getByRole("checkbox", { name: "Me rappeler de le prendre" })).toBeChecked();
  const { data: before } = await member.client.from("medications").select("id").throwOnError();
  expect(before).toEqual([]);
  await dialog.getByRole("textbox", { name: "Quantité totale" }).fill("14");
  await dialog.getByRole("textbox", { name: "Quantité actuelle" }).fill("14");
  await dialog.getByRole("textbox", { name: "Date de péremption" }).fill("06/2030");
  await dialog.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Boîte ajoutée")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ajouter la boîte : Xyzal 5 mg" })).toBeVisible();
  const { data: boxes } = await member.client
    .from("medications")
    .select("profile_id, posology, medication_reminders(reminder_time, quantity)")
    .throwOnError();
  expect(boxes).toMatchObject([
    { profile_id: lea, posology: "1 gélule matin et soir pendant 7 jours" },
  ]);
  expect(boxes?.[0]?.medication_reminders.map(({ reminder_time }) => reminder_time).sort()).toEqual(
    ["08:00:00", "19:00:00"],
  );
});

test("another account is refused, whatever id it asks for", async ({ member, reachableServer }) => {
  const { client: stranger } = await createAccount(reachableServer, {
    email: newEmail("stranger"),
    password: "Vent-du-Nord7",
    firstName: "Ève",
    lastName: "Martin",
  });
  const lea = await aChild(member.client, member.account, {
    first_name: "Léa",
    weight: 21.5,
    yearsOld: 7,
  });
  const id = crypto.randomUUID();
  const path = `${id}/${crypto.randomUUID()}.pdf`;
  await member.client.from("prescriptions").insert({ id, profile_id: lea }).throwOnError();
  const document = new Blob([PDF], { type: "application/pdf" });
  const { error: kept } = await member.client.storage.from("prescriptions").upload(path, document);
  expect(kept).toBeNull();
  const theirs = stranger.storage.from("prescriptions");
  expect((await theirs.download(path)).error).not.toBeNull();
  expect((await theirs.list(id)).data).toEqual([]);
  expect((await theirs.remove([path])).data).toEqual([]);
  const other = `${id}/${crypto.randomUUID()}.pdf`;
  expect((await theirs.upload(other, document)).error).toMatchObject({ code: "AccessDenied" });
  const { data: read } = await stranger.from("prescriptions").select("id").eq("id", id);
  expect(read).toEqual([]);
  expect((await member.client.storage.from("prescriptions").download(path)).error).toBeNull();
});

test("lines are read on the device, and none is saved that nobody has compared with the paper", async ({
  page,
  context,
  member,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const [sample] = PRESCRIPTION_PAGES;
  if (!sample) throw new Error("There is no sample.");
  const paper = await context.newPage();
  await paper.setViewportSize({ width: 800, height: 900 });
  await paper.setContent(pageHtml(sample));
  const photo = await photograph(
    await paper.screenshot({ fullPage: true, scale: "device" }),
    sample.flaws,
  );
  await paper.close();
  await signInAs(page, member);
  await openPrescriptions(page, member);
  const asked: string[] = [];
  // The photo has a hundred times as many bytes.
  const sent: string[] = [];
  context.on("request", (request) => {
    asked.push(request.url());
    const bytes = request.postDataBuffer()?.length ?? 0;
    if (request.url().includes("/storage/") || bytes > 5000) sent.push(request.url());
  });
  await page.getByRole("button", { name: "Ajouter une ordonnance" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .locator("input[type=file]")
    .setInputFiles([{ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: photo }]);
  await dialog.getByRole("button", { name: "Lire les lignes de cette photo" }).click();
  await expect(dialog.getByText("2 lignes lues.", { exact: false })).toBeVisible({
    timeout: 120_000,
  });
  const first = dialog.getByRole("textbox", { name: "Ligne 1" });
  await expect(first).toHaveValue(/amoxicilline 500 mg/i);
  await expectAccessible(page);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(sent).toEqual([]);

  await dialog.getByRole("checkbox", { name: "J’ai comparé la ligne 1 avec l’ordonnance" }).check();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(
    dialog.getByText("Comparez cette ligne avec l’ordonnance, ou retirez-la."),
  ).toBeVisible();
  const kept = () => member.client.from("prescriptions").select("lines").throwOnError();
  expect((await kept()).data).toEqual([]);
  await dialog.getByRole("button", { name: "Retirer la ligne 2" }).click();
  await first.fill(LINE);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  expect((await kept()).data).toEqual([{ lines: [LINE] }]);
});
