import { aBoxOfReference } from "./fixtures/a-box-of-reference.ts";
import { aChild } from "./fixtures/a-child.ts";
import { choosePerson } from "./fixtures/choose-person.ts";
import { dayIn } from "./fixtures/day-in.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, test } from "./fixtures/test.ts";

const EFFERALGAN = "63390065";
const BAND =
  /La notice \(Efferalgan pédiatrique 30\smg\/ml, 1er août 2024, rubrique 3\) dit, pour 4 à 32\skg\s: «\s/;

test("at the level leaflet the line for the weight is quoted, and a weight that is missing is asked for in place", async ({
  page,
  server,
  member,
  signInAs,
}) => {
  const { client, account } = member;
  const operator = await serviceClient(server);
  const hugo = await aChild(client, account, { first_name: "Hugo", weight: 16.5, yearsOld: 4 });
  await aBoxOfReference(client, EFFERALGAN, { user_id: account, is_common: true });
  await operator
    .from("site_metadata")
    .upsert({ language: "fr", meta_key: "guidance_level", meta_value: "leaflet" })
    .throwOnError();
  try {
    await page.setViewportSize({ width: 375, height: 720 });
    await signInAs(page, member);
    const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
    const offer = dialog.getByRole("article").filter({ hasText: "Efferalgan pédiatrique" });
    const lookForFever = async () => {
      await page.goto("/fr-fr/dashboard");
      await choosePerson(page, "Hugo");
      await page.getByRole("combobox", { name: "Symptôme" }).fill("fièvre");
      await page.getByRole("listbox").getByRole("option").first().click();
      await page.getByRole("button", { name: "Analyser" }).click();
    };

    await test.step("the row of the leaflet for 16.5 kg, with its source, and nothing compared", async () => {
      await lookForFever();
      await expect(offer).toContainText(BAND);
      await expect(offer).toContainText(/Poids noté\s: 16,5\skg le /);
      await expect(offer).toContainText("Vérifiez sur votre notice.");
      await expect(offer.getByRole("button", { name: /^Je l’ai donné/ })).toBeVisible();
      await expect(dialog.getByText(/^Tout\s: cette installation montre le carnet/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("a recorded dose stands beside it, and nothing says not before when", async () => {
      await offer.getByRole("button", { name: /^Je l’ai donné/ }).click();
      const form = page.getByRole("dialog", { name: /^Noter une prise/ });
      await form.getByLabel("Quantité prise").fill("8");
      await form.getByRole("button", { name: "Noter la prise" }).click();
      await expect(form).toBeHidden();
      await lookForFever();
      await expect(offer).toContainText(/Noté sur 24 h\s: 1 dose, 240\smg de paracétamol/);
      await expect(offer).not.toContainText(/pas avant/i);
    });

    await test.step("an old weight is asked for, and the new one finds the line", async () => {
      await client
        .from("profiles")
        .update({
          weight_measured_on: dayIn(-250),
        })
        .eq("id", hugo)
        .throwOnError();
      await lookForFever();
      const weight = dialog.getByLabel("Poids d’aujourd’hui, en kg");
      await expect(weight).toBeVisible();
      await expect(offer).not.toContainText(BAND);
      await expectAccessible(page);
      await weight.fill("17");
      await dialog.getByRole("button", { name: "Noter ce poids" }).click();
      await expect(weight).toHaveCount(0);
      await expect(offer).toContainText(BAND);
      await expect(offer).toContainText(/Poids noté\s: 17\skg le /);
    });
  } finally {
    await operator.from("site_metadata").delete().eq("meta_key", "guidance_level").throwOnError();
  }
});
