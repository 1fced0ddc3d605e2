import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { engines, type TestEngine } from "#testing/engines/engines.ts";
import { compareSuite } from "#testing/official-suites/compare.ts";
import { runJest } from "#testing/official-suites/run-jest.ts";
import { startSuiteServer } from "#testing/official-suites/start-backend.ts";
import { type Suite, suites, TESTED_COMMIT } from "#testing/official-suites/suites.ts";
import { installCachedPackages } from "./cached-packages.ts";

/** What the suites' tests import, in the versions of their own lock file as far as they matter. */
const TOOLS = [
  "jest@30.4.2",
  "ts-jest@29.4.9",
  "typescript@5.8.3",
  "jest-environment-jsdom@30.4.1",
  "jest-mock-server@0.1.0",
  "@faker-js/faker@9.9.0",
  "jsonwebtoken@9.0.2",
  "tslib@2.8.1",
  "zod@3.25.76",
];

/**
 * Runs the official clients' own tests against our backend, from the checkout of supabase/supabase-js that
 * SUPABASE_JS_CHECKOUT names. Without it they are left out, and it says so.
 * @returns whether the expected failures, and no others, were met
 */
export async function runOfficialSuites(): Promise<boolean> {
  const checkout = process.env.SUPABASE_JS_CHECKOUT;
  if (!checkout) {
    console.log(
      "The official clients' own tests were left out: SUPABASE_JS_CHECKOUT names no checkout of supabase/supabase-js.",
    );
    return true;
  }
  warnOfOtherCommit(checkout);
  makeSigningKeys(checkout);
  const tools = await installCachedPackages("official-suites-1", TOOLS);
  let isAsExpected = true;
  for (const suite of suites) {
    for (const { file, why } of suite.leftOut) {
      console.log(`${suite.name}: left out ${file}: ${why}`);
    }
    for (const engine of engines) {
      isAsExpected = (await runSuite(suite, checkout, tools, engine)) && isAsExpected;
    }
  }
  return isAsExpected;
}

function warnOfOtherCommit(checkout: string): void {
  const commit = execFileSync("git", ["-C", checkout, "rev-parse", "HEAD"], {
    encoding: "utf8",
  }).trim();
  if (commit === TESTED_COMMIT) return;
  console.log(
    `The checkout is at ${commit}; the expected failures were listed at ${TESTED_COMMIT}.`,
  );
}

/** Their tests read a key pair that the repository does not hold and a script of theirs makes. */
function makeSigningKeys(checkout: string): void {
  const folder = join(checkout, "packages/core/auth-js/test");
  if (existsSync(join(folder, "supabase/signing_keys.json"))) return;
  execFileSync(process.execPath, [join(folder, "generate-signing-keys.js")]);
}

async function runSuite(
  suite: Suite,
  checkout: string,
  tools: string,
  engine: TestEngine,
): Promise<boolean> {
  const folder = join(checkout, suite.folder);
  const server = await startSuiteServer(suite, folder, engine);
  const results = await runJest(suite, folder, tools, server.origin).finally(server.close);
  const comparison = compareSuite(results, suite.expectedFailures);
  const { passed, failedAsExpected, unexpected, stale } = comparison;
  console.log(
    `${suite.name} on ${engine.name}: ${passed} of ${results.length} pass, ${failedAsExpected} fail as expected`,
  );
  for (const { name, message } of unexpected) {
    console.error(`\nNobody has explained that “${name}” fails:\n${message}`);
  }
  for (const name of stale) console.error(`\nExpected to fail, but it did not: “${name}”`);
  for (const problem of server.problems) console.error("\nThe backend reported:", problem);
  return unexpected.length + stale.length + server.problems.length === 0;
}
