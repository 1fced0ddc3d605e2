import { cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { CabinetLabels } from "#app/client/cabinet-checks/cabinet-labels.tsx";
import { GuidanceLevelContext } from "#app/client/guidance/guidance-level.ts";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { BoxDoses } from "#app/features/intakes/log/box-doses.tsx";
import { LogIntakeDialog } from "#app/features/intakes/log/log-intake-dialog.tsx";
import { SubstanceLastDose } from "#app/features/intakes/log/substance-last-dose.tsx";
import { AddMedicationDialog } from "#app/features/inventory/add/add-medication-dialog.tsx";
import { MedicationDetailsDialog } from "#app/features/inventory/details/medication-details-dialog.tsx";
import { toMedicationList } from "#app/features/inventory/medication-rows.ts";
import { StandingBadge } from "#app/features/inventory/standing-badge.tsx";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { DoseInteractions } from "#app/features/reminders/today/dose-interactions.tsx";
import { AnalysisDialog } from "#app/features/symptoms/analysis/analysis-dialog.tsx";
import { LocalAnswer } from "#app/features/symptoms/local/local-answer.tsx";
import { BoxNote } from "#app/features/symptoms/offers/box-note.ts";
import { addDays, day } from "#domain/calendar/day.ts";
import { instant } from "#domain/calendar/instant.ts";
import { GUIDANCE_LEVELS, type GuidanceLevel } from "#domain/content/guidance-level.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { personFacts } from "#domain/profiles/person-facts.ts";
import type { CabinetBox } from "#domain/symptoms/facts/guide-facts.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { symptomRow } from "#testing/builders/symptom-rows.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { AnsweringScreen } from "#testing/samples/answering-screens.ts";
import { scenarioSymptom } from "#testing/samples/symptom-scenario-lists.ts";
import { FridgeChild } from "./fridge/fridge-child.tsx";
import { PersonBoxes } from "./helper-pages/person-boxes.tsx";
import { GiveCard } from "./home/give-card.tsx";
import { ReadinessList } from "./readiness/readiness-list.tsx";

const HUGO = "00000000-0000-4000-8000-00000000aaaa";
const ADVIL = "00000000-0000-4000-8000-0000000000a1";
const DOLIPRANE = "00000000-0000-4000-8000-0000000000d1";
const TODAY = day(new Date().toISOString().slice(0, 10));
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();

beforeEach(() => rememberCountry("FR"));
afterEach(() => {
  cleanup();
  queryClient.clear();
});

/** Four years old, 16.5 kg, with chickenpox: not for an anti-inflammatory. Had paracetamol an hour ago. */
const PROFILE = {
  id: HUGO,
  created_by: HUGO,
  first_name: "Hugo",
  last_name: null,
  date_of_birth: addDays(TODAY, -4 * 365 - 30),
  profile_type: "child",
  weight: 16.5,
  weight_measured_on: addDays(TODAY, -10),
  weight_confirmed_at: null,
  profile_conditions: [
    {
      condition: "chickenpox_now",
      state: "yes",
      since: null,
      until: null,
      last_period_on: null,
      due_on: null,
    },
  ],
  profile_details: {
    allergies: [],
    picked_allergies: [],
    unrecognized_allergies: [],
    taken_treatments: [],
    untaken_treatments: [],
  },
};

const reference = (active_molecule: string) => ({
  active_molecule,
  prescription_required: "Non",
  source: BDPM.name,
  source_key: null,
  source_date: "2026-11-01",
  reference_substances: [],
});

const BOX_ROWS = [
  {
    ...aMedicationRow({ id: ADVIL, name: "Advil", dosage: "200 mg" }),
    medication_reminders: [],
    medication_references: reference("Ibuprofène"),
  },
  {
    ...aMedicationRow({ id: DOLIPRANE, name: "Doliprane", dosage: "200 mg", form: "Sachet" }),
    medication_reminders: [],
    medication_references: reference("Paracétamol"),
  },
];

const DOSE = {
  intake_id: "dose",
  id: "dose",
  taken_at: AN_HOUR_AGO,
  medication_id: DOLIPRANE,
  product_name: "Doliprane",
  medication_name: "Doliprane",
  dosage: "200 mg",
  medication_dosage: "200 mg",
  form: "Sachet",
  medication_form: "Sachet",
  quantity: 1,
  quantity_taken: 1,
  giver_id: "julien",
  giver_name: "Julien",
  substance_id: null,
  milligrams: null,
  weighed_as: null,
  active_molecule: "Paracétamol",
};

const FEVER = {
  ...scenarioSymptom("fever"),
  key: "fever-child",
  medicines: {
    FR: ["Paracétamol", "Ibuprofène"],
    US: ["Acetaminophen", "Ibuprofen"],
    ES: ["Paracetamol", "Ibuprofeno"],
  },
};
const ASKED = [{ text: FEVER.name.fr, symptom: FEVER }];

const home: Backend = ({ url, method }) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname.endsWith("/list_boxes_in_reach")) return rows(BOX_ROWS);
  if (pathname.endsWith("/substance_ledger")) return Response.json([DOSE]);
  if (method === "POST") return Response.json([]);
  if (pathname.endsWith("/profiles")) return rows([PROFILE]);
  if (pathname.endsWith("/symptoms_medications")) return rows([symptomRow(FEVER)]);
  if (pathname.endsWith("/medication_intake_logs")) return rows([DOSE]);
  if (pathname.endsWith("/medications")) {
    const id = searchParams.get("id")?.replace("eq.", "");
    return rows(BOX_ROWS.filter((row) => id === undefined || row.id === id));
  }
  return rows([]);
};

