import type { Page } from "@playwright/test";
import { relations } from "#supabase/exposed.ts";
import { aChild } from "./fixtures/a-child.ts";
import { turnOnLock } from "./fixtures/app-lock.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { printPage } from "./fixtures/read-pdf.ts";
import { serverLog } from "./fixtures/server-log.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { unfold } from "./fixtures/unfold.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

/** Words that no other page and no list of ours has. */
const REACTION = "gonflement zébrulant";
const IMPLANT = "Stimulateur Quintalex 9";

const card = (page: Page) => page.getByRole("region", { name: "Ce qu’un inconnu lira" });

/** A child with an allergy and a planned medicine, and the page of its card. */
async function openCard(page: Page, { client, account }: Member): Promise<string> {
  const lea = await aChild(client, account, { first_name: "Léa", weight: 21.5, yearsOld: 7 });
  await client
    .from("profile_details")
    .insert({
      profile_id: lea,
      allergies: ["Arachide"],
      treating_doctor_name: "Dr Petit",
      treating_doctor_phone: "01 23 45 67 89",
    })
    .throwOnError();
  const { data: box } = await client
    .from("medications")
    .insert({
      user_id: account,
      profile_id: lea,
      name: "Aerius",
      dosage: "5 mg",
      form: "Comprimé",
      total_quantity: 30,
      current_quantity: 30,
      expiry_date: "2030-01-31",
    })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("medication_reminders")
    .insert({ medication_id: box.id, reminder_time: "08:00", quantity: 1 })
    .throwOnError();
  await page.goto("/fr-fr/profile/card");
  await page.getByRole("combobox", { name: "Profil actif" }).first().selectOption(lea);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Léa\s: fiche d’urgence$/);
  return lea;
}

async function stateFacts(page: Page, reaction = REACTION, implant = IMPLANT): Promise<void> {
  await page.getByRole("button", { name: "Modifier : À compléter pour la fiche" }).click();
  await page.getByRole("combobox", { name: "Groupe sanguin" }).selectOption("A-");
  await page.getByLabel("Réaction : Arachide").fill(reaction);
  await page.getByRole("textbox", { name: "Implants et appareils" }).fill(implant);
  const first = page.getByRole("group", { name: "Première personne à prévenir" });
  await first.getByLabel("Nom").fill("Claire");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(first.getByText("Ajoutez le numéro à appeler.")).toBeVisible();
  await first.getByLabel("Téléphone").fill("06 11 22 33 44");
  await first.getByLabel("Lien").fill("sa mère");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Fiche mise à jour")).toBeVisible();
}

test("what is stated is on the card, line by line, and on paper in two sizes", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  await openCard(page, member);
  // What nobody recorded is said as unknown.
  await expect(card(page)).toContainText(/Groupe sanguin\s*non renseigné/);
  await stateFacts(page);
  await expect(card(page)).toContainText("A− (déclaré, non vérifié)");
  await expect(card(page)).toContainText(`Arachide (${REACTION})`);
  await expect(card(page)).toContainText(/21,5\s?kg, le /);
  await expect(card(page)).toContainText("dernière prise : non renseigné");
  await expect(card(page).getByRole("link", { name: "06 11 22 33 44" })).toHaveAttribute(
    "href",
    "tel:0611223344",
  );
  await expectAccessible(page);

  await test.step("a line that is not chosen is gone, also after a reload", async () => {
    await page.getByRole("checkbox", { name: "Implants et appareils" }).uncheck();
    await expect(card(page)).not.toContainText(IMPLANT);
    await page.reload();
    await expect(card(page)).toContainText("A− (déclaré, non vérifié)");
    await expect(card(page)).not.toContainText(IMPLANT);
    await page.getByRole("checkbox", { name: "Implants et appareils" }).check();
    await expect(card(page)).toContainText(IMPLANT);
  });

  // The dialog of the browser would wait for somebody.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  for (const [button, width, height] of [
    ["Imprimer en A5", 148, 210],
    ["Imprimer au format carte", 210, 297],
  ] as const) {
    await test.step(button, async () => {
      await page.getByRole("button", { name: button }).click();
      const pdf = await printPage(page);
      expect(pdf.pages.map((each) => [Math.round(each.width), Math.round(each.height)])).toEqual([
        [width, height],
      ]);
      for (const words of [
        "Léa",
        "A− (déclaré",
        REACTION,
        IMPLANT,
        "Aerius 5 mg",
        "06 11 22 33 44",
      ]) {
        expect(pdf.text.replace(/\s+/g, " "), words).toContain(words);
      }
      // Nothing else of the page.
      for (const words of ["Ce qui est montré", "Faire un QR", "À compléter"]) {
        expect(pdf.text).not.toContain(words);
      }
      expect(pdf.isTagged).toBe(true);
      expect(pdf.language).toMatch(/^fr/);
      expect(pdf.missingFonts).toEqual([]);
    });
  }
});

