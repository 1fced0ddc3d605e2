import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CheckArguments } from "../check-arguments.ts";
import { changedStaticChecks, changedTests } from "../check-steps.ts";
import { runSteps } from "../run-steps.ts";
import type { ChangedFile } from "./changed-files.ts";
import { type Imports, selectTests } from "./select-tests.ts";

const root = join(import.meta.dirname, "../../..");

/** The static steps, then the tests that the changed files concern. @returns the exit code */
export async function runChanged(
  changed: readonly ChangedFile[],
  { withJourneys }: Pick<CheckArguments, "withJourneys">,
): Promise<0 | 1> {
  if (changed.length === 0) {
    console.log("No file differs from main.");
    return 0;
  }
  const folder = await mkdtemp(join(tmpdir(), "trousse-imports-"));
  try {
    const file = join(folder, "imports.json");
    const existing = changed.filter(({ isDeleted }) => !isDeleted).map(({ path }) => path);
    const code = await runSteps([changedStaticChecks(existing, file)]);
    if (code !== 0) return code;
    const imports = JSON.parse(await readFile(file, "utf8")) as Imports;
    const selection = selectTests(changed, imports, await testTexts());
    const journeys = withJourneys ? selection.journeys : [];
    console.log(
      `\n${changed.length} changed files concern ${selection.tests.length} test files and ${selection.journeys.length} journeys.`,
    );
    if (selection.concernAll.length > 0) {
      const names = selection.concernAll.join(", ");
      console.log(`Only \`npm test\` shows what ${names} can break.`);
    }
    const stages = changedTests(selection.tests, journeys);
    return stages.length > 0 ? await runSteps(stages) : 0;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function testTexts(): Promise<ReadonlyMap<string, string>> {
  const paths = globSync(
    [
      "{app,bench,domain,packages,scripts,server,supabase,testing}/**/*.{test.ts,test.tsx,contract.ts}",
      "e2e/*.spec.ts",
    ],
    { cwd: root, exclude: (path) => path.includes("node_modules") },
  );
  const texts = paths.map(async (path) => {
    const slashed = path.replaceAll("\\", "/");
    return [slashed, await readFile(join(root, path), "utf8")] as const;
  });
  return new Map(await Promise.all(texts));
}
