import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, type TestContext, test, vi } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { differencesOf } from "#testing/builders/answer-differences.ts";
import { type AnswerScenario, answerScenarios } from "#testing/builders/answer-scenario.ts";
import { drawAnswer } from "#testing/harness/draw-answer.tsx";

const SAMPLES = join(import.meta.dirname, "../../../testing/samples/answers");
/** `npm run measure:answers` names another file. */
const measured = process.env.ANSWER_SCENARIOS;
const files = measured ? [measured] : readdirSync(SAMPLES).map((name) => join(SAMPLES, name));
const SCENARIOS = files.flatMap((file) => answerScenarios(readFileSync(file, "utf8")));
/** In the afternoon, when nothing speaks against ordering either. */
const NOW = instant("2026-11-27T13:00:00Z");

beforeAll(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Measured once and not looked at yet: decision 0272. */
const DIFFERENT: ReadonlySet<string> = new Set([
  "s7-010",
  "s7-039",
  "s7-045",
  "s7-051",
  "s7-055",
  "s7-065",
  "s7-068",
  "s7-071",
  "s7-084",
  "s7-088",
  "s7-089",
  "s7-090",
]);
test.for(SCENARIOS.filter(({ id }) => !DIFFERENT.has(id)))("$id", draws);
test.fails.for(SCENARIOS.filter(({ id }) => DIFFERENT.has(id)))("$id", draws);

async function draws(scenario: AnswerScenario, { task }: TestContext) {
  const seen = await drawAnswer(scenario, NOW);
  const found = differencesOf(
    scenario.expect,
    seen,
    (place) => scenario.boxes[place]?.name ?? `box ${place}`,
  );
  Object.assign(task.meta, { answer: { found, words: seen.words } });
  expect(found, seen.words).toEqual([]);
}
