import { expect, test } from "vitest";
import { RestError } from "../rest-error.ts";
import { parseLogic } from "./parse-logic.ts";

const is = (name: string, operator: string, value: string, isNegated = false) => ({
  kind: "test",
  field: { name, path: [] },
  isNegated,
  test: { kind: "compare", operator, quantifier: null, value },
});
const group = (operator: string, terms: object[], isNegated = false) => ({
  ...{ kind: "group", operator, isNegated },
  terms,
});

test.each([
  {
    text: "(a.eq.1,b.not.lt.2)",
    terms: [is("a", "eq", "1"), is("b", "lt", "2", true)],
    because: "terms are parted by commas",
  },
  {
    text: "( a.eq.1 , b.eq.2 )",
    terms: [is("a", "eq", "1 "), is("b", "eq", "2 ")],
    because: "a space behind a value belongs to it",
  },
  {
    text: "(and(a.eq.1,b.eq.2),not.or(c.eq.3,d.eq.4))",
    terms: [
      group("and", [is("a", "eq", "1"), is("b", "eq", "2")]),
      group("or", [is("c", "eq", "3"), is("d", "eq", "4")], true),
    ],
    because: "groups nest and negate",
  },
  {
    text: '(a.eq."1,2)",a.cs.{3,4})',
    terms: [is("a", "eq", "1,2)"), is("a", "cs", "{3,4}")],
    because: "quotes and braces keep commas",
  },
  {
    text: "(or.eq.1,and.is.null)",
    terms: [is("or", "eq", "1"), { ...is("and", "", ""), test: { kind: "is", state: "null" } }],
    because: "a column may be called or",
  },
  {
    text: "(a.in.(1,2),b.eq.3)",
    terms: [{ ...is("a", "", ""), test: { kind: "in", values: ["1", "2"] } }, is("b", "eq", "3")],
    because: "a list ends at its own parenthesis",
  },
])("$text: $because", ({ text, terms }) => {
  expect(parseLogic(text, "or", false)).toEqual(group("or", terms));
});

test.each([
  { text: "", because: "parentheses are missing" },
  { text: "()", because: "a term is missing" },
  { text: "(a.eq.1", because: "a parenthesis is open" },
  { text: "(a.eq.1))", because: "one is too many" },
  { text: "(a)", because: "a has no test" },
  { text: "(xor(a.eq.1))", because: "there is no xor" },
  { text: `${"(and".repeat(10)}(a.eq.1)${")".repeat(10)}`, because: "eleven levels are too deep" },
])("refused: $because", ({ text }) => {
  expect(() => parseLogic(text, "or", false)).toThrow(RestError);
});

test("ten levels are accepted", () => {
  expect(parseLogic(`${"(and".repeat(9)}(a.eq.1)${")".repeat(9)}`, "or", true)).toMatchObject({
    isNegated: true,
    terms: [{ operator: "and" }],
  });
});