const STORED = toMedicationList(BOX_ROWS).medications;
const stored = (id: string): StoredMedication => {
  const box = STORED.find((each) => each.id === id);
  if (!box) throw new Error("no such box");
  return box;
};

const PERSON = {
  type: "child",
  bornOn: day(PROFILE.date_of_birth),
  weightKg: PROFILE.weight,
  weightMeasuredOn: day(PROFILE.weight_measured_on),
  isWeightConfirmed: false,
  conditions: [
    {
      condition: "chickenpox_now",
      isUnknown: false,
      since: null,
      until: null,
      lastPeriodOn: null,
      dueOn: null,
    },
  ],
  allergies: [],
  pickedAllergies: [],
  unrecognizedAllergies: [],
  treatmentAnswers: { taken: [], untaken: [] },
} as const;
const HIMSELF = { id: HUGO, name: "Hugo", level: "own" } as const;
const DOCTOR = { name: null, phone: null, email: null, address: null, appointmentLink: null };
const FACTS = {
  ...PERSON,
  id: HUGO,
  isPrimary: false,
  createdAt: instant("2026-11-01T08:00:00Z"),
  firstName: "Hugo",
  lastName: null,
  phone: null,
  weightConfirmedBy: null,
  weightConfirmedAt: null,
  heightCm: null,
  units: { weight: "kg", height: "cm" },
  doctor: DOCTOR,
  defaultPharmacyId: null,
  unreadable: [],
  version: "1",
  detailsVersion: null,
} as const;

const written = (id: string, facts: Pick<CabinetBox, "activeMolecule" | "form">): CabinetBox => {
  const { name, dosage, currentQuantity, expiresOn } = stored(id);
  const kept = { openedOn: null, inUseDays: null, lot: null, notices: { recalls: [] } };
  return {
    id,
    name,
    dosage,
    currentQuantity,
    expiresOn,
    ...kept,
    needsPrescription: false,
    ownerId: null,
    ...facts,
  };
};

const nothing = () => undefined;

/** What the leaflet says of a box, at both levels, once the facts of the person were read. */
function FactsAreRead() {
  return (
    <CabinetLabels profileId={HUGO}>
      <StandingBadge medication={stored(ADVIL)} />
    </CabinetLabels>
  );
}

