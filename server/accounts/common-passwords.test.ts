import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { brokenPasswordRules } from "#domain/accounts/password.ts";
import { isCommonPassword } from "./common-passwords.ts";

const list = dictionary["passwords-common"];

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());
const inOtherSigns = (word: string) =>
  word.replace(/[aeos]/g, (letter) => ({ a: "@", e: "3", o: "0", s: "$" })[letter] ?? letter);

/** Common ways of extending a word until it has four kinds of characters. */
const SPELLINGS: readonly ((word: string) => string)[] = [
  (word) => `${capital(word)}1!`,
  (word) => `${capital(word)}2024!`,
  (word) => `${capital(word)}@123`,
  (word) => `#1${capital(word)}`,
  (word) => `${capital(inOtherSigns(word))}99*`,
  (word) => `${word.slice(0, -1).toUpperCase()}${word.at(-1)}-01!`,
];

const fitsOurRules = (password: string) =>
  brokenPasswordRules(password).every((rule) => rule === "not-common");

test("6.2.4: the 3,000 most common passwords that can be extended to fit our rules are refused in each spelling", async () => {
  const fitting = list.filter((word) => (word.match(/[a-z]/g)?.length ?? 0) > 2).slice(0, 3000);
  expect(fitting).toHaveLength(3000);
  let fit = 0;
  const passed: string[] = [];
  for (const spelling of SPELLINGS) {
    for (const word of fitting) {
      const password = spelling(word);
      if (!fitsOurRules(password)) continue;
      fit += 1;
      if (!(await isCommonPassword(password))) passed.push(password);
    }
  }
  expect(passed).toEqual([]);
  // Of six times 3,000 spellings, only those that are long enough and have four kinds of characters are tested.
  expect(fit).toBeGreaterThan(12_000);
});

test("every entry of the list is refused as written, up to the last line", async () => {
  expect(list.length).toBeGreaterThan(40_000);
  expect(list.indexOf("ncc-1701")).toBeGreaterThan(5000);
  expect(await isCommonPassword("NCC-1701")).toBe(true);
  expect(await isCommonPassword(list.at(-1)?.toUpperCase() ?? "")).toBe(true);
});

test.each(["Vent-du-Nord7", "Marée-Basse-42", "Lune rousse, 3 h", "Xk7#pQ2v", "Doliprane-1000"])(
  "%s is nobody's first guess",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test("two common passwords side by side are accepted", async () => {
  expect(await isCommonPassword("Dragon-Monkey-7")).toBe(false);
});
