import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { startVitest } from "vitest/node";
import { DIFFERENCE_CLASSES, type Difference } from "#testing/builders/answer-differences.ts";
import { answerScenarios } from "#testing/builders/answer-scenario.ts";

/**
 * `npm run measure:answers -- FILE.json`: draws each scenario of the file by the components of the answer and prints in
 * what it is not as expected, then how many are. `--words` also prints what stood there. The shape of the file is that
 * of `testing/samples/answers`.
 */
const [file = "", ...options] = process.argv.slice(2);
if (file === "") {
  console.error("Which file? npm run measure:answers -- FILE.json");
  process.exit(2);
}
const printsWords = options.includes("--words");
const scenarios = answerScenarios(readFileSync(file, "utf8"));

process.env.ANSWER_SCENARIOS = resolve(file);
const vitest = await startVitest("test", ["app/routes/member/answers.test.tsx"], {
  watch: false,
  project: ["screens"],
  reporters: [{}],
  retry: 0,
});
const drawn = new Map(
  vitest.state
    .getTestModules()
    .flatMap((module) => [...module.children.allTests()].map((each) => [each.name, each] as const)),
);
await vitest.close();

interface Answer {
  readonly found: readonly Difference[];
  readonly words: string;
}

const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
for (const { id, expect } of scenarios) {
  const test = drawn.get(id);
  const answer = (test?.meta() as { answer?: Answer } | undefined)?.answer;
  if (!answer) {
    count("not drawn");
    console.log(`${id}\tnot drawn\t${test?.result().errors?.[0]?.message ?? "no result"}`);
    continue;
  }
  count(answer.found.length === 0 ? "as expected" : "different");
  for (const each of new Set(answer.found.map((difference) => difference.class))) count(each);
  for (const { class: kind, what } of answer.found) console.log(`${id}\t${kind}\t${what}`);
  if (answer.found.length > 0) console.log(`\t${expect.why}`);
  if (printsWords) console.log(answer.words.replace(/^/gmu, "\t| "));
}
console.log("");
console.log(`scenarios\t${scenarios.length}`);
for (const kind of ["as expected", "different", ...DIFFERENCE_CLASSES, "not drawn"]) {
  console.log(`${kind}\t${counts.get(kind) ?? 0}`);
}
process.exitCode = 0;
