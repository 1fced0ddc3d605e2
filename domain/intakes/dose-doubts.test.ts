import { expect, test } from "vitest";
import { doseOutcomeOf, expectedOf } from "#testing/builders/dose-scenario.ts";
import { DOSE_SCENARIOS } from "#testing/samples/dose-scenarios.ts";

test.each(DOSE_SCENARIOS)("$because", (scenario) => {
  expect(doseOutcomeOf(scenario)).toEqual(expectedOf(scenario));
});
