import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { today } from "#app/client/time/today.ts";
import { addDays, day } from "#domain/calendar/day.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import type { KnownPatient } from "../known-patient.ts";
import { usePatientWords } from "./patient-words.ts";

afterEach(cleanup);

const HUGO = {
  bornOn: addDays(today(), -366 * 4),
  weightKg: 16.5,
  weightMeasuredOn: day("2026-11-03"),
} as KnownPatient;

function Said({ patient }: { patient: KnownPatient | undefined }) {
  return <p data-testid="said">{usePatientWords()("Hugo Moreau", patient)}</p>;
}

test.each([
  { facts: {}, said: "Pour Hugo Moreau · 4 ans · 16,5 kg (03/11/2026)" },
  { facts: { weightMeasuredOn: null }, said: "Pour Hugo Moreau · 4 ans · 16,5 kg" },
  { facts: { weightKg: null }, said: "Pour Hugo Moreau · 4 ans" },
  { facts: { bornOn: null, weightKg: null }, said: "Pour Hugo Moreau" },
])("an answer names whom it is about: $said", async ({ facts, said }) => {
  await renderScreen(<Said patient={{ ...HUGO, ...facts }} />, () => rows([]));
  expect((await screen.findByTestId("said")).textContent).toBe(said);
});

test("as long as the profile is on its way, the name stands alone", async () => {
  await renderScreen(<Said patient={undefined} />, () => rows([]));
  expect((await screen.findByTestId("said")).textContent).toBe("Pour Hugo Moreau");
});
