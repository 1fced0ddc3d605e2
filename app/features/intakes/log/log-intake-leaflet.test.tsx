import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GuidanceLevelContext } from "#app/client/guidance/guidance-level.ts";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { day } from "#domain/calendar/day.ts";
import type { GuidanceLevel } from "#domain/content/guidance-level.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { anIntakeRow } from "#testing/builders/intake-row.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { type Backend, renderScreen } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

beforeEach(() => rememberCountry("FR"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const HUGO = "00000000-0000-4000-8000-00000000aaaa";
const tablets: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 8,
  expiresOn: day("2090-01-31"),
  ownerId: HUGO,
};
const syrup: TakenMedication = { ...tablets, dosage: "2,4 %", form: "Sirop", currentQuantity: 90 };
const french = (active_molecule: string, prescription_required = "Non") => ({
  medication_references: { active_molecule, prescription_required, source: BDPM.name },
});
const paracetamol = french("Paracétamol");
const adult = { date_of_birth: "1990-01-01", weight: 70, profile_type: "adult" };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const made = () => Response.json([{ id: "made" }], { status: 201 });

async function open(
  medication: TakenMedication,
  backend: Backend,
  level: GuidanceLevel = "checks",
) {
  const { requests } = await renderScreen(
    <GuidanceLevelContext value={level}>
      <LogIntakeDialog
        open
        profileId={HUGO}
        people={[{ id: HUGO, name: "Hugo", level: "own" }]}
        medication={medication}
        choices={[medication]}
        onClose={() => undefined}
      />
    </GuidanceLevelContext>,
    backend,
  );
  const sent = () =>
    requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
  return { sent };
}

const said = async () =>
  (await screen.findByRole("region", { name: "Dernières prises" })).textContent?.replace(
    /\s/gu,
    " ",
  );
const asked = async () => (await screen.findByRole("alert")).textContent?.replace(/\s/gu, " ");
const take = async (quantity: string) => {
  fireEvent.change(screen.getByLabelText("Quantité prise", { exact: false }), {
    target: { value: quantity },
  });
  await pressWhenEnabled("Noter la prise");
};

test("before its interval the form says not before when, after what, by whom, and where it is read", async () => {
  const doses = [
    anIntakeRow({
      id: "of-julien",
      user_id: "julien",
      medication_id: "another-box",
      medication_name: "Efferalgan",
      medication_dosage: "500 mg",
      quantity_taken: 1,
      taken_at: hoursAgo(0.75),
    }),
  ];
  await open(
    tablets,
    knowing({ doses, givers: { "of-julien": "Julien" }, box: paracetamol, taker: adult }),
  );
  const words = await said();
  expect(words).toMatch(
    /^Paracétamol : pas avant .*\d\d:\d\d\. Dernière dose .*donnée par Julien \(Efferalgan 500 mg\)\./,
  );
  expect(words).toContain("La notice demande 4 h entre deux doses.");
  expect(words).toContain(
    "Noté sur 24 h : 1 dose, 500 mg de paracétamol. Maximum de la notice : 3 000 mg",
  );
  expect(words).toContain("Source : RCP Doliprane 1000 mg (18 avril 2023)");
  expect(words).toContain(
    "Pas encore relu par un professionnel de santé. Vérifiez sur votre notice.",
  );
  expect(words).not.toMatch(/reste|encore \d+ mg/);
});

test("at the level leaflet the record and the leaflet stand side by side, and nothing is compared", async () => {
  const doses = [anIntakeRow({ taken_at: hoursAgo(0.75) })];
  const { sent } = await open(
    tablets,
    knowing({ doses, box: paracetamol, taker: adult }),
    "leaflet",
  );
  const words = await said();
  expect(words).toContain("Noté sur 24 h : 1 dose");
  expect(words).toContain("Source : RCP Doliprane 1000 mg (18 avril 2023)");
  expect(words).not.toMatch(/pas avant|est passé|atteint|Appelez/i);
  await take("1");
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("an odd number is asked about at that level as well, whatever is known of the substance", async () => {
  const { sent } = await open(tablets, knowing({ box: paracetamol, taker: adult }), "leaflet");
  await take("10");
  const words = await asked();
  expect(words).toContain("10 comprimés");
  // Nothing is compared: neither milligrams nor a weight.
  expect(words).not.toMatch(/mg|kg/);
  expect(sent()).toHaveLength(0);
});

test.each([
  { level: "checks", says: true },
  { level: "leaflet", says: false },
] as const)(
  "whether a leaflet is for a weight is said at the level checks alone: $level",
  async ({ level, says }) => {
    const taker = {
      date_of_birth: "2017-06-01",
      weight: 28,
      weight_measured_on: hoursAgo(24).slice(0, 10),
    };
    await open(syrup, knowing({ box: paracetamol, taker }), level);
    const words = await said();
    expect(words).toContain("Source : RCP Doliprane 2,4 % (1er juillet 2023)");
    expect(/est, par son poids, pour 3 à 26 kg ; poids noté : 28 kg/.test(words ?? "")).toBe(says);
    // Of the text that is for somebody lighter no figure is shown.
    expect(words).not.toMatch(/15 mg par kg|4 doses/);
  },
);

test("after its interval the form says since when it has passed", async () => {
  const doses = [anIntakeRow({ taken_at: hoursAgo(5) })];
  await open(tablets, knowing({ doses, box: paracetamol, taker: adult }));
  expect(await said()).toMatch(/Le délai de 4 h de la notice est passé depuis .*Lisez la notice/);
});

test("a maximum that is reached says until when, and one that is passed names the poison centre", async () => {
  const doses = [14, 10, 6].map((hours) =>
    anIntakeRow({ id: `${hours}`, taken_at: hoursAgo(hours) }),
  );
  await open(tablets, knowing({ doses, box: paracetamol, taker: adult }));
  expect(await said()).toMatch(
    /Maximum de la notice atteint \(3 000 mg\)\. Pas d’autre dose avant/,
  );
  expect(await said()).toContain("Si la personne va mal : 15");
  expect(await said()).not.toContain("Appelez maintenant");
  cleanup();
  const more = [...doses, anIntakeRow({ id: "2", taken_at: hoursAgo(2) })];
  await open(tablets, knowing({ doses: more, box: paracetamol, taker: adult }));
  expect(await said()).toContain("Appelez maintenant le centre antipoison. Gardez la boîte.");
  cleanup();
  const most = [...more, anIntakeRow({ id: "1", taken_at: hoursAgo(1) })];
  const unread = { ...tablets, name: "Paracétamol maison", dosage: "700 mg" };
  await open(unread, knowing({ doses: most, box: paracetamol, taker: adult }));
  expect(await said()).toMatch(/Plus de 4 000 mg .*aucune notice .*RCP Doliprane.*Appelez/);
});

test.each([
  {
    because: "a leaflet that nobody read",
    box: french("Racécadotril"),
    words: "Nous n’avons pas relu la notice de ce produit",
  },
  {
    because: "a prescription",
    box: french("Paracétamol", "Oui"),
    words: "Médicament sur ordonnance",
  },
  {
    because: "a pack that may need one",
    box: french("Paracétamol", "Selon la présentation"),
    words: "Médicament sur ordonnance",
  },
])("$because has no figure", async ({ box, words }) => {
  await open({ ...tablets, name: "Autre" }, knowing({ box, taker: adult }));
  expect(await said()).toContain(words);
  expect(await said()).not.toContain("Source");
});

test("a child without a recent weight is to be weighed, and what all weights have in common is said", async () => {
  const doses = [
    anIntakeRow({ medication_form: "Sirop", medication_dosage: "2,4 %", taken_at: hoursAgo(1) }),
  ];
  const taker = { date_of_birth: "2022-06-01", weight: null };
  await open(syrup, knowing({ doses, box: paracetamol, taker }));
  expect(await said()).toContain("Poids inconnu. La notice demande de peser l’enfant.");
  expect(await said()).toContain("La notice demande 6 h entre deux doses.");
  expect(await said()).toContain("Maximum de la notice : 4 doses");
});

test.each(["2022-06-01", "1990-01-01"])(
  "where only a weight chooses the figures, that is why none is shown (%s)",
  async (date_of_birth) => {
    const box = { ...tablets, dosage: "500 mg" };
    await open(box, knowing({ box: paracetamol, taker: { date_of_birth, weight: null } }));
    expect(await said()).toContain("Sans poids récent noté, pas d’heure ni de maximum affichés.");
    expect(await said()).not.toContain("pas relu les doses");
  },
);

test("a recent weight, rounded down, finds the row that the leaflet prints, and only its own syringe is used", async () => {
  const taker = {
    date_of_birth: "2022-06-01",
    weight: 16.5,
    weight_measured_on: hoursAgo(24 * 20).slice(0, 10),
  };
  await open(syrup, knowing({ box: paracetamol, taker }));
  expect(await said()).toMatch(
    /La notice \(RCP Doliprane 2,4 %, 1er juillet 2023, rubrique 4\.2\) dit, pour 3 à 26 kg : « la seringue remplie jusqu’au poids de l’enfant \(15 mg par kg\), toutes les 6 h au moins, 4 doses, 60 mg par kg au plus en 24 h »\./,
  );
  expect(await said()).toContain("Utilisez seulement la seringue de cette boîte, graduée en kg.");
  expect(await said()).toMatch(/Poids noté : 16,5 kg le \d+ /);
  cleanup();
  const old = { ...taker, weight_measured_on: hoursAgo(24 * 200).slice(0, 10) };
  await open(syrup, knowing({ box: paracetamol, taker: old }));
  expect(await said()).toMatch(
    /Poids noté il y a 6 mois \(16,5 kg\)\. La notice demande de peser l’enfant\./,
  );
});

test("a dose before its interval, and above the maximum, is asked about with the numbers and logged all the same", async () => {
  const doses = [9, 5, 1].map((hours) =>
    anIntakeRow({ id: `${hours}`, taken_at: hoursAgo(hours) }),
  );
  const { sent } = await open(tablets, knowing({ doses, box: paracetamol, taker: adult }, made));
  await said();
  await take("1");
  const words = await asked();
  expect(words).toMatch(
    /Une dose de paracétamol est notée .* et la notice demande 4 h entre deux doses\./,
  );
  expect(words).toContain(
    "Avec celle-ci, 4 000 mg de paracétamol en 24 h ; maximum de la notice : 3 000 mg.",
  );
  expect(sent()).toHaveLength(0);
  await pressWhenEnabled(/^Oui, noter 1/);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(await sent()[0]?.json()).toMatchObject({
    confirmed_warnings: ["before-interval", "above-daily-milligrams"],
  });
});

test("40 mL of a syrup for 28 kg: its milligrams for each kilogram, and the poison centre", async () => {
  const taker = { date_of_birth: "2017-06-01", weight: 28 };
  await open(syrup, knowing({ box: paracetamol, taker }, made));
  await said();
  await take("40");
  expect(await asked()).toContain(
    "soit 960 mg de paracétamol en une seule prise, pour 28 kg (environ 34 mg/kg)",
  );
  expect(screen.getByRole("alert").querySelector("a")?.href).toMatch(/^tel:/);
});

test.each([
  { before: [0.5], names: false },
  { before: [1.1, 0.5], names: true },
])("a third dose within one interval names the poison centre: $before", async (each) => {
  const taker = {
    date_of_birth: `${new Date().getFullYear() - 4}-01-02`,
    weight: 16.5,
    weight_measured_on: hoursAgo(24).slice(0, 10),
  };
  const doses = each.before.map((hours) =>
    anIntakeRow({
      id: `${hours}`,
      medication_dosage: "2,4 %",
      medication_form: "Sirop",
      quantity_taken: 10,
      taken_at: hoursAgo(hours),
    }),
  );
  const efferalgan = { ...syrup, name: "Efferalgan", dosage: "30 mg/mL" };
  await open(efferalgan, knowing({ doses, box: paracetamol, taker }, made));
  await said();
  await take("8");
  expect(await asked()).toMatch(/Une dose de paracétamol est notée/);
  const call = screen.getByRole("alert").querySelector("a")?.href ?? "";
  expect(call.startsWith("tel:")).toBe(each.names);
});

test("on a device set to Spanish in the United States both numbers are American", async () => {
  localStorage.clear();
  vi.spyOn(navigator, "language", "get").mockReturnValue("es-US");
  const doses = [14, 10, 6].map((hours) =>
    anIntakeRow({ id: `${hours}`, taken_at: hoursAgo(hours) }),
  );
  await open(tablets, knowing({ doses, box: paracetamol, taker: adult }, made));
  expect(await said()).toContain("Si la personne va mal : 911");
  await take("8");
  await asked();
  expect(screen.getByRole("alert").querySelector("a")?.getAttribute("href")).toBe(
    "tel:18002221222",
  );
});

test("another anti-inflammatory of the last 24 hours is named, and asked about", async () => {
  const doses = [
    anIntakeRow({ medication_name: "Toprec", medication_dosage: "25 mg", taken_at: hoursAgo(3) }),
  ];
  const { sent } = await open(
    { ...tablets, name: "Advil", dosage: "200 mg" },
    knowing({ doses, box: french("Ibuprofène"), taker: adult }, made),
  );
  expect(await said()).toMatch(
    /^Kétoprofène, un autre anti-inflammatoire, .*demandez au pharmacien/,
  );
  await take("1");
  expect(await asked()).toContain("un autre anti-inflammatoire");
  expect(sent()).toHaveLength(0);
});

const chickenpox = {
  condition: "chickenpox_now",
  state: "yes",
  since: null,
  until: null,
  last_period_on: null,
  due_on: null,
};
const advil: TakenMedication = { ...tablets, name: "Advil", dosage: "200 mg" };

test("what speaks against a box for its person is said before the dose is recorded", async () => {
  const taker = { ...adult, profile_conditions: [chickenpox] };
  await open(advil, knowing({ box: french("Ibuprofène"), taker }, made));
  const warning =
    /^Advil — Anti-inflammatoire : à éviter avec la varicelle\. Source : ANSM, 18 avril 2019\./u;
  expect(await screen.findByText(warning)).toBeDefined();
});

test("at the level leaflet nothing is compared with the person", async () => {
  const taker = { ...adult, profile_conditions: [chickenpox] };
  await open(advil, knowing({ box: french("Ibuprofène"), taker }, made), "leaflet");
  await said();
  expect(screen.queryByText(/varicelle/u)).toBeNull();
});

test("an allergy is said before the dose is recorded", async () => {
  const details = {
    allergies: ["aspirine"],
    picked_allergies: [],
    unrecognized_allergies: [],
    taken_treatments: [],
    untaken_treatments: [],
  };
  const taker = { ...adult, profile_details: details };
  await open(advil, knowing({ box: french("Ibuprofène"), taker }, made));
  expect(await screen.findByText(/^Advil — Allergie : aspirine\./u)).toBeDefined();
});

test("a dose of a box without a leaflet of ours is asked about by those of others, and past the stop of a child the poison centre is named", async () => {
  const child = {
    date_of_birth: "2024-09-01",
    weight: 12,
    profile_type: "child",
    weight_measured_on: hoursAgo(24).slice(0, 10),
  };
  const ofSyrup = (hours: number) =>
    anIntakeRow({
      id: `${hours}`,
      medication_form: "Sirop",
      medication_dosage: "2,4 %",
      quantity_taken: 10,
      taken_at: hoursAgo(hours),
    });
  const suppository = { ...tablets, dosage: "100 mg", form: "Suppositoire" } as const;
  const doses = [20, 14, 8, 5, 1.6].map(ofSyrup);
  const { sent } = await open(suppository, knowing({ doses, box: paracetamol, taker: child }));
  expect(await said()).toMatch(/80 mg\/kg.*Appelez maintenant/);
  await take("1");
  expect(
    await screen.findByText(
      /Une dose de paracétamol est notée .*\. Nous ne connaissons pas le délai de cette boîte/,
    ),
  ).toBeDefined();
  expect(sent()).toHaveLength(0);
});
