import type { Page } from "@playwright/test";
import { aChild } from "./fixtures/a-child.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { printPage } from "./fixtures/read-pdf.ts";
import { serverLog } from "./fixtures/server-log.ts";
import { serviceClient } from "./fixtures/service-client.ts";
import { expect, type Member, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 375, height: 720 }, reducedMotion: "reduce" });

const SHEET = "Fiche de garde pour Nina";

/** Léa with a syrup to give, a tablet that is not for her, and an allergy; Tom, who is on no sheet. */
async function aFamily({ client, account }: Member) {
  const lea = await aChild(client, account, { first_name: "Léa", weight: 15, yearsOld: 4 });
  const tom = await aChild(client, account, { first_name: "Tom", weight: 30, yearsOld: 9 });
  await client
    .from("profile_details")
    .insert({ profile_id: lea, allergies: ["Arachide"] })
    .throwOnError();
  const { data: boxes } = await client
    .from("medications")
    .insert(
      [
        { profile_id: lea, name: "Doliprane 2,4 %", dosage: "24 mg/mL", form: "Sirop" as const },
        { profile_id: lea, name: "Codoliprane", dosage: "400 mg", form: "Comprimé" as const },
        {
          profile_id: tom,
          name: "Ventoline Zorbane",
          dosage: "100 µg",
          form: "Inhalateur" as const,
        },
      ].map((box) => ({
        ...box,
        user_id: account,
        total_quantity: 100,
        current_quantity: 100,
        expiry_date: "2090-01-31",
        location: "Placard du couloir",
      })),
    )
    .select("id")
    .throwOnError();
  return { lea, syrup: boxes[0]?.id ?? "" };
}

/**
 * Fills the form and makes the sheet.
 * @param isFirst whether no sheet is kept whose contacts the form begins with
 * @returns its link
 */
