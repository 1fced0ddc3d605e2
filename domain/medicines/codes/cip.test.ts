import { expect, test } from "vitest";
import { cip13Of, isCip13 } from "./cip.ts";

test.each([
  { cip7: "3595583", cip13: "3400935955838", because: "an old code is lengthened by computation" },
  { cip7: "4944413", cip13: "3400949444137", because: "the last digit completes the ten" },
  { cip7: "359558", cip13: null, because: "six digits are no code" },
  { cip7: "35955838", cip13: null, because: "eight digits are a medicine's" },
  { cip7: "", cip13: null, because: "nothing is no code" },
])("$cip7 is $cip13 today: $because", ({ cip7, cip13 }) => {
  expect(cip13Of(cip7)).toBe(cip13);
});

test.each([
  { code: "3400935955838", is: true, because: "it is whole" },
  { code: "3400935955839", is: false, because: "a digit was misread" },
  { code: "340093595583", is: false, because: "a digit is missing" },
  { code: "34009359558X8", is: false, because: "a letter is no digit" },
])("$code holds: $is, because $because", ({ code, is }) => {
  expect(isCip13(code)).toBe(is);
});
