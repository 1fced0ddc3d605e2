import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SITE_PAGES } from "#domain/content/site-pages.ts";
import { LANGUAGES, LOCALES } from "#domain/locale/locales.ts";
import { MAIL_KINDS } from "#domain/mail-kind.ts";
import { PREFERENCE_COLUMNS, PREFERENCES } from "#domain/preferences/preferences.ts";
import { RED_FLAGS } from "#domain/symptoms/emergencies/red-flag.ts";
import { OPERATORS } from "../../packages/backend/rest/query/parse-filter.ts";

const ROOT = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n");

/** `{fr,en}` written out, once for each combination. */
function expandBraces(path: string): string[] {
  const match = /^(.*?)\{([^}]+)\}(.*)$/.exec(path);
  if (!match) return [path];
  const [, before = "", choices = "", after = ""] = match;
  return choices.split(",").flatMap((choice) => expandBraces(before + choice + after));
}

const FOLDERS = /^(?:app|domain|packages|server|supabase|testing)\/.*\.[\w{,}]+$/;

/** The files in the numbered steps of each recipe. */
const recipes = new Map(
  read("CONTRIBUTING.md")
    .split(/^### Add an? /m)
    .slice(1)
    .map((section) => {
      const [title = ""] = section.split("\n", 1);
      const steps = section.split("\n").filter((line) => /^\d+\. /.test(line));
      const paths = steps.flatMap((step) =>
        [...step.matchAll(/`([^`]+)`/g)].flatMap(([, path = ""]) =>
          FOLDERS.test(path) ? expandBraces(path) : [],
        ),
      );
      return [title, [...new Set(paths)]] as const;
    }),
);

const filesOf = (title: string) => recipes.get(title) ?? [];

test("there is a recipe for every change that is made often", () => {
  expect([...recipes.keys()].sort()).toEqual(
    ["REST operator", "kind of mail", "language", "locale", "page", "preference", "symptom"].sort(),
  );
});

test.each([...recipes])("the recipe for a %s names at most six files", (_title, files) => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(6);
});

test.each([...recipes])("every file in the recipe for a %s exists", (_title, files) => {
  for (const file of files) {
    // A placeholder such as <version> stands for a new file beside others of its kind.
    const pattern = file.replaceAll(/<\w+>/g, "*");
    expect(globSync(pattern, { cwd: ROOT }), file).not.toHaveLength(0);
  }
});

test("a REST operator is named in one source file", () => {
  const naming = tracked.filter(
    (path) =>
      /^packages\/backend\/rest\/.*(?<!\.test)\.ts$/.test(path) &&
      ["nxl", "nxr", "adj", "isdistinct"].some((name) =>
        new RegExp(`\\b${name}\\b`).test(read(path)),
      ),
  );
  expect(Object.keys(OPERATORS)).toEqual(
    expect.arrayContaining(["nxl", "nxr", "adj", "isdistinct"]),
  );
  expect(naming).toEqual(filesOf("REST operator").slice(0, 1));
});

test("a symptom stands in one file of the series, under one key", () => {
  const series = tracked.filter((path) =>
    /^supabase\/seed\/symptoms_medications_\d\d_\w+\.sql$/.test(path),
  );
  const keys = series.flatMap((path) =>
    [...read(path).matchAll(/^ {2}\('([a-z0-9-]+)',/gm)].map((row) => row[1]),
  );
  expect(series).toEqual(expect.arrayContaining(filesOf("symptom").slice(0, 1)));
  expect(keys.length).toBeGreaterThan(200);
  expect(keys).toEqual([...new Set(keys)]);
});

test("a red flag is in each file that the recipe for a symptom names for it", () => {
  const [urgent, name, rules, samples] = [
    read("supabase/seed/symptoms_medications_01_urgent.sql"),
    read("domain/symptoms/emergencies/red-flag.ts"),
    globSync("domain/symptoms/recognition/rules-*.ts", { cwd: ROOT }).map(read).join("\n"),
    read("testing/samples/red-flags.ts"),
  ];
  for (const flag of RED_FLAGS) {
    const word = new RegExp(`\\b${flag}\\b`);
    for (const text of [urgent, name, rules, samples]) expect(text, flag).toMatch(word);
  }
});

test("every public page has each file of its recipe", () => {
  const files = filesOf("page");
  expect(files).toContain("domain/content/site-pages.ts");
  const routes = read("app/routes.ts");
  for (const page of SITE_PAGES) {
    const [file = ""] = files;
    const path = file.replace("<page>", page);
    expect(existsSync(join(ROOT, path)), path).toBe(true);
    expect(routes).toContain(`route("${page}", "${path.replace("app/", "")}"`);
  }
  for (const language of LANGUAGES) expect(files).toContain(`app/locale/${language}/pages.ts`);
});

test("every kind of mail is in each file of its recipe", () => {
  const migrations = globSync("supabase/migrations/*.sql", { cwd: ROOT }).sort().map(read);
  const endMails = migrations.findLast((sql) => sql.includes("function private.disable_mails"));
  for (const kind of MAIL_KINDS) {
    expect(endMails).toContain(`kind <> '${kind}'`);
    for (const file of filesOf("kind of mail").filter((path) => path.endsWith(".ts"))) {
      expect(read(file), `${kind} in ${file}`).toMatch(new RegExp(`\\b${kind}\\b`));
    }
  }
});

test("every preference is in each file of its recipe", () => {
  const files = filesOf("preference");
  expect(files[1]).toBe("domain/preferences/preferences.ts");
  const migrations = globSync("supabase/migrations/*.sql", { cwd: ROOT }).sort().map(read);
  const imported = migrations.findLast((sql) => sql.includes("import_rows('user_preferences'"));
  const granted = migrations
    .flatMap((sql) => sql.match(/grant update \([^)]*\)\s+on public\.user_preferences to/g) ?? [])
    .join(" ");
  for (const column of PREFERENCE_COLUMNS) {
    for (const sql of [imported, granted]) expect(sql).toMatch(new RegExp(`\\b${column}\\b`));
  }
  for (const file of files.slice(2)) {
    for (const [name, { section }] of Object.entries(PREFERENCES)) {
      // Questions have no name of a preference.
      if (section === "inventory" || section === "home") continue;
      expect(read(file), file).toContain(`  ${name}: `);
    }
  }
  expect(files.slice(2)).toEqual(
    LANGUAGES.map((language) => `app/locale/${language}/preferences.ts`),
  );
});

test("every locale is in each file of its recipe", () => {
  for (const locale of LOCALES) {
    for (const file of filesOf("locale")) expect(read(file), file).toContain(`"${locale}"`);
  }
});

test("every file with texts in all languages is in the recipe for a language", () => {
  const withTexts = tracked.filter(
    (path) =>
      /^(?:app|domain|server|supabase\/functions)\/.*(?<!\.test)\.tsx?$/.test(path) &&
      !/^app\/locale\/\w\w\//.test(path) &&
      LANGUAGES.every((language) => new RegExp(`\\b${language}: `).test(read(path))),
  );
  const [, recipe = ""] = read("CONTRIBUTING.md").split("### Add a language\n");
  for (const file of withTexts) expect(recipe).toContain(`\`${file}\``);
  for (const language of LANGUAGES) {
    for (const file of filesOf("language").filter((path) => path.endsWith(".ts"))) {
      const own = file.replace("/es/", `/${language}/`);
      expect(existsSync(join(ROOT, own)), own).toBe(true);
    }
  }
});
