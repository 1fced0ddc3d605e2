import { expect, test } from "vitest";
import { parsePreferences } from "./preferences.ts";

test.each([
  { header: null, expected: { returning: null, count: null, applied: "" } },
  {
    header: "return=representation,count=exact",
    expected: {
      returning: "representation",
      count: "exact",
      applied: "return=representation, count=exact",
    },
  },
  { header: "count=planned", expected: { count: "planned" } },
  {
    header: "resolution=merge-duplicates, missing=default",
    expected: { resolution: "merge-duplicates", missing: "default" },
  },
  { header: "return=minimal, return=representation", expected: { returning: "minimal" } },
  { header: "return=all, wait=10", expected: { returning: null, applied: "" } },
  { header: "handling=strict, max-affected=0", expected: { maxAffected: 0 } },
  { header: "max-affected=1", expected: { maxAffected: null, applied: "" } },
  { header: "tx=commit", expected: { applied: "tx=commit" } },
])("$header", ({ header, expected }) => {
  expect(parsePreferences(header)).toMatchObject(expected);
});

test.each([
  { header: "tx=rollback", code: "PGRST127", because: "it would be committed" },
  { header: "timezone=Europe/Paris", code: "PGRST127", because: "times would be in UTC" },
  { header: "handling=strict, wait=10", code: "PGRST122", because: "strict refuses the unknown" },
  {
    header: "handling=strict, max-affected=-1",
    code: "PGRST122",
    because: "-1 is no number of rows",
  },
])("$header is refused: $because", ({ header, code }) => {
  expect(() => parsePreferences(header)).toThrow(
    expect.objectContaining({ status: 400, problem: expect.objectContaining({ code }) }),
  );
});
