import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AREAS } from "./areas.ts";
import type { ChangedFile } from "./changed-files.ts";
import { COMPOSITION_ROOTS, isUnder, SCHEMA_TESTS, selectTests } from "./select-tests.ts";

const ROOT = join(import.meta.dirname, "../../..");

const IMPORTS = {
  "domain/inventory/expiry.ts": ["domain/calendar/day.ts"],
  "domain/inventory/expiry.test.ts": ["domain/inventory/expiry.ts"],
  "domain/calendar/day.ts": [],
  "domain/calendar/day.test.ts": ["domain/calendar/day.ts"],
  "app/features/inventory/list.tsx": ["domain/inventory/expiry.ts"],
  "app/features/inventory/list.test.tsx": ["app/features/inventory/list.tsx"],
  "supabase/functions/report.ts": ["domain/calendar/day.ts"],
  "supabase/functions/report.test.ts": ["supabase/functions/report.ts"],
  "server/functions/function-handlers.ts": ["supabase/functions/report.ts"],
  "testing/harness/installation.ts": ["server/functions/function-handlers.ts"],
  "testing/contracts/inventory/stock.contract.ts": ["testing/harness/installation.ts"],
  "e2e/inventory.spec.ts": ["e2e/fixtures/test.ts", "e2e/fixtures/boxes.ts"],
  "e2e/settings.spec.ts": ["e2e/fixtures/test.ts"],
};

const texts = new Map(
  Object.keys({
    ...IMPORTS,
    "testing/security/allowed-columns.contract.ts": [],
    "testing/contracts/database/quotas.contract.ts": [],
    "e2e/scanner.spec.ts": [],
    "e2e/resilience.spec.ts": [],
  })
    .filter((path) => /\.(?:test\.tsx?|contract\.ts|spec\.ts)$/.test(path))
    .concat(SCHEMA_TESTS)
    .map((path) => [path, ""]),
);

const select = (path: string, change: Partial<ChangedFile> = {}, read = texts) =>
  selectTests([{ path, isDeleted: false, isOnlyComments: false, ...change }], IMPORTS, read);

test("a rule concerns the tests that import it, directly or not, and the journeys of its area", () => {
  expect(select("domain/inventory/expiry.ts")).toEqual({
    tests: ["app/features/inventory/list.test.tsx", "domain/inventory/expiry.test.ts"],
    journeys: ["e2e/inventory.spec.ts", "e2e/resilience.spec.ts", "e2e/scanner.spec.ts"],
    concernAll: [],
  });
});

test("importers of what puts the product together are not followed", () => {
  expect(select("domain/calendar/day.ts").tests).toEqual([
    "app/features/inventory/list.test.tsx",
    "domain/calendar/day.test.ts",
    "domain/inventory/expiry.test.ts",
    "supabase/functions/report.test.ts",
  ]);
  expect(select("server/functions/function-handlers.ts")).toMatchObject({
    tests: [],
    concernAll: ["server/functions/function-handlers.ts"],
  });
});

test("a test concerns itself alone, unless it is gone", () => {
  const path = "domain/inventory/expiry.test.ts";
  expect(select(path)).toEqual({ tests: [path], journeys: [], concernAll: [] });
  const remaining = new Map([...texts].filter(([test]) => test !== path));
  expect(select(path, { isDeleted: true }, remaining).tests).toEqual([]);
});

test("a journey concerns itself, and what its helpers import it", () => {
  expect(select("e2e/settings.spec.ts").journeys).toEqual(["e2e/settings.spec.ts"]);
  expect(select("e2e/fixtures/boxes.ts").journeys).toContain("e2e/inventory.spec.ts");
});

test("a comment in a migration concerns what is generated from migrations", () => {
  const path = "supabase/migrations/20261122201000_medications.sql";
  expect(select(path, { isOnlyComments: true })).toEqual({
    tests: SCHEMA_TESTS,
    journeys: [],
    concernAll: [],
  });
});

test("a migration concerns the database tests of its area, or those of every table", () => {
  const always = [...SCHEMA_TESTS, "testing/security/allowed-columns.contract.ts"];
  expect(select("supabase/migrations/20261122201000_medications.sql")).toMatchObject({
    tests: [...always, "testing/contracts/inventory/stock.contract.ts"].sort(),
    journeys: ["e2e/inventory.spec.ts", "e2e/resilience.spec.ts", "e2e/scanner.spec.ts"],
  });
  expect(select("supabase/migrations/20270101000000_new_subject.sql").tests).toEqual(
    [...always, "testing/contracts/database/quotas.contract.ts"].sort(),
  );
});

test("a file that is read and not imported concerns the tests that name it or its folder", () => {
  const read = new Map([
    ["testing/docs/recipes.test.ts", 'readFileSync("CONTRIBUTING.md")'],
    ["testing/docs/paths.test.ts", 'globSync("docs/*.md")'],
    ["domain/number.test.ts", "no document"],
  ]);
  expect(select("CONTRIBUTING.md", {}, read).tests).toEqual(["testing/docs/recipes.test.ts"]);
  expect(select("docs/words.md", {}, read).tests).toEqual(["testing/docs/paths.test.ts"]);
});

test("the whole suite is named where only it can find a failure", () => {
  expect(select("package.json").concernAll).toEqual(["package.json"]);
});

test("every journey belongs to an area, and every area names existing files", () => {
  const journeys = globSync("e2e/*.spec.ts", { cwd: ROOT }).map((path) => path.slice(4, -8));
  expect([...new Set(AREAS.flatMap((area) => area.journeys))].sort()).toEqual(journeys.sort());
  const files = globSync("{app,domain,e2e,packages,server,supabase,testing}/**/*.*", { cwd: ROOT });
  const named = AREAS.flatMap(({ paths, contracts = [] }) => [...paths, ...contracts]);
  expect(named.filter((pattern) => !files.some((path) => isUnder(path, pattern)))).toEqual([]);
  expect(COMPOSITION_ROOTS.filter((path) => !files.includes(path))).toEqual([]);
});
