import { expect, test } from "vitest";
import { COUNTRIES } from "../locale/countries.ts";
import { countryCode, hasPartners, pharmacyCountry } from "./country.ts";

test.each([
  { country: "FR", label: "France/Europe" },
  { country: "fr", label: "France/Europe" },
  { country: "ES", label: "Spain/Europe" },
  { country: "US", label: "USA/Americas" },
  { country: "BE", label: "Belgium/Europe" },
])("$country is called $label", ({ country, label }) => {
  expect(pharmacyCountry(country)).toBe(label);
});

test("a country without a name of its own is as the US", () => {
  expect(pharmacyCountry("DE")).toBe("USA/Americas");
});

test("every country a person is offered has a name of its own, which leads back to it", () => {
  const labels = COUNTRIES.map(pharmacyCountry);
  expect(new Set(labels).size).toBe(COUNTRIES.length);
  expect(labels.map(countryCode)).toEqual(COUNTRIES);
});

test.each(["", "France", "france/europe", "Atlantis/Europe", "__proto__"])(
  "'%s', typed into an address, is no country",
  (label) => {
    expect(countryCode(label)).toBeNull();
    expect(hasPartners(label)).toBe(false);
  },
);

test("partner pharmacies are shown in France alone", () => {
  expect(COUNTRIES.filter((country) => hasPartners(pharmacyCountry(country)))).toEqual(["FR"]);
});
