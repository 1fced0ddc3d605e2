import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, test } from "./fixtures/test.ts";

const activeProfileSelect = (page: Page) =>
  page.getByLabel("Profil actif").filter({ visible: true });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a profile is read and changed card by card, and cancelling brings back what is stored", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/profile");
  const person = card(page, "Informations personnelles");
  await expect(person.getByText(member.email)).toBeVisible();

  await test.step("personal information", async () => {
    await person.getByRole("button", { name: "Modifier" }).click();
    await expect(person.getByLabel("Prénom")).toBeFocused();
    await person.getByLabel("Prénom").fill("Zora");
    await person.getByRole("button", { name: "Annuler" }).click();
    await expect(person.getByRole("button", { name: "Modifier" })).toBeFocused();
    await expect(person.getByText("Zoé", { exact: true })).toBeVisible();

    await person.getByRole("button", { name: "Modifier" }).click();
    await person.getByLabel("Prénom").fill("");
    await person.getByLabel("Nom", { exact: false }).last().fill("");
    await person.getByRole("button", { name: "Enregistrer" }).click();
    await expect(person.getByText("Indiquez un nom.")).toBeVisible();
    await expectAccessible(page);
    await person.getByLabel("Prénom").fill(" Zoé ");
    await person.getByLabel("Téléphone").fill("06 12 34 56 78");
    await person.getByLabel("Date de naissance").fill("1984-02-29");
    await person.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Profil mis à jour")).toBeVisible();
    await expect(person.getByText("29 février 1984")).toBeVisible();
    await expect(person.getByRole("link", { name: "06 12 34 56 78" })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
  });

  await test.step("a body in two systems of units, without drift", async () => {
    const body = card(page, "Informations physiques");
    await body.getByRole("button", { name: "Modifier" }).click();
    await body.getByLabel("Poids (facultatif)").fill("70,25");
    await body.getByLabel("Taille (facultatif)").fill("170");
    for (let turn = 0; turn < 5; turn += 1) {
      await body.getByLabel("Unité de poids").selectOption("lbs");
      await expect(body.getByLabel("Poids (facultatif)")).toHaveValue("154,9");
      await body.getByLabel("Unité de poids").selectOption("kg");
      await expect(body.getByLabel("Poids (facultatif)")).toHaveValue("70,25");
    }
    await body.getByLabel("Unité de taille").selectOption("ft");
    await expect(body.getByText("5 pi 7 po")).toBeVisible();
    await expectAccessible(page);
    await body.getByRole("button", { name: "Enregistrer" }).click();
    await expect(body.getByRole("definition").filter({ hasText: "70,3 kg" })).toBeVisible();
    await expect(body.getByText("5 pi 7 po")).toBeVisible();
    const { data } = await member.client
      .from("profiles")
      .select("weight, height")
      .eq("id", member.account)
      .single();
    expect(data).toEqual({ weight: 70.25, height: 170 });
  });

  await test.step("allergies as tags", async () => {
    const allergies = card(page, "Allergies");
    await allergies.getByRole("button", { name: "Modifier" }).click();
    const field = allergies.getByLabel("Ajouter une allergie");
    await field.fill("  Pénicilline ");
    await field.press("Enter");
    await field.fill("penicilline");
    await field.press("Enter");
    await expect(allergies.getByText("Cette allergie figure déjà dans la liste.")).toBeVisible();
    await field.fill("Iode");
    await allergies.getByRole("button", { name: "Ajouter", exact: true }).click();
    await allergies.getByRole("button", { name: "Retirer Pénicilline" }).click();
    await expectAccessible(page);
    // Typed and not yet a tag: saving takes it along.
    await field.fill("Latex");
    await allergies.getByRole("button", { name: "Enregistrer" }).click();
    await expect(allergies.getByRole("listitem")).toHaveText(["Iode", "Latex"]);
  });

  await test.step("the treating doctor, whose page opens apart and learns nothing", async () => {
    const doctor = card(page, "Médecin traitant");
    await doctor.getByRole("button", { name: "Modifier" }).click();
    await doctor.getByLabel("Nom du médecin").fill("Dr Anne Petit");
    const link = doctor.getByLabel("Lien de prise de rendez-vous");
    await link.fill("javascript:alert(1)");
    await doctor.getByRole("button", { name: "Enregistrer" }).click();
    await expect(doctor.getByText("Écrivez l’adresse d’une page web")).toBeVisible();
    await expect(link).toBeFocused();
    await link.fill("www.example.org/rdv");
    await doctor.getByRole("button", { name: "Enregistrer" }).click();
    const appointment = doctor.getByRole("link", { name: "Prendre rendez-vous" });
    await expect(appointment).toHaveAttribute("href", "https://www.example.org/rdv");
    await expect(appointment).toHaveAttribute("target", "_blank");
    await expect(appointment).toHaveAttribute("rel", "noopener noreferrer");
  });

  await test.step("a pharmacy of one's country, or none", async () => {
    const pharmacy = card(page, "Pharmacie par défaut");
    await expect(pharmacy.getByText("Aucune pharmacie par défaut.")).toBeVisible();
    await pharmacy.getByRole("button", { name: "Modifier" }).click();
    const choice = pharmacy.getByLabel("Pharmacie par défaut");
    await expect(choice.locator("option").first()).toHaveText("Aucune");
    const name = (await choice.locator("option").nth(1).textContent()) ?? "";
    await choice.selectOption(name);
    await pharmacy.getByRole("button", { name: "Enregistrer" }).click();
    await expect(pharmacy.getByText(name)).toBeVisible();
    await page.reload();
    await expect(pharmacy.getByText(name)).toBeVisible();
    await pharmacy.getByRole("button", { name: "Modifier" }).click();
    await choice.selectOption("Aucune");
    await pharmacy.getByRole("button", { name: "Enregistrer" }).click();
    await expect(pharmacy.getByText("Aucune pharmacie par défaut.")).toBeVisible();
  });

  await test.step("preferences are told, and each leads to the one place that changes it", async () => {
    const link = (name: string) => card(page, "Préférences").getByRole("link", { name });
    await link("Rappel à l’avance : 15 minutes avant").click();
    const advance = page.getByLabel("Rappel à l’avance");
    await expect(advance).toBeFocused();
    await expect(page).toHaveURL(/\/fr-fr\/alerts#preference-reminderAdvance$/);
    await advance.selectOption("30");
    await page.goBack();
    await expect(link("Rappel à l’avance : 30 minutes avant")).toBeVisible();
    await link("Garder le journal de mes actions, visible de moi seul : Oui").click();
    await expect(page).toHaveURL(/\/fr-fr\/settings#preference-keepsActivity$/);
    await expect(
      page.getByLabel("Garder le journal de mes actions, visible de moi seul"),
    ).toBeFocused();
    const { data } = await member.client
      .from("user_preferences")
      .select("reminder_advance_minutes")
      .single();
    expect(data).toEqual({ reminder_advance_minutes: 30 });
  });
});

test("typing is not lost to a link, to the way back or to another profile without a question", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/profile");
  const doctor = card(page, "Médecin traitant");
  await doctor.getByRole("button", { name: "Modifier" }).click();
  await doctor.getByLabel("Nom du médecin").fill("Dr Petit");
  const question = page.getByRole("alertdialog", { name: "Abandonner votre saisie ?" });

  await page.getByRole("link", { name: "Inventaire" }).first().click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await activeProfileSelect(page).selectOption("Léa");
  await question.getByRole("button", { name: "Continuer la saisie" }).click();
  await expect(activeProfileSelect(page)).toHaveValue(familyMember.account);
  await expect(doctor.getByLabel("Nom du médecin")).toHaveValue("Dr Petit");

  await activeProfileSelect(page).selectOption("Léa");
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(activeProfileSelect(page).locator("option:checked")).toHaveText("Léa");
  await expect(doctor.getByText("Aucun médecin traitant indiqué.")).toBeVisible();
});

