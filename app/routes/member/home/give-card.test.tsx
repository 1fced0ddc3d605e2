import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { today } from "#app/client/time/today.ts";
import { toMedicationList } from "#app/features/inventory/medication-rows.ts";
import { addDays } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { type Backend, renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { GivableBox } from "./givable-boxes.ts";
import { GiveCard } from "./give-card.tsx";

afterEach(cleanup);

const ZOE = { id: "00000000-0000-4000-8000-00000000aaaa", name: "Zoé", level: "own" as const };

const BOXES = [
  ["Paracétamol/Codéine", "500 mg/30 mg", "Comprimé", "Paracétamol + Codéine", "Oui"],
  ["Humexlib", "500 mg/4 mg", "Gélule", "Paracétamol + Chlorphénamine", "Non"],
  ["Doliprane", "2,4 %", "Sirop", "Paracétamol", "Non"],
] as const;

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

/** A child of three years, and what is in reach. */
const home =
  (profile: object): Backend =>
  ({ url }) => {
    if (url.includes("/list_boxes_in_reach")) {
      return rows(
        BOXES.map(([name, dosage, form, active_molecule, prescription_required], at) => ({
          id: idOf(at),
          is_common: true,
          for_profile_id: null,
          name,
          dosage,
          form,
          medication_references: {
            active_molecule,
            prescription_required,
            source: "BDPM",
            reference_substances: [],
          },
        })),
      );
    }
    if (url.includes("/profiles?")) {
      return rows([
        {
          date_of_birth: addDays(today(), -3 * 366),
          profile_type: "child",
          weight: 14,
          weight_measured_on: today(),
          weight_confirmed_at: null,
          profile_conditions: [],
          profile_details: null,
          ...profile,
        },
      ]);
    }
    return rows([]);
  };

async function open(person: typeof ZOE | null, profile: object = {}, given?: number) {
  rememberCountry("FR");
  const { medications } = toMedicationList(
    BOXES.map(([name, dosage, form], at) => ({
      ...aMedicationRow({ id: idOf(at), name, dosage, form }),
      medication_reminders: [],
    })),
  );
  const boxes = medications.map((box, at): GivableBox => {
    const last = {
      intakeId: `dose-${at}`,
      medicationId: box.id,
      ...{ name: box.name, dosage: box.dosage, form: box.form },
      ...{ quantity: 1, takenAt: instantAt(Date.now()), by: null, byName: null },
    };
    return { person: ZOE, box, last: at === given ? last : null };
  });
  const { requests } = await renderScreen(
    <GiveCard
      boxes={boxes}
      seen={[]}
      person={person}
      isNamed={person === null}
      onGive={() => undefined}
      onAnother={null}
    />,
    home(profile),
  );
  return requests;
}

const lines = () => screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");

test("boxes that the rules speak against stand after the others, each with what its leaflet says", async () => {
  await open(ZOE);
  await screen.findByText(/Notre liste : pas avant 12 ans, donc pas pour cette personne/);
  expect(lines().map((line) => line.match(/Doliprane|Codéine|Humexlib/)?.[0])).toEqual([
    "Doliprane",
    "Codéine",
    "Humexlib",
  ]);
  expect(lines()[0]).toContain("Notice : dès 3 kg");
});

test("of a child of unknown age the codeine stands last as well", async () => {
  await open(ZOE, { date_of_birth: null });
  await screen.findByText(/pas avant 12 ans \(âge inconnu\)/);
  expect(lines()[0]).toContain("Doliprane");
});

test("what was given before stays in its place, and says the same", async () => {
  await open(ZOE, {}, 0);
  await screen.findByText(/pas avant 12 ans, donc pas pour cette personne/);
  expect(lines()[0]).toContain("Codéine");
});

test("where several people are shown nothing is asked about them", async () => {
  const requests = await open(null);
  expect(lines()).toHaveLength(3);
  expect(requests).toEqual([]);
});
