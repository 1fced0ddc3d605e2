import { expect, test } from "vitest";
import { RestError } from "../rest-error.ts";
import { parseOrder } from "./parse-order.ts";

const by = (name: string, more: object = {}) => ({
  ...{ field: { name, path: [] }, relation: null, direction: "asc", nulls: null },
  ...more,
});

test.each([
  { text: "name", terms: [by("name")], because: "ascending unless said" },
  { text: "name.desc", terms: [by("name", { direction: "desc" })], because: "or said" },
  { text: "name.nullsfirst", terms: [by("name", { nulls: "first" })], because: "nulls alone" },
  {
    text: "a.desc.nullslast, b.asc",
    terms: [by("a", { direction: "desc", nulls: "last" }), by("b")],
    because: "several, with all they can say",
  },
  { text: "keeper(name)", terms: [by("name", { relation: "keeper" })], because: "of a relation" },
  {
    text: "traits->sizes->0.desc",
    terms: [
      by("", {
        field: {
          name: "traits",
          path: [
            { arrow: "->", key: "sizes" },
            { arrow: "->", key: 0 },
          ],
        },
        direction: "desc",
      }),
    ],
    because: "a place in JSON",
  },
])("$text: $because", ({ text, terms }) => {
  expect(parseOrder(text)).toEqual(terms);
});

test.each([
  "",
  "a,",
  "a.up",
  "a.desc.asc",
  "a.descc",
  "a.nullsfirst.desc",
  "a(b",
  "a(b,c)",
  "a desc)",
])("%j is refused", (text) => {
  expect(() => parseOrder(text)).toThrow(RestError);
});
