import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { brokenPasswordRules, isLongEnoughToSignIn } from "./password.ts";

test.each([
  { password: "Tr0usse!", broken: [], because: "8 characters of four classes" },
  { password: "Tr0uss!", broken: ["length"], because: "7 characters" },
  { password: "tr0usse!", broken: ["uppercase"], because: "no capital" },
  { password: "TR0USSE!", broken: ["lowercase"], because: "no small letter" },
  { password: "Trousse!", broken: ["digit"], because: "no digit" },
  { password: "Tr0usses", broken: ["special"], because: "nothing but letters and digits" },
  { password: "Été à 7 h", broken: [], because: "accents are letters, a space is special" },
  { password: "Éléphant7", broken: ["special"], because: "an accented letter is not special" },
  { password: "Aa1💊💊💊💊💊", broken: [], because: "each emoji is one character" },
  { password: "Aa1💊💊💊💊", broken: ["length"], because: "and not two" },
  { password: "P@ssw0rd", broken: ["not-common"], because: "everybody tries it" },
  {
    password: "MOTDEPASSE123!",
    broken: ["lowercase", "not-common"],
    because: "case hides nothing",
  },
  {
    password: "",
    broken: ["length", "uppercase", "lowercase", "digit", "special"],
    because: "nothing was typed",
  },
  {
    password: "azerty",
    broken: ["length", "uppercase", "digit", "special", "not-common"],
    because: "all that is wrong is named, in order",
  },
])("'$password' breaks $broken: $because", ({ password, broken }) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

test.each([
  { unit: "a", fits: 68, because: "ASCII is one byte" },
  { unit: "é", fits: 34, because: "an accent makes two" },
  { unit: "€", fits: 22, because: "the euro makes three" },
  { unit: "💊", fits: 17, because: "an emoji makes four" },
])("after four bytes $fits times $unit fit in 72: $because", ({ unit, fits }) => {
  expect(brokenPasswordRules(`aA1-${unit.repeat(fits)}`)).toEqual([]);
  expect(brokenPasswordRules(`aA1-${unit.repeat(fits + 1)}`)).toEqual(["not-too-long"]);
});

test("bytes are counted as UTF-8 counts them", () => {
  for (const unit of ["a", "é", "€", "💊", "\u07ff", "\u0800", "\uffff"]) {
    for (let count = 1; count <= 80; count += 1) {
      const password = unit.repeat(count);
      const isTooLong = new TextEncoder().encode(password).length > 72;
      expect(brokenPasswordRules(password).includes("not-too-long")).toBe(isTooLong);
    }
  }
});

test.each(["password", "123456", "azerty", "qwerty", "admin", "soleil", "doudou", "motdepasse"])(
  "%s, which the specification names, is common",
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(isCommonPassword(password.toUpperCase())).toBe(true);
  },
);

test("a word is common as a whole, not wherever it occurs", () => {
  expect(isCommonPassword("")).toBe(false);
  expect(isCommonPassword("soleil-levant")).toBe(false);
  expect(brokenPasswordRules("Doliprane-1000")).toEqual([]);
});

test("signing in asks for six characters and nothing else", () => {
  expect(isLongEnoughToSignIn("aaaaa")).toBe(false);
  expect(isLongEnoughToSignIn("aaaaaa")).toBe(true);
  expect(isLongEnoughToSignIn("💊💊💊")).toBe(false);
});
