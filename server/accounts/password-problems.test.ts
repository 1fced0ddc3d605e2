import { expect, test } from "vitest";
import { createPasswordProblems } from "./password-problems.ts";

const NAMES: Readonly<Record<string, readonly string[]>> = { "7": ["Ségolène"] };
const problemsOf = createPasswordProblems({
  host: "maison.example.org",
  namesOf: async (accountId) => NAMES[accountId] ?? [],
});
const paul = { email: "paul.roy@example.org", metadata: { first_name: "Paul", last_name: 7 } };

test.each([
  { password: "Vent-du-Nord7", expected: [], because: "long, four classes, nobody's first guess" },
  { password: "Ab1!", expected: ["length"], because: "too short" },
  { password: "ventdunord", expected: ["characters"], because: "three classes missing, told once" },
  { password: "venta", expected: ["length", "characters"], because: "both" },
  {
    password: "P@ssw0rd",
    expected: ["common"],
    because: "it has every class and everybody tries it",
  },
  { password: "Sunflower#22", expected: ["common"], because: "so do many, says the longer list" },
  { password: "Trousse-2026!", expected: ["context"], because: "it stands on every page" },
  { password: "Maison-4017", expected: ["common", "context"], because: "a word, and the site's" },
  { password: "Paul-Roy-77", expected: ["context"], because: "it is their address" },
  { password: "Ségolène-7", expected: [], because: "that is nobody they are" },
])("$password: $expected ($because)", async ({ password, expected }) => {
  expect(await problemsOf(password, paul)).toEqual(expected);
});

test("the current names of an account count as well as those of its sign-up", async () => {
  const later = { ...paul, accountId: "7" };
  expect(await problemsOf("Ségolène-7", later)).toEqual(["context"]);
  expect(await problemsOf("Paul-70-19!", later)).toContain("context");
});
