import { matchesGlob } from "node:path";
import { AREAS, type Area } from "./areas.ts";
import type { ChangedFile } from "./changed-files.ts";

/** For each file the files it imports. */
export type Imports = Readonly<Record<string, readonly string[]>>;

/**
 * Files that put the whole product together. Nearly every test of the database imports one of them and would concern
 * every change, so their importers are not followed.
 */
export const COMPOSITION_ROOTS = [
  "packages/backend/backend.ts",
  "packages/backend/testing/test-backend.ts",
  "server/app.ts",
  "server/functions/function-handlers.ts",
  "testing/engines/engines.ts",
  "testing/harness/installation.ts",
  "e2e/fixtures/test.ts",
];

/** What a migration can break whatever it is about. */
export const SCHEMA_TESTS = ["scripts/schema.test.ts", "scripts/types.test.ts"];
const COLUMN_TESTS = ["testing/security/allowed-columns.contract.ts"];

/** A change of one of these can fail any test, as one of a composition root can. */
const CONFIGURATION =
  /^(?:package(?:-lock)?\.json|(?:vitest|playwright|vite)\.config\.ts|tsconfig\.json)$/;

const isTest = (path: string) => /\.(?:test\.tsx?|contract\.ts)$/.test(path);
const isJourney = (path: string) => /^e2e\/[^/]+\.spec\.ts$/.test(path);

export interface Selection {
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
  /** Changed files of which only a whole run can tell. */
  readonly concernAll: readonly string[];
}

/**
 * The tests and journeys that a change concerns: those that import a changed file, those whose text names a file that
 * is not imported but read, and those of its area.
 * @param texts of every test file that exists, by its path
 */
export function selectTests(
  changed: readonly ChangedFile[],
  imports: Imports,
  texts: ReadonlyMap<string, string>,
): Selection {
  const importers = importersOf(imports);
  const reached = changed.flatMap(({ path }) => [...reachedFrom(path, importers)]);
  const read = changed.flatMap((file) => testsOfReadFile(file, imports, texts));
  const journeys = changed.flatMap(journeysOf);
  const exists = (path: string) => texts.has(path);
  return {
    tests: sorted([...reached.filter(isTest), ...read].filter(exists)),
    journeys: sorted([...reached.filter(isJourney), ...journeys].filter(exists)),
    concernAll: changed
      .map(({ path }) => path)
      .filter((path) => CONFIGURATION.test(path) || COMPOSITION_ROOTS.includes(path)),
  };
}

const sorted = (paths: readonly string[]) => [...new Set(paths)].sort();

function importersOf(imports: Imports): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [importer, imported] of Object.entries(imports)) {
    for (const path of imported) importers.set(path, [...(importers.get(path) ?? []), importer]);
  }
  return importers;
}

/** The file and everything that imports it, directly or through other files. */
function reachedFrom(
  path: string,
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const reached = new Set([path]);
  for (const next of reached) {
    if (COMPOSITION_ROOTS.includes(next)) continue;
    for (const importer of importers.get(next) ?? []) reached.add(importer);
  }
  return reached;
}

/** Tests of a file that no module imports: SQL, a document, a mail template. */
function testsOfReadFile(
  { path, isOnlyComments }: ChangedFile,
  imports: Imports,
  texts: ReadonlyMap<string, string>,
): string[] {
  if (path in imports) return [];
  if (path.startsWith("supabase/migrations/")) {
    if (isOnlyComments) return SCHEMA_TESTS;
    const folders = areasOf(path).flatMap(({ contracts = [] }) => contracts);
    const searched = folders.length > 0 ? folders : ["testing/contracts/database/"];
    const inFolder = [...texts.keys()].filter((test) => searched.some((at) => test.startsWith(at)));
    return [...SCHEMA_TESTS, ...COLUMN_TESTS, ...inFolder];
  }
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : undefined;
  return [...texts]
    .filter(([test]) => isTest(test))
    .filter(([, text]) => text.includes(path) || (folder !== undefined && text.includes(folder)))
    .map(([test]) => test);
}

const journeysOf = ({ path, isOnlyComments }: ChangedFile): string[] =>
  isOnlyComments || isTest(path)
    ? []
    : areasOf(path).flatMap(({ journeys }) => journeys.map((name) => `e2e/${name}.spec.ts`));

const areasOf = (path: string): readonly Area[] =>
  AREAS.filter(({ paths }) => paths.some((pattern) => isUnder(path, pattern)));

export const isUnder = (path: string, pattern: string): boolean =>
  pattern.endsWith("/") ? path.startsWith(pattern) : matchesGlob(path, pattern);
