import { newEmail } from "@trousse/backend/testing/test-email";
import { createAccount } from "#testing/builders/account.ts";
import { writeFamilyCabinets } from "#testing/builders/family-cabinets.ts";
import { family } from "#testing/samples/family.ts";
import { admin as base } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { readDocument } from "./fixtures/read-document.ts";
import { expect } from "./fixtures/test.ts";

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const admin = base.extend({
  owner: async ({ owner }, use) => {
    await use(owner);
    // Other journeys find the site as it was.
    const [flags, settings] = [owner.from("feature_flags"), owner.from("site_metadata")];
    await flags
      .update({ is_enabled: true })
      .in("name", ["barcode_scanner", "symptom_guidance"])
      .throwOnError();
    await flags.delete().eq("name", "nouvelle_page").throwOnError();
    await settings.delete().in("meta_key", ["brand_color", "logo_image"]).throwOnError();
    const title = "Trousse - Votre assistant médical numérique";
    await settings
      .update({ meta_value: title })
      .match({ language: "fr", meta_key: "site_title" })
      .throwOnError();
  },
});

admin(
  "an admin turns a feature off and on from the keyboard, a member finds it, and the history tells who did it",
  async ({ page, browser, baseURL, member, reachableServer, signInAs }) => {
    await page.goto("/fr-fr/admin");
    await page.getByRole("link", { name: /^Fonctionnalités/ }).click();
    const scanner = page.getByRole("switch", { name: "Active : barcode_scanner" });
    await scanner.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("barcode_scanner est désactivée")).toBeVisible();
    await expect(scanner).not.toBeChecked();
    await page.keyboard.press("Space");
    await expect(page.getByText("barcode_scanner est activée")).toBeVisible();
    await expect(scanner).toBeChecked();

    const email = newEmail("guest");
    const guest = { ...member, email, firstName: "Ana" };
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
    const theirs = await context.newPage();
    const joined = await createAccount(reachableServer, guest);
    await writeFamilyCabinets(joined.client, joined.account, family, Date.now());
    await signInAs(theirs, { ...guest, ...joined });
    await theirs.goto("/fr-fr/inventory");
    await theirs.getByRole("button", { name: "Scanner un code-barres" }).click();
    await expect(theirs.getByRole("dialog", { name: "Scanner un code-barres" })).toBeVisible();

    await page.getByRole("switch", { name: "Active : symptom_guidance" }).press("Space");
    await expect(page.getByText("symptom_guidance est désactivée")).toBeVisible();
    await theirs.goto("/fr-fr/dashboard");
    await expect(theirs.getByRole("link", { name: /15$/ }).first()).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Analyser" })).toHaveCount(0);
    await context.close();

    await page.getByRole("button", { name: "Historique : barcode_scanner" }).click();
    const history = page.getByRole("dialog", { name: "Historique de barcode_scanner" });
    const last = history.getByRole("listitem").first();
    await expect(last).toContainText(member.email);
    await expect(last).toContainText("Avant : Désactivée");
    await expect(last).toContainText("Après : Activée");
    await expectAccessible(page);
  },
);

admin(
  "an admin sees what a tier opens, limits profiles, and a member who reaches the limit loses nothing",
  async ({ page, browser, baseURL, member, reachableServer, signInAs }) => {
    await page.goto("/fr-fr/admin/flags?tab=tiers");
    const table = page.getByRole("table", { name: "Ce qu’un palier ouvre" });
    await expect(table.getByRole("row", { name: /^Rapport de la semaine/ })).toContainText("Oui");
    await expect(table.getByRole("row", { name: /^Interactions/ })).toContainText("Jamais");
    const limit = page.getByLabel("Profils par compte Standard", { exact: true });
    const save = page.getByRole("button", { name: "Enregistrer : Profils par compte Standard" });
    await expect(limit).toHaveValue("");
    await limit.fill("201");
    await save.click();
    await expect(page.getByText("Un nombre entier de 1 à 200, ou rien.")).toBeVisible();
    await limit.fill("1");
    await save.click();
    await expect(page.getByText("Limite enregistrée").first()).toBeVisible();
    await expectAccessible(page);

    const email = newEmail("guest");
    const guest = { ...member, email, firstName: "Ana" };
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
    const theirs = await context.newPage();
    const joined = await createAccount(reachableServer, guest);
    await joined.client.rpc("ensure_main_profile").throwOnError();
    await signInAs(theirs, { ...guest, ...joined });
    await theirs.goto("/fr-fr/profile/manage");
    await theirs.getByRole("button", { name: "Nouveau profil" }).click();
    const dialog = theirs.getByRole("dialog", { name: "Nouveau profil" });
    await dialog.getByLabel("Nom").fill("Léa");
    const create = dialog.getByRole("button", { name: "Créer le profil" });
    await create.click();
    await expect(
      theirs.getByText(/^Ce profil n’a pas été créé\s: votre compte a autant de profils/),
    ).toBeVisible();
    await expect(dialog.getByLabel("Nom")).toHaveValue("Léa");

    const removed = page.waitForResponse(/\/rpc\/set_tier_limit$/);
    await limit.fill("");
    await save.click();
    expect((await removed).status()).toBe(204);
    await create.click();
    await expect(theirs.getByText("Profil « Léa » créé avec succès")).toBeVisible();
    await context.close();
  },
);

