import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

async function ask(page: Page, words: string): Promise<void> {
  const field = page.getByRole("combobox", { name: "Symptôme" });
  await field.click();
  await page.keyboard.type(words);
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("button", { name: "Analyser" }).click();
}

const answer = (page: Page) => page.getByRole("region", { name: "Analyse des symptômes" });

test("a visitor's boxes answer a symptom on the device, and move in with an account", async ({
  page,
  member,
  signInAs,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/(rest|auth|functions)\/v1\//.test(request.url())) {
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    }
  });

  await test.step("from the list that was typed, one press leads to the question", async () => {
    await page.goto("/fr-fr/first-cabinet");
    await page
      .getByLabel("Écrire ou coller une liste")
      .fill("Doliprane 1000, 06/30\nSmecta 3 g sachet, 06/20\nZorglub 5 mg comprimé, 07/30");
    await page.getByRole("link", { name: "Un symptôme ? Voir ce que disent ces boîtes" }).click();
    await expect(page.getByText("La réponse tient compte des 3 boîtes")).toBeVisible();
  });

  await test.step("nobody is assumed", async () => {
    await ask(page, "mal de tete");
    await expect(page.getByText("Choisissez d’abord pour qui.")).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await page.getByRole("radio", { name: "Un adulte" }).check({ force: true });
    await page.getByRole("button", { name: "Analyser" }).click();
    await expect(answer(page).getByRole("heading", { level: 2 })).toBeFocused();
  });

  await test.step("a box that its line does not describe is offered once it is completed", async () => {
    await expect(answer(page).getByText("Trousse ne connaît ici ni les doses")).toBeVisible();
    await expect(answer(page).getByRole("article", { name: /Doliprane/ })).toHaveCount(0);
    const box = answer(page).getByRole("form", { name: "Compléter Doliprane" });
    await box.getByLabel("Forme").selectOption("Comprimé");
    await box.getByLabel("Dosage").fill("1000");
    await box.getByRole("button", { name: "Compléter la boîte" }).click();
    await expect(box.getByText("Écrivez le dosage avec son unité")).toBeVisible();
    await expectAccessible(page);
    await box.getByLabel("Dosage").fill("1000 mg");
    await box.getByRole("button", { name: "Compléter la boîte" }).click();
    const offer = answer(page).getByRole("article", { name: /Doliprane 1000/ });
    await expect(offer).toContainText("Quantité restante inconnue");
    await expect(offer.getByRole("button", { name: /Je l’ai pris/ })).toHaveCount(0);
    await expect(answer(page).getByRole("link", { name: "Où commander" })).toHaveCount(0);
  });

  await test.step("an allergy that is typed refuses the box", async () => {
    await answer(page).getByText("Âge et allergies").click();
    const person = answer(page).getByRole("form", { name: "La personne" });
    await person.getByLabel("Allergies connues").fill("paracétamol");
    await person.getByRole("button", { name: "Compléter la réponse" }).click();
    await expect(
      answer(page).getByText(/À ne pas prendre\s:\sDoliprane.*allergie\s«\sparacétamol\s»/),
    ).toBeVisible();
    await expect(answer(page).getByRole("article", { name: /Doliprane/ })).toHaveCount(0);
  });

  await test.step("a child is asked for age and weight, and is offered no tablet of an adult", async () => {
    await page.getByRole("radio", { name: "Un enfant" }).check({ force: true });
    await expect(answer(page).getByRole("form", { name: "La personne" })).toBeVisible();
    await expect(answer(page).getByRole("article", { name: /Doliprane/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("nothing that was typed was sent", async () => {
    expect(sent.every((request) => request.startsWith("GET "))).toBe(true);
    expect(sent.filter((request) => /doliprane|zorglub|tete|tête|parac/i.test(request))).toEqual(
      [],
    );
  });

  await test.step("what was completed moves in with the list", async () => {
    await signInAs(page, member);
    await page.goto("/fr-fr/inventory/fill");
    await expect(page.getByLabel("Écrire ou coller une liste")).toHaveValue(
      "Doliprane 1000 mg, 06/30, Comprimé\nSmecta 3 g sachet, 06/20\nZorglub 5 mg comprimé, 07/30",
    );
  });
});

test("an emergency stands alone, and words that nobody knows are no safe ones", async ({
  page,
}) => {
  await page.goto("/fr-fr/first-answer");
  const field = page.getByRole("combobox", { name: "Symptôme" });
  await page.getByRole("radio", { name: "Un adulte" }).check({ force: true });
  await field.click();
  await page.keyboard.type("douleur dans la poitrine et le bras gauche");
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(answer(page).getByText("Appelez les secours maintenant")).toBeVisible();
  await expect(answer(page).getByRole("form")).toHaveCount(0);
  await page.reload();
  await page.getByRole("radio", { name: "Un adulte" }).check({ force: true });
  await field.click();
  await page.keyboard.type("zorglubite du coude");
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(answer(page).getByText(/inconnu ne veut pas dire anodin/)).toBeVisible();
  await expect(answer(page).getByRole("article")).toHaveCount(0);
});

test("another language keeps the question, whom it is about and the answer, for the change alone", async ({
  page,
}) => {
  await page.goto("/fr-fr/first-answer");
  await page.getByRole("radio", { name: "Un enfant" }).check({ force: true });
  await ask(page, "mal de tete");
  await expect(answer(page).getByRole("heading", { level: 2 })).toBeFocused();
  const person = answer(page).getByRole("form", { name: "La personne" });
  await person.getByLabel("Allergies connues").fill("paracétamol");
  await person.getByRole("button", { name: "Compléter la réponse" }).click();
  await page.getByRole("combobox", { name: "Symptôme" }).fill("zorglubite du coude");

  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/fr-en\/first-answer$/);
  const field = page.getByRole("combobox", { name: "Symptom" });
  await expect(field).toHaveValue("zorglubite du coude");
  await expect(page.getByRole("radio", { name: "A child" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Remove Headache" })).toBeVisible();
  const english = page.getByRole("region", { name: "Symptom analysis" });
  await expect(english.getByLabel("Known allergies")).toHaveValue("paracétamol");
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain("language");

  await page.reload();
  await expect(field).toHaveValue("");
  await expect(page.getByRole("radio", { name: "A child" })).not.toBeChecked();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both pages say whom to call in the country of their address", async ({
    page,
    errorMonitor,
  }) => {
    errorMonitor.allow(/^failed: .*\.js csp$/);
    for (const { address, numbers } of [
      { address: "/fr-fr/first-answer", numbers: ["tel:15", "tel:112"] },
      { address: "/us-es/first-answer", numbers: ["tel:911"] },
      { address: "/es-es/first-cabinet", numbers: ["tel:112"] },
    ]) {
      await page.goto(address);
      const links = page.getByRole("main").locator("a[href^='tel:']");
      const called = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(called, address).toEqual(numbers);
    }
  });
});
