import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { RecentProduct } from "#app/features/home/recent-product.ts";
import { offerUndo, withdrawUndo } from "#app/features/intakes/log/undoable-dose.ts";
import { toMedicationList } from "#app/features/inventory/medication-rows.ts";
import { instantAt } from "#domain/calendar/instant.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { GiveRow } from "./give-row.tsx";

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const MINE = "00000000-0000-4000-8000-0000000000d1";

afterEach(() => {
  act(() => withdrawUndo(MINE));
  cleanup();
});

/** The row of a box whose latest dose is `last`, after this account has recorded one of it. */
async function open(last: Partial<RecentProduct>) {
  const [box] = toMedicationList([
    {
      ...aMedicationRow({ name: "Doliprane", dosage: "2,4 %", form: "Sirop" }),
      medication_reminders: [],
    },
  ]).medications;
  if (!box) throw new Error("no box");
  const dose: RecentProduct = {
    intakeId: MINE,
    medicationId: box.id,
    name: box.name,
    dosage: box.dosage,
    form: box.form,
    quantity: 5,
    takenAt: instantAt(Date.now()),
    by: LEA,
    byName: "Claire",
    ...last,
  };
  const person = { id: LEA, name: "Léa", level: "own" as const };
  await renderScreen(
    <GiveRow of={{ person, box, last: dose }} isNamed={false} onGive={() => {}} />,
    () => undefined,
  );
  act(() => offerUndo({ intakeId: MINE, undo: () => {} }));
}

const undo = () => screen.queryByRole("button", { name: "Annuler la prise : Doliprane" });

test("the dose that the row says is taken back in the row", async () => {
  await open({});
  expect(undo()).not.toBeNull();
});

test("beside another's dose of the same box nothing is taken back", async () => {
  await open({ intakeId: "his", quantity: 5.5, by: "oemer", byName: "Ömer" });
  expect(screen.getByText(/Donné par Ömer/)).toBeDefined();
  expect(undo()).toBeNull();
});