test("its QR opens a page that the server cannot read, until it is taken back or expires", async ({
  page,
  browser,
  member,
  server,
  signInAs,
}) => {
  // Of this journey alone: others of this installation keep theirs.
  const [reaction, implant] = ["étouffement mirlantin", "Pompe Vexoral 7"];
  await signInAs(page, member);
  const lea = await openCard(page, member);
  await stateFacts(page, reaction, implant);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByText("7 jours").click();
  await page.getByRole("button", { name: "Faire un QR" }).click();
  await expect(page.getByRole("img", { name: "QR qui ouvre la fiche" })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByText("Lien copié")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const [, key = ""] = link.split(".").slice(-2);
  expect(key).toMatch(/^[\w-]{43}$/);
  await expectAccessible(page);

  const stranger = await browser.newContext({ locale: "es-MX", serviceWorkers: "block" });
  const phone = await stranger.newPage();
  phone.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  // As a scanner opens it: without a language in the address.
  await test.step("a stranger reads it in their own language, without an account", async () => {
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/es-es\/card#/);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Léa");
    await expect(phone.getByText("A− (declarado, sin verificar)")).toBeVisible();
    await expect(phone.getByText(`Arachide (${reaction})`)).toBeVisible();
    await expect(phone.getByRole("link", { name: "06 11 22 33 44" })).toBeVisible();
    await expect(phone.getByRole("heading", { name: "Números de emergencia" })).toBeVisible();
    await expectAccessible(phone);
    await phone.getByRole("link", { name: "English" }).click();
    await expect(phone.getByText("A− (self-reported, not verified)")).toBeVisible();
    await expect(phone.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(phone.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
    // Nothing of the card stays.
    expect(await stranger.cookies()).toEqual([]);
    const kept = await phone.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain("Arachide");
  });

  await test.step("the owner sees that it was opened, and by nobody in particular", async () => {
    await page.reload();
    await expect(page.getByText(/^Ouvert 2 fois, la dernière /)).toBeVisible();
  });

  await test.step("neither the key nor a word of the card ever left the two devices", async () => {
    // What the profile holds goes, so that the sealed copy alone could tell.
    await member.client
      .from("profile_cards")
      .update({ implants: null, reacting_allergies: [], reactions: [] })
      .eq("profile_id", lea)
      .throwOnError();
    const everything = await serviceClient(server);
    const stored: string[] = [];
    for (const relation of relations) {
      const { data } = await everything.from(relation).select("*").throwOnError();
      stored.push(JSON.stringify(data));
    }
    expect(stored.join("").length).toBeGreaterThan(10_000);
    const asked = sent.filter((request) => !request.includes("/profile_cards"));
    expect(asked.some((request) => request.includes("card_links"))).toBe(true);
    expect(asked.some((request) => request.includes("open_card_link"))).toBe(true);
    for (const secret of [key, reaction, implant, "mirlantin", "Vexoral"]) {
      expect(stored.filter((rows) => rows.includes(secret))).toEqual([]);
      expect(asked.map(decodeURIComponent).join("\n").replaceAll(link, "")).not.toContain(secret);
    }
    await phone.reload();
    await expect(phone.getByText(`Arachide (${reaction})`)).toBeVisible();
  });

  const gone = phone.getByText(
    "This card cannot be opened. Its link is incomplete, has expired, or was removed.",
  );
  const numbers = phone.getByRole("heading", { name: "Emergency numbers" });

  await test.step("a link that was cut, expired or taken back answers alike", async () => {
    const cut = link.slice(0, -3);
    await phone.goto("/us-en/about");
    await phone.goto(cut.replace("/card", "/us-en/card"));
    await expect(gone).toBeVisible();
    await expect(numbers).toBeVisible();

    const { data: expired } = await (await serviceClient(server))
      .from("card_links")
      .update({
        created_at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        expires_at: new Date(Date.now() - 60_000).toISOString(),
      } as never)
      .eq("profile_id", lea)
      .select("id")
      .throwOnError();
    expect(expired).toHaveLength(1);
    await phone.goto("/us-en/about");
    await phone.goto(link.replace("/card", "/us-en/card"));
    await expect(gone).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Fait le .*, expiré le /)).toBeVisible();

    await page.getByRole("button", { name: "Faire un QR" }).click();
    await page.getByRole("button", { name: "Copier le lien" }).click();
    await expect(page.getByText("Lien copié")).toBeVisible();
    const second = await page.evaluate(() => navigator.clipboard.readText());
    await phone.goto("/us-en/about");
    await phone.goto(second.replace("/card", "/us-en/card"));
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Léa");
    await page
      .getByRole("region", { name: "QR en cours" })
      .getByRole("button", { name: /^Retirer/ })
      .first()
      .click();
    await expect(page.getByText("QR retiré : il n’ouvre plus la fiche")).toBeVisible();
    await expect(page.getByRole("img", { name: "QR qui ouvre la fiche" })).toBeHidden();
    await phone.reload();
    await expect(gone).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step("the log has these requests, and neither the key nor a word of the card", async () => {
    const log = await serverLog(server);
    for (const line of [
      /GET \/:locale\/card 200 /,
      /POST \/rest\/v1\/card_links 201 /,
      /POST \/rest\/v1\/rpc\/open_card_link 200 /,
      /DELETE \/rest\/v1\/card_links 200 /,
    ]) {
      expect(log).toMatch(line);
    }
    for (const secret of [key, reaction, implant, "mirlantin", "Vexoral", "Arachide"]) {
      expect(log).not.toContain(secret);
      expect(log).not.toContain(encodeURIComponent(secret));
    }
  });
  await stranger.close();
});

test.describe("on a locked device", () => {
  // The worker hands the key of the lock to the next page.
  test.use({ serviceWorkers: "allow" });

  test("the card in front of the lock is the same one", async ({ page, member, signInAs }) => {
    await signInAs(page, member);
    await openCard(page, member);
    await stateFacts(page);
    await turnOnLock(page);
    await unfold(page, "Fiche d’urgence devant le verrou");
    await page.getByRole("checkbox", { name: "Léa" }).check();
    // Once it is on the device the box can be pressed again.
    await expect(page.getByRole("checkbox", { name: "Léa" })).toBeEnabled();
    await page.getByRole("button", { name: "Verrouiller", exact: true }).click();
    const shown = page.getByRole("region", { name: "Léa" });
    await expect(shown).toContainText(`Arachide (${REACTION})`);
    await expect(shown).toContainText("A− (déclaré, non vérifié)");
    await expect(shown.getByRole("link", { name: "06 11 22 33 44" })).toBeVisible();
  });
});
