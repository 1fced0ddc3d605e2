import config from "./knip-settings.json" with { type: "json" };

/**
 * Knip's settings for `--production`, where tests, benches and `testing/` do not count as users. What is exported
 * for a test and used in its own file is reachable, so it is no finding here.
 */
export default {
  ...config,
  ignoreExportsUsedInFile: true,
  // It is a development tool, which generating types runs.
  ignoreBinaries: [...config.ignoreBinaries, "biome"],
  ignore: [
    // Only tests read the seed files through these.
    "supabase/seed/*.ts",
    // Vitest is given its path.
    "scripts/checks/running-tests-reporter.ts",
    "packages/backend/testing/**",
  ],
};
