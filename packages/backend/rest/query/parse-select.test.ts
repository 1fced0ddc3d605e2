import fc from "fast-check";
import { expect, test } from "vitest";
import { RestError } from "../rest-error.ts";
import { parseSelect } from "./parse-select.ts";

const field = (name: string, alias: string | null = null) => ({
  kind: "field",
  field: { name, path: [] },
  alias,
  cast: null,
});
const relation = (target: string, more: object = {}) => ({
  ...{ kind: "relation", target, alias: null, hint: null, join: "left", isSpread: false },
  items: [field("id")],
  ...more,
});

test.each([
  { text: "*", items: [{ kind: "all" }], because: "a star is every column" },
  { text: "", items: [], because: "nothing asked is no column" },
  { text: "id, name", items: [field("id"), field("name")], because: "spaces part nothing" },
  { text: "n:name", items: [field("name", "n")], because: "an alias comes first" },
  { text: '"a,b":"c.d"', items: [field("c.d", "a,b")], because: "quotes allow anything" },
  { text: '"a\\"b"', items: [field('a"b')], because: "a backslash keeps a quote" },
  {
    text: "prénom-usuel",
    items: [field("prénom-usuel")],
    because: "letters of any script, dashes",
  },
  { text: "boxes(id)", items: [relation("boxes")], because: "parentheses embed" },
  { text: "b:boxes(id)", items: [relation("boxes", { alias: "b" })], because: "with an alias" },
  { text: "boxes()", items: [relation("boxes", { items: [] })], because: "to filter, not to show" },
  {
    text: "boxes!inner(id)",
    items: [relation("boxes", { join: "inner" })],
    because: "inner is a join, not a hint",
  },
  {
    text: "boxes!keeper!inner(id)",
    items: [relation("boxes", { hint: "keeper", join: "inner" })],
    because: "hint first",
  },
  {
    text: "boxes!inner!keeper(id)",
    items: [relation("boxes", { hint: "keeper", join: "inner" })],
    because: "or join first",
  },
  {
    text: "...boxes(id)",
    items: [relation("boxes", { isSpread: true })],
    because: "three dots spread",
  },
  {
    text: "a(b(id)),id",
    items: [relation("a", { items: [relation("b")] }), field("id")],
    because: "what closes goes on outside",
  },
])("$text: $because", ({ text, items }) => {
  expect(parseSelect(text)).toEqual(items);
});

test.each([
  {
    text: "data->a->>b",
    path: [
      { arrow: "->", key: "a" },
      { arrow: "->>", key: "b" },
    ],
  },
  { text: "data->0", path: [{ arrow: "->", key: 0 }] },
  { text: "data->>-1", path: [{ arrow: "->>", key: -1 }] },
  { text: "data->1a", path: [{ arrow: "->", key: "1a" }] },
])("$text reaches into JSON", ({ text, path }) => {
  expect(parseSelect(text)).toEqual([
    { kind: "field", alias: null, cast: null, field: { name: "data", path } },
  ]);
});

test.each([
  { text: ",", code: "PGRST100", because: "a name is missing" },
  { text: "id,", code: "PGRST100", because: "a name is missing at the end" },
  { text: "boxes(id", code: "PGRST100", because: "a parenthesis is open" },
  { text: "id)", code: "PGRST100", because: "a parenthesis was never open" },
  { text: '"id', code: "PGRST100", because: "a quote is open" },
  { text: "boxes!inner", code: "PGRST100", because: "a hint wants columns" },
  { text: "boxes!a!b!c(id)", code: "PGRST100", because: "there is one hint" },
  { text: "id::regclass", code: "PGRST127", because: "a name of the database is no value" },
  { text: "id::text[]", code: "PGRST100", because: "nor are lists cast" },
  { text: "count()", code: "PGRST123", because: "aggregates are left out" },
  { text: "n:count()", code: "PGRST123", because: "aggregates are left out with an alias" },
  { text: "quantity.sum()", code: "PGRST123", because: "aggregates are left out on a column" },
  { text: "a(b(c(d(id))))", code: "PGRST100", because: "four levels are too deep" },
  {
    text: Array.from({ length: 21 }, (_, n) => `t${n}(id)`).join(),
    code: "PGRST100",
    because: "21 relations are too many",
  },
])("refused with $code: $because", ({ text, code }) => {
  expect(() => parseSelect(text)).toThrow(
    expect.objectContaining({ status: 400, problem: expect.objectContaining({ code }) }),
  );
});

test("an error contains its position", () => {
  expect(() => parseSelect("id,(")).toThrow(
    '"failed to parse select parameter (id,()" (line 1, column 4)',
  );
});

const ANY_SELECT = fc.array(
  fc.constantFrom(
    ...'a,(,),*,!inner,!b,:,::,",\\,..,...,->,->>,0,-1, ,é,.,count(),\u{1f48a}'.split(","),
    ",",
  ),
  { maxLength: 30 },
);

test("any text is parsed or refused", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        ANY_SELECT.map((parts) => parts.join("")),
        fc.string(),
      ),
      (text) => {
        try {
          parseSelect(text);
        } catch (reason) {
          expect(reason).toBeInstanceOf(RestError);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test("every name can be selected in quotes", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(parseSelect(`"${name.replaceAll(/["\\]/gu, "\\$&")}"`)).toEqual([field(name)]);
    }),
  );
});
