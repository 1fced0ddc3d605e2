import { randomInt } from "node:crypto";
import { defineConfig } from "vitest/config";

// One seed for all processes of a run, which inherit it (testing/harness/seeded-random.ts).
process.env.TEST_SEED ??= String(randomInt(2 ** 31));

// V8 of Node 24.21 now and then ends a worker with many embedded databases when it frees their compiled code
// ("jit_page_->allocations_.erase"). Without freeing it the code stays until the worker ends, which is soon.
const execArgv = ["--no-wasm-code-gc"];

// Long enough for the busiest machine: a test says what is right, never how fast. CI tries a failed test once more
// and counts it apart, until repeated runs have shown every suite steady; at a desk the first failure counts.
const limits = { testTimeout: 60_000, hookTimeout: 120_000, retry: process.env.CI ? 1 : 0 };

const onDatabases = {
  globalSetup: ["testing/engines/shared-postgres.ts"],
  setupFiles: ["testing/harness/stuck-worker-guard.ts", "testing/harness/seeded-properties.ts"],
  // A process that tests several files compiles PGlite once.
  isolate: false,
};

export default defineConfig({
  test: {
    // Without this word one processor of two would stand idle: Vitest keeps one for itself, which hardly works.
    maxWorkers: "100%",
    execArgv,
    projects: [
      {
        test: {
          ...limits,
          name: "rules",
          include: ["{app,domain}/**/*.test.ts"],
          setupFiles: ["testing/harness/seeded-properties.ts"],
          // Rules keep no state, and loading them anew for each file takes three times as long as testing them.
          isolate: false,
        },
      },
      {
        test: {
          ...limits,
          name: "processes",
          include: ["{bench,scripts,server,supabase,testing}/**/*.test.ts"],
          globalSetup: onDatabases.globalSetup,
          setupFiles: ["testing/harness/stuck-worker-guard.ts"],
        },
      },
      {
        test: {
          ...limits,
          name: "screens",
          include: ["app/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["testing/harness/screen-setup.ts"],
          // To load React and the other packages takes longer than to test a screen.
          isolate: false,
          // A device's database begins empty with each file, and `idb` keeps the classes of the one that it met first.
          server: { deps: { inline: ["fake-indexeddb", "idb"] } },
        },
      },
      {
        test: {
          ...limits,
          ...onDatabases,
          name: "backend",
          include: ["packages/backend/**/*.test.ts"],
        },
      },
      {
        test: {
          ...limits,
          ...onDatabases,
          name: "database",
          include: ["testing/**/*.contract.ts"],
        },
      },
    ],
  },
});
