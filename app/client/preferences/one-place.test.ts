import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/locale/locales.ts";
import { FORM_SECTIONS, PREFERENCES } from "#domain/preferences/preferences.ts";

const APP = join(import.meta.dirname, "../..");

const SOURCES: ReadonlyMap<string, string> = new Map(
  readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name))
    .map((name) => [`app/${name}`, readFileSync(join(APP, name), "utf8")]),
);

const filesWith = (pattern: RegExp): string[] =>
  [...SOURCES].flatMap(([path, text]) => (pattern.test(text) ? [path] : [])).sort();

/** What changes preferences, from the database up to the hooks: each is used by the next one alone. */
const WRITERS = {
  "app/client/preferences/own-preferences.ts": "writeOwnPreferences",
  "app/client/preferences/change-preferences.ts": "useChangePreferences",
  "app/features/preferences/data.ts": "savePreferences",
  "app/features/preferences/queries.ts": "useSavePreferences",
};

const usersOf = (name: string) =>
  filesWith(new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`, "u"));

/** Which file changes the preferences of each section, as their calls say it. */
function placesBySection(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const add = (section: string, path: string) =>
    places.set(section, [...new Set([...(places.get(section) ?? []), path])]);
  for (const [path, text] of SOURCES) {
    for (const [, section = "a section that is not written out"] of text.matchAll(
      /(?<!function )\buseChangePreferences\((?:[^,)]+, "(\w+)"\))?/gu,
    )) {
      add(section, path);
    }
    // The question about the boxes is answered by a function of the database, together with the boxes.
    if (/= useAnswerHomeQuestion\(/u.test(text)) add("inventory", path);
  }
  for (const path of usersOf("useSavePreferences")) {
    for (const section of FORM_SECTIONS) add(section, path);
  }
  return places;
}

test("nothing writes preferences but the two modules, and only their hooks call those", () => {
  expect(filesWith(/\.from\("user_preferences"\)\s*\.(?:insert|update|upsert|delete)\(/u)).toEqual([
    "app/client/preferences/own-preferences.ts",
    "app/features/preferences/data.ts",
  ]);
  for (const [path, name] of Object.entries(WRITERS)) {
    expect(SOURCES.get(path), path).toMatch(
      new RegExp(`export (?:async )?function ${name}\\b`, "u"),
    );
  }
  expect(usersOf("writeOwnPreferences")).toEqual(["app/client/preferences/change-preferences.ts"]);
  expect(usersOf("savePreferences")).toEqual(["app/features/preferences/queries.ts"]);
  expect(filesWith(/rpc\("answer_home_question"/u)).toEqual(["app/features/inventory/data.ts"]);
});

test("each preference is changed in one place", () => {
  const places = placesBySection();
  const sections = new Set(Object.values(PREFERENCES).map(({ section }) => section));
  expect([...places.keys()].sort()).toEqual([...sections].sort());
  for (const [section, files] of places) expect(files, section).toHaveLength(1);
});

test("the name of each preference that is shown stands once in a language", () => {
  for (const language of LANGUAGES) {
    const folder = `app/locale/${language}/`;
    for (const [name, { section }] of Object.entries(PREFERENCES)) {
      // The word "language" names other things as well; the questions of the inventory and of the home have no name.
      if (["language", "homeQuestionAnswered", "readinessDueOn"].includes(name)) continue;
      const named = filesWith(new RegExp(`^ +${name}: "`, "mu"));
      expect(
        named.filter((path) => path.startsWith(folder)),
        `${name} of ${section}`,
      ).toEqual([`${folder}preferences.ts`]);
    }
  }
});
