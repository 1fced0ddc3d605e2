import { expect, test } from "vitest";
import { symptoms } from "#app/locale/fr/symptoms.ts";
import { PROFILE_RULES } from "#domain/symptoms/rules/profile-rules.ts";

test("every rule that can refuse something is told in words", () => {
  const refusing = new Set([
    ...PROFILE_RULES.map(({ id }) => id),
    "P26",
    "label-strength",
    "label-age",
    "label-form",
    "label-elderly",
    "label-elderly-us",
    "label-one-antihistamine",
  ]);
  expect(Object.keys(symptoms.rule).sort()).toEqual([...refusing].sort());
});
