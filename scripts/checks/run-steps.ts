import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Stage, Step } from "./check-steps.ts";
import { runTool } from "./run-tool.ts";
import { readTestCount, type TestCount } from "./test-count.ts";

const root = join(import.meta.dirname, "../..");
const tools = join(root, "node_modules/.bin");

const MINUTE = 60_000;

/**
 * Runs the stages one after another and the steps of a stage side by side, one for each processor. Says of each step
 * whether it passed and how long it took, shows what a failing one had to say, and ends with the line
 * `N passed, N failed`.
 * @returns the exit code: 0 when all passed, else 1
 */
export async function runSteps(stages: readonly Stage[]): Promise<0 | 1> {
  const reports = await mkdtemp(join(tmpdir(), "trousse-reports-"));
  const failing: string[] = [];
  let hasFastFailed = false;
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const waiting = stage.filter(({ isSlow }) => !isSlow || !hasFastFailed);
    const runNext = async (): Promise<void> => {
      const step = waiting.shift();
      if (step === undefined) return;
      const { passed, failed } = await runStep(step, join(reports, `${step.name}.json`));
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) {
        failing.push(step.name);
        hasFastFailed ||= !step.isSlow;
      }
      await runNext();
    };
    await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  }
  await rm(reports, { recursive: true });
  if (failing.length > 0) console.log(`\nMend this and run it again: ${failing.join(", ")}.`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return failing.length > 0 ? 1 : 0;
}

async function runStep(step: Step, report: string): Promise<TestCount> {
  const start = performance.now();
  let said = "";
  let hasPassed = true;
  for (const [tool, ...words] of step.commands) {
    if (!hasPassed) break;
    const all = [...words, ...reporting(step, report)];
    const { code, output } = await run(tool, all, report, step.limit * MINUTE);
    said += output;
    hasPassed = code === 0;
  }
  const count = step.counts
    ? await readTestCount(step.counts, report, hasPassed)
    : { passed: Number(hasPassed), failed: Number(!hasPassed) };
  const took = ((performance.now() - start) / 1000).toFixed(1);
  const tests = step.counts ? `${count.passed} passed, ${count.failed} failed` : "";
  const retried = count.retried ? `, ${count.retried} only on the second attempt` : "";
  const verdict = count.failed > 0 ? "FAILED" : "passed";
  console.log(`${step.name.padEnd(14)}${verdict} ${took.padStart(6)} s  ${tests}${retried}`);
  if (count.failed > 0) console.log(`\n${said.trim()}\n`);
  return count;
}

/** For people, for what is running when a step is ended, and for the numbers. */
function reporting({ counts }: Step, report: string): string[] {
  if (counts === "vitest") {
    const reporters = ["default", "./scripts/checks/running-tests-reporter.ts", "json"];
    return [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${report}`];
  }
  return counts === "playwright" ? ["--reporter=list,json"] : [];
}

function run(tool: string, words: readonly string[], report: string, limit: number) {
  // The project's own Node stands first, for tools find theirs on the PATH.
  const env = {
    ...process.env,
    PATH: [tools, process.env.PATH].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    NO_COLOR: "1",
  };
  return runTool(tool, words, { cwd: root, env, limit });
}
