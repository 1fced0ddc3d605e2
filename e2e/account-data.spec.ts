import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { createAccount } from "#testing/builders/account.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
const LINES = ["Xyzal 5 mg"];

/** A prescription of the account's own profile, with a PDF. */
async function keepPrescription({ client, account }: Member): Promise<void> {
  const id = crypto.randomUUID();
  await client
    .from("prescriptions")
    .insert({ id, profile_id: account, lines: LINES })
    .throwOnError();
  const { error } = await client.storage
    .from("prescriptions")
    .upload(`${id}/${crypto.randomUUID()}.pdf`, new Blob([PDF], { type: "application/pdf" }));
  expect(error).toBeNull();
}

/** The PDFs of the prescriptions that a member can read. */
async function readPdfs({ client }: Pick<Member, "client">): Promise<(string | undefined)[]> {
  const { data: rows } = await client.from("prescriptions").select("id").throwOnError();
  const bucket = client.storage.from("prescriptions");
  const paths: string[] = [];
  for (const { id } of rows ?? []) {
    const { data: files } = await bucket.list(id);
    paths.push(...(files ?? []).map(({ name }) => `${id}/${name}`));
  }
  return Promise.all(paths.map(async (path) => (await bucket.download(path)).data?.text()));
}

test("a family takes its data along, deletes the account, and takes them back into a new one", async ({
  page,
  reachableServer,
  familyMember,
  signUpDetails,
  signInAs,
  errorMonitor,
}, testInfo) => {
  // A wrong password, and a session that ended with its account.
  errorMonitor.allow(/status of 4(22|01)/);
  await keepPrescription(familyMember);
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/settings/data");
  await expect(page.getByRole("heading", { level: 1, name: "Mes données" })).toBeVisible();
  const kept = page.getByRole("list", { name: "Ce qui est gardé" });
  await expect(kept.getByRole("listitem").filter({ hasText: "Médicaments" })).not.toHaveText(
    /\D0$/,
  );
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger mes données" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^trousse-\d{4}-\d\d-\d\d\.zip$/);
  const copy = testInfo.outputPath("copy.zip");
  await download.saveAs(copy);
  const files = unzipSync(await readFile(copy));
  const summary = strFromU8(files["summary.html"] ?? new Uint8Array());
  expect(summary).toContain("Mes données Trousse");
  expect(summary).not.toContain("<script");
  expect(strFromU8(files["csv/medications.csv"] ?? new Uint8Array())).toContain(";Doliprane;");

  const [pdfName] = Object.keys(files).filter((name) => name.startsWith("prescriptions/"));
  expect(strFromU8(files[pdfName ?? ""] ?? new Uint8Array())).toBe(PDF);
  expect(summary).toContain(pdfName);

  const chooser = page.locator('input[type="file"]');
  await chooser.setInputFiles(copy);
  await expect(page.getByText("Rien ne changera : tout est déjà là.")).toBeVisible();
  await chooser.setInputFiles({
    name: "a.zip",
    mimeType: "application/zip",
    buffer: Buffer.from("PK\x03\x04"),
  });
  await expect(page.getByRole("alert")).toContainText("Rien n’a changé.");

  await page.getByRole("button", { name: "Supprimer mon compte" }).click();
  const dialog = page.getByRole("dialog", { name: "Supprimer votre compte ?" });
  await expect(dialog.getByRole("list", { name: "Ce qui sera effacé" })).toBeVisible();
  await expectAccessible(page);
  await dialog
    .getByLabel("Pour confirmer, écrivez l’adresse de votre compte")
    .fill(familyMember.email);
  await dialog.getByLabel("Votre mot de passe", { exact: true }).fill("Pas-le-mien7");
  await dialog.getByRole("button", { name: "Supprimer pour toujours" }).click();
  await expect(dialog.getByText("Ce mot de passe n’est pas le vôtre.")).toBeVisible();
  await dialog.getByLabel("Votre mot de passe", { exact: true }).fill(familyMember.password);
  await dialog.getByRole("button", { name: "Supprimer pour toujours" }).click();

  await expect(page.getByRole("heading", { name: "Votre compte est supprimé" })).toBeVisible();
  await expect(page).toHaveURL(/\/fr-fr\/account-deleted$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("sb-"))),
  ).toEqual([]);
  await expectAccessible(page);
  const { error } = await familyMember.client.from("medications").select("id");
  expect(error).not.toBeNull();

  const joined = await createAccount(reachableServer, signUpDetails);
  await signInAs(page, { ...signUpDetails, ...joined });
  await page.goto("/fr-fr/settings/data");
  await chooser.setInputFiles(copy);
  await expect(page.getByText("C’est la copie d’un autre compte")).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: /^Photos et PDF\s*Nouveau/ }),
  ).toContainText("Nouveau : 1");
  await page.getByRole("button", { name: "Reprendre ces données" }).click();
  await expect(page.getByText("Vos données sont reprises")).toBeVisible();
  expect(await readPdfs(joined)).toEqual([PDF]);
  await page.goto("/fr-fr/inventory");
  await expect(page.getByText("Doliprane").filter({ visible: true }).first()).toBeVisible();
});
