import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { ANSWERING_SCREENS, SILENT_SCREENS } from "#testing/samples/answering-screens.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Modules of rules about a person. What the pages call of them compares, but for the names below. */
const RULES =
  /^domain\/(?:dose-rules\/|interactions\/(?:interactions|box-pairs|treatments)\.ts|symptoms\/(?:guide\.ts|rules\/)|readiness\/night-medicines\.ts|intakes\/(?:dose-doubts|dose-warnings|recent-doses)\.ts)/u;

/** Constants, words about what was already decided, and readings that say nothing yet. */
const COMPARES_NOTHING: ReadonlySet<string> = new Set([
  "NO_ANSWERS",
  "PARACETAMOL_STOP",
  "PARACETAMOL_STOP_PER_KG",
  "isAgainstFever",
  "isOpenQuestion",
  "isRefused",
  "needsAnswer",
  "doubtKey",
  "keptKinds",
  "keyOf",
  "latestDoses",
  "circumstancesOf",
  "hasMaximum",
  "plausibleWeight",
  "ruledBox",
  "syringeOf",
  "millilitresAt",
  // Of `use-cabinet-checks.ts` and `cabinet-labels.tsx`.
  "prefetchCabinetChecks",
  "useLabelledProfile",
  "CabinetLabels",
]);

/** Hands what a hook found out to the components below it. */
const PROVIDER = "app/client/cabinet-checks/cabinet-labels.tsx";

interface Import {
  readonly from: string;
  /** `*` for a module that is fetched whole when it is wanted. */
  readonly names: readonly string[];
}

const IMPORT =
  /(?:^import (?!type)(?:\{([^}]*)\}|[^"]*?) from "([.#][^"]+)")|(?:import\("([.#][^"]+)"\))/gmu;

function importsOf(file: string): Import[] {
  return [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)].map(
    ([, names = "", named, lazy]) => {
      const path = named ?? lazy ?? "";
      return {
        from: path.startsWith("#") ? path.slice(1) : posix.join(dirname(file), path),
        names: (lazy ? "*" : names)
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type ")),
      };
    },
  );
}

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
    .map((name) => `${folder}/${name}`);

const pages = new Map(filesIn("app").map((file) => [file, importsOf(file)]));

/** Modules without a screen of their own that call a rule, directly or through others, and the screens above them. */
function callersOfRules(): { readonly modules: Set<string>; readonly screens: Set<string> } {
  const modules = new Set<string>();
  const screens = new Set<string>();
  const isRule = (from: string) => RULES.test(from) || modules.has(from);
  for (let known = -1; known < modules.size; ) {
    known = modules.size;
    for (const [file, imports] of pages) {
      const calls = imports.some(
        ({ from, names }) => isRule(from) && names.some((name) => !COMPARES_NOTHING.has(name)),
      );
      if (!calls) continue;
      if (file.endsWith(".tsx") && file !== PROVIDER) screens.add(file);
      else modules.add(file);
    }
  }
  return { modules, screens };
}

const callers = callersOfRules();

test("every component that calls a rule about a person is one of an answering screen", () => {
  const listed = new Set<string>(Object.values(ANSWERING_SCREENS).flat());
  expect([...callers.screens].sort()).toEqual([...listed].sort());
});

/** What all rules are read through: who calls one without asking for the level does not obey it. */
const ASKS_FOR_LEVEL = [
  "app/client/cabinet-checks/use-cabinet-checks.ts",
  "app/features/intakes/log/recent-doses.tsx",
  "app/features/intakes/log/use-dose-check.ts",
  "app/features/intakes/next-dose-note.tsx",
  "app/features/symptoms/analysis/use-guidance.ts",
  "app/features/symptoms/local/use-local-guidance.ts",
  "app/routes/member/readiness/use-readiness.ts",
];

/** Pure functions, and code that is loaded when it is wanted, for one of those above. */
const CALLED_BY_ONE_THAT_ASKS = [
  "app/client/cabinet-checks/box-rules.ts",
  "app/features/intakes/log/check-doses.ts",
  PROVIDER,
];

test("whatever calls a rule directly asks for the level, or is called by what does", () => {
  const asks = (file: string) =>
    /\buseGuidanceLevel\(\)/u.test(readFileSync(join(ROOT, file), "utf8"));
  const direct = [...pages].flatMap(([file, imports]) =>
    imports.some(
      ({ from, names }) => RULES.test(from) && names.some((name) => !COMPARES_NOTHING.has(name)),
    )
      ? file
      : [],
  );
  const mustAsk = direct.filter((file) => !CALLED_BY_ONE_THAT_ASKS.includes(file));
  expect(mustAsk.filter((file) => !ASKS_FOR_LEVEL.includes(file))).toEqual([]);
  expect(ASKS_FOR_LEVEL.filter((file) => !asks(file))).toEqual([]);
});

test("the level reaches every page, and holds without a network", () => {
  const root = readFileSync(join(ROOT, "app/root.tsx"), "utf8");
  expect(root).toContain("<GuidanceLevelContext value={facts.site.guidanceLevel}>");
});

/** All that a file brings, at once or when it is wanted. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const each of reached) {
    for (const { from } of pages.get(each) ?? []) if (pages.has(from)) reached.add(from);
  }
  return reached;
}

test.each(SILENT_SCREENS)("%s asks no rule about a person", (file) => {
  expect(pages.has(file)).toBe(true);
  const reached = reachedFrom(file);
  expect([...callers.modules, ...callers.screens].filter((each) => reached.has(each))).toEqual([]);
});

test("no mail, push message or report of the server asks a rule about a person", () => {
  const files = ["supabase/functions", "server"].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((file) =>
      importsOf(file).some(
        ({ from, names }) => RULES.test(from) && names.some((name) => !COMPARES_NOTHING.has(name)),
      ),
    ),
  ).toEqual([]);
});