interface Case {
  readonly draw: () => ReactNode;
  /** What is done before the screen answers. */
  readonly act?: () => Promise<void>;
  /** What it says once all that it reads is there, at both levels. */
  readonly settled: RegExp;
  /** What it says at the level `checks` alone: of this person, and not of everybody. */
  readonly compared: RegExp;
  /** What it says at the level `leaflet` alone. */
  readonly quoted?: RegExp;
}

const SCREENS: Readonly<Record<AnsweringScreen, Case>> = {
  "answer about a symptom": {
    draw: () => (
      <BoxNote
        value={{
          doses: (box) => <BoxDoses profileId={HUGO} box={box} />,
          lastDose: (box, substance) => (
            <SubstanceLastDose profileId={HUGO} box={box} substance={substance} />
          ),
        }}
      >
        <AnalysisDialog
          open
          profileId={HUGO}
          person="Hugo"
          chosen={ASKED}
          notes={[]}
          reading={{ patient: { ...PERSON, doctor: DOCTOR }, problem: null, onRetry: nothing }}
          onTake={nothing}
          onClose={nothing}
        />
      </BoxNote>
    ),
    settled: /Notice : dès 11 kg.*Noté sur 24 h/,
    compared: /varicelle/,
    quoted: /Tout : cette installation montre le carnet/,
  },
  "answer from facts of the page": {
    draw: () => (
      <LocalAnswer
        facts={{
          boxes: [
            written(ADVIL, { form: "Comprimé", activeMolecule: "Ibuprofène" }),
            written(DOLIPRANE, { form: "Sachet", activeMolecule: "Paracétamol" }),
          ],
          intakes: [],
          person: PERSON,
        }}
        person={null}
        asked={ASKED}
        before={() => null}
        onTake={nothing}
      />
    ),
    settled: /Doliprane 200 mg/,
    compared: /varicelle/,
    quoted: /Tout : cette installation montre le carnet/,
  },
  "form of a dose": {
    draw: () => (
      <LogIntakeDialog
        open
        profileId={HUGO}
        people={[HIMSELF]}
        medication={stored(ADVIL)}
        choices={[stored(ADVIL)]}
        onClose={nothing}
      />
    ),
    settled: /pas avant 6 ans.*Nous n’avons pas relu/,
    compared: /varicelle/,
  },
  "doses of a substance": {
    draw: () => <BoxDoses profileId={HUGO} box={stored(DOLIPRANE)} />,
    settled: /Noté sur 24 h : 1 dose.*pour 11 à 16 kg/,
    compared: /Paracétamol : pas avant .*\d\d:\d\d/,
  },
  "dose that is due": {
    draw: () => (
      <>
        <FactsAreRead />
        <DoseInteractions
          profileId={HUGO}
          dose={{
            id: "planned",
            medicationId: ADVIL,
            medicationName: "Advil",
            dosage: "200 mg",
            form: "Comprimé",
            quantity: 1,
            expiresOn: day("2090-01-31"),
            currentQuantity: 8,
            taken: null,
            plannedAt: instant(new Date().toISOString()),
            expiresAt: instant(new Date(Date.now() + 3_600_000).toISOString()),
            state: "due",
            snoozedUntil: null,
            isClosedByPlan: false,
          }}
        />
      </>
    ),
    settled: /pas avant 6 ans/,
    compared: /varicelle/,
  },
  "details of a box": {
    draw: () => (
      <CabinetLabels profileId={HUGO}>
        <MedicationDetailsDialog
          open
          profileId={HUGO}
          person="Hugo"
          medication={stored(ADVIL)}
          lastDose={null}
          forecast={null}
          onClose={nothing}
          onLogIntake={nothing}
          onOrder={nothing}
          onEdit={nothing}
          onDelete={nothing}
        />
      </CabinetLabels>
    ),
    settled: /pas avant 6 ans/,
    compared: /varicelle/,
  },
  "boxes to give": {
    draw: () => (
      <GiveCard
        boxes={STORED.map((box) => ({ box, person: HIMSELF, last: null }))}
        seen={[]}
        person={HIMSELF}
        isNamed={false}
        onGive={nothing}
        onAnother={null}
      />
    ),
    settled: /pas avant 6 ans/,
    compared: /pas avant 6 ans, donc pas pour cette personne/,
  },
  "box being added": {
    draw: () => (
      <>
        <FactsAreRead />
        <AddMedicationDialog open profileId={HUGO} person="Hugo" onClose={nothing} />
      </>
    ),
    act: async () => {
      const type = async (label: string, value: string) =>
        fireEvent.change(await screen.findByLabelText(label, { exact: false }), {
          target: { value },
        });
      await type("Nom du médicament", "Advil");
      await type("Dosage", "200 mg");
      fireEvent.click(screen.getByRole("radio", { name: "Comprimé" }));
    },
    settled: /pas avant 6 ans/,
    compared: /varicelle/,
  },
  "sheet for the fridge": {
    draw: () => (
      <FridgeChild
        child={{ name: "Hugo", facts: FACTS }}
        boxes={STORED}
        sheet={{ children: 1, adultLines: 0 }}
      />
    ),
    settled: /Advil 200 mg.*pas avant 6 ans/,
    compared: /ce qui est noté de Hugo s’y oppose/,
  },
  "form of a care sheet": {
    draw: () => (
      <PersonBoxes
        profileId={HUGO}
        home={{
          people: [
            {
              id: HUGO,
              homeId: HUGO,
              recentProducts: [],
              allergies: [],
              boxes: { medications: STORED, unreadable: [] },
            },
          ],
          commonBoxes: new Map(),
        }}
        wrong={{}}
        onChange={nothing}
      />
    ),
    settled: /Advil 200 mg/,
    // What speaks against a box stands on "never" until somebody says otherwise.
    compared: /\[À ne jamais donner\]/,
  },
  "ready for a night": {
    draw: () => <ReadinessList userId={HUGO} />,
    settled: /Doliprane 200 mg, jusqu’au/,
    compared: /^(?!.*ne compare aucune boîte)/,
    quoted: /Cette installation ne compare aucune boîte avec l’enfant/,
  },
};

