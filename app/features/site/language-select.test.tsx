import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { LanguageSelect } from "./language-select.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function optionsIn(country: string) {
  localStorage.setItem("user-country", country);
  await renderScreen(<LanguageSelect />, () => undefined);
  const select = screen.getByLabelText("Langue");
  return within(select)
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value, selected }) => (selected ? `[${value}]` : value));
}

test.each([
  { country: "FR", expected: ["[fr-fr]", "fr-en"], because: "France reads two" },
  { country: "CA", expected: ["us-en", "[fr-fr]"], because: "Canada speaks both" },
  {
    country: "US",
    expected: ["[fr-fr]", "us-en", "us-es"],
    because: "what is read now stays in the list",
  },
])("in $country: $expected, because $because", async ({ country, expected }) => {
  expect(await optionsIn(country)).toEqual(expected);
});

test("choosing goes to the same page in the other language, in place of this one", async () => {
  const replace = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  await optionsIn("FR");
  window.history.replaceState(null, "", "/fr-fr/inventory?search=doli#top");
  fireEvent.change(screen.getByLabelText("Langue"), { target: { value: "fr-en" } });
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/fr-en/inventory?search=doli#top"));
  expect(localStorage.getItem("preferred-locale")).toBe("fr-en");
});
