import { expect, test } from "vitest";
import { orderPharmacies } from "./order.ts";

const pharmacies = ["Pont", "Élysées", "Abbaye", "Marché"].map((name) => ({ id: name, name }));
const namesOf = (...favorites: string[]) =>
  orderPharmacies(pharmacies, new Set(favorites)).map(({ name }) => name);

test("without favorites they stand by name, accents apart", () => {
  expect(namesOf()).toEqual(["Abbaye", "Élysées", "Marché", "Pont"]);
});

test("favorites come before the others, by name too", () => {
  expect(namesOf("Pont", "Élysées")).toEqual(["Élysées", "Pont", "Abbaye", "Marché"]);
});

test("a favorite that is no longer listed changes nothing", () => {
  expect(namesOf("gone")).toEqual(["Abbaye", "Élysées", "Marché", "Pont"]);
});
