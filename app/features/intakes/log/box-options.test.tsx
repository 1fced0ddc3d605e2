import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { BoxStanding } from "#app/client/cabinet-checks/use-cabinet-checks.ts";
import { day } from "#domain/calendar/day.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { BoxOptions } from "./box-options.tsx";
import type { TakenMedication } from "./taken-medication.ts";

afterEach(cleanup);

const box = (name: string, facts: Partial<TakenMedication> = {}): TakenMedication => ({
  id: name,
  name,
  dosage: "",
  form: "Sirop",
  currentQuantity: 8,
  expiresOn: day("2090-01-31"),
  ownerId: null,
  ...facts,
});

const STANDINGS: Readonly<Record<string, BoxStanding>> = {
  Codéine: {
    label: { kind: "from-age", months: 144, source: "list", standing: "outside" },
    isAgainst: true,
  },
  Amoxicilline: { label: { kind: "prescription" }, isAgainst: true },
  Doliprane: {
    label: { kind: "from-weight", least: 3, unit: "kg", standing: "inside" },
    isAgainst: false,
  },
};

test("boxes that the rules speak against follow the others, by name, and say so", async () => {
  const boxes = [
    box("Périmé", { expiresOn: day("2020-01-31") }),
    box("Vide", { currentQuantity: 0 }),
    box("Codéine"),
    box("Doliprane"),
    box("Amoxicilline"),
    box("Camomille"),
  ];
  await renderScreen(
    <select>
      <BoxOptions boxes={boxes} standingOf={({ name }) => STANDINGS[name] ?? null} />
    </select>,
    () => undefined,
  );
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Camomille",
    "Doliprane",
    "Amoxicilline · mise en garde",
    "Codéine · Notre liste : pas avant 12 ans, donc pas pour cette personne",
    "Vide",
    "Périmé · Périmé",
  ]);
});
