import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { UNKNOWN_DOSAGE } from "#domain/inventory/medication-draft.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

afterEach(cleanup);

const LEA = "00000000-0000-4000-8000-00000000aaaa";
const BOX: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  currentQuantity: 2,
  expiresOn: day("2090-01-31"),
  ownerId: LEA,
};

function LateBoxes({
  boxes = [BOX],
  proposed,
}: {
  boxes?: readonly TakenMedication[];
  proposed: TakenMedication | null;
}) {
  const [choices, setChoices] = useState<readonly TakenMedication[]>();
  return (
    <>
      <button type="button" onClick={() => setChoices(boxes)}>
        The boxes arrive
      </button>
      <LogIntakeDialog
        open
        profileId={LEA}
        people={[{ id: LEA, name: "Léa Moreau", level: "own" }]}
        medication={null}
        choices={choices}
        proposed={proposed}
        onClose={() => undefined}
      />
    </>
  );
}

test.each([
  { proposed: null, shown: "", because: "nobody chose one" },
  { proposed: BOX, shown: BOX.id, because: "it was proposed" },
])("boxes that come after the form: $because", async ({ proposed, shown }) => {
  await renderScreen(<LateBoxes proposed={proposed} />, knowing({}));
  const field = await screen.findByLabelText<HTMLSelectElement>("Médicament", { exact: false });
  fireEvent.click(screen.getByText("The boxes arrive"));
  expect(screen.getByRole("option", { name: "Doliprane 1000 mg" })).toBeDefined();
  expect(field.value).toBe(shown);
});

test("a box whose strength nobody wrote down is chosen by its name alone", async () => {
  await renderScreen(
    <LateBoxes boxes={[{ ...BOX, dosage: UNKNOWN_DOSAGE }]} proposed={null} />,
    knowing({}),
  );
  fireEvent.click(screen.getByText("The boxes arrive"));
  expect(await screen.findByRole("option", { name: "Doliprane" })).toBeDefined();
});

test("an expired box is named so among the boxes to choose from", async () => {
  const expired = {
    ...BOX,
    id: "00000000-0000-4000-8000-000000000002",
    expiresOn: day("2020-01-31"),
  };
  await renderScreen(<LateBoxes boxes={[BOX, expired]} proposed={null} />, knowing({}));
  fireEvent.click(await screen.findByText("The boxes arrive"));
  const names = screen.getAllByRole<HTMLOptionElement>("option").map(({ text }) => text);
  expect(names.slice(-2)).toEqual(["Doliprane 1000 mg", "Doliprane 1000 mg · Périmé"]);
});

test("the boxes stand by name, the empty ones after those that can be used, the expired ones last", async () => {
  const named = (nth: number, name: string, facts: Partial<TakenMedication> = {}) => ({
    ...BOX,
    id: `00000000-0000-4000-8000-00000000000${nth}`,
    name,
    ...facts,
  });
  const boxes = [
    named(1, "Advil", { expiresOn: day("2020-01-31") }),
    named(2, "Zymad"),
    named(3, "Élugel"),
    named(4, "Doliprane", { dosage: "1000 mg" }),
    named(5, "Doliprane", { dosage: "500 mg" }),
    named(6, "Actifed", { currentQuantity: 0 }),
    named(7, "Fucidine"),
  ];
  await renderScreen(<LateBoxes boxes={boxes} proposed={null} />, knowing({}));
  fireEvent.click(await screen.findByText("The boxes arrive"));
  const names = screen.getAllByRole<HTMLOptionElement>("option").map(({ text }) => text);
  expect(names.filter((name) => name.includes("mg"))).toEqual([
    "Doliprane 500 mg",
    "Doliprane 1000 mg",
    "Élugel 1000 mg",
    "Fucidine 1000 mg",
    "Zymad 1000 mg",
    "Actifed 1000 mg",
    "Advil 1000 mg · Périmé",
  ]);
});
