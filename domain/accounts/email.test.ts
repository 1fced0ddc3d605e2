import { expect, test } from "vitest";
import { processorTime } from "#testing/harness/processor-time.ts";
import { isEmail, normalizeEmail } from "./email.ts";

const label = "a".repeat(63);

test.each([
  { text: "marie@exemple.fr", expected: true, because: "it is an address" },
  { text: "marie.curie+pharma@sous.exemple.co.uk", expected: true, because: "signs are allowed" },
  { text: "o'brien@example.ie", expected: true, because: "apostrophes are allowed" },
  { text: "1@2.fr", expected: true, because: "digits are allowed" },
  {
    text: "marie@xn--clair-fsa.fr",
    expected: true,
    because: "an accented domain travels like this",
  },
  { text: "marie@exemple", expected: false, because: "a domain has two labels" },
  { text: "marie@.fr", expected: false, because: "a label is missing" },
  { text: "marie@exemple..fr", expected: false, because: "a label is missing between dots" },
  { text: "marie@exemple.fr.", expected: false, because: "it ends with a dot" },
  { text: "marie@-exemple.fr", expected: false, because: "a label starts with a letter or digit" },
  { text: "marie@127.0.0.1", expected: false, because: "a number is no domain" },
  { text: "@exemple.fr", expected: false, because: "nobody is named" },
  { text: "marie", expected: false, because: "there is no @" },
  { text: "marie@curie@exemple.fr", expected: false, because: "there are two" },
  { text: ".marie@exemple.fr", expected: false, because: "it starts with a dot" },
  { text: "marie..curie@exemple.fr", expected: false, because: "dots are side by side" },
  { text: "marie curie@exemple.fr", expected: false, because: "a space is inside" },
  { text: "marie@exemple.fr\r\nBcc: x@y.z", expected: false, because: "it is a header injection" },
  { text: "<marie@exemple.fr>", expected: false, because: "it is a mailbox, not an address" },
  { text: "josé@exemple.fr", expected: false, because: "few servers deliver it" },
  { text: "", expected: false, because: "nothing was typed" },
  { text: `${"a".repeat(64)}@exemple.fr`, expected: true, because: "64 characters name somebody" },
  { text: `${"a".repeat(65)}@exemple.fr`, expected: false, because: "65 do not" },
])("'$text' is an e-mail address: $expected, because $because", ({ text, expected }) => {
  expect(isEmail(text)).toBe(expected);
});

test("254 characters are accepted and 255 are not", () => {
  const domainOf = (length: number) => `${label}.${label}.${"a".repeat(length - 128)}`;
  expect(isEmail(`${"a".repeat(64)}@${domainOf(189)}`)).toBe(true);
  expect(isEmail(`${"a".repeat(64)}@${domainOf(190)}`)).toBe(false);
});

test("fifty thousand characters are refused at once", () => {
  const took = processorTime(() => {
    expect(isEmail(`a@${"a.".repeat(25_000)}`)).toBe(false);
    expect(isEmail(`${".".repeat(50_000)}@a.fr`)).toBe(false);
  });
  expect(took).toBeLessThan(100);
});

test("one account has one spelling", () => {
  expect(normalizeEmail("  Marie@Exemple.FR ")).toBe("marie@exemple.fr");
});
