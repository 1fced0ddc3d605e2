import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { instant } from "#domain/calendar/instant.ts";
import type { Waiting } from "#domain/symptoms/rules/waiting.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { stillWaiting, WaitingLine } from "./waiting-line.tsx";

beforeEach(() => rememberCountry("FR"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const inAnHour = instant(new Date(Date.now() + 3_600_000).toISOString());
const INTERVAL: Waiting = {
  substance: "paracetamol",
  until: inAnHour,
  isMaximum: false,
  isOver: false,
  isUncounted: false,
};
const OVER =
  "Paracétamol : plus que le maximum de la notice est noté. Appelez maintenant le centre antipoison. Gardez la boîte.";

async function said(change: Partial<Waiting>): Promise<readonly string[]> {
  await renderScreen(<WaitingLine waiting={{ ...INTERVAL, ...change }} />, () => undefined);
  const lines = await screen.findAllByText(/^Paracétamol/);
  return lines.map(({ textContent }) => textContent);
}

test("an interval that runs, and a maximum that is reached, say until when", async () => {
  expect(await said({})).toEqual([
    expect.stringMatching(/^Paracétamol : pas avant .*\d{2}:\d{2}\.$/),
  ]);
  cleanup();
  expect(await said({ isMaximum: true })).toEqual([
    expect.stringMatching(/^Paracétamol : maximum de la notice atteint. Pas d’autre dose avant/),
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a maximum that is passed names the poison centre before anything else", async () => {
  const [first, second] = await said({ isMaximum: true, isOver: true });
  expect(first).toContain(OVER);
  expect(second).toContain("Pas d’autre dose avant");
  expect(screen.getByRole("link").getAttribute("href")).toMatch(/^tel:\+?\d+/);
  cleanup();
  expect(await said({ until: null, isMaximum: true, isOver: true })).toHaveLength(1);
});

test("an interval that nobody knows says so", async () => {
  expect(await said({ until: null })).toEqual([expect.stringContaining("nous est inconnu")]);
});

test("doses that nobody can count may have reached the maximum", async () => {
  expect(await said({ until: null, isUncounted: true })).toEqual([
    expect.stringContaining("est peut-être atteint"),
  ]);
});

test("the end of an interval frees no box whose maximum may be reached", () => {
  expect(stillWaiting(INTERVAL, inAnHour)).toBeNull();
  const uncounted = { ...INTERVAL, isUncounted: true };
  expect(stillWaiting(uncounted, inAnHour)).toBe(uncounted);
});

/** A device on which nobody chose a country. */
const deviceSpeaks = (language: string) => {
  localStorage.clear();
  vi.spyOn(navigator, "language", "get").mockReturnValue(language);
};
const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("the poison centre is that of the country of the device, not of its language", async () => {
  deviceSpeaks("es-US");
  await said({ isOver: true });
  expect(hrefs()).toEqual(["tel:18002221222"]);
  cleanup();
  deviceSpeaks("fr-BE");
  await said({ isOver: true });
  expect(hrefs()).toEqual(["tel:070245245"]);
});

test("where the country is unknown it is asked for, and no number stands there", async () => {
  deviceSpeaks("fr");
  await said({ isOver: true });
  expect(hrefs()).toEqual([]);
  const country = screen.getByRole("combobox", { name: "Où êtes-vous ?" });
  fireEvent.change(country, { target: { value: "CH" } });
  expect(hrefs()).toEqual(["tel:145"]);
});