async function makeSheet(page: Page, isFirst = true): Promise<string> {
  await page.getByLabel("Prénom de la personne qui garde").fill("Nina");
  await page.getByRole("checkbox", { name: "Léa" }).check();
  const syrup = page.getByRole("group", { name: /^Doliprane 2,4 %/ });
  await syrup.getByLabel("Sur la fiche").selectOption("À donner");
  await syrup.getByLabel("Dose, au plus").fill("7,5");
  await syrup.getByLabel("Heures entre deux doses, au moins").fill("6");
  await syrup.getByLabel("Doses en 24 h, au plus").fill("4");
  await syrup.getByLabel("Dans quel cas, comment").fill("si fièvre");
  // What is not for a child of her age is on the sheet as that, unless somebody says otherwise.
  const tablet = page.getByRole("group", { name: /^Codoliprane/ });
  await expect(tablet.getByLabel("Sur la fiche")).toHaveValue("never");
  await page.getByLabel("Premier contact", { exact: false }).first().fill("Claire");
  const contact = page.getByLabel("Téléphone du premier contact");
  if (isFirst) {
    await page.getByRole("button", { name: "Faire la fiche et son lien" }).click();
    await expect(page.getByText("À remplir.")).toBeVisible();
    await contact.fill("06 11 22 33 44");
    await page.getByLabel("Adresse de la garde").fill("12 rue des Lilas, 2e étage");
  }
  await expect(contact).toHaveValue("06 11 22 33 44");
  await page.getByRole("button", { name: "Faire la fiche et son lien" }).click();
  await expect(page.getByRole("img", { name: "QR qui ouvre la fiche de garde" })).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect(page.getByText("Lien copié")).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a sheet is made, printed, opened without an account, and records a dose that the parent sees", async ({
  page,
  browser,
  member,
  server,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await signInAs(page, member);
  const { lea, syrup } = await aFamily(member);
  await page.goto("/fr-fr/helper-pages");
  const link = await makeSheet(page);
  expect(link).toMatch(/\/helper#[\w-]{43}$/);
  const secret = link.split("#")[1] ?? "";
  const sheet = page.getByRole("region", { name: "Ce que lira la personne qui garde" });
  await expect(sheet).toContainText("Allergies : Arachide.");
  await expect(sheet).toContainText(/Interdits\s: Codoliprane 400 mg/);
  await expectAccessible(page);

  await test.step("on paper everything of it, and nothing else of the page", async () => {
    const pdf = await printPage(page);
    const text = pdf.text.replace(/\s+/g, " ");
    for (const words of [
      SHEET,
      "Claire",
      "06 11 22 33 44",
      "01 45 42 59 59",
      "12 rue des Lilas",
      "Arachide",
      "Codoliprane",
      "Doliprane 2,4 %",
      "Au moins 6 h entre deux doses",
      "4 doses au plus en 24 h",
      "Placard du couloir",
      "si fièvre",
      "Aucune dose notée dans les dernières 24 h.",
      "Doses données ensuite",
    ]) {
      expect(text, words).toContain(words);
    }
    for (const words of ["Copier le lien", "Vos fiches", "Mettre fin", "Zorbane"]) {
      expect(text).not.toContain(words);
    }
    expect(pdf.isTagged).toBe(true);
    expect(pdf.language).toMatch(/^fr/);
    expect(pdf.missingFonts).toEqual([]);
  });

  const stranger = await browser.newContext({
    locale: "en-US",
    serviceWorkers: "block",
    viewport: { width: 375, height: 720 },
  });
  const phone = await stranger.newPage();
  const sent: string[] = [];
  phone.on("request", (request) => sent.push(request.url()));
  const record = phone.getByRole("button", { name: "Record a dose", exact: true });

  await test.step("the helper reads it in her language, and nothing else of the home", async () => {
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/us-en\/helper#/);
    await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Care sheet for Nina");
    await expect(phone.getByText("Allergies: Arachide.")).toBeVisible();
    // The numbers are those of the home, not of the reader's language.
    await expect(phone.getByRole("link", { name: /01 45 42 59 59/ })).toBeVisible();
    await expect(phone.getByRole("link", { name: /06 11 22 33 44/ })).toHaveAttribute(
      "href",
      "tel:0611223344",
    );
    await expect(phone.getByText("Kept here: Placard du couloir")).toBeVisible();
    await expect(phone.getByText(/Zorbane|Tom/)).toHaveCount(0);
    await expectAccessible(phone);
    expect(sent.filter((url) => url.includes(secret))).toEqual([]);
    expect(await stranger.cookies()).toEqual([]);
    expect(await phone.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(secret);
  });

  const parent = await page.context().newPage();
  // The words of paper stand beside those of the screen.
  const onScreen = (words: RegExp) => phone.getByText(words).filter({ visible: true });
  const givenByNina = parent.getByText("Donné par Nina, par le lien").filter({ visible: true });
  await test.step("a dose pressed twice is one, by her first name, and the parent sees it live", async () => {
    await parent.goto("/fr-fr/activity");
    await parent.getByRole("combobox", { name: "Profil actif" }).first().selectOption(lea);
    await record.click();
    const save = phone.getByRole("button", { name: "Record this dose" });
    await save.dblclick();
    await expect(onScreen(/7\.5\smL.*recorded with this link/)).toHaveCount(1);
    await expect(givenByNina).toBeVisible();
    const { data: doses } = await member.client
      .from("medication_intake_logs")
      .select("user_id, helper_name, quantity_taken")
      .eq("medication_id", syrup)
      .throwOnError();
    expect(doses).toEqual([{ user_id: null, helper_name: "Nina", quantity_taken: 7.5 }]);
    await expectAccessible(phone);
  });

  await test.step("before the interval nothing is recorded, unless it was given", async () => {
    await expect(onScreen(/^Too early: not before /)).toBeVisible();
    await expect(record).toBeHidden();
    await phone.getByRole("button", { name: "Record a dose already given" }).click();
    await phone.getByLabel("Quantity given").fill("8");
    await phone.getByRole("button", { name: "It was already given: record it" }).click();
    await expect(phone.getByText(/^The sheet lets you record the dose it states/)).toBeVisible();
    await phone.getByRole("button", { name: "Close" }).click();
  });

  await test.step("a dose is taken back, and the next one may be given", async () => {
    await phone.getByRole("button", { name: /^Undo the dose of / }).click();
    await expect(record).toBeVisible();
    await expect(givenByNina).toHaveCount(0);
  });

  await test.step("a dose that the parent records meanwhile is on the sheet", async () => {
    await member.client
      .from("medication_intake_logs")
      .insert({ user_id: member.account, profile_id: lea, medication_id: syrup, quantity_taken: 5 })
      .throwOnError();
    await expect(onScreen(/recorded by the family/)).toBeVisible();
    await expect(onScreen(/^Too early: not before /)).toBeVisible();
  });

  await test.step("each opening is counted and is in the access log", async () => {
    await page.reload();
    await expect(page.getByText(/^Lien ouvert 1 fois, /)).toBeVisible();
    await parent.goto("/fr-fr/profile/manage");
    // On a phone the log is folded.
    await expect(
      parent.getByText("Nina a ouvert la fiche de garde de Léa par son lien"),
    ).toHaveCount(1);
  });

  const gone = phone.getByText(/^This sheet cannot be opened\./);
  await test.step("ended by the parent, it is gone from the helper's screen within two seconds", async () => {
    await page.getByRole("button", { name: "Mettre fin à la fiche pour Nina" }).click();
    await expect(page.getByText("Fiche terminée : son lien n’ouvre plus rien")).toBeVisible();
    await expect(gone).toBeVisible({ timeout: 2000 });
    await expect(phone.getByText("Arachide")).toHaveCount(0);
    await phone.reload();
    await expect(gone).toBeVisible();
  });

  await test.step("a link that ended by itself, or was cut, answers alike", async () => {
    await page.goto("/fr-fr/helper-pages");
    const second = await makeSheet(page);
    await phone.goto("/us-en/about");
    await phone.goto(second);
    await expect(phone.getByText("Allergies: Arachide.")).toBeVisible();
    await (await serviceClient(server))
      .from("helper_pages")
      .update({
        created_at: new Date(Date.now() - 7_200_000).toISOString(),
        starts_at: new Date(Date.now() - 7_200_000).toISOString(),
        ends_at: new Date(Date.now() - 90_000).toISOString(),
      } as never)
      .eq("user_id", member.account)
      .throwOnError();
    await expect(gone).toBeVisible();
    await phone.goto("/us-en/about");
    await phone.goto(second.slice(0, -1));
    await expect(gone).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Finie le /)).toBeVisible();
  });

  await test.step("a sheet of tomorrow says when it opens, and nothing else", async () => {
    await page.getByRole("button", { name: "Faire une fiche" }).click();
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 11);
    await page.getByLabel("À partir de").fill(`${tomorrow}08:00`);
    await page.getByLabel("Jusqu’à").fill(`${tomorrow}18:00`);
    const third = await makeSheet(page, false);
    await phone.goto("/us-en/about");
    await phone.goto(third);
    await expect(phone.getByText(/^This sheet opens /)).toBeVisible();
    await expect(phone.getByText("Arachide")).toHaveCount(0);
    await expectAccessible(phone);
  });

  await test.step("the log has these requests, and neither the secret nor a word of the sheet", async () => {
    const log = await serverLog(server);
    expect(log).toMatch(/POST \/rest\/v1\/rpc\/open_helper_page 200 /);
    expect(log).toMatch(/POST \/rest\/v1\/rpc\/record_helper_dose 200 /);
    for (const word of [secret, "Arachide", "Zorbane", "Nina"]) expect(log).not.toContain(word);
  });
  await stranger.close();
});

