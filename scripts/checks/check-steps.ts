/** One check of `npm test`: a tool of node_modules/.bin, or a file of scripts/ that Node runs. */
export interface Step {
  readonly name: string;
  readonly commands: readonly (readonly [tool: string, ...words: string[]])[];
  /** Whose report holds the number of tests; a step without one counts as one. */
  readonly counts?: "vitest" | "playwright";
  /** Minutes after which each of its commands is ended, and has failed. */
  readonly limit: number;
  /** Steps of seconds all run, so that one run names everything; then the others all run, once those have passed. */
  readonly isSlow?: true;
}

/** Steps that run side by side. */
export type Stage = readonly Step[];

/**
 * Several times what a step takes on two shared processors: a step that runs longer waits for something that never
 * comes, and must not cost the hour after which a CI job is ended without a word about what it was doing.
 */
const LIMITS = { static: 5, tests: 25, build: 10, journeys: 60 };

const vitest = (name: string, words: readonly string[], isSlow = false): Step => ({
  name,
  commands: [["vitest", "run", ...words]],
  counts: "vitest",
  limit: LIMITS.tests,
  ...(isSlow && { isSlow }),
});

const journeys = (words: readonly string[] = []): Step => ({
  name: "journeys",
  commands: [["playwright", "test", ...words]],
  counts: "playwright",
  limit: LIMITS.journeys,
  isSlow: true,
});

/** @param words more options for the compiler */
const types = (...words: readonly string[]): Step => ({
  name: "types",
  commands: [
    ["react-router", "typegen"],
    // Several checkers check the same types several times, and leave no processor to the other steps.
    ["tsc", "--project", "tsconfig.json", "--checkers", "1", ...words],
    ["tsc", "--project", "domain/tsconfig.json"],
  ],
  limit: LIMITS.static,
});

const boundaries = (...words: readonly string[]): Step => ({
  name: "boundaries",
  commands: [["node", "scripts/boundaries.ts", ...words]],
  limit: LIMITS.static,
});

/** All but the journeys: what `npm run check` runs. In the first stage the longest stand first. */
export const CHECKS: readonly Stage[] = [
  [
    types(),
    {
      name: "dead code",
      commands: [
        ["knip", "--no-progress"],
        [
          "knip",
          "--no-progress",
          "--production",
          "--config",
          "scripts/checks/knip-production.ts",
          "--include",
          "files,exports,types",
        ],
      ],
      limit: LIMITS.static,
    },
    boundaries(),
    {
      name: "lint",
      commands: [["biome", "check", "--formatter-enabled=false", "--error-on-warnings"]],
      limit: LIMITS.static,
    },
    {
      name: "format",
      commands: [["biome", "format", "--error-on-warnings"]],
      limit: LIMITS.static,
    },
  ],
  ...["rules", "processes", "screens"].map((name) => [vitest(name, ["--project", name])]),
  ...["backend", "database"].map((name) => [vitest(name, ["--project", name], true)]),
];

const BUILD: readonly Stage[] = [
  [{ name: "build", commands: [["node", "scripts/build.ts"]], limit: LIMITS.build, isSlow: true }],
  [
    {
      name: "browser",
      commands: [["node", "scripts/browser.ts"]],
      limit: LIMITS.build,
      isSlow: true,
    },
  ],
];

/** What needs the product built, and a browser. */
export const JOURNEYS: readonly Stage[] = [...BUILD, [journeys()]];

/** What `npm run check -- --changed` runs before it knows which tests a change concerns. @param imports a file to write */
export const changedStaticChecks = (paths: readonly string[], imports: string): Stage => [
  types("--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"),
  boundaries("--imports", imports),
  {
    name: "format, lint",
    // Other rules concern every file.
    commands: [
      [
        "biome",
        "check",
        "--error-on-warnings",
        "--no-errors-on-unmatched",
        ...(paths.includes("biome.json") ? [] : paths),
      ],
    ],
    limit: LIMITS.static,
  },
];

/** The tests and journeys of `npm run check -- --changed`. */
export const changedTests = (
  testFiles: readonly string[],
  journeyFiles: readonly string[],
): readonly Stage[] => [
  ...(testFiles.length > 0 ? [[vitest("tests", testFiles)]] : []),
  ...(journeyFiles.length > 0 ? [...BUILD, [journeys(journeyFiles)]] : []),
];
