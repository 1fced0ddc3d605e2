import type { Locator, Page } from "@playwright/test";
import { symptoms as french } from "#app/locale/fr/symptoms.ts";
import { productRow, symptomRow } from "#testing/builders/symptom-rows.ts";
import { factsOf, scenarios } from "#testing/builders/symptom-scenario.ts";
import { SCENARIO_PRODUCTS, SCENARIO_SYMPTOMS } from "#testing/samples/symptom-scenario-lists.ts";
import { SCENARIO_TABLE } from "#testing/samples/symptom-scenarios.ts";
import { choosePerson } from "./fixtures/choose-person.ts";
import { expectAccessible } from "./fixtures/expect-accessible.ts";
import { expect, type Member, test } from "./fixtures/test.ts";
import { writeScenario } from "./fixtures/write-scenario.ts";

const suggestionsOn = (page: Page): Locator => page.getByRole("listbox").getByRole("option");
const fieldOf = (page: Page, name = "Symptôme"): Locator => page.getByRole("combobox", { name });

/** Everything of the reader's own log, oldest first. */
async function activityOf({ client }: Member) {
  const { data } = await client
    .from("user_activity_logs")
    .select("activity_type, activity_data, page_url")
    .order("created_at")
    .throwOnError();
  return data ?? [];
}

async function choose(page: Page, ...symptoms: string[]): Promise<void> {
  for (const symptom of symptoms) {
    await fieldOf(page).fill(symptom);
    await suggestionsOn(page).filter({ hasText: symptom }).first().click();
  }
}

test("a headache is answered from the own cabinet, and the dose that is taken leaves the stock", async ({
  page,
  familyMember,
  signInAs,
}) => {
  const { client } = familyMember;
  const { data: box } = await client
    .from("medications")
    .select("id")
    .eq("name", "Doliprane")
    .eq("dosage", "1000 mg")
    .single()
    .throwOnError();
  // The doses of the family depend on the hour: one of this morning would still have the box wait.
  await client
    .from("medication_intake_logs")
    .delete()
    .eq("user_id", familyMember.account)
    .throwOnError();
  await client
    .from("medication_intake_logs")
    .insert({
      user_id: familyMember.account,
      medication_id: box.id,
      quantity_taken: 1,
      taken_at: new Date(Date.now() - 18_000_000).toISOString(),
    })
    .throwOnError();
  const stockOf = async (): Promise<number> => {
    const { data } = await client
      .from("medications")
      .select("current_quantity")
      .eq("id", box.id)
      .single()
      .throwOnError();
    return data.current_quantity;
  };
  const left = await stockOf();
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Zoé");

  await test.step("finds it with the keys alone", async () => {
    await fieldOf(page).focus();
    await page.keyboard.type("mal de t");
    const options = suggestionsOn(page);
    await expect(options.first()).toContainText("Mal de tête");
    await expect(options.first()).toContainText("Léger");
    await expect(options.filter({ hasText: "Urgent" })).not.toHaveCount(0);
    expect(await options.count()).toBeLessThanOrEqual(8);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Symptômes choisis (1)")).toBeVisible();
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue("");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  });

  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  const offer = dialog.getByRole("article", { name: "Doliprane 1000 mg" });
  await test.step("reads why it is there, what is left and what was taken", async () => {
    await expect(offer).toContainText("Dans votre armoire");
    await expect(offer).toContainText(`Reste ${left} comprimés`);
    await expect(offer).toContainText(/Paracétamol déjà pris il y a .+ par Zoé Le Gall/);
    await expect(offer.getByRole("region", { name: "Dernières prises" })).toContainText(
      /Noté sur 24 h\s: .*paracétamol/,
    );
    await expect(offer).toContainText("Contient ce que notre liste cite pour « Mal de tête »");
    await expect(offer).toContainText("Source : ");
    await expect(dialog.getByText(/€|24-48h/)).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: "Où commander" })).toHaveCount(0);
    await expect(dialog.getByRole("article")).toHaveCount(2);
    await expect(
      dialog.getByText("Votre profil ne nomme pas encore de médecin traitant."),
    ).toBeVisible();
    await expect(dialog.getByText("n’est pas un diagnostic")).toBeVisible();
    await expect(page.getByText("Tout va bien")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("stays through a press outside, and closes by its cross and by Escape", async () => {
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await expect(dialog).toBeHidden();
    const analyse = page.getByRole("button", { name: "Analyser" });
    await expect(analyse).toBeFocused();
    await analyse.press("Enter");
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await analyse.press("Enter");
  });

  await test.step("takes it", async () => {
    await offer.getByRole("button", { name: "Je l’ai pris" }).click();
    const logging = page.getByRole("dialog", { name: "Noter une prise de Doliprane" });
    await expect(dialog).toBeHidden();
    await expect(logging.getByLabel("Quantité prise")).toHaveValue("1");
    await logging.getByRole("button", { name: "Noter la prise" }).click();
    await expect(page.getByText(/^Prise notée.*Doliprane, /)).toBeVisible();
    expect(await stockOf()).toBe(left - 1);
  });

  await test.step("has left what the specification keeps, and no word of it in an address", async () => {
    const { data: searches } = await client
      .from("symptom_searches")
      .select("symptoms_text, country_context, found_medications")
      .throwOnError();
    expect(searches).toHaveLength(3);
    expect(searches[0]).toMatchObject({
      symptoms_text: "Mal de tête",
      country_context: "France/Europe",
      found_medications: {
        emergencies: [],
        offered: expect.arrayContaining([
          expect.objectContaining({ kind: "box", name: "Doliprane" }),
        ]),
      },
    });
    const activity = await activityOf(familyMember);
    // Each is sent on its own, and a busy server may keep one before the other.
    expect(activity.slice(0, 3).map(({ activity_type }) => activity_type)).toEqual(
      expect.arrayContaining(["symptom_selected", "symptom_search", "symptom_analysis_viewed"]),
    );
    for (const { activity_data, page_url } of activity) {
      expect(JSON.stringify(activity_data)).not.toMatch(/t[êe]te/i);
      expect(page_url).not.toContain("?");
    }
  });
});

