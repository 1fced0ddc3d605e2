import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import sharp from "sharp";
import { admin as base } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

interface ArticleFixture {
  /** A title that no other journey has, and where its article is read. */
  readonly title: string;
  readonly address: string;
}

const admin = base.extend<{ desk: ArticleFixture }>({
  desk: async ({ owner }, use) => {
    const name = randomUUID().slice(0, 8);
    await use({ title: `La nuit ${name}`, address: `la-nuit-${name}` });
    await owner.from("blog_posts").delete().like("slug", `la-nuit-${name}%`);
  },
});

const aPicture = async () => ({
  name: "nuit.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 64, height: 34, channels: 3, background: "#1f5c48" } })
    .png()
    .toBuffer(),
});

/** Fills what an article cannot be without. */
async function write(page: Page, title: string, content: string) {
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await page.getByLabel("Contenu", { exact: true }).fill(content);
  await page.getByLabel("Auteur").fill("La rédaction");
  await page.getByRole("combobox", { name: "Catégorie" }).selectOption("Sécurité");
}

/** As a visitor without an account reads it. */
const visit = (page: Page, path: string) => page.request.get(path);

admin(
  "an admin writes an article, sees what readers will see, publishes it and takes it back",
  async ({ page, errorMonitor, desk: { title, address } }) => {
    // The address that is taken.
    errorMonitor.allow(/409 \(Conflict\)/);
    await page.goto("/fr-fr/admin");
    await page
      .getByRole("link", { name: /^Articles du blog/ })
      .first()
      .click();
    await expect(page.getByRole("cell", { name: /fiévreux/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Nouvel article" }).last().click();

    const create = page.getByRole("button", { name: "Créer l’article" });
    await create.click();
    const missing = page.getByText("Le titre, le contenu et l'auteur sont obligatoires");
    await expect(missing).toBeVisible();
    await expect(page.getByLabel("Titre", { exact: true })).toBeFocused();
    await expectAccessible(page);

    await write(page, title, "Mesurer, puis ");
    await expect(page.getByLabel("Adresse", { exact: true })).toHaveValue(address);
    const content = page.getByLabel("Contenu", { exact: true });
    await content.press("Control+End");
    await content.press("Control+b");
    await page.keyboard.type("attendre");
    await expect(content).toHaveValue("Mesurer, puis **attendre**");
    const preview = page.getByRole("region", { name: "Aperçu" });
    if (!(await preview.isVisible())) {
      await page.getByRole("button", { name: "Voir l’aperçu" }).click();
    }
    await expect(preview.getByText("attendre")).toHaveJSProperty("tagName", "STRONG");
    await preview
      .getByRole("combobox", { name: "Couleurs de l’aperçu" })
      .selectOption("Couleurs sombres");
    await expect(preview.locator("article")).toHaveCSS("color", "rgb(242, 235, 221)");

    // What was typed can be taken back, as in any field.
    await content.press("Control+a");
    await page.getByRole("button", { name: "Gras" }).press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(content).toHaveValue(/^\*Mesurer/);
    await page.keyboard.press("Control+z");
    await expect(content).toHaveValue("Mesurer, puis **attendre**");

    const files = page.locator('input[type="file"]');
    await files.last().setInputFiles({
      name: "note.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    });
    await expect(page.getByText("Veuillez sélectionner un fichier image valide")).toBeVisible();
    await files.last().setInputFiles({
      name: "grande.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    });
    await expect(page.getByText("L'image ne doit pas dépasser 5MB")).toBeVisible();
    await files.last().setInputFiles(await aPicture());
    await expect(page.getByText("Image uploadée avec succès")).toBeVisible();
    const kept = await page.getByLabel("Image de l’article (facultatif)").inputValue();
    expect(kept).toMatch(/^\/storage\/v1\/object\/public\/blog-images\/blog\/\d+-[0-9a-f]+\.\w+$/);

    // A source without a date says on which day it was read; a reviewer says when.
    await page.getByLabel("Sources (facultatif)").fill("Notice du sirop | ANSM");
    await page.getByLabel("Relu par (facultatif)").fill("Une pédiatre");
    await create.click();
    await expect(page.getByText(/^Chaque ligne/)).toBeVisible();
    await page.getByLabel("Sources (facultatif)").fill("Notice du sirop | ANSM | 2023-07-01");
    await page.getByLabel("Relu le (facultatif)").fill("2026-11-20");

    await page.getByLabel(/^Publié/).check();
    await create.click();
    await expect(page.getByText("Article créé avec succès")).toBeVisible();
    await expect(page).toHaveURL(/\/fr-fr\/admin\/blog\/edit\//);
    await expectAccessible(page);

    const read = await visit(page, `/fr-fr/blog/${address}`);
    const shown = await read.text();
    expect(read.status()).toBe(200);
    expect(shown).toContain("<p>Mesurer, puis <strong>attendre</strong></p>");
    expect(shown).toContain("ANSM, 1er juillet 2023");
    expect(shown).toContain("Relu par Une pédiatre, le 20 novembre 2026.");
    expect(shown).toContain(`src="${kept}"`);
    expect((await visit(page, kept)).status()).toBe(200);

    // A second one of the same title needs another address.
    await page.goto("/fr-fr/admin/blog/new");
    await write(page, title, "Encore.");
    await page.getByRole("button", { name: "Créer l’article" }).click();
    await expect(page.getByText("Un autre article a déjà cette adresse.").first()).toBeVisible();
    await page.getByRole("button", { name: `Utiliser « ${address}-2 »` }).click();
    await page.getByRole("button", { name: "Créer l’article" }).click();
    await expect(page.getByText("Article créé avec succès")).toBeVisible();

    await page.getByRole("link", { name: "Tous les articles" }).click();
    await page.getByRole("textbox", { name: /^Rechercher/ }).fill(title.toUpperCase());
    await expect(page.getByText("2 articles", { exact: true })).toBeVisible();
    await page.getByRole("combobox", { name: "État" }).selectOption("Publiés");
    await expect(page.getByText("1 article", { exact: true })).toBeVisible();
    await page.getByRole("combobox", { name: "État" }).selectOption("Tous les états");
    const row = page.getByRole("row").filter({ hasText: "Publié" }).filter({ hasText: title });
    await row.getByRole("button", { name: /^Mettre/ }).click();
    await expect(page.getByText("Article mis à la une")).toBeVisible();
    await row.getByRole("button", { name: /^Dépublier/ }).click();
    await expect(page.getByText("Article dépublié")).toBeVisible();
    expect((await visit(page, `/fr-fr/blog/${address}`)).status()).toBe(404);
    const first = page.getByRole("row").filter({ hasText: "À la une" });
    await first.getByRole("button", { name: /^Publier/ }).click();
    await expect(page.getByText("Article publié")).toBeVisible();
    expect((await visit(page, `/fr-fr/blog/${address}`)).status()).toBe(200);

    await first.getByRole("button", { name: /^Supprimer/ }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Êtes-vous sûr de vouloir supprimer cet article ?");
    await question.getByRole("button", { name: "Supprimer l’article" }).click();
    await expect(page.getByText("Article supprimé")).toBeVisible();
    expect((await visit(page, `/fr-fr/blog/${address}`)).status()).toBe(404);
  },
);

admin("one tab at a time keeps what is typed into an article", async ({ page, desk }) => {
  const { title } = desk;
  await page.goto("/fr-fr/admin/blog/new");
  await write(page, title, "Du premier onglet.");
  await page.getByRole("button", { name: "Créer l’article" }).click();
  await expect(page).toHaveURL(/edit/);
  const text = (tab: Page) => tab.getByLabel("Contenu", { exact: true });
  await text(page).fill("Le premier a gardé ceci.");
  await expect(page.getByText(/^Saisie gardée à/)).toBeVisible();

  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText("Cet article est ouvert dans un autre onglet.")).toBeVisible();
  await expect(text(second)).toHaveCount(0);
  await expectAccessible(second);
  await second.getByRole("button", { name: "Continuer ici" }).click();
  await second.getByRole("button", { name: "Reprendre" }).click();
  await expect(text(second)).toHaveValue("Le premier a gardé ceci.");

  // The first says so, keeps nothing more, and throws nothing of the second away.
  await expect(page.getByText(/^Cet article a été repris dans un autre onglet/)).toBeVisible();
  await text(page).fill("Perdu sans cela.");
  await expect(page.getByText("Saisie non gardée : laissez cette page ouverte")).toBeVisible();
  await text(second).fill("Le second a gardé cela.");
  await expect(second.getByText(/^Saisie gardée à/)).toBeVisible();
  await second.reload();
  await second.getByRole("button", { name: "Reprendre" }).click();
  await expect(text(second)).toHaveValue("Le second a gardé cela.");

  await page.getByRole("button", { name: "Continuer ici" }).click();
  await expect(page.getByText(/^Saisie gardée à/)).toBeVisible();
  await expect(second.getByText(/^Cet article a été repris dans un autre onglet/)).toBeVisible();
  await second.close();
  await page.reload();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(text(page)).toHaveValue("Perdu sans cela.");
});

admin("what is typed outlives its tab, and its article", async ({ page, owner, desk }) => {
  const { title, address } = desk;
  await page.goto("/fr-fr/admin/blog/new");
  await write(page, title, "Commencé ici");
  await expect(page.getByText(/^Saisie gardée à/)).toBeVisible();
  // Half a second is less than the pause after which it is kept: the tab goes before.
  await page.getByLabel("Contenu", { exact: true }).press("End");
  await page.keyboard.type(", et fini.");
  await page.close({ runBeforeUnload: true });

  const second = await page.context().newPage();
  await second.goto("/fr-fr/admin/blog/new");
  await expect(second.getByText(`« ${title} »`)).toBeVisible();
  await expectAccessible(second);
  await second.getByRole("button", { name: "Reprendre" }).click();
  await expect(second.getByLabel("Titre", { exact: true })).toHaveValue(title);
  await expect(second.getByLabel("Contenu", { exact: true })).toHaveValue("Commencé ici, et fini.");
  await expect(second.getByLabel("Adresse", { exact: true })).toHaveValue(address);
  await second.getByRole("button", { name: "Créer l’article" }).click();
  await expect(second).toHaveURL(/edit/);
  await expect(second.getByText("Article créé avec succès")).toBeVisible();

  // Somebody else saves the same article meanwhile: neither version is lost.
  await second.getByLabel("Contenu", { exact: true }).fill("Ma version.");
  await owner
    .from("blog_posts")
    .update({ content: "La leur.", excerpt: "Leur résumé." })
    .eq("slug", address)
    .throwOnError();
  await second.keyboard.press("Control+s");
  const both = second.getByRole("alert").filter({ hasText: "Quelqu’un a enregistré" });
  await expect(both.getByText("Enregistré entre-temps : La leur.")).toBeVisible();
  await expect(both.getByText("Votre saisie : Ma version.")).toBeVisible();
  await expect(second.getByLabel("Résumé (facultatif)", { exact: true })).toHaveValue(
    "Leur résumé.",
  );
  await expectAccessible(second);
  await second.keyboard.press("Control+s");
  await expect(second.getByText("Article mis à jour avec succès")).toBeVisible();

  // Left by a link, thrown away.
  await second.getByLabel("Contenu", { exact: true }).fill("Ni l’une ni l’autre.");
  await second.getByRole("link", { name: "Tous les articles" }).click();
  await second.getByRole("link", { name: title, exact: true }).click();
  await expect(second.getByText(/^Vous avez un texte non enregistré/)).toBeVisible();
  await second.getByRole("button", { name: "Jeter" }).click();
  await expect(second.getByLabel("Contenu", { exact: true })).toHaveValue("Ma version.");

  // The article is deleted under the typing.
  await second.getByLabel("Contenu", { exact: true }).fill("Encore là.");
  await owner.from("blog_posts").delete().eq("slug", address).throwOnError();
  await second.keyboard.press("Control+s");
  await expect(second.getByText(/^Cet article a été supprimé entre-temps/)).toBeVisible();
  await second.getByRole("button", { name: "Créer l’article de nouveau" }).click();
  await expect(second.getByText("Article mis à jour avec succès")).toBeVisible();
  const { data } = await owner.from("blog_posts").select("content").eq("slug", address);
  expect(data).toEqual([{ content: "Encore là." }]);

  await second.goto(`/fr-fr/admin/blog/edit/${randomUUID()}`);
  await expect(second.getByText("Impossible de charger l'article")).toBeVisible();
  await expect(second).toHaveURL(/\/admin\/blog$/);
});

admin("a scheduled article comes out by itself, at its moment", async ({ page, owner, desk }) => {
  const { title, address } = desk;
  await page.goto("/fr-fr/admin/blog/new");
  await write(page, title, "Demain.");
  await page.getByLabel(/^Programmé/).check();
  const moment = page.getByLabel("Date et heure de publication");
  await moment.fill("2020-01-01T08:00");
  await page.getByRole("button", { name: "Créer l’article" }).click();
  await expect(page.getByText("Choisissez un moment à venir")).toBeVisible();
  await moment.fill("2099-01-01T08:00");
  await page.getByRole("button", { name: "Créer l’article" }).click();
  await expect(page.getByText("Article créé avec succès")).toBeVisible();
  await page.getByRole("link", { name: "Tous les articles" }).click();
  await expect(page.getByRole("row").filter({ hasText: title })).toContainText("Programmé");

  const places = [`/fr-fr/blog/${address}`, "/fr-fr/blog", "/fr-fr/blog/feed.xml", "/sitemap.xml"];
  const namedIn = async () => {
    const pages = await Promise.all(places.map(async (path) => (await visit(page, path)).text()));
    return places.filter((_, at) => pages[at]?.includes(address));
  };
  expect((await visit(page, `/fr-fr/blog/${address}`)).status()).toBe(404);
  expect((await namedIn()).slice(1)).toEqual([]);
  const soon = new Date(Date.now() + 2_000).toISOString();
  await owner.from("blog_posts").update({ published_at: soon }).eq("slug", address).throwOnError();
  await expect(async () => expect(await namedIn()).toEqual(places)).toPass();
});

admin("the pages fit every screen and read in every language", async ({ page, owner }) => {
  const { data } = await owner.from("blog_posts").select("id").eq("slug", "fievre-enfant-nuit");
  const paths = ["admin/blog", "admin/blog/new", `admin/blog/edit/${data?.[0]?.id}`];
  for (const [width, colorScheme, locale] of [
    [375, "light", "fr-fr"],
    [768, "dark", "us-en"],
    [1280, "dark", "es-es"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    for (const path of paths) {
      await page.goto(`/${locale}/${path}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("main, body").getByRole("status").first()).toBeAttached();
      await expectAccessible(page);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${path} at ${width}`).toBe(0);
    }
  }
});

test("without the admin role articles can neither be edited on a page nor by a request", async ({
  page,
  member,
  server,
  signInAs,
}) => {
  const owner: SupabaseClient = await serviceClient(server);
  await owner.from("user_roles").delete().eq("user_id", member.account);
  await signInAs(page, member);
  for (const path of ["admin/blog", "admin/blog/new", `admin/blog/edit/${randomUUID()}`]) {
    await page.goto(`/fr-fr/${path}`);
    await expect(
      page.getByRole("heading", { name: "Accès réservé aux administrateurs" }),
    ).toBeVisible();
  }
});
