import type { Browser, BrowserContext, Page } from "@playwright/test";
import { newIpAddress } from "@trousse/backend/testing/test-backend";
import { createAccount, type ReachableServer, readMails } from "#testing/builders/account.ts";
import { share } from "#testing/builders/family-shares.ts";
import { boxMenu } from "./fixtures/box-menu.ts";
import { ErrorMonitor } from "./fixtures/error-monitor.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

const activeProfileSelect = (page: Page) =>
  page.getByLabel("Profil actif").filter({ visible: true });

interface Guest extends Member {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly tripwire: ErrorMonitor;
}

/** Somebody else, with an account and a browser of their own. */
async function aGuest(
  {
    browser,
    place,
    baseURL,
  }: { browser: Browser; place: ReachableServer; baseURL: string | undefined },
  host: Member,
): Promise<Guest> {
  const person = {
    email: `guest-${host.email}`,
    password: "Vent-du-Nord7",
    firstName: "Hugo",
    lastName: "Roy",
  };
  const joined = await createAccount(place, person);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    extraHTTPHeaders: { "x-forwarded-for": newIpAddress() },
  });
  const page = await context.newPage();
  return { ...person, ...joined, page, context, tripwire: new ErrorMonitor(context) };
}

/** The link of the invitation in the newest mail to an address, as the mail writes it. */
async function invitationLink(place: ReachableServer, email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => {
      const mails = (await readMails(place)) as { to: string; text: string }[];
      const mail = mails.find(({ to, text }) => to === email && text.includes("/invitation?"));
      link = /https?:\S+\/invitation\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
      return link;
    })
    .not.toBe("");
  return link;
}

/** @param password of the inviting account, where the permission requires it */
async function invite(
  page: Page,
  name: string,
  email: string,
  permission: string,
  password?: string,
): Promise<void> {
  await page.goto("/fr-fr/profile/manage");
  await page.getByRole("button", { name: `Partager ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Partager le profil ${name}` });
  await dialog.getByLabel("Adresse e-mail de la personne").fill(` ${email.toUpperCase()} `);
  await dialog.getByRole("radio", { name: permission }).check();
  await dialog.getByRole("textbox", { name: "Note" }).fill("Pour les vacances");
  if (password) {
    await dialog.getByLabel("Votre mot de passe").fill(password);
    await expectAccessible(page);
  }
  await dialog.getByRole("button", { name: "Envoyer l’invitation" }).click();
  await expect(page.getByText(`Invitation envoyée à ${email}`)).toBeVisible();
}

