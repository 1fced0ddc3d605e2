import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestResult } from "./results.ts";
import type { Suite } from "./suites.ts";

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

const REDIRECT = join(import.meta.dirname, "redirect-requests.ts");

/** Settings of the suites' own Jest, save those that write into the checkout. */
function configOf({ name, leftOut }: Suite, folder: string, tools: string) {
  const tsconfig = join(folder, "tsconfig.test.json");
  // Each file by itself: the types of the suites are their authors' to check.
  const options = { tsconfig, isolatedModules: true, diagnostics: false };
  return {
    rootDir: folder,
    testEnvironment: "node",
    prettierPath: null,
    modulePaths: [join(tools, "node_modules")],
    setupFiles: [REDIRECT],
    transform: { "^.+\\.tsx?$": [join(tools, "node_modules/ts-jest"), options] },
    testMatch: ["<rootDir>/test/**/*.test.ts"],
    testPathIgnorePatterns: ["/node_modules/", ...leftOut.map(({ file }) => `/${file}`)],
    testTimeout: 30_000,
    cacheDirectory: join(tools, "cache"),
    silent: true,
    forceExit: true,
    ...(name === "postgrest-js" && { testSequencer: join(folder, "test/testSequencer.js") }),
  };
}

/**
 * Runs the test files of a suite in its checkout.
 * @param tools folder whose `node_modules` holds Jest and what the tests import
 * @param origin where our backend listens
 */
export async function runJest(
  suite: Suite,
  folder: string,
  tools: string,
  origin: string,
): Promise<readonly TestResult[]> {
  const made = await mkdtemp(join(tmpdir(), "official-suites-"));
  const output = join(made, "report.json");
  try {
    const jest = spawn(
      process.execPath,
      [
        join(tools, "node_modules/jest/bin/jest.js"),
        "--config",
        JSON.stringify(configOf(suite, folder, tools)),
        // One file after the other, as they share a database, and no snapshot is ever written.
        ...["--runInBand", "--ci", "--json", `--outputFile=${output}`],
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          NODE_PATH: join(tools, "node_modules"),
          OFFICIAL_SUITES_ORIGIN: origin,
        },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    let said = "";
    jest.stderr.setEncoding("utf8").on("data", (text) => {
      said = (said + text).slice(-4000);
    });
    await once(jest, "close");
    const report = await readFile(output, "utf8").catch(() => {
      throw new Error(`Jest left no report:\n${said}`);
    });
    return resultsOf(JSON.parse(report), folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

function resultsOf({ testResults }: Report, folder: string): readonly TestResult[] {
  const seen = new Map<string, number>();
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(folder.length + "/test/".length);
    if (assertionResults.length === 0) return [{ name: file, isPassed: false, message }];
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, failureMessages }) => {
        const plain = `${file} › ${fullName}`;
        const times = (seen.get(plain) ?? 0) + 1;
        seen.set(plain, times);
        return {
          name: times === 1 ? plain : `${plain} (${times})`,
          isPassed: status === "passed",
          message: failureMessages?.join("\n") ?? "",
        };
      });
  });
}
