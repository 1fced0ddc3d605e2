import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES } from "./locale/locales.ts";
import { plainNumber, readNumber, writeNumber } from "./number.ts";

test.each([
  { typed: "12", value: 12, because: "it is a whole number" },
  { typed: " 12 ", value: 12, because: "spaces around do not count" },
  { typed: "62,5", value: 62.5, because: "French and Spanish write a comma" },
  { typed: "62.5", value: 62.5, because: "English writes a point" },
  { typed: ",5", value: 0.5, because: "the zero may be left out" },
  { typed: "-.5", value: -0.5, because: "also below zero" },
  { typed: "0,125", value: 0.125, because: "after a zero a comma can only be decimal" },
  { typed: "1000,125", value: 1000.125, because: "nobody groups four digits" },
  { typed: "1000", value: 1000, because: "it needs no group" },
  { typed: "1 000,5", value: 1000.5, because: "a space groups thousands" },
  { typed: "1\u00a0000", value: 1000, because: "so does one that does not break" },
  { typed: "1\u202f000.5", value: 1000.5, because: "and a narrow one" },
  { typed: "1’000", value: 1000, because: "Switzerland groups with an apostrophe" },
  { typed: "-1", value: -1, because: "whether it is allowed is another rule" },
  { typed: "٦٢٫٥", value: 62.5, because: "Arabic keyboards have their own digits" },
  { typed: "۱۲", value: 12, because: "and so do Persian ones" },
])("'$typed' reads as $value: $because", ({ typed, value }) => {
  expect(readNumber(typed)).toEqual({ ok: true, value });
});

test.each([
  { typed: "1,000", wrong: "two-readings", because: "it is 1 in Lyon and 1000 in Boston" },
  { typed: "1.500", wrong: "two-readings", because: "it is 1.5 in Boston and 1500 in Madrid" },
  { typed: "-12.500", wrong: "two-readings", because: "a sign makes it no clearer" },
  { typed: "٣٫٢٥٠", wrong: "two-readings", because: "nor do other digits" },
  { typed: "1 00", wrong: "not-a-number", because: "groups have three digits" },
  { typed: "1,2,3", wrong: "not-a-number", because: "there is one decimal mark" },
  { typed: "1,000.5", wrong: "not-a-number", because: "two different marks are one too many" },
  { typed: "5,", wrong: "not-a-number", because: "a decimal is missing" },
  { typed: ",", wrong: "not-a-number", because: "a mark alone is nothing" },
  { typed: "1e5", wrong: "not-a-number", because: "nobody writes so" },
  { typed: "0x10", wrong: "not-a-number", because: "it is not decimal" },
  { typed: "NaN", wrong: "not-a-number", because: "it says so itself" },
  { typed: "Infinity", wrong: "not-a-number", because: "nothing here is infinite" },
  { typed: "--1", wrong: "not-a-number", because: "one sign is enough" },
  { typed: "+1", wrong: "not-a-number", because: "a plus is never needed" },
  { typed: "1-2", wrong: "not-a-number", because: "it is a range" },
  { typed: "½", wrong: "not-a-number", because: "a fraction is not a decimal" },
  { typed: "12 kg", wrong: "not-a-number", because: "the unit stands beside the field" },
  { typed: "douze", wrong: "not-a-number", because: "it is a word" },
  { typed: "", wrong: "not-a-number", because: "nothing was typed" },
  { typed: "9".repeat(31), wrong: "not-a-number", because: "it has more digits than are kept" },
])("'$typed' is $wrong: $because", ({ typed, wrong }) => {
  expect(readNumber(typed)).toEqual({ ok: false, wrong });
});

test.each([
  [" 1 000,50 ", "1000.50"],
  [",5", "0.5"],
  ["-,5", "-0.5"],
  ["123456789012345,0123456789", "123456789012345.0123456789"],
])("'%s' is written plainly as %s, with every digit", (typed, plain) => {
  expect(plainNumber(typed)).toEqual({ ok: true, value: plain });
});

test("what a field shows with up to four decimals is read back the same in every language", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.constantFrom(1, 10, 100, 1000, 10_000),
      fc.constantFrom(...LANGUAGES),
      (parts, perUnit, language) => {
        const value = parts / perUnit;
        const read = readNumber(writeNumber(value, language));
        // Nothing shown as "-0" matters to anybody.
        expect(read).toEqual({ ok: true, value: value + 0 });
      },
    ),
  );
});

test("whatever is typed, what is read is finite", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789., -eE+٣٫") }), (typed) => {
      const read = readNumber(typed);
      if (read.ok) expect(Number.isFinite(read.value)).toBe(true);
    }),
  );
});
