import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { day } from "../../../domain/calendar/day.ts";
import { instant } from "../../../domain/calendar/instant.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { AppError } from "../../client/failure.ts";
import { PlannedDosesCard } from "./planned-doses-card.tsx";
import type { StoredMedication } from "./stored-medication.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const LEVOTHYROX: StoredMedication = {
  id: "00000000-0000-4000-8000-00000000beef",
  referenceId: null,
  name: "Levothyrox",
  dosage: "75 µg",
  form: "Comprimé",
  totalQuantity: 30,
  currentQuantity: 12,
  expiresOn: day("2030-05-31"),
  openedOn: null,
  posology: null,
  notes: null,
  reminderTimes: ["07:30", "19:30"],
  createdAt: instant("2026-11-01T08:00:00Z"),
  version: "2026-11-01T08:00:00.000001+00:00",
};

async function openAtNoon(
  takenToday: (string | null)[] | undefined,
  medications = [LEVOTHYROX],
  problem: unknown = null,
) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 10, 21, 12, 0) });
  const logged: string[] = [];
  await renderScreen(
    <PlannedDosesCard
      medications={medications}
      takenToday={takenToday}
      problem={problem}
      onLogIntake={({ name }) => logged.push(name)}
    />,
    () => undefined,
  );
  return logged;
}

test("a dose whose hour has come can be logged, a later one only waits", async () => {
  const logged = await openAtNoon([]);
  fireEvent.click(
    screen.getByRole("button", { name: "Noter la prise de Levothyrox prévue à 07:30" }),
  );
  expect(logged).toEqual(["Levothyrox"]);
  expect(screen.getByText("À 19:30")).toBeDefined();
});

test("a logged dose is not asked for again", async () => {
  await openAtNoon([LEVOTHYROX.id]);
  expect(screen.getByText("Prise notée")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("when all is taken, the card says so", async () => {
  await openAtNoon([LEVOTHYROX.id, LEVOTHYROX.id]);
  expect(screen.getByText("Toutes les prises prévues aujourd’hui sont notées.")).toBeDefined();
});

test("a cabinet that plans nothing says so", async () => {
  await openAtNoon([], [{ ...LEVOTHYROX, reminderTimes: [] }]);
  expect(screen.getByText("Aucune prise prévue aujourd’hui.")).toBeDefined();
});

test("as long as nobody knows what was taken, nothing is asked for", async () => {
  await openAtNoon(undefined);
  expect(screen.queryByText("Levothyrox")).toBeNull();
  expect(screen.queryByText("Aucune prise prévue aujourd’hui.")).toBeNull();
});

test("what cannot be known is said, and never shown as nothing to take", async () => {
  await openAtNoon(undefined, [LEVOTHYROX], new AppError("offline"));
  expect(screen.getByText(/Connexion perdue/)).toBeDefined();
});
