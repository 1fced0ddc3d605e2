import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { instantAt } from "#domain/calendar/instant.ts";
import type { IllnessEntry } from "#domain/illness/illness-entry.ts";
import type { Language } from "#domain/locale/locales.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { TemperatureCard } from "./temperature-card.tsx";

beforeEach(() => localStorage.setItem("preferred-locale", "fr-fr"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const START = Date.parse("2026-11-24T01:00:00Z");
const HOUR = 3_600_000;

const reading = (hours: number, celsius: number): IllnessEntry => ({
  id: `${hours}`,
  kind: "temperature",
  celsius,
  notedAt: instantAt(START + hours * HOUR),
  by: "julien",
  byName: "Julien",
});

async function open(
  entries: readonly IllnessEntry[],
  {
    onNote = null,
    language,
  }: { onNote?: ((celsius: number) => void) | null; language?: Language } = {},
) {
  await renderScreen(
    <TemperatureCard
      entries={entries}
      doses={[{ id: "dose", name: "Doliprane", takenAt: instantAt(START + 2 * HOUR) }]}
      unsent={new Set(["4"])}
      earliest={instantAt(START - 24 * HOUR)}
      onNote={onNote}
      onDelete={() => undefined}
    />,
    () => rows([]),
    language,
  );
  await screen.findByText(language === "en" ? "Temperature" : /Température|Temperatura/);
}

const plain = (text: string | null | undefined) => text?.replace(/\s/gu, " ");

test("a reading is two taps", async () => {
  const onNote = vi.fn();
  await open([], { onNote });
  fireEvent.click(screen.getByRole("button", { name: "Noter une température" }));
  fireEvent.click(screen.getByRole("button", { name: /^38,9\s°C$/ }));
  expect(onNote.mock.calls).toEqual([[38.9, null]]);
  expect(screen.queryByRole("button", { name: /^38,9\s°C$/ })).toBeNull();
});

test("a number never breaks in two: large letters have fewer numbers beside each other", async () => {
  await open([], { onNote: vi.fn() });
  fireEvent.click(screen.getByRole("button", { name: "Noter une température" }));
  const button = screen.getByRole("button", { name: /^39,1\s°C$/ });
  expect(button.className).toContain("whitespace-nowrap");
  expect(button.parentElement?.className).toMatch(/auto-fit,minmax\(min\(100%,[\d.]+em\)/);
});

test("what no button has is typed, and refused with a sentence where it cannot be", async () => {
  const onNote = vi.fn();
  await open([], { onNote });
  fireEvent.click(screen.getByRole("button", { name: "Noter une température" }));
  fireEvent.click(screen.getByRole("button", { name: "Autre valeur" }));
  const field = screen.getByLabelText("Température en °C");
  fireEvent.change(field, { target: { value: "389" } });
  fireEvent.click(screen.getByRole("button", { name: "Noter" }));
  await screen.findByText("Indiquez une température entre 30 °C et 45 °C.");
  expect(onNote).not.toHaveBeenCalled();
  screen.getByRole("button", { name: /^Noter 38,9\s°C$/ });
  fireEvent.change(field, { target: { value: "41,3" } });
  fireEvent.click(screen.getByRole("button", { name: "Noter" }));
  await vi.waitFor(() => expect(onNote.mock.calls).toEqual([[41.3, null]]));
});

test("a reading without its decimal mark is noted as it was meant with one tap", async () => {
  const onNote = vi.fn();
  await open([], { onNote });
  fireEvent.click(screen.getByRole("button", { name: "Noter une température" }));
  fireEvent.click(screen.getByRole("button", { name: "Autre valeur" }));
  fireEvent.change(screen.getByLabelText("Température en °C"), { target: { value: "385" } });
  fireEvent.click(screen.getByRole("button", { name: "Noter" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Noter 38,5\s°C$/ }));
  expect(onNote.mock.calls).toEqual([[38.5, null]]);
});

test("in the United States readings are pressed and shown in Fahrenheit", async () => {
  localStorage.setItem("preferred-locale", "us-en");
  const onNote = vi.fn();
  await open([reading(0, 38.89)], { onNote, language: "en" });
  expect(screen.getByText("102°F", { selector: "strong" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Log a temperature" }));
  fireEvent.click(screen.getByRole("button", { name: /^100\.4\s?°F$/ }));
  expect(onNote.mock.calls).toEqual([[38, null]]);
});

test("the curve says first, last and highest, and draws each reading and the dose between them", async () => {
  await open([reading(0, 38.9), reading(3, 39.6), reading(4, 38.2)]);
  const figure = screen.getByRole("figure");
  expect(plain(figure.querySelector("figcaption")?.textContent)).toBe(
    "De 38,9 °C (24/11/2026 01:00) à 38,2 °C (24/11/2026 05:00). La plus haute : 39,6 °C (24/11/2026 04:00).",
  );
  expect(figure.querySelectorAll(".rounded-full")).toHaveLength(3);
  expect(figure.querySelectorAll(".inset-y-0")).toHaveLength(1);
});

test("the list says each reading with who noted it, and what is not sent yet", async () => {
  await open([reading(0, 38.9), reading(4, 38.2)]);
  const [last, first] = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(plain(last?.textContent)).toContain("38,2 °C");
  expect(last?.textContent).toContain("noté ici, pas encore envoyé");
  expect(first?.textContent).toContain("Noté par Julien");
  expect(first?.textContent).not.toContain("pas encore envoyé");
});

test("where nothing may be noted there is no button", async () => {
  await open([reading(0, 38.9)]);
  expect(screen.queryByRole("button", { name: "Noter une température" })).toBeNull();
});

test("a reading of an hour ago, or of another hour, is dated back", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: START + 12 * HOUR });
  const onNote = vi.fn();
  await open([], { onNote });
  const note = () => {
    fireEvent.click(screen.getByRole("button", { name: "Noter une température" }));
    fireEvent.click(screen.getByText("Moment : maintenant"));
  };
  const read = () => fireEvent.click(screen.getByRole("button", { name: /^38,9\s°C$/ }));
  note();
  fireEvent.click(screen.getByRole("radio", { name: "Il y a 1 h" }));
  read();
  note();
  fireEvent.click(screen.getByRole("radio", { name: "Autre heure" }));
  read();
  expect(screen.getByLabelText("Jour et heure").getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(screen.getByLabelText("Jour et heure"), {
    target: { value: "2026-11-22T01:00" },
  });
  read();
  expect(screen.getByText(/^Indiquez un moment après le /)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Jour et heure"), {
    target: { value: "2026-11-24T04:00" },
  });
  read();
  expect(onNote.mock.calls).toEqual([
    [38.9, { minutesAgo: 60 }],
    [38.9, { at: instantAt(new Date("2026-11-24T04:00").getTime()) }],
  ]);
});
