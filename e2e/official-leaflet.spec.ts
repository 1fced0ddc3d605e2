import { chooseForBox } from "./fixtures/box-menu.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test("a Spanish number typed once from the pack opens its leaflet, and a box without one a search", async ({
  page,
  member,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await page.addInitScript(() => localStorage.setItem("user-country", "ES"));
  await signInAs(page, member);
  await page.goto("/fr-fr/inventory");
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: "Nom du médicament" }).fill("Zélixir");
  await form.getByLabel("Dosage").fill("500 mg");
  await form.getByText("Comprimé", { exact: true }).click();
  await form.getByLabel("Quantité actuelle").fill("20");
  await form.getByLabel("Quantité totale").fill("20");
  await form.getByLabel("Date de péremption").fill("05/2090");
  const number = form.getByLabel("Numéro officiel (notice)");
  await form.getByRole("button", { name: "Ajouter", exact: true }).click();

  const search = page.getByRole("link", {
    name: "Chercher la notice sur CIMA, site officiel, Zélixir (nouvel onglet)",
  });
  await expect(search).toHaveAttribute("href", "https://cima.aemps.es/cima/publico/home.html");

  await chooseForBox(page, "Zélixir", "Modifier");
  // The national code stands beside the registration number on the pack.
  await number.fill("712729");
  await form.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(form.getByText(/«\sC\.N\.\s» n’en est pas un/)).toBeVisible();
  await number.fill("51 347");
  await form.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(form).toBeHidden();

  const address = "https://cima.aemps.es/cima/dochtml/p/51347/P_51347.html";
  const leaflet = { name: "Notice officielle (CIMA, n° 51347), Zélixir (nouvel onglet)" };
  await expect(page.getByRole("link", leaflet)).toHaveAttribute("href", address);
  await page.getByRole("button", { name: "Zélixir", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Zélixir" });
  await expect(details.getByRole("link", leaflet)).toHaveAttribute("href", address);
  await expectAccessible(page);
});
