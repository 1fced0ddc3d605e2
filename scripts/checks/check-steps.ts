/** One check of `npm test`: a tool of node_modules/.bin, or a file of scripts/ that Node runs. */
export interface Step {
  readonly name: string;
  readonly commands: readonly (readonly [tool: string, ...words: string[]])[];
  /** Whose report holds the number of tests; a step without one counts as one. */
  readonly counts?: "vitest" | "playwright";
  /** Minutes after which each of its commands is ended, and has failed. */
  readonly limit: number;
  /** Steps of seconds all run, so that one run names everything; the others wait until those pass. */
  readonly isSlow?: true;
}

/**
 * Several times what a step takes on two shared processors: a step that runs longer waits for something that never
 * comes, and must not cost the hour after which a CI job is ended without a word about what it was doing.
 */
const LIMITS = { static: 5, tests: 15, build: 10, journeys: 25 };

const tests = (name: string, isSlow = false): Step => ({
  name,
  commands: [["vitest", "run", "--project", name]],
  counts: "vitest",
  limit: LIMITS.tests,
  ...(isSlow && { isSlow }),
});

/** All but the journeys: what `npm run check` runs. */
export const CHECKS: readonly Step[] = [
  { name: "format", commands: [["biome", "format", "--error-on-warnings"]], limit: LIMITS.static },
  {
    name: "lint",
    commands: [["biome", "check", "--formatter-enabled=false", "--error-on-warnings"]],
    limit: LIMITS.static,
  },
  {
    name: "types",
    commands: [
      ["react-router", "typegen"],
      ["tsc", "--project", "tsconfig.json"],
      ["tsc", "--project", "domain/tsconfig.json"],
    ],
    limit: LIMITS.static,
  },
  { name: "boundaries", commands: [["node", "scripts/boundaries.ts"]], limit: LIMITS.static },
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
  tests("rules"),
  tests("processes"),
  tests("screens"),
  tests("backend", true),
  tests("database", true),
];

/** What needs the product built, and a browser. */
export const JOURNEYS: readonly Step[] = [
  { name: "build", commands: [["node", "scripts/build.ts"]], limit: LIMITS.build, isSlow: true },
  {
    name: "browser",
    commands: [["node", "scripts/browser.ts"]],
    limit: LIMITS.build,
    isSlow: true,
  },
  {
    name: "journeys",
    commands: [["playwright", "test"]],
    counts: "playwright",
    limit: LIMITS.journeys,
    isSlow: true,
  },
];