test("two boxes that a rule is against giving together are on a sheet once that is confirmed", async ({
  page,
  browser,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 60, yearsOld: 17 });
  const box = {
    user_id: account,
    profile_id: lea,
    form: "Comprimé" as const,
    total_quantity: 100,
    current_quantity: 100,
    expiry_date: "2090-01-31",
  };
  const boxes = [
    { ...box, name: "Nurofen", dosage: "200 mg" },
    { ...box, name: "Profénid", dosage: "100 mg" },
    { ...box, name: "Tisane du jardin", dosage: "1 g" },
  ];
  await client.from("medications").insert(boxes).throwOnError();
  await page.goto("/fr-fr/helper-pages");
  await page.getByLabel("Prénom de la personne qui garde").fill("Nina");
  await page.getByLabel("Téléphone du premier contact").fill("06 11 22 33 44");
  await page.getByRole("checkbox", { name: "Léa" }).check();
  for (const { name } of boxes) {
    const one = page.getByRole("group", { name: new RegExp(`^${name}`) });
    await one.getByLabel("Sur la fiche").selectOption("À donner");
    await one.getByLabel("Dose, au plus").fill("1");
    await one.getByLabel("Heures entre deux doses, au moins").fill("8");
  }
  await expect(
    page.getByText("Composition inconnue, rien n’a été comparé : Tisane du jardin 1 g."),
  ).toBeVisible();
  await expect(page.getByText(/^(Contre-indiqué|Association déconseillée) avec /)).toHaveCount(1);
  const make = page.getByRole("button", { name: "Faire la fiche et son lien" });
  const confirmed = page.getByRole("checkbox", {
    name: "Un médecin ou un pharmacien a dit que les deux peuvent être donnés.",
  });
  await make.click();
  await expect(page.getByText("Confirmez, ou retirez une boîte de la fiche.")).toBeVisible();
  await expect(confirmed).toBeFocused();
  await expectAccessible(page);
  await confirmed.check();
  await make.click();
  await expect(page.getByRole("img", { name: "QR qui ouvre la fiche de garde" })).toBeVisible();

  const pair =
    /^Nurofen 200\smg et Profénid 100\smg\s: à donner ensemble seulement avec l’accord d’un médecin ou d’un pharmacien\. Confirmé par Zoé( Le Gall)? le \d/;
  const unknown =
    /^Trousse n’a pas pu comparer cette boîte avec les autres médicaments\s: Tisane du jardin 1\sg\./;
  const sheet = page.getByRole("region", { name: "Ce que lira la personne qui garde" });

  await test.step("the sheet says what was confirmed, by whom and when, and what was not compared", async () => {
    await expect(sheet.getByText(pair)).toBeVisible();
    await expect(sheet.getByText(unknown)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("on paper too, in letters as large as those of the doses", async () => {
    const text = (await printPage(page)).text.replace(/\s+/g, " ");
    expect(text).toMatch(/Confirmé par Zoé( Le Gall)? le \d/);
    expect(text).toContain("Trousse n’a pas pu comparer cette boîte");
    await page.emulateMedia({ media: "print" });
    const sizes = [];
    for (const said of [pair, unknown, /^Dose\s: 1 comprimé au plus/]) {
      const line = sheet.getByText(said).first();
      sizes.push(await line.evaluate((element) => getComputedStyle(element).fontSize));
    }
    expect(new Set(sizes).size).toBe(1);
    await page.emulateMedia({ media: null });
  });

  await test.step("who opens the link reads both in their own language", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copier le lien" }).click();
    await expect(page.getByText("Lien copié")).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const stranger = await browser.newContext({ locale: "en-US", serviceWorkers: "block" });
    const phone = await stranger.newPage();
    await phone.goto(link);
    await expect(phone.getByText(/Confirmed by Zoé( Le Gall)? on /)).toBeVisible();
    await expect(phone.getByText(/^Trousse couldn’t compare this box .*Tisane/)).toBeVisible();
    await stranger.close();
  });
});

test("a precaution, and a treatment that is not on the sheet, wait for a confirmation as well", async ({
  page,
  member,
  signInAs,
}) => {
  await signInAs(page, member);
  const { client, account } = member;
  const lea = await aChild(client, account, { first_name: "Léa", weight: 60, yearsOld: 17 });
  const box = {
    user_id: account,
    profile_id: lea,
    form: "Comprimé" as const,
    total_quantity: 100,
    current_quantity: 100,
    expiry_date: "2090-01-31",
  };
  const { data: eliquis } = await client
    .from("medications")
    .insert({ ...box, name: "Eliquis", dosage: "5 mg" })
    .select("id")
    .single()
    .throwOnError();
  await client
    .from("medication_intake_logs")
    .insert({ user_id: account, profile_id: lea, medication_id: eliquis.id, quantity_taken: 1 })
    .throwOnError();
  const given = ["Nurofen", "Ramipril"];
  await client
    .from("medications")
    .insert(given.map((name) => ({ ...box, name, dosage: "5 mg" })))
    .throwOnError();
  await page.goto("/fr-fr/helper-pages");
  await page.getByLabel("Prénom de la personne qui garde").fill("Nina");
  await page.getByLabel("Téléphone du premier contact").fill("06 11 22 33 44");
  await page.getByRole("checkbox", { name: "Léa" }).check();
  for (const name of given) {
    const one = page.getByRole("group", { name: new RegExp(`^${name}`) });
    await one.getByLabel("Sur la fiche").selectOption("À donner");
    await one.getByLabel("Dose, au plus").fill("1");
    await one.getByLabel("Heures entre deux doses, au moins").fill("8");
  }
  await expect(page.getByText(/^Précaution d’emploi avec (Nurofen|Ramipril)/)).toHaveCount(1);
  await expect(page.getByText(/^Association déconseillée avec Eliquis/)).toHaveCount(1);
  const make = page.getByRole("button", { name: "Faire la fiche et son lien" });
  const confirmed = page.getByRole("checkbox", { name: /^Un médecin ou un pharmacien a dit/ });
  const waiting = page.getByText("Confirmez, ou retirez une boîte de la fiche.");
  await expect(confirmed).toHaveCount(2);
  for (const each of await confirmed.all()) {
    await make.click();
    await expect(waiting).toBeVisible();
    await expect(each).toBeFocused();
    await each.check();
  }
  await expectAccessible(page);
  await make.click();
  await expect(page.getByRole("img", { name: "QR qui ouvre la fiche de garde" })).toBeVisible();
  // Who has the link reads that a treatment was thought of, and not which.
  const sheet = page.getByRole("region", { name: "Ce que lira la personne qui garde" });
  await expect(
    sheet.getByText(
      /^Nurofen 5\smg et un autre traitement de cette personne\s: .*Confirmé par Zoé/,
    ),
  ).toBeVisible();
});
