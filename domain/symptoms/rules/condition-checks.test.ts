import { expect, test } from "vitest";
import { CONDITION_TABLE } from "../../../testing/samples/condition-scenarios.ts";
import { isMolecule, type Substance } from "../../medicines/molecules/molecule.ts";
import { CONDITIONS, isCondition } from "../../profiles/conditions.ts";
import { conditionRefusals } from "./condition-checks.ts";
import { CONDITION_RULES } from "./condition-rules.ts";
import { CONDITION_SOURCES } from "./condition-sources.ts";

const rows = CONDITION_TABLE.trim()
  .split("\n")
  .map((line) => {
    const [condition = "", substances = "", finding = ""] = line.split(" | ");
    return { condition, substances, finding };
  });

function refusalsOf(condition: string, substances: string, isUnknown = false) {
  if (!isCondition(condition)) throw new RangeError(`No such condition: ${condition}`);
  const words = substances.split(", ");
  const names: readonly string[] = words.filter((each) => each === "effervescent");
  const held = words.flatMap((each): Substance[] => {
    if (names.includes(each)) return [];
    if (!isMolecule(each)) throw new RangeError(`No such substance: ${each}`);
    return [each];
  });
  const about = { substances: held, names };
  return conditionRefusals([{ condition, isUnknown, pregnancyWeeks: null }], about);
}

test.each(rows)("$condition with $substances: $finding", ({ condition, substances, finding }) => {
  const [level, source] = finding.split(" ");
  const said = refusalsOf(condition, substances).map(({ reason, because }) => ({
    reason,
    source: because?.source,
  }));
  const expected = Object.entries(CONDITION_SOURCES)
    .filter(([key]) => key === source)
    .map(([, { text }]) => ({
      reason: level === "refuse" ? "condition" : "ask-first",
      source: text,
    }));
  expect(said).toEqual(expected);
  expect(expected.length).toBe(finding === "-" ? 0 : 1);
});

test("a condition that nobody is sure of asks where it would refuse", () => {
  const reasons = refusalsOf("lithium", "ibuprofen", true).map(({ reason }) => reason);
  expect(reasons).toEqual(["ask-first"]);
});

test("every rule decides a line, and every condition has one that it says nothing of", () => {
  const decided = new Set(rows.map(({ condition, finding }) => `${condition} ${finding}`));
  const isMissing = (line: string) => !decided.has(line);
  const rules = CONDITION_RULES.map(
    ({ condition, level, source }) => `${condition} ${level} ${source}`,
  );
  expect(rules.filter(isMissing)).toEqual([]);
  expect(CONDITIONS.map((condition) => `${condition} -`).filter(isMissing)).toEqual([]);
});
