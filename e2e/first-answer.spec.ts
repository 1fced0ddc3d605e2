import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, hasTouch: true, reducedMotion: "reduce" });

/** Ten boxes as somebody types them off a shelf: one of them is several medicines of the list, one is in no list. */
const SHELF = [
  "Doliprane 1000, 06/30",
  "Doliprane 500, 07/30",
  "Zentel, 08/30",
  "Spasfon 80 mg, 09/30",
  "Efferalgan 1 g, 10/30",
  "Gaviscon nourrissons, 11/30",
  "Toplexil sans sucre, 12/30",
  "Pulmodexane, 01/31",
  "Eupantol, 02/31",
  "Acticarbine, 03/31",
];

/** More taps than that are a step that somebody added. Fields are one each; letters are not counted. */
const MOST_TAPS = 24;

/**
 * From the landing page to an answer about a fever with ten boxes: a new visitor, an account, its confirmation, the list,
 * the question. Says how many taps and seconds that took; the seconds are those of a machine, without a person who thinks.
 */
test("from the landing page to the first answer with ten boxes", async ({
  page,
  signUpDetails,
  mailedLink,
}, info) => {
  test.slow();
  let taps = 0;
  const marks: string[] = [];
  const started = performance.now();
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };
  const mark = (what: string) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    marks.push(`${what}: ${taps} taps, ${seconds} s`);
  };

  await page.goto("/fr-fr");
  await tap(
    page
      .getByRole("main")
      .getByRole("link", { name: /Commencer/ })
      .first(),
  );
  await type(page.getByLabel("Prénom"), signUpDetails.firstName);
  await type(page.getByLabel("Nom", { exact: true }), signUpDetails.lastName);
  await type(page.getByLabel("Adresse e-mail"), signUpDetails.email);
  await type(page.getByLabel("Mot de passe", { exact: true }), signUpDetails.password);
  await type(page.getByLabel("Confirmer le mot de passe"), signUpDetails.password);
  await tap(page.getByRole("checkbox", { name: /données de santé/ }));
  await expect(page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
  await tap(page.getByRole("button", { name: "Créer mon compte" }));
  await expect(page.getByText(/^Votre compte est créé/)).toBeVisible();
  mark("account");

  taps += 1; // The link in the mail.
  await page.goto(await mailedLink(signUpDetails.email));
  await tap(page.getByRole("button", { name: "Confirmer mon adresse" }));
  await expect(page).toHaveURL(/\/fr-fr\/dashboard$/);
  mark("confirmed");

  await tap(page.getByRole("link", { name: "Remplir mon armoire" }));
  await type(page.getByLabel("Écrire ou coller une liste"), SHELF.join("\n"));
  await tap(page.getByRole("button", { name: "Lire les 10 lignes" }));
  const rows = page.getByRole("listitem").filter({ hasText: /^Boîte \d+/ });
  await expect(rows).toHaveCount(10);
  await expect(page.getByText("Recherche dans la liste des médicaments…")).toHaveCount(0);
  const questions = page.getByRole("group", { name: /: lequel \?$/ });
  while ((await questions.count()) > 0) {
    const left = await questions.count();
    await tap(questions.first().getByRole("button").first());
    await expect(questions).toHaveCount(left - 1);
  }
  await tap(page.getByRole("button", { name: "Ajouter les 10" }));
  await expect(page.getByRole("heading", { name: "Votre inventaire complet" })).toBeVisible();
  mark("ten boxes");

  await tap(page.getByRole("link", { name: "Accueil" }).filter({ visible: true }).first());
  await type(page.getByRole("combobox", { name: "Symptôme" }), "");
  await page.keyboard.type("fièvre");
  await tap(page.getByRole("listbox").getByRole("option").filter({ hasText: "Fièvre" }).first());
  await tap(page.getByRole("button", { name: "Analyser" }));
  await expect(page.getByRole("dialog", { name: "Analyse des symptômes" })).toBeVisible();
  mark("answer");

  for (const description of marks) info.annotations.push({ type: "figure", description });
  console.log(marks.join("\n"));
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

/** The answer is two taps from the landing page, and what is tapped there is the question itself. */
const MOST_TAPS_WITHOUT_ACCOUNT = 6;

test("from the landing page to the first answer without an account", async ({ page }, info) => {
  let taps = 0;
  const started = performance.now();
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto("/fr-fr");
  await tap(page.getByRole("link", { name: "Un symptôme ? Demander sans compte" }));
  await tap(page.getByText("Un adulte", { exact: true }));
  await tap(page.getByRole("combobox", { name: "Symptôme" }));
  await page.keyboard.type("fièvre");
  await tap(page.getByRole("listbox").getByRole("option").filter({ hasText: "Fièvre" }).first());
  await tap(page.getByRole("button", { name: "Analyser" }));
  const answer = page.getByRole("region", { name: "Analyse des symptômes" });
  await expect(answer.getByRole("article").first()).toBeVisible();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const description = `answer without an account: ${taps} taps, ${seconds} s`;
  info.annotations.push({ type: "figure", description });
  console.log(description);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS_WITHOUT_ACCOUNT);
});
