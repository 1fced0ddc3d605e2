import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { OFFICIAL_FILES, type OfficialFile } from "#domain/medicines/official/official-files.ts";
import { cimaFiles, ndcFiles, writeNationalFiles } from "#testing/builders/national-files.ts";
import { officialFiles } from "#testing/builders/official-files.ts";
import { admin as base } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

type Change = NonNullable<Parameters<typeof officialFiles>[0]>["change"];

/** Files of our own, as somebody downloads them. */
async function downloads(folder: string, change?: Change): Promise<string[]> {
  const paths = [];
  for (const [file, bytes] of Object.entries(officialFiles(change && { change }))) {
    const path = join(folder, OFFICIAL_FILES[file as OfficialFile].name);
    await writeFile(path, bytes);
    paths.push(path);
  }
  return paths;
}

const admin = base.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `trousse-${browserName}-files-`));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  owner: async ({ owner }, use) => {
    await use(owner);
    // Other journeys look for the medicines that a new installation knows.
    const references = () => owner.from("medication_references");
    await references().delete().eq("is_curated", false).throwOnError();
    await references()
      .update({ withdrawn_at: null })
      .not("withdrawn_at", "is", null)
      .throwOnError();
  },
});

admin(
  "an admin imports an edition, doubts the next one, and finds both again",
  async ({ page, folder }) => {
    await page.goto("/fr-fr/dashboard");
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("link", { name: "Administration" }).click();
    await page.getByRole("link", { name: /^Médicaments officiels/ }).click();
    await expect(page.getByText("Aucun import n’a encore eu lieu.")).toBeVisible();
    await expectAccessible(page);

    const files = page.locator('input[type="file"]').first();
    const [first = ""] = await downloads(folder);
    await files.setInputFiles(first);
    await expect(page.getByText("Le fichier CIS_CIP_bdpm.txt manque")).toBeVisible();
    await expectAccessible(page);

    await files.setInputFiles(await downloads(folder));
    await expect(page.getByText("4 médicaments", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Date de l’édition")).toHaveValue("2026-04-23");
    await page.getByRole("button", { name: "Importer", exact: true }).click();
    await expect(page.getByText("L’édition du 23 avril 2026 est importée.")).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText("L’édition du 23 avril 2026 est importée.")).toBeVisible();
    await expect(page.getByRole("cell", { name: "23 avril 2026" })).toBeVisible();

    const half = await downloads(folder, (text, file) =>
      file === "substances" ? text.split("\n").slice(0, 3).join("\n") : text,
    );
    await files.setInputFiles(half);
    await expect(
      page.getByText(/^CIS_COMPO_bdpm.txt a 3 lignes, et la dernière édition en avait 6/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Importer quand même" }).click();
    await expect(page.getByRole("cell", { name: "23 avril 2026" })).toHaveCount(2);

    // The medicine is offered where a name is typed.
    await page.goto("/fr-fr/inventory");
    await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
    await page.getByLabel("Nom").fill("troussalg");
    await expect(page.getByRole("option", { name: /^Troussalgan 500 mg/ })).toBeVisible();
  },
);

admin(
  "files of another country are recognised, and the page names the command that imports them",
  async ({ page, folder }) => {
    await writeNationalFiles(folder, { ...cimaFiles(), ...ndcFiles() });
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("import-medicines")) {
        sent.push(request.url());
      }
    });
    await page.goto("/fr-fr/admin/medicines");
    const files = page.locator('input[type="file"]').first();
    await files.setInputFiles([join(folder, "Prescripcion.xml"), join(folder, "product.txt")]);
    await expect(page.getByText(/^Ce sont des fichiers de la liste espagnole/)).toBeVisible();
    await expect(page.getByText("npm run import:medicines -- --cima FOLDER")).toBeVisible();
    await expect(page.getByText("npm run import:medicines -- --ndc FOLDER")).toBeVisible();
    await expect(page.getByRole("button", { name: "Importer", exact: true })).toHaveCount(0);
    await expectAccessible(page);
    expect(sent).toEqual([]);
  },
);

test("without the admin role the page is refused in the current language", async ({
  page,
  member,
  server,
  signInAs,
}) => {
  const owner: SupabaseClient = await serviceClient(server);
  await owner.from("user_roles").delete().eq("user_id", member.account);
  await signInAs(page, member);
  await page.goto("/fr-fr/admin");
  await expect(
    page.getByRole("heading", { name: "Accès réservé aux administrateurs" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mon compte" }).click();
  await expect(page.getByRole("button", { name: "Se déconnecter" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await page.goto("/us-en/admin/medicines");
  await expect(page.getByRole("heading", { name: "For administrators only" })).toBeVisible();
  await page.goto("/admin/medicines");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
