import { expect, test } from "vitest";
import { accountOf, initialsOf } from "./account.ts";

test("what an account says of its owner may be missing, or be something else than words", () => {
  expect(accountOf({ email: "zoe@example.org", user_metadata: { first_name: " Zoé " } })).toEqual({
    email: "zoe@example.org",
    firstName: "Zoé",
    lastName: "",
  });
  expect(accountOf({ user_metadata: { first_name: 7, last_name: null } })).toEqual({
    email: "",
    firstName: "",
    lastName: "",
  });
});

test.each([
  { names: ["Zoé", "lefèvre"], expected: "ZL", because: "one letter for each name" },
  { names: ["Élodie", ""], expected: "É", because: "an accent belongs to its letter" },
  { names: ["", ""], expected: "A", because: "the address stands in for a nameless owner" },
])(
  "the letters are $expected: $because",
  ({ names: [firstName = "", lastName = ""], expected }) => {
    expect(initialsOf({ email: "anne@example.org", firstName, lastName })).toBe(expected);
  },
);
