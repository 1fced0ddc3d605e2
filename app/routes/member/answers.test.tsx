import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { instant } from "#domain/calendar/instant.ts";
import { differencesOf } from "#testing/builders/answer-differences.ts";
import { answerScenarios } from "#testing/builders/answer-scenario.ts";
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

test.for(SCENARIOS)("$id", async (scenario, { task }) => {
  const seen = await drawAnswer(scenario, NOW);
  const found = differencesOf(
    scenario.expect,
    seen,
    (place) => scenario.boxes[place]?.name ?? `box ${place}`,
  );
  Object.assign(task.meta, { answer: { found, words: seen.words } });
  expect(found, seen.words).toEqual([]);
});
