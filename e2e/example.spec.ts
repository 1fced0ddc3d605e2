import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

test("the example is tried without an account: doses, boxes, an answer, and nothing is sent", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/(rest|auth|functions)\/v1\//.test(request.url()) && request.method() !== "GET") {
      sent.push(`${request.method()} ${request.url()}`);
    }
  });
  await page.goto("/fr-fr");
  await page.getByRole("link", { name: "Une famille d’exemple, sans compte" }).click();
  const mark = page.getByRole("region", { name: "Exemple", exact: true });
  const tab = (name: string) => page.getByRole("tab", { name });

  await test.step("a planned dose is recorded and taken back", async () => {
    await expect(mark).toContainText("rien n’est envoyé ni gardé");
    const dose = page.getByRole("listitem").filter({ hasText: "Desloratadine Biogaran" });
    await dose.getByRole("button").first().click();
    await expect(dose).toContainText("Prise");
    await dose.getByRole("button", { name: /^Annuler/ }).click();
    await expect(dose.getByRole("button", { name: /^Annuler/ })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("boxes say what is wrong with them", async () => {
    await tab("Boîtes").click();
    await expect(mark).toBeVisible();
    await expect(page.getByRole("heading", { name: "Exemple : les boîtes" })).toBeVisible();
    const box = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(box("Humexlib")).toContainText("Périmé");
    await expect(box("Spasfon")).toContainText("Bientôt périmé");
    await expect(box("Levothyrox")).toContainText("Stock faible");
    await expectAccessible(page);
  });

  await test.step("a dose of two hours ago makes the syrup wait, by the rules of the product", async () => {
    await tab("Un symptôme ?").click();
    await page.getByRole("combobox", { name: "Symptôme" }).click();
    await page.keyboard.type("fièvre");
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("button", { name: "Analyser" }).click();
    const answer = page.getByRole("region", { name: "Analyse des symptômes" });
    await expect(answer).toContainText("personne inventée");
    await expect(answer.getByRole("article", { name: /Doliprane 2,4/ })).toContainText("pas avant");
    await expectAccessible(page);
  });

  await test.step("a dose that is tried lowers the stock, until the page is loaded anew", async () => {
    await page.getByText(/^Monique/).click();
    await page.getByRole("combobox", { name: "Symptôme" }).click();
    await page.keyboard.type("mal de tete");
    await page.getByRole("listbox").getByRole("option").first().click();
    await page.getByRole("button", { name: "Analyser" }).click();
    await page.getByRole("button", { name: /^Je l’ai pris.*Doliprane 1000/ }).click();
    await page.getByRole("button", { name: "Noter dans l’exemple" }).click();
    await expect(page.getByText(/pas avant/).first()).toBeVisible();
    await tab("Boîtes").click();
    const doliprane = page.getByRole("listitem").filter({ hasText: "Doliprane 1000" });
    await expect(doliprane).toContainText("4 sur 8");
    await page.reload();
    await tab("Boîtes").click();
    await expect(doliprane).toContainText("5 sur 8");
  });

  await test.step("it leads to an account, and search engines pass it by", async () => {
    expect(sent).toEqual([]);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await mark.getByRole("link", { name: "Créer mon vrai compte" }).click();
    await expect(page).toHaveURL(/\/fr-fr\/register$/);
  });
});