test("a profile is shared to read: seen, not changed, and gone at once when it is taken back", async ({
  page,
  browser,
  baseURL,
  reachableServer,
  familyMember,
  signInAs,
  errorMonitor,
}) => {
  test.setTimeout(180_000);
  // Inviting oneself is refused on purpose.
  errorMonitor.allow(/status of 409/);
  const guest = await aGuest({ browser, place: reachableServer, baseURL }, familyMember);
  await signInAs(page, familyMember);

  await test.step("the owner sees what the other will see, and cannot invite themselves", async () => {
    await page.goto("/fr-fr/profile/manage");
    await expect(page.getByText("Aucun partage de profil")).toBeVisible();
    await page.getByRole("button", { name: "Partager Léa Moreau" }).click();
    const dialog = page.getByRole("dialog", { name: "Partager le profil Léa Moreau" });
    await dialog.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(dialog.getByText("Indiquez une adresse e-mail.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Lecture" })).toBeChecked();
    const preview = dialog.locator("section");
    await expect(preview).toContainText("le nom, la date de naissance");
    await expect(preview).toContainText("noter des prises");
    await dialog.getByLabel("Adresse e-mail de la personne").fill(familyMember.email);
    await dialog.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(dialog.getByText("C’est votre propre adresse.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await page.getByRole("button", { name: "Abandonner" }).click();
  });

  await test.step("an invitation goes out by mail", async () => {
    await invite(page, "Léa Moreau", guest.email, "Lecture");
    const sent = page.getByRole("list", { name: "Partages créés" });
    await expect(sent).toContainText(guest.email);
    await expect(sent).toContainText("En attente");
    await expectAccessible(page);
  });

  await test.step("who opens its link reads what is offered, signs in and comes back to accept", async () => {
    await guest.page.goto(await invitationLink(reachableServer, guest.email));
    await expect(guest.page.getByText("Zoé Le Gall vous invite")).toBeVisible();
    await expect(guest.page.getByText("Pour les vacances")).toBeVisible();
    await expect(guest.page.getByText("Lecture")).toBeVisible();
    await expectAccessible(guest.page);
    await guest.page.getByRole("link", { name: "Se connecter pour accepter" }).click();
    await expect(guest.page).toHaveURL(/\/fr-fr\/login\?next=%2Ffr-fr%2Finvitation%3Ftoken%3D/);
    await guest.page.getByLabel("Adresse e-mail").fill(guest.email);
    await guest.page.getByLabel("Mot de passe", { exact: true }).fill(guest.password);
    await expect(guest.page.getByText("Vérification réussie")).toBeVisible({ timeout: 30_000 });
    await guest.page.getByRole("button", { name: "Se connecter" }).click();
    await guest.page.getByRole("button", { name: "Accepter l’invitation" }).click();
    await expect(
      guest.page.getByText("Le profil Léa Moreau est dans votre liste de profils"),
    ).toBeVisible();
    await expectAccessible(guest.page);
    await guest.page.getByRole("button", { name: "Voir le profil Léa Moreau" }).click();
    await expect(guest.page).toHaveURL(/\/fr-fr\/inventory$/);
  });

  await test.step("every screen works on it, and offers nothing that may not be done", async () => {
    await expect(activeProfileSelect(guest.page).locator("option:checked")).toHaveText(
      "Léa · Partagé (Lecture)",
    );
    await expect(guest.page.getByText("Profil partagé avec vous : Lecture.")).toBeVisible();
    const main = guest.page.getByRole("main");
    const box = main.getByRole("button", { name: "Doliprane", exact: true });
    await expect(box).toBeVisible();
    await expect(
      main.getByRole("button", { name: /Modifier|Supprimer|Noter|Ajouter/ }),
    ).toHaveCount(0);
    await boxMenu(guest.page, "Doliprane").click();
    const entries = guest.page.locator(":popover-open").getByRole("button");
    await expect(entries).toHaveText(["Demander à la pharmacie"]);
    await entries.click();
    const order = guest.page.getByRole("dialog", { name: "Demander à la pharmacie" });
    await expect(order.getByText(/^Trousse ne sait pas si/)).toBeVisible();
    await guest.page.keyboard.press("Escape");
    await box.click();
    const details = guest.page.getByRole("dialog", { name: "Doliprane" });
    await expect(details.getByText("2,4 %")).toBeVisible();
    await expect(details.getByRole("button", { name: /Modifier|Supprimer|Noter/ })).toHaveCount(0);
    await expectAccessible(guest.page);
    await guest.page.keyboard.press("Escape");

    for (const name of ["activity", "alerts", "dashboard", "profile"]) {
      await guest.page.goto(`/fr-fr/${name}`);
      await expect(guest.page.getByText("Profil partagé avec vous : Lecture.")).toBeVisible();
      await expect(
        main.getByRole("button", { name: /Noter|Créer|Supprimer la prise|Ajouter un médicament/ }),
      ).toHaveCount(0);
    }
    const person = guest.page.getByRole("region", { name: "Informations personnelles" });
    await expect(person.getByText("Léa", { exact: true })).toBeVisible();
    await expect(person.getByRole("button", { name: "Modifier" })).toHaveCount(0);
  });

  await test.step("the owner reads who looked", async () => {
    await page.reload();
    const journal = page.getByRole("list", { name: "Qui a consulté ou modifié" });
    await expect(journal).toContainText("Hugo Roy a consulté le profil");
    await expect(journal).toContainText(`Zoé Le Gall a invité ${guest.email}`);
    await expect(page.getByRole("list", { name: "Partages créés" })).toContainText("Accepté");
  });

  await test.step("what is taken back is gone at once", async () => {
    // The page that still shows the profile asks for it once more, and is refused.
    guest.tripwire.allow(/status of 404/);
    await guest.page.goto("/fr-fr/inventory");
    await expect(guest.page.getByRole("button", { name: "Doliprane", exact: true })).toBeVisible();
    await page
      .getByRole("button", { name: new RegExp(`^Révoquer le partage .* avec ${guest.email}`) })
      .click();
    const question = page.getByRole("alertdialog");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Révoquer" }).click();
    await expect(page.getByText("Partage révoqué", { exact: true })).toBeVisible();
    await expect(page.getByRole("list", { name: "Partages créés" })).toContainText("Révoqué");

    await guest.page.getByRole("link", { name: "Activité", exact: true }).first().click();
    await expect(guest.page.getByText(/ce profil n’est plus partagé avec vous/i)).toBeVisible();
    await expectAccessible(guest.page);
    await expect(activeProfileSelect(guest.page).locator("option:checked")).toHaveText("Hugo");
    await expect(activeProfileSelect(guest.page).locator("option")).toHaveCount(1);
    await guest.page.getByRole("link", { name: "Inventaire" }).first().click();
    await expect(guest.page.getByText("Aucun médicament enregistré")).toBeVisible();
    await expect(guest.page.getByText("Doliprane")).toHaveCount(0);
  });

  expect(guest.tripwire.unexpectedErrors).toEqual([]);
  await guest.context.close();
});

test("an account with edit permission works on a profile, appears in the access log, and may leave", async ({
  page,
  browser,
  baseURL,
  reachableServer,
  familyMember,
  signInAs,
}) => {
  test.setTimeout(180_000);
  const guest = await aGuest({ browser, place: reachableServer, baseURL }, familyMember);
  await signInAs(page, familyMember);
  await invite(page, "Léa Moreau", guest.email, "Modification");
  await signInAs(guest.page, guest);

  await test.step("an invitation waits where one signs in, and is accepted without its link", async () => {
    await guest.page.goto("/fr-fr/dashboard");
    await expect(guest.page.getByText("Une invitation à un profil vous attend.")).toBeVisible();
    await guest.page.getByRole("link", { name: "Voir", exact: true }).click();
    await guest.page.getByRole("button", { name: "Accepter le profil Léa Moreau" }).click();
    await guest.page.getByRole("button", { name: "Choisir" }).click();
    await expect(guest.page.getByText("Profil partagé avec vous : Modification.")).toBeVisible();
  });

  await test.step("a dose is logged for the child, and what others logged stays", async () => {
    await guest.page.getByRole("link", { name: "Inventaire" }).first().click();
    await guest.page.getByRole("button", { name: "Noter une prise de Doliprane" }).click();
    const dialog = guest.page.getByRole("dialog", { name: "Noter une prise de Doliprane" });
    await expect(dialog.getByText("pour Léa")).toBeVisible();
    await expect(dialog.getByLabel("Quantité prise")).not.toHaveValue("");
    await dialog.getByRole("button", { name: "Noter la prise" }).click();
    // At 28 kg the child is past the weights of this leaflet.
    await dialog.getByRole("button", { name: /^Oui, noter/ }).click();
    await expect(dialog).toBeHidden();
    await boxMenu(guest.page, "Doliprane").click();
    const entries = guest.page.locator(":popover-open").getByRole("button");
    await expect(entries).toHaveText(["Demander à la pharmacie", "Modifier"]);
    await guest.page.keyboard.press("Escape");
    await guest.page.getByRole("link", { name: "Activité", exact: true }).first().click();
    await expect(guest.page.getByRole("heading", { name: "4 prises", exact: true })).toBeVisible();
    await expect(guest.page.getByRole("button", { name: /^Supprimer la prise/ })).toHaveCount(1);
  });

  await test.step("the journal names it", async () => {
    await page.reload();
    const journal = page.getByRole("list", { name: "Qui a consulté ou modifié" });
    await expect(journal).toContainText("Hugo Roy a noté une prise de Doliprane");
  });

  await test.step("the guest leaves", async () => {
    guest.tripwire.allow(/status of 404/);
    await guest.page.goto("/fr-fr/profile/manage");
    await guest.page.getByRole("button", { name: "Quitter le profil Léa Moreau" }).click();
    const question = guest.page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Quitter" }).click();
    await expect(guest.page.getByText("Vous n’avez plus accès au profil Léa Moreau")).toBeVisible();
    await expect(activeProfileSelect(guest.page).locator("option")).toHaveCount(1);
  });

  expect(guest.tripwire.unexpectedErrors).toEqual([]);
  await guest.context.close();
});

test("an invitation is of no use to anybody else, and none to a link nobody sent", async ({
  page,
  browser,
  baseURL,
  reachableServer,
  familyMember,
  signInAs,
}) => {
  const guest = await aGuest({ browser, place: reachableServer, baseURL }, familyMember);
  await signInAs(page, familyMember);
  await invite(page, "Léa Moreau", `grandma-${guest.email}`, "Gestion", familyMember.password);
  await signInAs(guest.page, guest);
  await guest.page.goto(await invitationLink(reachableServer, `grandma-${guest.email}`));
  await expect(guest.page.getByText(`Vous êtes connecté avec ${guest.email}.`)).toBeVisible();
  await expect(guest.page.getByRole("button", { name: "Accepter l’invitation" })).toHaveCount(0);
  await expectAccessible(guest.page);
  await guest.page.goto("/fr-fr/invitation?token=nobody-sent-this");
  await expect(guest.page.getByText("Cette invitation n’existe pas")).toBeVisible();
  expect(guest.tripwire.unexpectedErrors).toEqual([]);
  await guest.context.close();
});

test("the first page that is opened of a shared profile shows its boxes", async ({
  page,
  reachableServer,
  signUpDetails,
  familyMember,
  signInAs,
}) => {
  const carer = { ...signUpDetails, firstName: "Julien", email: `j-${signUpDetails.email}` };
  const julien = { ...carer, ...(await createAccount(reachableServer, carer)) };
  const invitation = await share(familyMember, "Léa", {
    email: julien.email,
    permission: "edit",
    notes: "",
  });
  await julien.client.rpc("accept_profile_share", { share_id: invitation.id }).throwOnError();
  await signInAs(page, julien);
  await page.evaluate((id) => sessionStorage.setItem("user-profile", id), invitation.profile);
  // The document asks for its boxes before the profile is opened. Nothing tells the page afterwards that it was.
  await page.routeWebSocket(/\/realtime\/v1\/websocket/, () => undefined);
  await page.goto("/fr-fr/inventory");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "Doliprane", exact: true })).toBeVisible();
});
