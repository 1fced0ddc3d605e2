import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { admin as base } from "./fixtures/admin.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect } from "./fixtures/test.ts";

const CIS = "60234100";
const NOTICE = `Rappel de lots de Doliprane
PUBLIÉ LE 12/03/2026
DOLIPRANE 1000 mg, comprimé – CIP 34009 359 558 3 8
Lots n° ZZ0451 (péremption 08/2027) et ZZ0452
https://ansm.sante.fr/informations-de-securite/rappel-doliprane`;

const admin = base.extend<{ folder: string }>({
  folder: async ({ browserName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), `trousse-${browserName}-feeds-`));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  owner: async ({ owner }, use) => {
    await use(owner);
    // Other journeys look at the same medicines.
    await owner.from("recalls").delete().eq("published_on", "2026-03-12").throwOnError();
    await owner.from("reference_availability").delete().eq("cis", CIS).throwOnError();
    await owner.from("reference_information").delete().eq("cis", CIS).throwOnError();
  },
});

admin(
  "what is announced between two editions stands on the box it concerns, with its day and its page",
  async ({ page, folder, member, owner }) => {
    const { data } = await owner
      .from("medication_references")
      .select("id")
      .eq("cis", CIS)
      .single()
      .throwOnError();
    await member.client
      .from("medications")
      .insert({ ...aBox(member.account, "Doliprane des annonces", null), reference_id: data.id })
      .throwOnError();
    const feeds: readonly (readonly [string, string])[] = [
      [
        "CIS_CIP_Dispo_Spec.txt",
        `${CIS}\t\t2\tTension d'approvisionnement\t14/04/2026\t18/05/2026\t\thttps://ansm.sante.fr/disponibilites/doliprane\r\n`,
      ],
      [
        "CIS_InfoImportantes_20260518093000_bdpm.txt",
        `${CIS}\t2026-03-01\t2090-12-01\t<a href='https://ansm.sante.fr/actualites/doliprane'>Respectez l&#039;intervalle entre deux prises</a>\r\n`,
      ],
    ];
    const paths = feeds.map(([name]) => join(folder, name));
    for (const [name, text] of feeds) await writeFile(join(folder, name), text);
    await page.goto("/fr-fr/admin/medicines");
    await page.locator('input[type="file"]').first().setInputFiles(paths);
    await page.getByRole("button", { name: /^Importer/ }).click();
    await expect(page.getByText(/^CIS_CIP_Dispo_Spec.txt, état du 18 mai 2026/)).toBeVisible();
    await expect(
      page.getByText(/^CIS_InfoImportantes.txt, état du 1(er)? mars 2026/),
    ).toBeVisible();
    await expectAccessible(page);

    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/fr-fr/inventory");
    const name = page.getByRole("button", { name: "Doliprane des annonces", exact: true });
    const card = page.getByRole("article").filter({ has: name });
    await expect(card.getByText("Approvisionnement difficile en France")).toBeVisible();
    await name.click();
    const details = page.getByRole("dialog", { name: "Doliprane des annonces" });
    await expect(details.getByText("Depuis le 14/04/2026, mis à jour le 18/05/2026")).toBeVisible();
    const announced = details.getByText("Respectez l'intervalle entre deux prises");
    await expect(announced).toHaveAttribute("lang", "fr");
    await expect(details.getByRole("link", { name: /^Voir la page de l’agence/ })).toHaveCount(2);
    await expectAccessible(page);
  },
);

admin(
  "a recall is pasted, confirmed and told, and compared with the lot of each box",
  async ({ page, member, owner }) => {
    const { data } = await owner
      .from("medication_references")
      .select("id")
      .eq("cis", CIS)
      .single()
      .throwOnError();
    const box = (name: string, lot: string | null) => ({
      ...aBox(member.account, name, lot),
      reference_id: data.id,
    });
    await member.client
      .from("medications")
      .insert([
        box("Doliprane du rappel", "zz 0451"),
        box("Doliprane sans lot", null),
        box("Doliprane autre lot", "AB777"),
      ])
      .throwOnError();

    await page.goto("/fr-fr/admin/recalls");
    await expect(page.getByText("Aucun rappel n’a été publié.")).toBeVisible();
    await page.getByLabel("Texte de l’avis").fill(NOTICE);
    await page.getByRole("button", { name: "Lire l’avis" }).click();
    await expect(page.getByLabel("Titre")).toHaveValue("Rappel de lots de Doliprane");
    await expect(page.getByLabel("Date de l’avis")).toHaveValue("2026-03-12");
    await expect(page.getByLabel("Adresse de l’avis")).toHaveValue(
      "https://ansm.sante.fr/informations-de-securite/rappel-doliprane",
    );
    await expect(page.getByRole("checkbox", { name: /^Doliprane 1000 mg/ })).toBeChecked();
    await expect(page.getByLabel("Lots rappelés")).toHaveValue("ZZ0451, ZZ0452");
    await expectAccessible(page);
    await page.getByLabel("Lots rappelés").fill("");
    await page.getByRole("button", { name: "Publier le rappel" }).click();
    await expect(page.getByText(/^Indiquez les lots de chaque produit choisi/)).toBeVisible();
    await page.getByLabel("Lots rappelés").fill("ZZ0451, ZZ0452");
    await page.getByRole("button", { name: "Publier le rappel" }).click();
    await expect(page.getByText("Doliprane 1000 mg : ZZ0451, ZZ0452")).toBeVisible();

    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/fr-fr/inventory");
    const card = (name: string) =>
      page.getByRole("article").filter({ has: page.getByRole("button", { name, exact: true }) });
    await expect(card("Doliprane du rappel").getByText("Rappelé", { exact: true })).toBeVisible();
    await expect(card("Doliprane sans lot").getByText("Lot à comparer")).toBeVisible();
    await expect(card("Doliprane autre lot").getByText("Valide")).toBeVisible();

    await page.getByRole("button", { name: "Doliprane sans lot", exact: true }).click();
    const details = page.getByRole("dialog", { name: "Doliprane sans lot" });
    await expect(details.getByText("Lots de l’avis : ZZ0451, ZZ0452")).toBeVisible();
    await details.getByRole("button", { name: "Comparer" }).click();
    await expect(details.getByText("Recopiez le lot imprimé sur la boîte.")).toBeVisible();
    await details.getByLabel("Lot imprimé sur la boîte").fill("ab-888");
    await details.getByRole("button", { name: "Comparer" }).click();
    await expect(
      details.getByText("Votre lot (ab-888) n’est pas dans l’avis de rappel du 12/03/2026."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await page.goto("/fr-fr/alerts");
    await expect(page.getByText("1 alerte active")).toBeVisible();
    await expect(page.getByText(/le lot de cette boîte n’est pas noté/)).toHaveCount(0);
  },
);

function aBox(account: string, name: string, lot: string | null) {
  return {
    user_id: account,
    name,
    dosage: "1000 mg",
    form: "Comprimé",
    total_quantity: 8,
    current_quantity: 8,
    expiry_date: "2090-01-31",
    lot,
  };
}
