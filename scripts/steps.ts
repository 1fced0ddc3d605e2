/** One check of `npm test`: a tool of node_modules/.bin, or a file of scripts/ that Node runs. */
export interface Step {
  readonly name: string;
  readonly commands: readonly (readonly [tool: string, ...words: string[]])[];
  /** Whose report holds the number of tests; a step without one counts as one. */
  readonly counts?: "vitest" | "playwright";
  /** Steps of seconds all run, so that one run names everything; the others wait until those pass. */
  readonly isSlow?: true;
}

const tests = (name: string, isSlow = false): Step => ({
  name,
  commands: [["vitest", "run", "--project", name]],
  counts: "vitest",
  ...(isSlow && { isSlow }),
});

/** All but the journeys: what `npm run check` runs. */
export const CHECKS: readonly Step[] = [
  { name: "format", commands: [["biome", "format", "--error-on-warnings"]] },
  {
    name: "lint",
    commands: [["biome", "check", "--formatter-enabled=false", "--error-on-warnings"]],
  },
  {
    name: "types",
    commands: [
      ["react-router", "typegen"],
      ["tsc", "--project", "tsconfig.json"],
      ["tsc", "--project", "domain/tsconfig.json"],
    ],
  },
  { name: "boundaries", commands: [["node", "scripts/boundaries.ts"]] },
  { name: "dead code", commands: [["knip", "--no-progress"]] },
  tests("unit"),
  tests("screens"),
  tests("backend", true),
  tests("database", true),
];

/** What needs the product built, and a browser. */
export const JOURNEYS: readonly Step[] = [
  { name: "build", commands: [["node", "scripts/build.ts"]], isSlow: true },
  { name: "browser", commands: [["node", "scripts/browser.ts"]], isSlow: true },
  { name: "journeys", commands: [["playwright", "test"]], counts: "playwright", isSlow: true },
];
