import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PermissionLevelProvider } from "#app/client/permissions/permission-level.tsx";
import { queryClient } from "#app/client/queries/query-client.ts";
import { today } from "#app/client/time/today.ts";
import { addDays } from "#domain/calendar/day.ts";
import { NO_SCHEDULE, type Schedule } from "#domain/reminders/schedule.ts";
import { aMedicationRow } from "#testing/builders/medication-row.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { toMedication } from "../medication-rows.ts";
import { CourseLine } from "./course-line.tsx";
import { CourseSection } from "./course-section.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const PROFILE = "00000000-0000-4000-8000-00000000aaaa";

async function open(
  facts: Parameters<typeof aMedicationRow>[0] = {},
  schedule: Partial<Schedule> = {},
  level: "edit" | "view" = "edit",
  Shown: typeof CourseSection | typeof CourseLine = CourseSection,
) {
  const medication = toMedication(
    aMedicationRow({ form: "Sirop", current_quantity: 100, total_quantity: 100, ...facts }),
    {
      ...NO_SCHEDULE,
      doses: [{ time: "23:59", quantity: 5 }],
      startsOn: addDays(today(), -2),
      endsOn: addDays(today(), 4),
      ...schedule,
    },
  );
  const { requests } = await renderScreen(
    <PermissionLevelProvider level={level}>
      <Shown profileId={PROFILE} medication={medication} />
    </PermissionLevelProvider>,
    () => new Response(null, { status: 204 }),
  );
  return { medication, requests };
}

test("a running course says how many days and doses are left", async () => {
  await open();
  expect(screen.getByText(/^Traitement : encore 5 jours, jusqu’au .* inclus\.$/)).toBeDefined();
  expect(screen.getByText("Encore 5 prises prévues.")).toBeDefined();
  expect(screen.queryByText(/Il manquera|flacon ouvert/)).toBeNull();
});

test("what does not suffice is said: the bottle is too small, and ends before", async () => {
  await open({ current_quantity: 10, opened_on: addDays(today(), -2), in_use_days: 3 });
  expect(screen.getByText(/^Il manquera 15 mL de sirop pour aller/)).toBeDefined();
  expect(screen.getByText(/^Le flacon ouvert est bon jusqu’au .*, avant la fin/)).toBeDefined();
});

test("a box in a list says as well that it does not last as long as its course", async () => {
  await open({ current_quantity: 10, expiry_date: addDays(today(), 1) }, {}, "edit", CourseLine);
  expect(screen.getByText(/^Traitement : encore 5 jours/)).toBeDefined();
  expect(screen.getByText(/^Il manquera 15 mL de sirop pour aller/)).toBeDefined();
  // Nobody opened it.
  expect(screen.getByText(/^Cette boîte se conserve jusqu’au .*, avant la fin/)).toBeDefined();
  expect(screen.queryByText(/flacon ouvert/)).toBeNull();
});

test("what is left of a finished course is to be returned, with nothing to buy", async () => {
  await open({ current_quantity: 42.5 }, { endsOn: addDays(today(), -1) });
  expect(screen.getByText("Reste 42,5 mL de sirop : à rapporter en pharmacie.")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("stopping asks why, and sends the reason with the words", async () => {
  const { medication, requests } = await open();
  fireEvent.click(screen.getByRole("button", { name: "Arrêter avant la fin" }));
  expect(screen.getByText(/demandez au médecin ou au pharmacien/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Arrêter le traitement" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Choisissez une raison.");
  expect(requests).toHaveLength(0);
  fireEvent.click(screen.getByRole("radio", { name: "effets indésirables" }));
  fireEvent.change(screen.getByLabelText("Précisions", { exact: false }), {
    target: { value: " des plaques " },
  });
  fireEvent.click(screen.getByRole("button", { name: "Arrêter le traitement" }));
  const sent = () => requests.find(({ url }) => url.endsWith("/rpc/stop_course"));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(await sent()?.json()).toEqual({
    medication_id: medication.id,
    stopped_on: today(),
    reason: "side-effects",
    note: "des plaques",
  });
});

test("a stopped course says when and why", async () => {
  await open({
    course_stopped_on: "2026-11-21",
    course_stop_reason: "refused",
    course_stop_note: "goût amer",
  });
  expect(
    screen.getByText("Traitement arrêté le 21 novembre 2026 : ne veut pas le prendre."),
  ).toBeDefined();
  expect(screen.getByText("goût amer")).toBeDefined();
  expect(screen.getByText(/à rapporter en pharmacie/)).toBeDefined();
});

test("who may only look stops nothing, and a schedule without an end is no course", async () => {
  await open({}, {}, "view");
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  await open({}, { endsOn: null });
  expect(screen.queryByText(/Traitement/)).toBeNull();
});