const EMERGENCIES = [
  {
    locale: "fr-fr",
    field: "Symptôme",
    said: "mon père a une oppression thoracique depuis ce matin",
    call: "Appeler le",
    analyse: "Analyser",
    dialog: "Analyse des symptômes",
  },
  {
    locale: "us-en",
    field: "Symptom",
    said: "My dad has chest pain since breakfast",
    call: "Call",
    analyse: "Analyze",
    dialog: "Symptom analysis",
  },
  {
    locale: "es-es",
    field: "Síntoma",
    said: "mi padre tiene un dolor en el pecho muy fuerte",
    call: "Llamar al",
    analyse: "Analizar",
    dialog: "Análisis de síntomas",
  },
] as const;

test("an emergency inside a sentence is met with help and nothing else, in three languages", async ({
  page,
  context,
  familyMember,
  signInAs,
  baseURL,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Zoé");
  for (const { locale, field, said, call, analyse, dialog } of EMERGENCIES) {
    await page.goto(`/${locale}/dashboard`);
    await fieldOf(page, field).fill(said);
    // Where one is decides whom to call, not what one reads: this browser is French.
    const ambulance = page.getByRole("link", { name: new RegExp(`^${call} 15\\b.*SAMU`, "s") });
    await expect(ambulance).toHaveAttribute("href", "tel:15");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole("button", { name: analyse }).click();
    const answer = page.getByRole("dialog", { name: dialog });
    await expect(
      answer.getByRole("link", { name: new RegExp(`^${call} 15\\b`) }).nth(1),
    ).toBeVisible();
    await expect(answer.getByRole("article")).toHaveCount(0);
    await expect(answer.getByRole("radio")).toHaveCount(0);
    await expect(answer.getByText(/€|24-48/)).toHaveCount(0);
    await expect(answer.getByRole("link", { name: /command|order|pedir/i })).toHaveCount(0);
    await answer.getByRole("combobox").selectOption("US");
    const called = answer.getByRole("link", { name: new RegExp(`^${call} 911\\b`) });
    await expect(called.nth(1)).toHaveAttribute("href", "tel:911");
    // What is chosen here counts for the pages that follow.
    await answer.getByRole("combobox").selectOption("FR");

    await context.addCookies([{ name: "preferred-locale", value: locale, url: `${baseURL}` }]);
    const address = new URLSearchParams({ symptoms: said, country: "France/Europe" });
    await page.goto(`/recommended-pharmacies?${address}`);
    await expect(page.getByRole("link", { name: new RegExp(`^${call} 15\\b`) })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
    await expectAccessible(page);
  }
});

/** A zone where it is about noon now: at night nothing is to buy. */
function zoneAtNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  // The signs of these names are those of POSIX: west is positive.
  return hours === 0 ? "UTC" : `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
}

test.describe("by day", () => {
  test.use({ timezoneId: zoneAtNoon() });

  test("words of one's own are kept, unknown ones show whom to call, and only the list's go into an address", async ({
    page,
    familyMember,
    signInAs,
  }) => {
    await signInAs(page, familyMember);
    await page.goto("/fr-fr/dashboard");
    // For whom is asked above the button, which moves down once the people of the home are known.
    await expect(page.getByRole("radio", { name: "Zoé" })).toBeVisible();
    await page.getByRole("button", { name: "Analyser" }).click();
    await expect(page.getByText("Ajoutez d’abord un symptôme.")).toBeVisible();
    await fieldOf(page).fill("d'étranges picotements <b>au réveil</b>");

    await expect(page.getByText("Aucune proposition.")).toBeVisible();
    await fieldOf(page).press("Enter");
    await fieldOf(page).fill("وجع خفيف");
    await fieldOf(page).press("Enter");
    await choose(page, "Mal de dos");
    await expect(page.getByText("Symptômes choisis (3)")).toBeVisible();
    await page.getByRole("button", { name: "Retirer وجع خفيف" }).click();
    await expect(page.getByText("Symptômes choisis (2)")).toBeVisible();
    // Where everybody is shown, nobody is assumed.
    await page.getByRole("button", { name: "Analyser" }).click();
    await expect(page.getByText("Choisissez d’abord pour qui.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("radio", { name: "Zoé" }).press("Space");
    await page.getByRole("button", { name: "Analyser" }).click();
    const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
    await expect(dialog.getByText("Plusieurs symptômes à la fois")).toBeVisible();
    await expect(dialog.getByText("Notre liste ne connaît pas ces mots")).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Appeler le 15\b/ }).nth(1)).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Appeler le 3114/ })).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Où commander" })).toHaveCount(0);
    await expect(dialog.getByRole("radio")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Fermer" }).click();
    await page.getByRole("button", { name: /^Retirer d'étranges picotements/ }).click();
    await page.getByRole("button", { name: "Analyser" }).click();
    await dialog.getByLabel("Traditionnel").check({ force: true });
    await expect(dialog.getByText("Produit naturel", { exact: true })).toHaveCount(0);
    await expect(dialog.getByText("Dans votre armoire").first()).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Où commander" })).toHaveCount(0);
    await dialog.getByLabel("Naturel").check({ force: true });
    await expect(dialog.getByText("Médicament", { exact: true })).toHaveCount(0);
    await dialog.getByRole("link", { name: "Où commander" }).click();
    await expect(page.getByText("Pour : Mal de dos")).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      symptoms: "Mal de dos",
      country: "France/Europe",
    });
  });
});

test("without the lists an emergency is still known, and without the cabinet nothing is offered", async ({
  page,
  familyMember,
  signInAs,
  errorMonitor,
}) => {
  errorMonitor.allow(/symptoms_medications|health_products|Failed to load resource/);
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Zoé");
  await page.route(/rest\/v1\/(symptoms_medications|health_products)/, (route) =>
    route.fulfill({ status: 500, json: { code: "XX000", message: "no" } }),
  );
  await fieldOf(page).fill("fièvre et raideur de la nuque");
  await expect(page.getByText("Appelez les secours maintenant")).toBeVisible();
  await page.getByRole("button", { name: "Analyser" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  await expect(dialog.getByRole("link", { name: /^Appeler le 15/ }).nth(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Retirer fièvre/ }).click();
  await expect(page.getByText("Appelez les secours maintenant")).toBeHidden();

  await fieldOf(page).fill("mal de tête");
  await expect(page.getByText("La liste des symptômes ne répond pas.")).toBeVisible();
  await page.getByRole("button", { name: "Analyser" }).click();
  await expect(dialog.getByText("Sans ces données, Trousse ne propose rien.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Appeler le 15/ }).nth(1)).toBeVisible();
  await expect(dialog.getByRole("article")).toHaveCount(0);
  await page.unroute(/rest\/v1\/(symptoms_medications|health_products)/);
  await dialog.getByRole("button", { name: "Réessayer" }).click();
  await expect(dialog.getByText("n’est pas un diagnostic")).toBeVisible();
});

/** One of a kind each: an own box, an expired one, an allergy, a child, a tick, a filter, an emergency of two chips. */
const SAMPLE: readonly string[] = [
  "an own box comes before the list",
  "a box is expired the day after",
  "P26: aspirin stands for all anti-inflammatories",
  "P1: aspirin the month before sixteen",
  "P13 before four; P17 at two",
  "P12: terpenes at thirty months",
];

test("the golden scenarios come out the same on the screen", async ({ page, member, signInAs }) => {
  test.setTimeout(240_000);
  const sample = scenarios(SCENARIO_TABLE).filter(({ because }) => SAMPLE.includes(because));
  expect(sample).toHaveLength(SAMPLE.length);
  await page.clock.setFixedTime("2026-11-21T12:00:00Z");
  await page.route(/rest\/v1\/symptoms_medications/, (route) =>
    route.fulfill({ json: SCENARIO_SYMPTOMS.map(symptomRow) }),
  );
  await page.route(/rest\/v1\/health_products/, (route) =>
    route.fulfill({ json: SCENARIO_PRODUCTS.map(productRow) }),
  );
  await signInAs(page, member);
  for (const scenario of sample) {
    await test.step(scenario.because, async () => {
      await writeScenario(member, scenario);
      const facts = factsOf(scenario);
      await page.goto("/fr-fr/dashboard");
      await choose(page, ...facts.chosen.map(({ text }) => text));
      await page.getByRole("button", { name: "Analyser" }).click();
      const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
      await expect(dialog.getByText("n’est pas un diagnostic")).toBeVisible();
      if (facts.category !== "all") {
        const radio = dialog.getByLabel(french.analysis.category[facts.category]);
        // By the keyboard: the end of the answer may still be drawn, which would move the button under a pointer.
        await radio.press("Space");
        await expect(radio).toBeChecked();
      }
      for (const circumstance of facts.patient.circumstances) {
        await dialog.getByText(/^(?:Grossesse, m|M)aladie, traitement/).click();
        await dialog.getByLabel(french.circumstances[circumstance]).check();
      }
      const offered = scenario.expected.offers
        .filter((line) => / (?:box|medicine|product) /.test(line))
        .map((line) => /: (?:box|medicine|product) ([^,]+)/.exec(line)?.[1] ?? line);
      const names = dialog.getByRole("article").getByRole("heading");
      await expect(names).toHaveText(offered.map((name) => new RegExp(`^${name}`)));
      const refused = dialog.locator("details").last();
      if (scenario.expected.refuses.length > 0) await refused.locator("summary").click();
      for (const line of scenario.expected.refuses) {
        const [, name = "", reason = "", rule] =
          /^\w+ (.+): ([\w-]+)(?: (P\d+|label-\w+))?/.exec(line) ?? [];
        const told = refused.getByRole("listitem").filter({ hasText: name }).first();
        const word =
          rule === undefined || reason === "allergy"
            ? french.refused[reason as keyof typeof french.refused]
            : french.rule[rule as keyof typeof french.rule];
        await expect(told).toContainText(word.replace("{{allergy}}", "").replace(/\.$/, ""));
      }
    });
  }
});

test("an analysis is about the child on the screen, and refuses her syrup by her weight", async ({
  page,
  familyMember,
  signInAs,
}) => {
  await signInAs(page, familyMember);
  await page.goto("/fr-fr/dashboard");
  await choosePerson(page, "Zoé");
  await choose(page, "Mal de tête");
  await page.getByLabel("Profil actif").filter({ visible: true }).selectOption({ label: "Léa" });
  // What was chosen for the mother is nothing to the daughter.
  await expect(page.getByText(/^Symptômes sélectionnés/)).toHaveCount(0);
  await choose(page, "Mal de tête");
  await page.getByRole("button", { name: "Analyser" }).click();
  const dialog = page.getByRole("dialog", { name: "Analyse des symptômes" });
  await expect(dialog.getByText(/^Pour Léa/)).toBeVisible();
  const syrup = dialog.getByRole("article", { name: "Doliprane 2,4 %" });
  await expect(
    dialog
      .getByText(
        /Non proposé\s+: Doliprane 2,4\s+% est, d’après sa notice, de 3 à 26\s+kg\s+; poids noté 28\s+kg/,
      )
      .first(),
  ).toBeVisible();
  await expect(syrup).toHaveCount(0);
  await expect(dialog.getByRole("article", { name: "Doliprane 1000 mg" })).toHaveCount(0);
});