admin(
  "an admin limits reports by month, and a member who has made one reads, prints and is told when it starts again",
  async ({ page, browser, baseURL, member, reachableServer, signInAs }) => {
    const email = newEmail("guest");
    const guest = { ...member, email, firstName: "Ana" };
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
    const theirs = await context.newPage();
    const asked: string[] = [];
    context.on("request", (request) => {
      if (request.url().endsWith("/rpc/count_monthly_use")) asked.push(request.url());
    });
    const joined = await createAccount(reachableServer, guest);
    await joined.client.rpc("ensure_main_profile").throwOnError();
    await signInAs(theirs, { ...guest, ...joined });
    const make = theirs.getByRole("button", { name: "Enregistrer en PDF" });
    const saved = async () => {
      const download = theirs.waitForEvent("download", { timeout: 60_000 });
      await make.click();
      return (await download).suggestedFilename();
    };
    await theirs.goto("/fr-fr/profile/report");
    expect(await saved()).toMatch(/\.pdf$/);
    expect(asked).toEqual([]);

    await page.goto("/fr-fr/admin/flags?tab=tiers");
    const name = "Rapports en PDF par mois, compte Standard";
    const limit = page.getByLabel(name, { exact: true });
    const save = page.getByRole("button", { name: `Enregistrer : ${name}` });
    await limit.fill("1001");
    await save.click();
    await expect(page.getByText("Un nombre entier de 1 à 1000, ou rien.")).toBeVisible();
    const set = page.waitForResponse(/\/rpc\/set_tier_limit$/);
    await limit.fill("1");
    await save.click();
    expect((await set).status()).toBe(204);

    await theirs.reload();
    const left = theirs.getByText(/^Fichiers PDF que votre compte peut encore faire ce mois-ci/);
    await expect(left).toHaveText(/1 sur 1\.$/);
    await theirs.route("**/rpc/count_monthly_use", (route) => route.abort());
    await make.click();
    await expect(theirs.getByRole("alert").filter({ hasText: "Connexion perdue" })).toContainText(
      "vous pouvez l’imprimer",
    );
    await theirs.unroute("**/rpc/count_monthly_use");
    expect(await saved()).toMatch(/\.pdf$/);
    await expect(left).toHaveText(/0 sur 1\.$/);
    await make.click();
    const refusal = theirs.getByRole("alert").filter({ hasText: "limite votre compte" });
    await expect(refusal).toContainText("à 1 fichier par mois");
    await expect(refusal).toContainText(/à nouveau le 1er \S+ \d{4}\./);
    await expect(theirs.getByRole("heading", { name: "Traitements" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Imprimer" })).toBeEnabled();
    await expectAccessible(theirs);

    const removed = page.waitForResponse(/\/rpc\/set_tier_limit$/);
    await limit.fill("");
    await save.click();
    expect((await removed).status()).toBe(204);
    await theirs.reload();
    await expect(make).toBeVisible();
    await expect(left).toHaveCount(0);
    await context.close();
  },
);

admin(
  "a page of a prescription beyond the limit is not read, and its lines are typed",
  async ({ page, browser, baseURL, member, reachableServer, signInAs }) => {
    await page.goto("/fr-fr/admin/flags?tab=tiers");
    const name = "Pages d’ordonnances lues par mois, compte Standard";
    const limit = page.getByLabel(name, { exact: true });
    const save = page.getByRole("button", { name: `Enregistrer : ${name}` });
    const email = newEmail("guest");
    const guest = { ...member, email, firstName: "Ana" };
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
    const theirs = await context.newPage();
    const joined = await createAccount(reachableServer, guest);
    await joined.client.rpc("ensure_main_profile").throwOnError();
    const set = page.waitForResponse(/\/rpc\/set_tier_limit$/);
    await limit.fill("1");
    await save.click();
    expect((await set).status()).toBe(204);
    await joined.client.rpc("count_monthly_use", { subject: "prescription_pages" }).throwOnError();

    await signInAs(theirs, { ...guest, ...joined });
    await theirs.goto("/fr-fr/profile/prescriptions");
    await theirs.getByRole("button", { name: "Ajouter une ordonnance" }).click();
    const dialog = theirs.getByRole("dialog");
    const line = dialog.getByRole("textbox", { name: "Ligne 1" });
    await line.fill("Doliprane 1000 mg");
    await dialog
      .locator("input[type=file]")
      .setInputFiles([{ name: "IMG_1.png", mimeType: "image/png", buffer: PIXEL }]);
    await expect(dialog.getByText(/^Pages que votre compte .* 0 sur 1\.$/)).toBeVisible();
    await dialog.getByRole("button", { name: "Lire les lignes de cette photo" }).click();
    const refusal = dialog.getByRole("alert").filter({ hasText: "limite votre compte" });
    await expect(refusal).toContainText(/La lecture reprend le 1er \S+ \d{4}\./);
    await expect(line).toHaveValue("Doliprane 1000 mg");
    await expectAccessible(theirs);
    await dialog.getByRole("button", { name: "Retirer le fichier 1" }).click();
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(dialog).toBeHidden();
    const { data } = await joined.client.from("prescriptions").select("lines").throwOnError();
    expect(data).toEqual([{ lines: ["Doliprane 1000 mg"] }]);

    const removed = page.waitForResponse(/\/rpc\/set_tier_limit$/);
    await limit.fill("");
    await save.click();
    expect((await removed).status()).toBe(204);
    await context.close();
  },
);

admin("a flag is made, aimed at somebody else, and deleted after a question", async ({ page }) => {
  await page.goto("/fr-fr/admin/flags");
  await page.getByRole("button", { name: "Nouvelle fonctionnalité" }).click();
  const form = page.getByRole("dialog", { name: "Nouvelle fonctionnalité" });
  await form.getByRole("button", { name: "Créer" }).click();
  await expect(form.getByText("Donnez-lui un nom, avec au moins une lettre")).toBeVisible();
  await form.getByLabel("Nom").fill("Nouvelle page");
  await expect(form.getByText("Le code la demandera sous ce nom : nouvelle_page")).toBeVisible();
  await form.getByLabel("Cible").selectOption("Un pourcentage des comptes");
  await form.getByLabel("Pourcentage des comptes").fill("101");
  await form.getByRole("button", { name: "Créer" }).click();
  await expect(form.getByText(/^Un nombre de 0 à 100/)).toBeVisible();
  await expectAccessible(page);
  // Another type begins with nothing.
  await form.getByLabel("Cible").selectOption("Certains rôles");
  await form.getByLabel("Cible").selectOption("Un pourcentage des comptes");
  await expect(form.getByLabel("Pourcentage des comptes")).toHaveValue("");
  await form.getByLabel("Pourcentage des comptes").fill("12.5");
  await form.getByRole("button", { name: "Créer" }).click();
  await expect(page.getByText("nouvelle_page est créée")).toBeVisible();

  const card = page.getByRole("article", { name: "nouvelle_page" });
  await expect(card).toContainText("Pour 12,5 % des comptes");
  await expect(page.getByRole("article").first()).toContainText("nouvelle_page");
  await card.getByRole("button", { name: "Modifier" }).click();
  const edit = page.getByRole("dialog", { name: "Modifier nouvelle_page" });
  await edit.getByLabel("Cible").selectOption("Une période");
  await edit.getByLabel("Début").fill("2030-01-31T08:00");
  await edit.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("nouvelle_page est modifiée")).toBeVisible();
  await expect(card).toContainText("À partir du 31/01/2030 08:00");

  await card.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("nouvelle_page est supprimée")).toBeVisible();
  await expect(card).toHaveCount(0);
});

admin(
  "a title, a colour and a logo show on the public site at the next request",
  async ({ page, request, browser, baseURL }) => {
    await page.goto("/fr-fr/admin");
    await page.getByRole("link", { name: /^Paramètres du site/ }).click();
    await expect(page).toHaveURL(/\/fr-fr\/admin\/flags\?tab=settings$/);
    const tab = page.getByRole("tab", { name: "Paramètres du site" });
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await tab.focus();
    await page.keyboard.press("Home");
    await expect(page).toHaveURL(/\/fr-fr\/admin\/flags$/);
    await expect(tab).toHaveAttribute("aria-selected", "false");
    await page.keyboard.press("End");
    await expect(tab).toBeFocused();
    await expect(page).toHaveURL(/\?tab=settings$/);

    await page.getByLabel("Chercher une clé").fill("SITE_TITLE");
    await expect(page.getByText(/^3 paramètres · \d+ masqués$/)).toBeVisible();
    await page.getByRole("button", { name: "Modifier : site_title, Français" }).click();
    const field = page.getByLabel("site_title, Français");
    await expect(field).toBeFocused();
    await field.fill("Perdu");
    await page.getByRole("button", { name: "Annuler" }).click();
    await page.getByRole("button", { name: "Modifier : site_title, Français" }).click();
    await expect(field).toHaveValue("Trousse - Votre assistant médical numérique");
    await field.fill("La pharmacie de Claire");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Paramètre mis à jour avec succès")).toBeVisible();
    const titleNow = readDocument(await (await request.get("/fr-fr")).text()).title;
    expect(titleNow).toBe("La pharmacie de Claire");

    await page.getByRole("button", { name: "Nouveau paramètre" }).click();
    const form = page.getByRole("dialog", { name: "Nouveau paramètre" });
    await form.getByLabel("Clé").fill("brand_color");
    await expect(form.getByLabel("Catégorie")).toHaveValue("branding");
    await form.getByLabel("Valeur").fill("violet");
    await form.getByRole("button", { name: "Créer" }).click();
    await expect(form.getByText("Une couleur s’écrit comme #1f5c48")).toBeVisible();
    await form.getByLabel("Valeur").fill("#8A2BE2");
    await expectAccessible(page);
    await form.getByRole("button", { name: "Créer" }).click();
    await expect(page.getByText("Nouveau paramètre créé avec succès")).toBeVisible();

    await page.getByRole("button", { name: "Nouveau paramètre" }).click();
    await form.getByLabel("Clé").fill("logo_image");
    const [files] = await Promise.all([
      page.waitForEvent("filechooser"),
      form.getByRole("button", { name: "Choisir une image" }).click(),
    ]);
    await files.setFiles({ name: "logo.png", mimeType: "image/png", buffer: PIXEL });
    await expect(page.getByText("Image uploadée avec succès")).toBeVisible();
    await form.getByRole("button", { name: "Créer" }).click();
    await expect(page.getByText("Nouveau paramètre créé avec succès")).toBeVisible();

    // A visitor's browser: who is signed in is led on to the dashboard.
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const visitor = await context.newPage();
    await visitor.goto("/us-en");
    await expect(visitor.locator("header img").first()).toBeVisible();
    const accent = () =>
      visitor.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--accent"),
      );
    const [light] = [await accent()];
    await visitor.emulateMedia({ colorScheme: "dark" });
    expect([light, await accent()]).not.toContain("#1f5c48");
    expect(await accent()).not.toBe(light);
    await expectAccessible(visitor);
    await context.close();
  },
);

