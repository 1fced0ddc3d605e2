import { screen } from "@testing-library/react";
import { GuidanceLevelContext } from "#app/client/guidance/guidance-level.ts";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { AgeSlot } from "#app/features/symptoms/analysis/age-slot.ts";
import { AnalysisDialog } from "#app/features/symptoms/analysis/analysis-dialog.tsx";
import { WeightSlot } from "#app/features/symptoms/analysis/weight-slot.ts";
import type {
  KnownPatient,
  PatientReading,
  RecentNotes,
} from "#app/features/symptoms/known-patient.ts";
import { day } from "#domain/calendar/day.ts";
import type { GuidanceLevel } from "#domain/content/guidance-level.ts";
import type { ChosenSymptom } from "#domain/symptoms/list/symptom.ts";
import { symptomRow } from "../builders/symptom-rows.ts";
import { scenarioSymptom } from "../samples/symptom-scenario-lists.ts";
import { type Backend, renderScreen, rows } from "./render-screen.tsx";

export const CLAIRE: KnownPatient = {
  type: "adult",
  bornOn: day("1984-11-21"),
  weightKg: null,
  weightMeasuredOn: null,
  isWeightConfirmed: false,
  conditions: [],
  allergies: [],
  pickedAllergies: [],
  unrecognizedAllergies: [],
  treatmentAnswers: { taken: [], untaken: [] },
  doctor: { name: null, phone: null, email: null, address: null, appointmentLink: null },
};

export const of = (key: string): ChosenSymptom => {
  const symptom = scenarioSymptom(key);
  return { text: symptom.name.fr, symptom };
};
export const words = (text: string): ChosenSymptom => ({ text, symptom: null });

export const box = (name: string, dosage: string, change: object = {}) => ({
  id: `00000000-0000-4000-8000-${name.length.toString(16).padStart(12, "0")}`,
  is_common: false,
  for_profile_id: "00000000-0000-4000-8000-00000000aaaa",
  name,
  dosage,
  form: "Comprimé",
  current_quantity: 5,
  expiry_date: "2199-06-30",
  medication_references: null,
  ...change,
});

export const LISTED = symptomRow(scenarioSymptom("headache"));

/** The house's boxes, with a dose of an hour ago; no natural products. */
export const house =
  (boxes: readonly object[], intakes: readonly object[] = []): Backend =>
  ({ url, method }) => {
    if (method === "POST") return new Response(null, { status: 201 });
    if (url.includes("/list_boxes_in_reach?")) return rows(boxes);
    if (url.includes("/profiles?")) {
      return rows([{ id: "lea", first_name: "Léa", last_name: "Moreau" }]);
    }
    if (url.includes("/medication_intake_logs?")) return rows(intakes);
    if (url.includes("/health_products?")) return rows([]);
    if (url.includes("/symptoms_medications?")) return rows([LISTED]);
    if (url.includes("/user_preferences?")) return Response.json({ analytics_enabled: true });
    return undefined;
  };

export async function openAnalysis(
  chosen: readonly ChosenSymptom[],
  backend: Backend,
  {
    level = "own",
    guidance = "checks",
    notes = [],
    ...reading
  }: Partial<PatientReading> & {
    level?: "own" | "view";
    guidance?: GuidanceLevel;
    notes?: RecentNotes;
  } = {},
) {
  const taken: string[] = [];
  let closed = 0;
  // happy-dom is an American browser; here somebody said where they are.
  localStorage.setItem("user-country", "FR");
  const { requests } = await renderScreen(
    <GuidanceLevelContext value={guidance}>
      <PermissionLevelProvider level={level}>
        <AgeSlot value={<p>Le champ de la date de naissance</p>}>
          <WeightSlot value={<p>Le champ du poids</p>}>
            <AnalysisDialog
              open
              profileId="00000000-0000-4000-8000-00000000aaaa"
              person="Claire"
              chosen={chosen}
              notes={notes}
              reading={{ patient: CLAIRE, problem: null, onRetry: () => undefined, ...reading }}
              onTake={({ name }) => taken.push(name)}
              onClose={() => {
                closed += 1;
              }}
            />
          </WeightSlot>
        </AgeSlot>
      </PermissionLevelProvider>
    </GuidanceLevelContext>,
    backend,
  );
  return { requests, taken, closed: () => closed };
}

export const DOLIPRANE = box("Doliprane", "1000 mg");
export const names = () =>
  screen
    .queryAllByRole("article")
    .map((offer) => offer.querySelector("h4")?.textContent.replaceAll("\u00a0", " "));