test("of two people who edit a profile at once the second is told, and nothing is lost", async ({
  page,
  context,
  member,
  signInAs,
  errorMonitor,
}) => {
  // Both add the first details of one profile: the second is refused on purpose.
  errorMonitor.allow(/status of 409/);
  await signInAs(page, member);
  await page.goto("/fr-fr/profile");
  const second = await context.newPage();
  await second.goto("/fr-fr/profile");
  const [here, there] = [page, second].map((each) => card(each, "Informations personnelles"));
  if (!here || !there) throw new Error("Two pages have two cards.");
  for (const each of [here, there]) await each.getByRole("button", { name: "Modifier" }).click();

  await here.getByLabel("Prénom").fill("Zora");
  await here.getByLabel("Date de naissance").fill("1984-02-29");
  await here.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Profil mis à jour")).toBeVisible();

  await there.getByLabel("Prénom").fill("Zélie");
  await there.getByRole("button", { name: "Enregistrer" }).click();
  const notice = there.getByRole("alert");
  await expect(notice).toContainText("Ce profil a changé entre-temps");
  await expect(notice).toContainText("Enregistré entre-temps : Zora");
  await expect(notice).toContainText("Votre saisie : Zélie");
  await expect(notice).toContainText("Repris dans le formulaire : 29/02/1984");
  await expect(there.getByLabel("Date de naissance")).toHaveValue("1984-02-29");
  await expectAccessible(second);
  await notice.getByRole("button", { name: "Prendre la valeur enregistrée" }).click();
  await expect(there.getByLabel("Prénom")).toHaveValue("Zora");
  await there.getByLabel("Prénom").fill("Zélie");
  await there.getByRole("button", { name: "Enregistrer" }).click();
  await expect(there.getByText("Zélie")).toBeVisible();
  await expect(there.getByText("29 février 1984")).toBeVisible();

  // Allergies of two people at once are added up.
  const [mine, theirs] = [page, second].map((each) => card(each, "Allergies"));
  for (const [each, allergy] of [
    [mine, "Iode"],
    [theirs, "Latex"],
  ] as const) {
    await each?.getByRole("button", { name: "Modifier" }).click();
    await each?.getByLabel("Ajouter une allergie").fill(allergy);
  }
  await mine?.getByRole("button", { name: "Enregistrer" }).click();
  await expect(mine?.getByRole("listitem") ?? page.locator("none")).toHaveText(["Iode"]);
  await theirs?.getByRole("button", { name: "Enregistrer" }).click();
  await expect(theirs?.getByRole("alert") ?? page.locator("none")).toContainText("Iode");
  await theirs?.getByRole("button", { name: "Enregistrer" }).click();
  await expect(theirs?.getByRole("listitem") ?? page.locator("none")).toHaveText(["Iode", "Latex"]);
});

