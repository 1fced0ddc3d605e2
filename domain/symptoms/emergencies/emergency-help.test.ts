import { expect, test } from "vitest";
import { kindsFor, unreadNumbers, urgentNumbers } from "./emergency-help.ts";
import type { EmergencyFlag } from "./red-flag.ts";

const RESCUE = ["ambulance", "emergency", "deaf-text"];

test.each<{ flags: EmergencyFlag[]; kinds: string[] }>([
  { flags: ["chest_pain"], kinds: RESCUE },
  { flags: ["poisoning"], kinds: [...RESCUE, "poison"] },
  { flags: ["overdose"], kinds: [...RESCUE, "poison"] },
  { flags: ["button_battery"], kinds: [...RESCUE, "poison"] },
  { flags: ["co"], kinds: [...RESCUE, "poison"] },
  { flags: ["suicidal"], kinds: ["suicide", ...RESCUE] },
  { flags: ["suicidal", "overdose"], kinds: [...RESCUE, "poison", "suicide"] },
  { flags: ["suicidal", "unconscious"], kinds: [...RESCUE, "suicide"] },
  { flags: ["unnamed"], kinds: [...RESCUE, "poison", "suicide"] },
  { flags: [], kinds: RESCUE },
])("$flags: $kinds", ({ flags, kinds }) => {
  expect(kindsFor(flags)).toEqual(kinds);
});

test.each<{ country: string; flags: EmergencyFlag[]; first: string[] }>([
  { country: "FR", flags: ["stroke_face"], first: ["15", "112", "114"] },
  { country: "FR", flags: ["poisoning"], first: ["15", "112", "114", "0145425959"] },
  { country: "FR", flags: ["suicidal"], first: ["3114", "15", "112", "114"] },
  { country: "US", flags: ["overdose"], first: ["911", "18002221222"] },
  { country: "CA", flags: ["co"], first: ["911", "18447647669", "18004635060"] },
  { country: "MX", flags: ["poisoning"], first: ["911"] },
  { country: "IT", flags: ["suicidal"], first: ["112"] },
  { country: "fr", flags: ["burn"], first: ["15"] },
])("in $country, $flags: $first", ({ country, flags, first }) => {
  expect(
    urgentNumbers(country, flags)
      ?.slice(0, first.length)
      .map(({ tel }) => tel),
  ).toEqual(first);
});

test("health advice, fire and police are not offered to somebody in danger", () => {
  const kinds = ["FR", "CA"].flatMap((country) =>
    urgentNumbers(country, ["poisoning", "suicidal"])?.map(({ kind }) => kind),
  );
  expect(kinds.filter((kind) => kind === "advice" || kind === "fire" || kind === "police")).toEqual(
    [],
  );
});

test("an unknown country has no numbers, so that the screen asks", () => {
  expect(urgentNumbers("JP", ["chest_pain"])).toBeNull();
});

test.each([
  { country: "FR", tels: ["15", "112", "114", "0145425959", "3114"] },
  { country: "BE", tels: ["112", "070245245", "080032123", "1813"] },
  { country: "US", tels: ["911", "18002221222", "988"] },
  { country: "CA", tels: ["911", "18447647669", "988"] },
  { country: "ES", tels: ["112", "915620420", "024"] },
  { country: "JP", tels: undefined },
])("about words nobody could read one calls $tels in $country", ({ country, tels }) => {
  expect(unreadNumbers(country)?.map(({ tel }) => tel)).toEqual(tels);
});
