import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { admin } from "./fixtures/admin.ts";
import { PIN, turnOnLock } from "./fixtures/app-lock.ts";
import { closeByBack, closeEachByBack, inFront, type Opener, press } from "./fixtures/dialogs.ts";
import { MEMBER_DIALOGS, openMemberDialog } from "./fixtures/member-dialogs.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { unfold } from "./fixtures/unfold.ts";

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
test.setTimeout(180_000);

test("the way back closes each dialog, and then leaves the page", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  const dialog = page.getByRole("dialog");
  for (const each of MEMBER_DIALOGS) {
    const { route, opener } = each;
    await page.goto("/fr-fr/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`/fr-fr/${route}`);
    // Twice: what the first dialog left in the history is used again, or passed over.
    for (const close of ["Escape", "back"] as const) {
      await openMemberDialog(page, each);
      await expect(dialog, `${opener} of ${route}`).toBeVisible();
      if (close === "back") await page.goBack();
      else await page.keyboard.press("Escape");
      await expect(dialog, `${opener} of ${route}`).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`/fr-fr/${route}(\\?.*)?$`));
    }
    await openMemberDialog(page, each);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/fr-fr\/settings$/);
  }
});

test("what was typed is asked about before the way back closes its dialog", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/alerts");
  await page.getByRole("button", { name: "Créer une alerte" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Créer une alerte" });
  const question = page.getByRole("alertdialog", { name: "Abandonner votre saisie ?" });
  await dialog.getByLabel("Titre").fill("Renouveler l’ordonnance");

  await page.goBack();
  await expect(question).toBeVisible();
  // The question is a dialog of its own: the way back answers no.
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel("Titre")).toHaveValue("Renouveler l’ordonnance");

  await page.goBack();
  await question.getByRole("button", { name: "Abandonner" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/fr-fr\/alerts$/);
});

test("a page loaded anew while a dialog is open needs one way back to close the next dialog", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await page.goto("/fr-fr/alerts");
  const dialog = page.getByRole("dialog", { name: "Créer une alerte" });
  await page.getByRole("button", { name: "Créer une alerte" }).first().click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Créer une alerte" }).first().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/fr-fr\/alerts$/);
});

