import fc from "fast-check";
import { expect, test } from "vitest";
import { RestError } from "../rest-error.ts";
import { parseFilter } from "./parse-filter.ts";

const compare = (operator: string, value: string, quantifier: string | null = null) => ({
  kind: "compare",
  operator,
  quantifier,
  value,
});

test.each([
  { text: "eq.5", test: compare("eq", "5"), because: "operator, dot, value" },
  { text: "eq.", test: compare("eq", ""), because: "an empty text is a value" },
  { text: "eq.a.b,c(d)", test: compare("eq", "a.b,c(d)"), because: "the rest is the value" },
  { text: 'eq."a"', test: compare("eq", '"a"'), because: "quotes belong to a single value" },
  { text: "eq.null", test: compare("eq", "null"), because: "null is a word like another here" },
  { text: "like(any).{a*,b*}", test: compare("like", "{a*,b*}", "any"), because: "one of several" },
  { text: "ilike(all).{a}", test: compare("ilike", "{a}", "all"), because: "all of several" },
  { text: "isdistinct.x", test: compare("isdistinct", "x"), because: "not mistaken for is" },
  { text: "is.null", test: { kind: "is", state: "null" }, because: "null is a state" },
  { text: "is.TRUE", test: { kind: "is", state: "true" }, because: "case is no matter" },
  { text: "is.not_null", test: { kind: "is", state: "not null" }, because: "the new spelling" },
  { text: "in.(1,2)", test: { kind: "in", values: ["1", "2"] }, because: "a list" },
  { text: "in.()", test: { kind: "in", values: [] }, because: "an empty list holds nothing" },
  { text: "in.(,)", test: { kind: "in", values: ["", ""] }, because: "two empty texts" },
  {
    text: 'in.("a,b",c)',
    test: { kind: "in", values: ["a,b", "c"] },
    because: "quotes hold commas",
  },
  { text: 'in.("a\\"b")', test: { kind: "in", values: ['a"b'] }, because: "and escaped quotes" },
  {
    text: 'in.(a"b,"c"d)',
    test: { kind: "in", values: ['a"b', '"c"d'] },
    because: "stray quotes stay",
  },
])("$text: $because", ({ text, test }) => {
  expect(parseFilter(text)).toEqual({ isNegated: false, test });
  expect(parseFilter(`not.${text}`)).toEqual({ isNegated: true, test });
});

test.each([
  { text: "5", code: "PGRST100", because: "an operator is missing" },
  { text: "", code: "PGRST100", because: "everything is missing" },
  { text: "eq", code: "PGRST100", because: "a dot is missing" },
  { text: "equals.5", code: "PGRST100", because: "there is no such operator" },
  { text: "constructor.5", code: "PGRST100", because: "what every object has is no operator" },
  { text: "not.not.eq.5", code: "PGRST100", because: "once is enough" },
  { text: "cs(any).{1}", code: "PGRST100", because: "cs has no quantifier" },
  { text: "is.5", code: "PGRST100", because: "5 is no state" },
  { text: "is.nullx", code: "PGRST100", because: "nor is nullx" },
  { text: "in.1,2", code: "PGRST100", because: "a list has parentheses" },
  { text: "in.(1,2", code: "PGRST100", because: "two of them" },
  { text: "in.(1)2", code: "PGRST100", because: "and nothing behind" },
  { text: "match.^a+$", code: "PGRST127", because: "regular expressions are left out" },
  { text: "fts(French;).chat", code: "PGRST100", because: "no name of a language" },
  { text: "ftsx.chat", code: "PGRST100", because: "no search" },
  { text: `in.(${"1,".repeat(1000)}1)`, code: "PGRST100", because: "1,001 values are too many" },
])("refused with $code: $because", ({ text, code }) => {
  expect(() => parseFilter(text)).toThrow(
    expect.objectContaining({ status: 400, problem: expect.objectContaining({ code }) }),
  );
});

test("1,000 values are accepted", () => {
  expect(parseFilter(`in.(${"1,".repeat(999)}1)`).test).toMatchObject({ values: { length: 1000 } });
});

test("a list of quoted values holds any text", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), (values) => {
      const list = values.map((value) => `"${value.replaceAll(/["\\]/gu, "\\$&")}"`).join();
      expect(parseFilter(`in.(${list})`).test).toEqual({ kind: "in", values });
    }),
  );
});

test("any text is parsed or refused", () => {
  const words = fc.constantFrom(
    "not",
    "in",
    "is",
    "eq",
    "like",
    "(any)",
    ".",
    "(",
    ")",
    ",",
    '"',
    "\\",
    "null",
  );
  const text = fc.oneof(
    fc.array(words, { maxLength: 12 }).map((list) => list.join("")),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (value) => {
      try {
        parseFilter(value);
      } catch (reason) {
        expect(reason).toBeInstanceOf(RestError);
      }
    }),
    { numRuns: 2000 },
  );
});
