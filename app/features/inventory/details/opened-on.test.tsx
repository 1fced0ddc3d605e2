import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { today } from "#app/client/time/today.ts";
import { NO_SCHEDULE } from "#domain/reminders/schedule.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { toMedication } from "../medication-rows.ts";
import { OpenedOn } from "./opened-on.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

async function open(facts: Parameters<typeof aMedicationRow>[0], level: "edit" | "view" = "edit") {
  const medication = toMedication(aMedicationRow(facts), NO_SCHEDULE);
  const { requests } = await renderScreen(
    <PermissionLevelProvider level={level}>
      <OpenedOn profileId={PROFILE} medication={medication} />
    </PermissionLevelProvider>,
    () => rows([{ id: medication.id }]),
  );
  return { medication, requests };
}

test("one press writes that a box was opened today, and nothing else of it", async () => {
  const { medication, requests } = await open({ form: "Collyre" });
  fireEvent.click(screen.getByRole("button", { name: "Je viens de l’ouvrir" }));
  const written = await expect
    .poll(() => requests.find(({ method }) => method === "PATCH"))
    .toBeDefined()
    .then(() => requests.find(({ method }) => method === "PATCH"));
  expect(await written?.json()).toEqual({ opened_on: today() });
  expect(written?.url).toContain(`id=eq.${medication.id}`);
});

test("what is printed is told as a date, and a guide as a guide with its source", async () => {
  await open({ expiry_date: "2030-05-31", opened_on: "2030-01-01", in_use_days: 28 });
  expect(screen.getByText("Bon jusqu’au 29 janvier 2030 après ouverture")).toBeDefined();
  cleanup();
  await open({ form: "Collyre", opened_on: "2026-01-01" });
  expect(screen.getByText(/^Repère : 28 jours après ouverture \(source : NHS/)).toBeDefined();
});

test("who may only look is told that it is not open", async () => {
  await open({}, "view");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("Pas encore")).toBeDefined();
});
