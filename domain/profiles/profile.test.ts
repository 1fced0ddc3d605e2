import { expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { activeProfile } from "./active-profile.ts";
import { isProfileType, type Profile, profileName } from "./profile.ts";

test.each([
  { firstName: "Marie", lastName: "Curie", name: "Marie Curie", because: "both are known" },
  { firstName: "Marie", lastName: null, name: "Marie", because: "one is enough" },
  { firstName: null, lastName: " Curie ", name: "Curie", because: "either one, trimmed" },
  { firstName: "  ", lastName: "", name: null, because: "spaces are no name" },
  { firstName: null, lastName: null, name: null, because: "nothing is known" },
])("$firstName $lastName is called $name: $because", ({ firstName, lastName, name }) => {
  expect(profileName({ firstName, lastName })).toBe(name);
});

test("a profile is an adult or a child", () => {
  expect(["adult", "child", "baby", ""].filter(isProfileType)).toEqual(["adult", "child"]);
});

function profile(id: string, facts: Partial<Profile> = {}): Profile {
  return {
    id,
    firstName: id,
    lastName: null,
    isPrimary: false,
    type: "adult",
    bornOn: null,
    createdAt: instant("2026-01-01T00:00:00Z"),
    ...facts,
  };
}

const older = { createdAt: instant("2025-01-01T00:00:00Z") };

test.each([
  {
    profiles: [profile("child", { isPrimary: true }), profile("me")],
    chosen: null,
    active: "me",
    because: "one's own profile comes before the primary one",
  },
  {
    profiles: [profile("a", older), profile("b", { isPrimary: true })],
    chosen: null,
    active: "b",
    because: "without one's own, the primary one",
  },
  {
    profiles: [profile("b"), profile("a", older)],
    chosen: null,
    active: "a",
    because: "without either, the first that was made",
  },
  {
    profiles: [profile("b"), profile("a")],
    chosen: null,
    active: "a",
    because: "made together, the order does not depend on the answer's",
  },
  {
    profiles: [profile("me"), profile("child")],
    chosen: "child",
    active: "child",
    because: "a choice stays",
  },
  {
    profiles: [profile("me"), profile("child")],
    chosen: "deleted",
    active: "me",
    because: "a choice that is gone is none",
  },
  { profiles: [], chosen: "me", active: undefined, because: "there is no profile" },
])("$because", ({ profiles, chosen, active }) => {
  expect(activeProfile(profiles, "me", chosen)?.id).toBe(active);
});
