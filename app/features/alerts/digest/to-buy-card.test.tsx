import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { day } from "#domain/calendar/day.ts";
import { renderScreen, rows } from "#testing/harness/render-screen.tsx";
import { ToBuyCard } from "./to-buy-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LINE = {
  id: "a",
  name: "Ramipril 5 mg",
  whose: "Monique",
  forecast: { daysLeft: 5, lastDay: day("2026-11-28"), isEmpty: false },
  hindrance: null,
};

test("each box stands with its person and the day until which it lasts, and is shared so", async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  await renderScreen(<ToBuyCard lines={[LINE]} />, () => rows([]));
  expect(screen.getByRole("heading").textContent).toBe("À racheter cette semaine");
  expect(screen.getByRole("listitem").textContent).toMatch(
    /^Ramipril 5 mg · MoniqueEncore 5 jours, jusqu’au 28 novembre/,
  );
  fireEvent.click(screen.getByRole("button", { name: "Partager la liste" }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: "À racheter cette semaine",
      text: expect.stringMatching(/^- Ramipril 5 mg · Monique\. Encore 5 jours/),
    }),
  );
});

test.each([
  { isEmpty: true, daysLeft: 0, says: "Il n’en reste plus." },
  { isEmpty: false, daysLeft: 0, says: "Il reste de quoi finir la journée." },
  { isEmpty: false, daysLeft: -1, says: "Il n’en reste pas assez pour aujourd’hui." },
])("a box with empty $isEmpty that lasts $daysLeft days says so", async ({ says, ...left }) => {
  const line = { ...LINE, forecast: { ...LINE.forecast, ...left } };
  await renderScreen(<ToBuyCard lines={[line]} />, () => rows([]));
  expect(screen.getByRole("listitem").textContent).toContain(says);
});

test("what hinders buying it is said in the list and in what is shared, with its day", async () => {
  const share = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share }));
  const hindrance = {
    state: "shortage",
    startedOn: day("2026-04-14"),
    updatedOn: day("2026-05-18"),
    url: null,
    pack: null,
  } as const;
  await renderScreen(<ToBuyCard lines={[{ ...LINE, hindrance }]} />, () => rows([]));
  const said = "Rupture de stock en France (ANSM, 18/05/2026).";
  expect(screen.getByRole("listitem").textContent).toContain(said);
  fireEvent.click(screen.getByRole("button", { name: "Partager la liste" }));
  await waitFor(() =>
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ text: expect.stringContaining(said) }),
    ),
  );
});

test("with nothing to buy there is no card", async () => {
  await renderScreen(<ToBuyCard lines={[]} />, () => rows([]));
  expect(screen.queryByRole("heading")).toBeNull();
});
