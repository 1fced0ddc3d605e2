import { expect, test } from "vitest";
import { listPharmacies } from "./listing.ts";

const pharmacies = ["Pont", "Élysées", "Abbaye", "Marché"].map((name) => ({ id: name, name }));
const namesOf = (favorites: string[], defaultId: string | null) =>
  listPharmacies(pharmacies, new Set(favorites), defaultId).map(({ name }) => name);

test("without a choice they stand by name, accents apart", () => {
  expect(namesOf([], null)).toEqual(["Abbaye", "Élysées", "Marché", "Pont"]);
});

test("favorites come before the others, the default one before them all", () => {
  expect(namesOf(["Marché", "Élysées"], "Pont")).toEqual(["Pont", "Élysées", "Marché", "Abbaye"]);
});

test("a default pharmacy that is also a favorite stands first, once", () => {
  expect(namesOf(["Pont", "Marché"], "Pont")).toEqual(["Pont", "Marché", "Abbaye", "Élysées"]);
});

test("a default pharmacy that is no longer listed changes nothing", () => {
  expect(namesOf([], "gone")).toEqual(["Abbaye", "Élysées", "Marché", "Pont"]);
});
