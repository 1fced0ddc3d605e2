import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
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
    <Again>
      <GiveCard
        boxes={boxes}
        seen={[]}
        person={person}
        isNamed={person === null}
        onGive={() => undefined}
        onAnother={null}
      />
    </Again>,
    home(profile),
  );
  return requests;
}

/** Once more, with what was read the first time. */
async function openAgain(...how: Parameters<typeof open>) {
  await open(...how);
  await screen.findByText(/pas avant 12 ans/);
  fireEvent.click(screen.getByRole("button", { name: "Encore" }));
}

/** Draws it anew at each press. */
function Again({ children }: { children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <div key={turn}>{children}</div>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Encore
      </button>
    </>
  );
}

const lines = () =>
  within(screen.getByRole("list"))
    .getAllByRole("button")
    .map(({ textContent }) => textContent ?? "");

const namesInOrder = () => lines().map((line) => line.match(/Doliprane|Codéine|Humexlib/)?.[0]);

test("boxes wait for no rule, and each says in its place what its leaflet says once that is known", async () => {
  await open(ZOE);
  expect(namesInOrder()).toEqual(["Codéine", "Humexlib", "Doliprane"]);
  await screen.findByText(/Notre liste : pas avant 12 ans, donc pas pour cette personne/);
  expect(namesInOrder()).toEqual(["Codéine", "Humexlib", "Doliprane"]);
  expect(lines()[2]).toContain("Notice : dès 3 kg");
});

test("where the rules are known before, boxes that they speak against stand after the others", async () => {
  await openAgain(ZOE);
  expect(namesInOrder()).toEqual(["Doliprane", "Codéine", "Humexlib"]);
});

test("of a child of unknown age the codeine stands last as well", async () => {
  await openAgain(ZOE, { date_of_birth: null });
  expect(screen.getByText(/pas avant 12 ans \(âge inconnu\)/)).toBeDefined();
  expect(lines()[0]).toContain("Doliprane");
});

test("what was given before stays in its place, and says the same", async () => {
  await openAgain(ZOE, {}, 0);
  expect(lines()[0]).toContain("Codéine");
});

test("where several people are shown nothing is asked about them", async () => {
  const requests = await open(null);
  expect(lines()).toHaveLength(3);
  expect(requests).toEqual([]);
});
