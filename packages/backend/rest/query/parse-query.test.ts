import fc from "fast-check";
import { expect, test } from "vitest";
import { RestError } from "../rest-error.ts";
import { parseQuery } from "./parse-query.ts";

const parse = (search: string) => parseQuery(new URLSearchParams(search));

test("each parameter goes to the level it names", () => {
  const { root } = parse(
    "a=eq.1&rel.b=eq.2&rel.sub.limit=3&rel.order=c&offset=4&rel.not.or=(d.eq.5)",
  );
  expect(root).toMatchObject({ offset: 4, limit: null, conditions: [{ field: { name: "a" } }] });
  const rel = root.embedded.get("rel");
  expect(rel).toMatchObject({
    order: [{ field: { name: "c" } }],
    conditions: [{ field: { name: "b" } }, { kind: "group", operator: "or", isNegated: true }],
  });
  expect(rel?.embedded.get("sub")).toMatchObject({ limit: 3 });
});

test("an argument of a function is no filter", () => {
  const query = parseQuery(new URLSearchParams("n=eq.1&m=eq.1"), (name) => name === "n");
  expect(query.root.conditions).toMatchObject([{ field: { name: "m" } }]);
});

test("columns and conflict keys are lists of names, quoted or not", () => {
  const { columns, onConflict } = parse('columns="a","b c",a&on_conflict=x, y');
  expect(columns).toEqual(["a", "b c"]);
  expect(onConflict).toEqual(["x", "y"]);
});

test.each([
  { search: "limit=0", because: "zero rows are a number of rows", refused: null },
  { search: "limit=-1", because: "minus one is not", refused: 416 },
  { search: "offset=-1", because: "nor does an offset go back", refused: 416 },
  { search: "limit=1.5", because: "nor is one and a half", refused: 400 },
  { search: "limit=", because: "nor nothing", refused: 400 },
  { search: "limit=1&limit=2", because: "two limits contradict each other", refused: 400 },
  { search: "order=a&order=b", because: "two orders as well", refused: 400 },
  { search: "a=eq.1&a=eq.2", because: "two filters of a column add up", refused: null },
  { search: "a=1", because: "a filter has an operator", refused: 400 },
  { search: "a=eq.%00", because: "PostgreSQL has no NUL", refused: 400 },
  { search: "=eq.1", because: "a filter has a column", refused: 400 },
  { search: "a..b=eq.1", because: "a path has no holes", refused: 400 },
  { search: "__proto__.limit=1", because: "every name is just a name", refused: null },
  { search: `or=(${"a.eq.1,".repeat(199)}a.eq.1)`, because: "200 conditions go", refused: null },
  { search: `b=eq.1&or=(${"a.eq.1,".repeat(199)}a.eq.1)`, because: "201 do not", refused: 400 },
])("$search: $because", ({ search, refused }) => {
  if (refused === null) expect(() => parse(search)).not.toThrow();
  else expect(() => parse(search)).toThrow(expect.objectContaining({ status: refused }));
});

test("any query string is parsed or refused", () => {
  const key = fc.constantFrom(
    "select",
    "order",
    "limit",
    "or",
    "a",
    "a.or",
    "a.b->c",
    "columns",
    ".",
    '"',
  );
  const part = fc.constantFrom(
    "a",
    "eq",
    ".",
    ",",
    "(",
    ")",
    "not",
    "*",
    '"',
    "1",
    "->",
    "in",
    "desc",
  );
  const entry = fc.tuple(
    fc.oneof(key, fc.string()),
    fc.oneof(
      fc.array(part, { maxLength: 10 }).map((parts) => parts.join("")),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 5 }), (entries) => {
      try {
        parseQuery(entries);
      } catch (reason) {
        expect(reason).toBeInstanceOf(RestError);
      }
    }),
    { numRuns: 3000 },
  );
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
