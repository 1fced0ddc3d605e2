import { expect, test } from "vitest";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import { SUGGESTION_CASES } from "#testing/samples/suggestion-cases.ts";
import { indexSymptoms, suggestSymptoms } from "./search.ts";

const list = referenceSymptoms();

test("the reference list is read as the seed has it", () => {
  expect(list.length).toBeGreaterThan(180);
  expect(list.find(({ key }) => key === "fever-after-travel")?.severity).toBe("doctor");
});

test.each(SUGGESTION_CASES)("'$typed' about $who: $first", ({ typed, who, first, ...each }) => {
  const age = /^(\d+)([ym])/u.exec(who);
  const months = age && Number(age[1]) * (age[2] === "y" ? 12 : 1);
  const index = indexSymptoms(list, each.in);
  const found = suggestSymptoms(index, typed, months, who.includes("children"));
  expect(found[0]?.symptom.key).toBe(first);
});