test("a family is managed: counted, added to, put first, changed and deleted with what goes with it", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/profile");
  await expect(
    card(page, "Statistiques").getByRole("link", { name: /Médicaments suivis/ }),
  ).toHaveText(/[1-9]\d/);
  await page.getByRole("link", { name: "Gestion des profils" }).click();
  await expect(page).toHaveURL(/\/fr-fr\/profile\/manage$/);
  const people = page.getByRole("list", { name: "Profils", exact: true });
  const cardOf = (name: string) => people.getByRole("listitem").filter({ hasText: name }).first();
  const oneself = cardOf("Zoé Le Gall");
  await expect(oneself.getByText("Vous", { exact: true })).toBeVisible();
  await expect(oneself.getByText("Principal", { exact: true })).toBeVisible();
  await expect(oneself.getByRole("button", { name: /Supprimer/ })).toHaveCount(0);
  await expectAccessible(page);
  const total = await people.getByRole("listitem").count();

  await test.step("a new profile asks for a name and nothing else", async () => {
    await page.getByRole("button", { name: "Nouveau profil" }).click();
    const dialog = page.getByRole("dialog", { name: "Nouveau profil" });
    await expect(dialog.getByRole("button", { name: "Créer le profil" })).toBeDisabled();
    await dialog.getByLabel("Nom", { exact: true }).fill(" Nina ");
    await dialog.getByLabel("Type de profil").selectOption("child");
    await dialog.getByRole("button", { name: "Créer le profil" }).click();
    await expect(page.getByText("Profil « Nina » créé avec succès")).toBeVisible();
    await expect(people.getByRole("listitem")).toHaveCount(total + 1);
  });

  await test.step("one of them is primary", async () => {
    await page.getByRole("button", { name: "Définir comme principal : Nina" }).click();
    await expect(page.getByText("Nina est le profil principal")).toBeVisible();
    await expect(cardOf("Nina").getByText("Principal", { exact: true })).toBeVisible();
    await expect(people.getByText("Principal", { exact: true })).toHaveCount(1);
  });

  await test.step("a profile is changed", async () => {
    await page.getByRole("button", { name: "Modifier Nina" }).click();
    const dialog = page.getByRole("dialog", { name: "Modifier Nina" });
    await dialog.getByLabel("Date de naissance").fill("2090-01-01");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(dialog.getByText("La date de naissance ne peut pas être après")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Date de naissance").fill("");
    await dialog.getByLabel("Poids (facultatif)").fill("12.5");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOf("Nina").getByText("12,5 kg")).toBeVisible();
  });

  await test.step("what goes with a profile is told before it is deleted", async () => {
    await page.getByRole("button", { name: "Supprimer Léa Moreau" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(
      "Êtes-vous sûr de vouloir supprimer ce profil ? Cette action est irréversible.",
    );
    await expect(question).toContainText(/\d+ médicaments/);
    await expect(question).toContainText("3 prises notées");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Profil supprimé")).toBeVisible();
    await expect(cardOf("Léa")).toHaveCount(0);
    await expect(activeProfileSelect(page).locator("option")).not.toContainText(["Léa"]);
  });
});
