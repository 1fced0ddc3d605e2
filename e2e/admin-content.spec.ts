import { randomUUID } from "node:crypto";
import { admin as base } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { readDocument } from "./fixtures/read-document.ts";
import { expect } from "./fixtures/test.ts";

const QUESTION = "Qui lit mes données ?";

const admin = base.extend({
  owner: async ({ owner }, use) => {
    await use(owner);
    // Other journeys find the site as it was.
    await owner.from("faq_items").delete().eq("question", QUESTION).throwOnError();
    await owner.from("symptoms_medications").delete().eq("key", "hoquet").throwOnError();
    await owner.from("blog_posts").delete().like("slug", "unpainted-%").throwOnError();
  },
});

admin(
  "a question is added, read by visitors at their next visit, changed and deleted",
  async ({ page, owner }) => {
    await page.goto("/fr-fr/admin");
    await page.getByRole("link", { name: /^Contenu du site/ }).click();
    await page.getByRole("tab", { name: "Questions fréquentes" }).click();
    await page.getByRole("button", { name: "Ajouter une question" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Question", { exact: true }).fill(QUESTION);
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(dialog.getByText("Ce champ est obligatoire")).toBeVisible();
    await expectAccessible(page);
    // What was typed is not thrown away unasked.
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Continuer" }).click();
    await dialog.getByLabel("Réponse (Markdown)").fill("Vous, et **personne** d’autre.");
    await dialog.getByLabel("Publié").check();
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(page.getByText("Ligne ajoutée")).toBeVisible();
    expect(await (await page.request.get("/fr-fr/faq")).text()).toContain(QUESTION);

    await page.getByLabel("Rechercher").fill("qui lit");
    await expect(page.getByText("1 ligne", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: `Modifier « ${QUESTION} »` }).click();
    await dialog.getByLabel("Réponse (Markdown)").fill("Vous seul.");
    // Somebody else is faster.
    await owner.from("faq_items").update({ answer: "Vous seule." }).eq("question", QUESTION);
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(dialog.getByText("Cette ligne a changé entre-temps")).toBeVisible();
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Ligne enregistrée")).toBeVisible();
    expect(await (await page.request.get("/fr-fr/faq")).text()).toContain("Vous seul.");

    await page.getByRole("button", { name: `Supprimer « ${QUESTION} »` }).click();
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect(page.getByText("Ligne supprimée")).toBeVisible();
    expect(await (await page.request.get("/fr-fr/faq")).text()).not.toContain(QUESTION);
  },
);

admin(
  "reference data ask for their source, and an emergency takes no medicine",
  async ({ page }) => {
    await page.goto("/admin/references?sheet=symptoms");
    await page.getByRole("button", { name: "Ajouter un symptôme" }).click();
    const dialog = page.getByRole("dialog");
    const fill = (label: string, text: string) =>
      dialog.getByLabel(label, { exact: true }).fill(text);
    await fill("Clé", "hoquet");
    await dialog.getByLabel("Gravité").selectOption("urgent");
    for (const language of ["français", "anglais", "espagnol"]) {
      await fill(`Symptôme en ${language}`, "Hoquet");
      await fill(`Conseil en ${language}`, "Un médecin après deux jours.");
    }
    for (const country of ["en France", "aux États-Unis", "en Espagne"]) {
      await fill(`Médicaments ${country}, séparés par des virgules`, "Aspirine");
    }
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(dialog.getByText("Une ligne urgente n’offre que de l’aide").first()).toBeVisible();
    await expect(dialog.getByText("Ce champ est obligatoire")).toHaveCount(2);
    await expectAccessible(page);
    await dialog.getByLabel("Gravité").selectOption("mild");
    await fill("Source", "Ameli : hoquet");
    await fill("Relu le", "2026-11-21");
    await dialog.getByRole("button", { name: "Ajouter" }).click();
    await expect(page.getByText("Ligne ajoutée")).toBeVisible();

    await page.getByRole("tab", { name: "Médicaments" }).click();
    await page.getByLabel("Rechercher").fill("doliprane");
    await expect(page.getByRole("listitem").filter({ hasText: "Doliprane" }).first()).toBeVisible();
    await expectAccessible(page);
  },
);

admin(
  "images are made one by one and in turn, a failure is told, and what was cancelled goes on",
  async ({ page, owner }) => {
    const titles = ["La fièvre la nuit", "Les dates de péremption", "L’eau en été"];
    const rows = titles.map((title, place) => ({
      slug: `unpainted-${place}-${randomUUID().slice(0, 8)}`,
      title,
      content: "Un texte.",
      category: "Prévention",
      author: "La rédaction",
      published: true,
      published_at: "2026-01-01T00:00:00Z",
    }));
    await owner.from("blog_posts").insert(rows).throwOnError();
    const [night = "", dates = "", water = ""] = titles;
    await page.goto("/fr-fr/admin/blog-image-generator");
    await expect(page.getByLabel(night, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.route("**/functions/v1/generate-blog-images", (route) =>
      route.fulfill({ json: { success: false, details: "The image service answered 500." } }),
    );
    await page.getByRole("button", { name: `Générer une image pour « ${night} »` }).click();
    await expect(page.getByText(`Impossible de générer l'image pour "${night}"`)).toBeVisible();
    await expect(page.getByText("Échec de la génération.")).toContainText("answered 500");
    await page.unroute("**/functions/v1/generate-blog-images");

    await page.getByRole("button", { name: `Générer une image pour « ${night} »` }).click();
    await expect(page.getByText(`Image générée pour "${night}"`)).toBeVisible();
    const [painted] = rows;
    const html = await (await page.request.get(`/fr-fr/blog/${painted?.slug}`)).text();
    const { addresses } = readDocument(html);
    const address = addresses.find((each) =>
      each.includes("/storage/v1/object/public/blog-images/"),
    );
    const image = await page.request.get(address ?? "");
    expect(image.headers()["content-type"]).toBe("image/webp");

    await page.getByLabel(water, { exact: true }).check();
    await page.getByLabel(dates, { exact: true }).check();
    await page.getByRole("button", { name: "Générer 2 images" }).click();
    await expect(page.getByText("1 sur 2")).toBeVisible();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("Il reste 1 article sans sa nouvelle image.")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Reprendre", exact: true }).click();
    await expect(page.getByText("Tous les articles ont une image.")).toBeVisible();
    await page.getByLabel("Afficher").selectOption("with");
    await page.getByRole("button", { name: `Régénérer l’image de « ${water} »` }).click();
    await expect(page.getByRole("alertdialog")).toContainText("1 article a déjà une image");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeHidden();
  },
);
