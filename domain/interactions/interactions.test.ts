import { expect, test } from "vitest";
import { findingsOf, interactionScenarios } from "../../testing/builders/interaction-scenario.ts";
import { INTERACTION_TABLE } from "../../testing/samples/interaction-scenarios.ts";
import { PAIRS } from "./pairs.ts";
import { isApplied } from "./rule.ts";

const table = interactionScenarios(INTERACTION_TABLE);

test.each(table)("$because", (scenario) => {
  expect(findingsOf(scenario)).toEqual(scenario.findings);
});

test("no line of the table is there twice", () => {
  expect(new Set(table.map(({ because }) => because)).size).toBe(table.length);
});

test("every row that is applied is found by a line, and every pair has one that finds nothing of it", () => {
  const found = new Set(table.flatMap(({ findings }) => findings.match(/\b\d+[a-z]?\b/gu) ?? []));
  expect(PAIRS.filter((rule) => isApplied(rule) !== found.has(rule.id))).toEqual([]);
  const numbers = [...new Set(PAIRS.map(({ id }) => Number.parseInt(id, 10)))];
  const isNearMiss = (pair: number) =>
    table.some(
      ({ because, findings }) =>
        because.startsWith(`${pair}: `) &&
        !new RegExp(`\\b${pair}[a-z]? `, "u").test(findings.replace(/\b(?:CI|AD|PE|APEC) /gu, "")),
    );
  expect(numbers.filter((pair) => !isNearMiss(pair))).toEqual([]);
});
