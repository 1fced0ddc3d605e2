import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/locales.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

const sources = execFileSync("git", ["ls-files", "app/*.ts", "app/*.tsx"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, source: read(path) }));

/** Each call that gives the browser something to keep, up to the name of what is kept. */
const WRITES = [
  /\b(?:localStorage|sessionStorage|storage\(\))\s*\.setItem\(\s*([^,\s]+)\s*,/g,
  // The helper of the visitor's language.
  /\bwrite\(\s*([A-Z_]+)\s*,/g,
  /document\.cookie = `\$\{(\w+)\}=/g,
  /\bcaches\.open\(\s*([^)]+?)\s*\)/g,
  /\b(?:deviceDatabase|openDB)(?:<\w+>)?\(\s*([^,\s]+)\s*,/g,
];

/** What a helper is given by its callers, by the file and the name there, with what the policy says of it. */
const GIVEN: Readonly<Record<string, string | null>> = {
  // The client of Supabase names it, and `stored-session.ts` finds it by that beginning.
  "app/client/lock/sealed-session.ts name": "sb-",
  "app/client/lock/session-storage.ts name": "sb-",
  "app/client/lock/switch-lock.ts session.name": "sb-",
  // Each build has its own.
  "app/service-worker/shell.ts name": "build-",
  "app/service-worker/shell.ts nameOf(scope": "build-",
  // Callers of these are found by their own call.
  "app/client/locale/visitor-locale.ts key": null,
  "app/client/offline/device-database.ts name": null,
};

const CONSTANT = /^(export )?const ([A-Z_]+) = "([^"]+)";$/gm;
const exported = new Map(
  sources.flatMap(({ source }) =>
    [...source.matchAll(CONSTANT)].flatMap(([, isExported, name = "", value = ""]) =>
      isExported ? [[name, value] as const] : [],
    ),
  ),
);

/** What one file has the browser keep, or, where that cannot be read, the file and what stands there. */
function keptBy({ path, source }: { path: string; source: string }): string[] {
  const own = new Map([...source.matchAll(CONSTANT)].map(([, , name, value]) => [name, value]));
  return WRITES.flatMap((pattern) => [...source.matchAll(pattern)]).flatMap(([, named = ""]) => {
    const given = GIVEN[`${path} ${named}`];
    if (given !== undefined) return given ?? [];
    const [, literal] = /^"([^"]+)"$/.exec(named) ?? [];
    return literal ?? own.get(named) ?? exported.get(named) ?? `${path} ${named}`;
  });
}

/** What others have the browser keep: the router, and the server with its cookie. */
const OF_OTHERS = [
  "react-router-scroll-positions",
  "trousse-device",
  "__Host-trousse-device",
] as const;

const kept = new Set([...sources.flatMap(keptBy), ...OF_OTHERS]);

test("all that the code has a browser keep is found by its name", () => {
  expect([...kept].filter((name) => !/^[\w-]+$/.test(name))).toEqual([]);
  expect([...kept]).toEqual(
    expect.arrayContaining(["build-", "kept-zone", "preferred-locale", "sb-", "trousse"]),
  );
  const assigned = sources.filter(({ source }) =>
    /\b(?:local|session)Storage(?:\.\w+|\[[^\]]+\]) = /.test(source),
  );
  expect(assigned.map(({ path }) => path)).toEqual([]);
});

test.each(LANGUAGES)("the privacy policy in %s names exactly what is kept", (language) => {
  const [, section = ""] = read(`app/features/site/legal/privacy.${language}.md`).split(
    /^## Cookies .*$/m,
  );
  const told = new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ""));
  expect([...told].sort()).toEqual([...kept].sort());
});
