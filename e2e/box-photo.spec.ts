import type { Page } from "@playwright/test";
import sharp from "sharp";
import { createAccount } from "#testing/builders/account.ts";
import { accept, share } from "#testing/builders/family-shares.ts";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

/** A photo as a telephone takes it: large, on its side, with its place and its maker in it. */
const aPhoto = (background: string) =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .withExif({
      IFD0: { Make: "Camera of Zoe" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const asFile = async (background: string) => ({
  name: "IMG_1.jpg",
  mimeType: "image/jpeg",
  buffer: await aPhoto(background),
});

async function addBox({ client, account }: Member, profile: string | null = null): Promise<string> {
  const id = crypto.randomUUID();
  await client
    .from("medications")
    .insert({
      id,
      user_id: account,
      profile_id: profile,
      name: "Doliprane",
      dosage: "1000 mg",
      form: "Comprimé",
      total_quantity: 8,
      current_quantity: 8,
      expiry_date: "2030-06-30",
    })
    .throwOnError();
  return id;
}

async function openDetails(page: Page) {
  await page.getByRole("button", { name: "Doliprane", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Doliprane" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The bytes that are kept for a box, and what they are. */
async function keptPhoto({ client }: Member, box: string) {
  const bucket = client.storage.from("boxes");
  const { data: listed } = await bucket.list(box);
  expect(listed).toHaveLength(1);
  const { data } = await bucket.download(`${box}/${listed?.[0]?.name}`);
  const bytes = Buffer.from(await (data ?? new Blob()).arrayBuffer());
  return { bytes, about: await sharp(bytes).metadata() };
}

test("a photo of a box is added, seen, replaced and deleted, and nothing of the camera is kept", async ({
  page,
  member,
  signInAs,
}) => {
  const box = await addBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const dialog = await openDetails(page);
  const photos = dialog.getByRole("region", { name: "Photo de la boîte" });
  await expect(photos.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
  // What is about the photo came with the box, and not with the page.
  expect(loaded.some((url) => url.includes("/storage/v1/object/list/boxes"))).toBe(true);
  expect(loaded.some((url) => /photo-section-[\w-]+\.js/.test(url))).toBe(true);
  // A mouse has no camera behind it.
  await expect(photos.getByRole("button", { name: "Prendre une photo" })).toBeHidden();
  const input = photos.locator("input[type=file]").first();

  await input.setInputFiles([
    { name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") },
  ]);
  await expect(photos.getByText("Ce fichier n’est pas une photo.")).toBeVisible();
  await input.setInputFiles([await asFile("#b3d4fc")]);
  const picture = photos.getByRole("img", { name: "Photo de la boîte : Doliprane" });
  await expect(picture).toBeVisible();
  await expect(page.getByText("Photo de Doliprane enregistrée.")).toBeVisible();
  await expect(photos.getByText("Ce fichier n’est pas une photo.")).toBeHidden();
  const side = (image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight];
  expect(await picture.evaluate(side)).toEqual([1067, 1600]);
  const first = await keptPhoto(member, box);
  expect(first.about).toMatchObject({ format: "webp", width: 1067, height: 1600 });
  expect(first.about.exif).toBeUndefined();
  expect(first.bytes.includes("Camera of Zoe")).toBe(false);
  await expectAccessible(page);

  const shown = await picture.getAttribute("src");
  await photos
    .locator("input[type=file]")
    .first()
    .setInputFiles([await asFile("#8a2be2")]);
  await expect.poll(() => picture.getAttribute("src")).not.toBe(shown);
  const second = await keptPhoto(member, box);
  expect(second.bytes.equals(first.bytes)).toBe(false);

  await photos.getByRole("button", { name: "Supprimer la photo" }).click();
  const question = page.getByRole("alertdialog", { name: "Supprimer cette photo" });
  await expect(question.getByText("La boîte reste.", { exact: false })).toBeVisible();
  await question.getByRole("button", { name: "Annuler" }).click();
  await expect(picture).toBeVisible();
  await photos.getByRole("button", { name: "Supprimer la photo" }).click();
  await question.getByRole("button", { name: "Supprimer la photo" }).click();
  await expect(page.getByText("Photo supprimée.")).toBeVisible();
  await expect(photos.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
  expect((await member.client.storage.from("boxes").list(box)).data).toEqual([]);
  await expect(dialog).toBeVisible();
});

test("a photo that could not be sent stays chosen, and goes when it is sent again", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/ERR_INTERNET_DISCONNECTED/);
  const box = await addBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const dialog = await openDetails(page);
  const photos = dialog.getByRole("region", { name: "Photo de la boîte" });
  const input = photos.locator("input[type=file]").first();
  await expect(photos.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
  await page.context().setOffline(true);
  await input.setInputFiles([await asFile("#b3d4fc")]);
  await expect(photos.getByText("il faut une connexion", { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await photos.getByRole("button", { name: "Réessayer" }).click();
  await expect(photos.getByRole("img", { name: "Photo de la boîte : Doliprane" })).toBeVisible();
  expect((await keptPhoto(member, box)).about.width).toBe(1067);
});

test("without a connection the details say that the photo needs one", async ({
  page,
  member,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/object\/list\/boxes|ERR_FAILED/);
  await addBox(member);
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  // Its code is there; the list of files is not.
  await page.route("**/storage/v1/object/list/boxes", (route) => route.abort());
  const dialog = await openDetails(page);
  const said = dialog.getByText("La photo de la boîte ne s’affiche qu’avec une connexion.");
  await expect(said).toBeVisible({ timeout: 20_000 });
  await expect(dialog.getByText("1000 mg").first()).toBeVisible();
  await page.unroute("**/storage/v1/object/list/boxes");
  await dialog.getByRole("button", { name: "Réessayer" }).click();
  await expect(dialog.getByRole("button", { name: "Ajouter une photo" })).toBeVisible();
});

test("who may only read sees the photo, and cannot change it", async ({
  page,
  member,
  signInAs,
  reachableServer,
  signUpDetails,
}) => {
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 22, yearsOld: 7 });
  const box = await addBox(member, lea);
  const photo = await sharp(await aPhoto("#b3d4fc"))
    .resize(300, 200)
    .webp()
    .toBuffer();
  const path = `${box}/${crypto.randomUUID()}.webp`;
  const sent = await client.storage
    .from("boxes")
    .upload(path, new Blob([new Uint8Array(photo)], { type: "image/webp" }));
  expect(sent.error).toBeNull();
  const julien = { ...signUpDetails, firstName: "Julien", email: `julien-${signUpDetails.email}` };
  const reader = { ...julien, ...(await createAccount(reachableServer, julien)) };
  await accept(
    reader,
    await share(member, "Léa", { email: reader.email, permission: "view", notes: "" }),
  );
  await signInAs(page, reader);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("combobox", { name: "Profil actif" }).first().selectOption(lea);
  const dialog = await openDetails(page);
  await expect(dialog.getByRole("img", { name: "Photo de la boîte : Doliprane" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /photo/i })).toHaveCount(0);
  const refused = await reader.client.storage.from("boxes").remove([path]);
  expect(refused.data).toEqual([]);
});
