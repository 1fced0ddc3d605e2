import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceRequest } from "./fixtures/service-request.ts";
import { expect, test } from "./fixtures/test.ts";

test("where the flag is on, the code of a box fills in the medicine", async ({
  page,
  request,
  server,
  familyMember,
  signInAs,
}) => {
  const flag = "feature_flags?name=eq.barcode_scanner";
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  const scan = page.getByRole("button", { name: "Scanner un code-barres" });
  await scan.click();
  await expect(
    page.getByText("La lecture des codes-barres est en cours de développement."),
  ).toBeVisible();

  await serviceRequest(request, server, flag, { is_enabled: true });
  try {
    await page.reload();
    await scan.click();
    const dialog = page.getByRole("dialog", { name: "Scanner un code-barres" });
    await dialog.getByLabel("Code de la boîte").fill("34009 359 5583 8");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Chercher" }).click();
    const form = page.getByRole("dialog", { name: "Ajouter un médicament" });
    await expect(form.getByLabel("Nom du médicament")).toHaveValue("Doliprane");
    await expect(form.getByText("Source : BDPM, mise à jour du 28/04/2026")).toBeVisible();
    await form.getByLabel("Date d’expiration").fill("05/2030");
    await form.getByRole("button", { name: "Ajouter", exact: true }).click();
    await expect(page.getByText("Doliprane", { exact: true }).first()).toBeVisible();
  } finally {
    await serviceRequest(request, server, flag, { is_enabled: false });
  }
});
