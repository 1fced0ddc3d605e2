import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GuidanceLevelContext } from "#app/client/guidance/guidance-level.ts";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { day } from "#domain/calendar/day.ts";
import type { GuidanceLevel } from "#domain/content/guidance-level.ts";
import type { Form } from "#domain/inventory/form.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { pressWhenEnabled } from "#testing/harness/press-when-enabled.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";

beforeEach(() => rememberCountry("FR"));
afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const BOX = "00000000-0000-4000-8000-000000000001";
const noted = (condition: string) => ({
  condition,
  state: "yes",
  since: null,
  until: null,
  last_period_on: null,
  due_on: null,
});

interface Case {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly molecule: string;
  readonly quantity: string;
  readonly conditions?: readonly string[];
  /** A child whose date of birth nobody wrote down, instead of an adult. */
  readonly isAnyChild?: true;
  /** In the cabinet as well, of the person and on prescription. */
  readonly treatment?: {
    readonly name: string;
    readonly dosage: string;
    readonly molecule: string;
  };
}

const advil = {
  name: "Advil",
  dosage: "200 mg",
  form: "Comprimé",
  molecule: "Ibuprofène",
  quantity: "1",
} as const;
const warfarin = { name: "Coumadine", dosage: "5 mg", molecule: "Warfarine sodique" };

async function open(
  { name, dosage, form, molecule, conditions = [], treatment, isAnyChild }: Case,
  level: GuidanceLevel = "checks",
) {
  const french = (active_molecule: string, prescription_required: string) => ({
    active_molecule,
    prescription_required,
    source: BDPM.name,
    reference_substances: [],
  });
  const inReach = treatment && {
    ...treatment,
    id: "00000000-0000-4000-8000-000000000002",
    is_common: false,
    for_profile_id: LEA,
    form: "Comprimé",
    medication_references: french(treatment.molecule, "Oui"),
  };
  const known = knowing(
    {
      box: { medication_references: french(molecule, "Non") },
      taker: {
        date_of_birth: isAnyChild ? null : "1990-01-01",
        weight: isAnyChild ? 9 : 70,
        profile_type: isAnyChild ? "child" : "adult",
        profile_conditions: conditions.map(noted),
      },
    },
    () => Response.json([{ id: "made" }], { status: 201 }),
  );
  const { requests } = await renderScreen(
    <GuidanceLevelContext value={level}>
      <LogIntakeDialog
        open
        profileId={LEA}
        people={[{ id: LEA, name: "Léa", level: "own" }]}
        medication={{
          id: BOX,
          name,
          dosage,
          form,
          currentQuantity: 8,
          expiresOn: day("2090-01-31"),
          ownerId: LEA,
        }}
        choices={[]}
        onClose={() => undefined}
      />
    </GuidanceLevelContext>,
    (request) =>
      request.url.includes("/list_boxes_in_reach")
        ? rows(inReach ? [inReach] : [])
        : known(request),
  );
  return () => requests.filter(({ method, url }) => method === "POST" && !url.includes("/rpc/"));
}

async function take(quantity: string) {
  fireEvent.change(screen.getByLabelText("Quantité prise", { exact: false }), {
    target: { value: quantity },
  });
  await pressWhenEnabled("Noter la prise");
}

test.each<Case & { readonly why: RegExp }>([
  { ...advil, conditions: ["pregnancy"], why: /grossesse/i },
  { ...advil, conditions: ["asthma_copd"], why: /asthme/i },
  { ...advil, conditions: ["ulcer_bleed"], why: /ulcère/i },
  { ...advil, conditions: ["anticoagulant_antiplatelet"], why: /anticoagulant/i },
  { ...advil, treatment: warfarin, why: /avec Coumadine \(warfarine\)/ },
  {
    name: "Daktarin",
    dosage: "2 %",
    form: "Crème",
    molecule: "Miconazole",
    quantity: "2",
    treatment: warfarin,
    why: /Contre-indiqué avec Coumadine \(warfarine\)/,
  },
  {
    name: "Paracétamol/Codéine",
    dosage: "500 mg/30 mg",
    form: "Comprimé",
    molecule: "Paracétamol + Codéine",
    quantity: "1",
    isAnyChild: true,
    why: /Âge inconnu\. Codéine : pas avant 12 ans/,
  },
  {
    name: "Advil",
    dosage: "20 mg/ml",
    form: "Sirop",
    molecule: "Ibuprofène",
    quantity: "3",
    isAnyChild: true,
    why: /Âge inconnu\. Les notices que nous connaissons ne le prévoient pas à tout âge/,
  },
])("$name is asked about once before it is saved: $why", async (about) => {
  const sent = await open(about);
  await take(about.quantity);
  const asked = (await screen.findByRole("alert")).textContent ?? "";
  expect(asked).toMatch(about.why);
  expect(asked).toMatch(/demandez maintenant conseil à un pharmacien ou à un médecin/);
  expect(sent()).toHaveLength(0);
  await pressWhenEnabled(/^Oui, noter/);
  await waitFor(() => expect(sent()).toHaveLength(1));
  // The database keeps no kind of its own for it.
  expect(await sent()[0]?.json()).toMatchObject({ confirmed_warnings: [] });
});

test("nothing is asked of a person whom no rule speaks about", async () => {
  const sent = await open(advil);
  await take("1");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(screen.queryByText(/Noter quand même/)).toBeNull();
});

test("at the level leaflet no person is compared with a box", async () => {
  const sent = await open({ ...advil, conditions: ["pregnancy"] }, "leaflet");
  await take("1");
  await waitFor(() => expect(sent()).toHaveLength(1));
});
