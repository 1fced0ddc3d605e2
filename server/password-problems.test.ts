import { expect, test } from "vitest";
import { passwordProblems } from "./password-problems.ts";

test.each([
  { password: "Vent-du-Nord7", expected: [], because: "long, four classes, nobody's first guess" },
  { password: "Ab1!", expected: ["length"], because: "too short" },
  { password: "ventdunord", expected: ["characters"], because: "three classes missing, told once" },
  { password: "vent", expected: ["length", "characters"], because: "both" },
  {
    password: "P@ssw0rd",
    expected: ["pwned"],
    because: "it has every class and everybody tries it",
  },
])("$password: $expected ($because)", ({ password, expected }) => {
  expect(passwordProblems(password)).toEqual(expected);
});
