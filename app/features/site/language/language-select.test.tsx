import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COUNTRIES } from "#domain/locale/countries.ts";
import { renderScreen } from "#testing/harness/render-screen.tsx";
import { CountryFlag } from "./country-flag.tsx";
import { LanguageSelect } from "./language-select.tsx";

const replace = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
// Without popovers: how the menu opens, closes and gives the focus back is shown in e2e/locales.spec.ts.

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

async function openIn(country: string) {
  localStorage.setItem("user-country", country);
  await renderScreen(<LanguageSelect />, () => undefined);
  window.history.replaceState(null, "", "/fr-fr/inventory?search=doli#top");
}

const listed = () =>
  screen
    .getAllByRole<HTMLAnchorElement>("link", { hidden: true })
    .map((link) => `${link.getAttribute("href")}${link.getAttribute("aria-current") ? " ✓" : ""}`);

async function openDialog(country: string) {
  await openIn(country);
  fireEvent.click(screen.getByRole("button", { name: "Sélection intelligente", hidden: true }));
  return screen.findByRole("dialog", { name: "Sélection de la langue" });
}

test.each([
  {
    country: "FR",
    expected: ["/fr-fr/inventory ✓", "/fr-en/inventory"],
    because: "France reads two",
  },
  {
    country: "CA",
    expected: ["/us-en/inventory", "/fr-fr/inventory ✓"],
    because: "Canada speaks both",
  },
  {
    country: "US",
    expected: ["/fr-fr/inventory ✓", "/us-en/inventory", "/us-es/inventory"],
    because: "what is read now stays in the list",
  },
])("in $country: $expected, because $because", async ({ country, expected }) => {
  await openIn(country);
  expect(listed()).toEqual(expected);
});

test("a language is a link that says its own, and choosing it keeps page, query and hash", async () => {
  await openIn("FR");
  const english = screen.getByRole("link", { name: "FR · English", hidden: true });
  expect(english.lang).toBe("en");
  expect(english.getAttribute("hreflang")).toBe("en-FR");
  fireEvent.click(english);
  expect(replace).toHaveBeenCalledWith("/fr-en/inventory?search=doli#top");
  expect(localStorage.getItem("preferred-locale")).toBe("fr-en");
});

test("a click that asks for another tab is the browser's, and chooses nothing", async () => {
  await openIn("FR");
  const english = screen.getByRole("link", { name: "FR · English", hidden: true });
  expect(fireEvent.click(english, { ctrlKey: true })).toBe(true);
  expect(replace).not.toHaveBeenCalled();
  expect(localStorage.getItem("preferred-locale")).toBeNull();
});

test("the dialog offers each language of the country with its code, and says which is native", async () => {
  const dialog = within(await openDialog("FR"));
  dialog.getByText("Choisissez votre langue préférée pour ce pays :");
  dialog.getByText("Vous pourrez toujours changer cette préférence plus tard");
  expect(dialog.getByLabelText<HTMLSelectElement>("Pays").selectedOptions[0]?.text).toBe("France");
  const french = dialog.getByRole("button", { name: "Français Langue principale · fr-fr" });
  expect(french.getAttribute("aria-current")).toBe("true");
  dialog.getByRole("button", { name: "English Langue alternative · fr-en" });
});

test("choosing in the dialog keeps the choice, goes there and closes", async () => {
  const dialog = within(await openDialog("FR"));
  fireEvent.click(dialog.getByRole("button", { name: /^English/ }));
  expect(replace).toHaveBeenCalledWith("/fr-en/inventory?search=doli#top");
  expect(localStorage.getItem("trousse-language")).toBe("en");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("who lives elsewhere names their country, and the menu follows", async () => {
  const dialog = within(await openDialog("FR"));
  fireEvent.change(dialog.getByLabelText("Pays"), { target: { value: "CA" } });
  expect(localStorage.getItem("user-country")).toBe("CA");
  dialog.getByRole("button", { name: "English Langue principale · us-en" });
  fireEvent.click(dialog.getByRole("button", { name: "Fermer" }));
  expect(listed()).toEqual(["/us-en/inventory", "/fr-fr/inventory ✓"]);
});

test("a country without a line of its own is shown by its name, with the languages of the United States", async () => {
  const dialog = within(await openDialog("JP"));
  expect(dialog.getByLabelText<HTMLSelectElement>("Pays").selectedOptions[0]?.text).toBe("Japon");
  dialog.getByRole("button", { name: "English Langue principale · us-en" });
  dialog.getByRole("button", { name: "Español Langue alternative · us-es" });
});

test("every country with a line of its own has a flag of its own", () => {
  const drawn = COUNTRIES.map(
    (country) => render(<CountryFlag country={country} />).container.innerHTML,
  );
  expect(new Set(drawn).size).toBe(COUNTRIES.length);
  expect(drawn.filter((flag) => flag.includes("lucide"))).toEqual([]);
});
