import { expect, test } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import type { Profile } from "#domain/profiles/profile.ts";
import { displayNames } from "./display-names.ts";

function named(firstName: string | null, lastName: string | null, id: string): Profile {
  return {
    id,
    firstName,
    lastName,
    isPrimary: false,
    type: "child",
    bornOn: null,
    createdAt: instant("2026-11-01T08:00:00Z"),
  };
}

test("a first name that nobody shares is enough, and spaces tell nobody apart", () => {
  const names = displayNames([
    named("Léa", "Moreau", "lea"),
    named("Jean", "Moreau", "father"),
    named(" Jean ", "Lefèvre", "uncle"),
    named(null, "Petit", "neighbour"),
    named(" ", null, "nobody"),
  ]);
  expect(Object.fromEntries(names)).toEqual({
    lea: "Léa",
    father: "Jean Moreau",
    uncle: "Jean Lefèvre",
    neighbour: "Petit",
    nobody: null,
  });
});
