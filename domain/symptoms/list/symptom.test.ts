import { expect, test } from "vitest";
import { listCountry } from "./symptom.ts";

test.each([
  ["FR", "FR"],
  ["be", "FR"],
  ["CH", "FR"],
  ["LU", "FR"],
  ["ES", "ES"],
  ["MX", "ES"],
  ["AR", "ES"],
  ["US", "US"],
  ["CA", "US"],
  ["JP", "US"],
  ["", "US"],
])("in '%s' medicines have the names of %s", (country, expected) => {
  expect(listCountry(country)).toBe(expected);
});
