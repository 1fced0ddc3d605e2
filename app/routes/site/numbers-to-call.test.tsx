import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rememberCountry } from "#app/client/locale/visitor-locale.ts";
import { NumbersOfCountry } from "#app/features/blog/numbers-of-country.tsx";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { NumbersToCall } from "./numbers-to-call.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const calls = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("the page names whom to call in the country chosen now", async () => {
  rememberCountry("CH");
  await renderScreen(<NumbersToCall />, () => undefined);
  expect(calls()).toEqual(["tel:144", "tel:112"]);
  expect(document.body.textContent).toContain("Suisse");
  act(() => rememberCountry("US"));
  expect(calls()).toEqual(["tel:911"]);
});

test("where no number of that country is known, those of the address stay", async () => {
  rememberCountry("JP");
  await renderScreen(<NumbersToCall />, () => undefined);
  expect(calls()).toEqual(["tel:15", "tel:112"]);
  expect(document.body.textContent).toContain("France");
});

test("an article begins with the same numbers, where it names those of another country", async () => {
  rememberCountry("CH");
  await renderScreen(<NumbersOfCountry ofText="fr" />, () => undefined);
  expect(calls()).toEqual(["tel:144", "tel:112", "tel:145"]);
  act(() => rememberCountry("FR"));
  expect(screen.queryByRole("note")).toBeNull();
});
