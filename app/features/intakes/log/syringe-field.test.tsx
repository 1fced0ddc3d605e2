import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { day } from "#domain/calendar/day.ts";
import { BDPM } from "#domain/medicines/imports/source.ts";
import { knowing } from "#testing/builders/dose-form-backend.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { LogIntakeDialog } from "./log-intake-dialog.tsx";
import type { TakenMedication } from "./taken-medication.ts";

beforeEach(() => rememberCountry("FR"));
afterEach(cleanup);

const HUGO = "00000000-0000-4000-8000-00000000aaaa";
const syrup: TakenMedication = {
  id: "00000000-0000-4000-8000-000000000001",
  name: "Doliprane",
  dosage: "2,4 %",
  form: "Sirop",
  currentQuantity: 90,
  expiresOn: day("2090-01-31"),
  ownerId: HUGO,
};
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function open(medication: TakenMedication) {
  await renderScreen(
    <LogIntakeDialog
      open
      profileId={HUGO}
      people={[{ id: HUGO, name: "Hugo", level: "own" }]}
      medication={medication}
      choices={[medication]}
      onClose={() => undefined}
    />,
    knowing({
      box: {
        medication_references: {
          active_molecule: "Paracétamol",
          prescription_required: "Non",
          source: BDPM.name,
        },
      },
      taker: {
        date_of_birth: daysAgo(430),
        weight: 10.2,
        weight_measured_on: daysAgo(1),
        profile_type: "child",
      },
    }),
  );
}

const fieldOf = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { exact: false });

test("the mark that was read on the syringe of the box comes to its millilitres", async () => {
  await open(syrup);
  const mark = await fieldOf("Repère en kg");
  const quantity = await fieldOf("Quantité prise");
  fireEvent.change(mark, { target: { value: "10" } });
  expect(quantity.value).toBe("6,25");
  expect(screen.getByText("Repère 10 kg : 6,25 mL, 150 mg.")).toBeDefined();
  fireEvent.change(quantity, { target: { value: "5" } });
  expect(mark.value).toBe("");
});

test("a box without a syringe in kilograms asks for no mark", async () => {
  await open({ ...syrup, dosage: "200 mg", form: "Sachet" });
  await screen.findByRole("region", { name: "Dernières prises" });
  expect(screen.queryByLabelText("Repère en kg", { exact: false })).toBeNull();
});