/** Words of a comparison with the person or with what was recorded; "pas avant 6 ans" is what the leaflet prints. */
const VERDICTS =
  /varicelle|pas avant (?!\d+ ans)|pas pour cette personne|est passé depuis|atteint|Non proposé|Aucune alerte connue|n’est pas pour cet âge|poids noté : 16,5 kg\.|comparé avec eux/;

async function saidBy(screenName: AnsweringScreen, level: GuidanceLevel): Promise<string> {
  const { draw, act, settled, compared, quoted } = SCREENS[screenName];
  await renderScreen(
    <GuidanceLevelContext value={level}>
      <PermissionLevelProvider level="own">{draw()}</PermissionLevelProvider>
    </GuidanceLevelContext>,
    home,
    "fr",
    ["member", "helper", "document", "visitor"],
  );
  await act?.();
  const awaited = [settled, ...(level === "checks" ? [compared] : quoted ? [quoted] : [])];
  for (const each of awaited) {
    await expect.poll(wordsOfPage, { timeout: 20_000 }).toMatch(each);
  }
  return wordsOfPage();
}

/** With what stands chosen in its lists. */
function wordsOfPage(): string {
  const chosen = [...document.querySelectorAll("select")].map(
    ({ selectedOptions }) => `[${selectedOptions[0]?.textContent ?? ""}]`,
  );
  return [document.body.textContent ?? "", ...chosen].join(" ").replace(/\s+/gu, " ");
}

test.each(Object.keys(SCREENS) as AnsweringScreen[])("%s obeys both levels", async (name) => {
  const { compared } = SCREENS[name];
  expect(GUIDANCE_LEVELS).toEqual(["checks", "leaflet"]);
  expect(await saidBy(name, "checks")).toMatch(compared);
  cleanup();
  queryClient.clear();
  const words = await saidBy(name, "leaflet");
  expect(words).not.toMatch(compared);
  expect(words).not.toMatch(VERDICTS);
});

test("the facts of the table are those of a child of whom the rules say something", () => {
  expect(personFacts(PERSON, TODAY)).toMatchObject({ weightStanding: "usable", weightKg: 16.5 });
});