test("a link within the application is left by one step back, after a dialog too", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/inventory");
  const bar = page.getByRole("navigation", { name: "Navigation principale" });
  await page.getByRole("button", { name: "Ajouter un médicament" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await bar.getByRole("link", { name: "Activité" }).click();
  await expect(page).toHaveURL(/\/activity$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/inventory$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("inventaire");
  await bar.getByRole("link", { name: "Alertes" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toutes les alertes");
});

const BOX_MENU = /^Autres actions : /;

const OF_MEMBERS: Readonly<Record<string, readonly Opener[]>> = {
  inventory: [
    ["the search", press("Chercher partout")],
    ["the list of shortcuts", (page) => page.keyboard.press("?")],
    ["the deletion of a box", press(/^Supprimer/, BOX_MENU)],
  ],
  activity: [
    [
      "the deletion of a dose",
      async (page) => {
        await page.getByLabel("Profil actif").filter({ visible: true }).selectOption("Zoé");
        await press(/^Supprimer la prise de /)(page);
      },
    ],
  ],
  "profile/prescriptions": [
    ["a prescription", press("Ajouter une ordonnance")],
    ["a prescription that is known", press(/^Modifier l’ordonnance : /)],
    ["the deletion of a prescription", press(/^Supprimer l’ordonnance : /)],
  ],
  "profile/manage": [
    [
      "the deletion of a profile",
      async (page) => {
        await unfold(page, "Léa Moreau");
        await press("Supprimer Léa Moreau")(page);
      },
    ],
    [
      "the right of a share",
      async (page) => {
        await unfold(page, "Partages créés");
        await press(/^Changer le droit de /)(page);
      },
    ],
    [
      "the end of a share",
      async (page) => {
        await unfold(page, "Partages créés");
        await press(/^Révoquer le partage du profil /)(page);
      },
    ],
  ],
  "settings/data": [["the deletion of the account", press(/^Supprimer mon compte/)]],
};

test("the way back closes the search, the list of shortcuts and each question before a deletion", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await writeWhatIsDeleted(familyMember);
  await signInAs(page, familyMember);
  await closeEachByBack(page, OF_MEMBERS);
});

/** A prescription and a share, which can be deleted. */
async function writeWhatIsDeleted({ client, account }: Member): Promise<void> {
  await client
    .from("prescriptions")
    .insert({
      id: randomUUID(),
      profile_id: account,
      prescriber: "Dr Diallo",
      lines: ["Amoxicilline 500 mg"],
    })
    .throwOnError();
  const email = "nounou@example.org";
  const body = { profileId: account, email, permission: "view", notes: "", locale: "fr-fr" };
  const { error } = await client.functions.invoke("share-profile", { body });
  if (error) throw error;
}

const OF_ADMINS: Readonly<Record<string, readonly Opener[]>> = {
  "admin/flags": [
    ["a new feature", press("Nouvelle fonctionnalité")],
    ["a feature", press(/^Modifier/)],
    ["the history of a feature", press(/^Historique : /)],
  ],
  "admin/users": [["the roles of an account", press(/^Changer les rôles de /)]],
  "admin/content": [
    ["a new line", press("Ajouter une section")],
    ["a line", press(/^Modifier « /)],
    ["the deletion of a line", press(/^Supprimer « /)],
  ],
};

admin("the way back closes each dialog of the administration", async ({ page }) => {
  await closeEachByBack(page, OF_ADMINS);
});

/** Dialogs that take more than a press, and those that stand in front of another one: the way back closes one at a time. */
const IN_FRONT_OF_OTHERS: Readonly<Record<string, readonly Opener[]>> = {
  dashboard: [
    [
      "the answer about a symptom",
      async (page) => {
        await page
          .getByRole("list", { name: "Pour qui" })
          .getByRole("button", { name: /^Léa/ })
          .click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aujourd’hui, Léa");
        await page.getByRole("combobox", { name: "Symptôme" }).fill("fièvre");
        await page.getByRole("listbox").getByRole("option").first().click();
        await press("Analyser")(page);
      },
    ],
  ],
  inventory: [
    ["the scanner", press("Scanner un code-barres")],
    [
      "the deletion of a photo",
      async (page) => {
        await press("Doliprane")(page);
        await press("Supprimer la photo")(page);
      },
      "the details of a box",
    ],
  ],
  settings: [
    [
      "the second step",
      async (page) => {
        await unfold(page, "Connexion en deux étapes");
        await press("Activer les deux étapes")(page);
      },
    ],
    [
      "the choice of a language",
      async (page) => {
        await unfold(page, "Langue et région");
        await press("Sélection intelligente")(page);
      },
    ],
  ],
};

test("the way back closes the dialog in front, and leaves the one behind it", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await keepPhoto(familyMember);
  await signInAs(page, familyMember);
  await closeEachByBack(page, IN_FRONT_OF_OTHERS);
});

/** A photo of each Doliprane of the account. */
async function keepPhoto({ client }: Member): Promise<void> {
  const { data: boxes } = await client
    .from("medications")
    .select("id")
    .eq("name", "Doliprane")
    .throwOnError();
  const background = "#b3d4fc";
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .webp()
    .toBuffer();
  for (const { id } of boxes ?? []) {
    const body = new Blob([new Uint8Array(photo)], { type: "image/webp" });
    const path = `${id}/${randomUUID()}.webp`;
    const { error } = await client.storage.from("boxes").upload(path, body);
    if (error) throw error;
  }
}

test.describe("on a device of one’s own", () => {
  test.use({ serviceWorkers: "allow" });

  test("the way back closes the questions of the app lock and of the simple screen", async ({
    page,
    member,
    signInAs,
  }) => {
    await signInAs(page, member);
    await test.step("leaving the simple screen", async () => {
      await page.goto("/fr-fr/settings");
      await unfold(page, "Écran simple");
      const card = page.getByRole("region", { name: "Écran simple" });
      await card.getByLabel("Pour qui ?").selectOption({ label: member.firstName });
      await card.getByLabel("Qui appeler").fill("Claire");
      await card.getByLabel("Numéro de téléphone").fill("06 12 34 56 78");
      await card.getByRole("button", { name: "Passer à l’écran simple" }).click();
      await press("Quitter l’écran simple")(page);
      await expect(inFront(page).getByRole("textbox")).toBeVisible();
      await closeByBack(page, "leaving the simple screen");
      await press("Quitter l’écran simple")(page);
      await inFront(page).getByRole("textbox").fill("quitter");
      await inFront(page).getByRole("button", { name: "Quitter l’écran simple" }).click();
      await expect(page.getByRole("navigation").first()).toBeVisible();
    });
    await test.step("the question of the app lock", async () => {
      await turnOnLock(page);
      await page.goto("/fr-fr/settings/data");
      await press("Télécharger mes données")(page);
      await expect(inFront(page).getByLabel("Code", { exact: true })).toBeVisible();
      await closeByBack(page, "the question of the app lock");
      await press("Télécharger mes données")(page);
      await inFront(page).getByLabel("Code", { exact: true }).fill(PIN);
      await page.goBack();
      await expect(inFront(page)).toHaveCount(0);
    });
  });
});
