import { join } from "node:path";
import { drawBarcode } from "#testing/harness/barcode-pictures.ts";
import { codeReaderFiles } from "#testing/harness/code-reader-files.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { pngOf } from "./fixtures/png-of.ts";
import { serviceRequest } from "./fixtures/service-request.ts";
import { expect, test } from "./fixtures/test.ts";

const flag = "feature_flags?name=eq.barcode_scanner";

test("the code of a box fills in the medicine", async ({ page, familyMember, signInAs }) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Scanner un code-barres" }).click();
  const dialog = page.getByRole("dialog", { name: "Scanner un code-barres" });
  await dialog.getByLabel("Code de la boîte").fill("34009 359 5583 8");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Chercher" }).click();
  const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await expect(form.getByLabel("Nom du médicament")).toHaveValue("Doliprane");
  await expect(form.getByText("Source : BDPM, mise à jour du 28/04/2026")).toBeVisible();
  await form.getByLabel("Date de péremption").fill("05/2030");
  await form.getByRole("button", { name: "Ajouter et scanner la suivante" }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Code de la boîte")).toHaveValue("");
  await dialog.getByLabel("Code de la boîte").fill("34009 359 5583 8");
  await dialog.getByRole("button", { name: "Chercher" }).click();
  await form.getByLabel("Date de péremption").fill("06/2030");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText("Doliprane", { exact: true }).first()).toBeVisible();
});

test("a photo of the square code is read on the device, in a browser without a reader", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "BarcodeDetector"));
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".wasm")) fetched.push(request.url());
  });
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Scanner un code-barres" }).click();
  const dialog = page.getByRole("dialog", { name: "Scanner un code-barres" });
  await expect(dialog).toBeVisible();
  const code = "(01)03400935955838(17)300531(10)LOT42(21)1A2B3C";
  const photo = await pngOf(await drawBarcode(code, "DataMatrix", { scale: 6, turned: 12 }));
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Lire une photo" }).click(),
  ]);
  await chooser.setFiles({ name: "box.png", mimeType: "image/png", buffer: photo });
  const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
  await expect(form.getByLabel("Nom du médicament")).toHaveValue("Doliprane");
  await expect(form.getByLabel("Date de péremption")).toHaveValue("31/05/2030");
  expect(fetched.map((url) => new URL(url).origin)).toEqual([new URL(page.url()).origin]);
});

test("no page fetches anything of the scanner before it is opened", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "BarcodeDetector"));
  const files = await codeReaderFiles(join(import.meta.dirname, "../build/client/assets"));
  let fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (files.includes(pathname)) fetched.push(pathname);
  });
  await page.goto("/fr-fr");
  await signInAs(page, familyMember);
  for (const path of ["dashboard", "inventory"]) {
    await page.goto(`/fr-fr/${path}`);
    await expect(
      page
        .getByRole("main")
        .getByText(/Doliprane/)
        .first(),
    ).toBeVisible();
    // Scripts that a page fetches while it is idle have come, the details of a box among them.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType("resource").some(({ name }) => /-dialog-/.test(name)),
        ),
      )
      .toBe(true);
    expect(await page.content()).not.toMatch(/zxing|scan-barcode-dialog|photo-button/);
  }
  expect(fetched).toEqual([]);

  fetched = [];
  await page.getByRole("button", { name: "Scanner un code-barres" }).click();
  const dialog = page.getByRole("dialog", { name: "Scanner un code-barres" });
  await expect(dialog).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Lire une photo" }).click(),
  ]);
  const photo = await pngOf(await drawBarcode("(01)03400935955838", "DataMatrix", { scale: 6 }));
  await chooser.setFiles({ name: "box.png", mimeType: "image/png", buffer: photo });
  await expect(page.getByRole("dialog", { name: "Ajouter un médicament" })).toBeVisible();
  for (const name of ["scan-barcode-dialog-", "photo-button-", "zxing-", "zxing_reader-"]) {
    expect(fetched.filter((path) => path.includes(`/${name}`))).not.toEqual([]);
  }
});

test("a box of another country keeps the day and the batch for the form", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/es-es/inventory");
  await page.getByRole("button", { name: "Escanear un código de barras" }).click();
  const dialog = page.getByRole("dialog", { name: "Escanear un código de barras" });
  await dialog.getByLabel("Código de la caja").fill("(01)08470006543214(17)280200(10)ES21");
  await dialog.getByRole("button", { name: "Buscar" }).click();
  await expect(dialog.getByText(/^La caja española 654321/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Escribir el medicamento" }).click();
  const form = page.getByRole("dialog", { name: "Añadir un medicamento" });
  await expect(form.getByLabel("Fecha de caducidad")).toHaveValue("29/02/2028");
});

test("where the operator has turned it off, the button says so", async ({
  page,
  request,
  server,
  familyMember,
  signInAs,
}) => {
  await serviceRequest(request, server, flag, { is_enabled: false });
  try {
    await signInAs(page, familyMember);
    await page.goto("/fr-fr/inventory");
    await page.getByRole("button", { name: "Scanner un code-barres" }).click();
    await expect(
      page.getByText("La lecture des codes-barres n’est pas activée sur ce site."),
    ).toBeVisible();
  } finally {
    await serviceRequest(request, server, flag, { is_enabled: true });
  }
});

test("a code that no list knows is typed once, and known to the home the next time", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  const scan = () => page.getByRole("button", { name: "Scanner un code-barres" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Scanner un code-barres" });
  const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
  const look = async () => {
    await dialog.getByLabel("Code de la boîte").fill("654321");
    await dialog.getByRole("button", { name: "Chercher" }).click();
  };
  await scan();
  await look();
  await expect(dialog.getByText(/^La boîte espagnole 654321/)).toBeVisible();
  await dialog.getByRole("button", { name: "Saisir le médicament" }).click();
  await form.getByLabel("Nom du médicament").fill("Sirope d'été");
  await form.getByLabel("Dosage").fill("500 mg");
  await form.getByText("Comprimé", { exact: true }).click();
  await form.getByLabel("Quantité totale").fill("20");
  await form.getByLabel("Quantité actuelle").fill("20");
  await form.getByLabel("Date de péremption").fill("05/2030");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(form).toBeHidden();

  await scan();
  await look();
  await expect(form.getByText(/^Une boîte avec ce code a déjà été saisie/)).toBeVisible();
  await expect(form.getByLabel("Nom du médicament")).toHaveValue("Sirope d'été");
  await expect(form.getByLabel("Quantité totale")).toHaveValue("20");
  await form.getByLabel("Date de péremption").fill("06/2031");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole("main").getByText("Sirope d'été", { exact: true })).toHaveCount(2);
});
