import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { AdherenceCalendar } from "./adherence-calendar.tsx";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T11:00:00Z") }),
);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

let ids = 0;
const dose = (on_day: string, wall_time: string, state: string, name = "Ramipril") => {
  ids += 1;
  return {
    id: `dose-${ids}`,
    on_day,
    wall_time,
    state,
    quantity: 0.5,
    medications: { name, dosage: "5 mg", form: "Comprimé" },
  };
};

const NOVEMBER = [
  dose("2026-11-20", "08:00:00", "taken"),
  dose("2026-11-20", "20:00:00", "taken"),
  dose("2026-11-21", "08:00:00", "taken"),
  dose("2026-11-21", "20:00:00", "missed", "Kardégic"),
  dose("2026-11-22", "20:00:00", "skipped"),
  dose("2026-11-23", "08:00:00", "taken"),
  dose("2026-11-23", "20:00:00", "planned"),
];

const open = (answer = (url: string) => (url.includes("2026-11-01") ? NOVEMBER : [])) =>
  renderScreen(<AdherenceCalendar profileId="00000000-0000-4000-8000-00000000aaaa" />, ({ url }) =>
    rows(answer(url)),
  );

test("one sentence says what the month shows, and each day what was taken of it", async () => {
  const { requests } = await open();
  expect(
    await screen.findByText(
      "1 jour complet sur 3. Le plus souvent manquée : la prise de 20:00, une fois. 1 prise passée exprès.",
    ),
  ).toBeDefined();
  expect(requests[0]?.url).toMatch(/on_day=gte\.2026-11-01.*on_day=lte\.2026-11-30/);
  const days = within(screen.getByRole("table")).getAllByRole("button");
  expect(days.map((each) => each.getAttribute("aria-label"))).toEqual([
    "20 novembre : 2 sur 2",
    "21 novembre : 1 sur 2",
    "22 novembre : 0 sur 1",
    "23 novembre : 1 sur 1, 1 encore à prendre",
  ]);
  expect(days.at(-1)?.getAttribute("aria-current")).toBe("date");
  expect(screen.getAllByRole("row")).toHaveLength(7);
});

test("a day that is pressed shows its doses and what became of them, and closes again", async () => {
  await open();
  const day = await screen.findByRole("button", { name: /^21 novembre/ });
  fireEvent.click(day);
  expect(day.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "08:00 Ramipril 5 mg, ½ compriméPrise",
    "20:00 Kardégic 5 mg, ½ compriméManquée",
  ]);
  fireEvent.click(day);
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("earlier months are a press away, and no month of the future is", async () => {
  await open();
  expect(await screen.findByText(/^1 jour complet/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Mois suivant" })).toHaveProperty("disabled", true);
  fireEvent.click(screen.getByRole("button", { name: "Mois précédent" }));
  expect(screen.getByRole("heading", { name: "octobre 2026" })).toBeDefined();
  expect(await screen.findByText("Aucune prise n’était prévue.")).toBeDefined();
  for (let month = 0; month < 12; month++) {
    fireEvent.click(screen.getByRole("button", { name: "Mois précédent" }));
  }
  // The database keeps planned doses for 396 days.
  expect(screen.getByRole("heading", { name: "octobre 2025" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Mois précédent" })).toHaveProperty("disabled", true);
});

test("before any day is over nothing is judged", async () => {
  await open(() => [dose("2026-11-23", "20:00:00", "planned")]);
  expect(await screen.findByText("Aucune journée n’est encore terminée.")).toBeDefined();
});

test("a failure is said where the calendar would stand, and can be tried again", async () => {
  let isBroken = true;
  await renderScreen(<AdherenceCalendar profileId="00000000-0000-4000-8000-00000000aaaa" />, () =>
    isBroken ? Response.json({ code: "XX000", message: "no" }, { status: 500 }) : rows(NOVEMBER),
  );
  const retry = await screen.findByRole("button", { name: "Réessayer" });
  expect(screen.getByText("Le calendrier n’a pas pu être lu.")).toBeDefined();
  isBroken = false;
  fireEvent.click(retry);
  expect(await screen.findByText(/^1 jour complet/)).toBeDefined();
});