admin(
  "a list that cannot be read says why in its place, and is asked for again",
  async ({ page, errorMonitor }) => {
    errorMonitor.allow(/500/);
    await page.goto("/fr-fr/admin/flags");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.route("**/rest/v1/site_metadata*", (route) => route.fulfill({ status: 500 }));
    await page.getByRole("tab", { name: "Paramètres du site" }).click();
    await expect(page.getByText(/^Erreur: Quelque chose n’a pas fonctionné/)).toBeVisible();
    await page.unroute("**/rest/v1/site_metadata*");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByRole("article", { name: "site_title" })).toBeVisible();
  },
);

admin("all tabs fit and read in every language, light and dark", async ({ page }) => {
  admin.setTimeout(180_000);
  for (const locale of ["fr-fr", "us-en", "es-es"]) {
    for (const tab of ["flags", "tiers", "settings"]) {
      await page.goto(`/${locale}/admin/flags?tab=${tab}`);
      await expect(page.getByRole("tabpanel")).toContainText(/\w/);
      await expect(page.getByRole("status", { name: /chargement|loading|cargando/i })).toHaveCount(
        0,
      );
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${locale} ${tab} at ${width} px`).toBeLessThanOrEqual(0);
        await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
        await expectAccessible(page, locale === "fr-fr" ? "all" : "all but colours");
        if (locale !== "fr-fr") continue;
        await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
        await expectAccessible(page, "colours");
      }
    }
  }
});
