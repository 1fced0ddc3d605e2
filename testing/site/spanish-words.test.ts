import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { publicSentences } from "./public-sentences.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Words of Spain that mean something else in America, or nothing: a canguro is an animal there, a móvil a motive.
 * Beside the word of America they are understood.
 */
const ONLY_IN_SPAIN =
  /\bordenador(?:es)?\b|\bcanguros?\b|\b(?:el|su|un|mi) móvil\b|\bzumos?\b(?! o jugo)|\bmandos? a distancia\b|\bvosotr[oa]s\b|\bcog(?:er|e|ed|a)\b/i;

/** Familiar forms. The product says "usted"; what people say to each other stands in quotation marks. */
const FAMILIAR = /(?<![\p{L}-])(?:tú|tus|tienes|puedes|quieres|debes|eres)(?![\p{L}-])/iu;

const inQuotes = /«[^»]*»/g;

const interfaceWords = globSync("app/locale/es/**/*.ts", { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(join(ROOT, file), "utf8"),
}));

test("no Spanish text needs a reader from Spain", () => {
  const texts = [...publicSentences(), ...interfaceWords];
  expect(texts.length).toBeGreaterThan(1000);
  const wrong = texts.flatMap(({ file, text }) => {
    const found = ONLY_IN_SPAIN.exec(text);
    return found ? [`${file}: ${text.slice(Math.max(0, found.index - 40), found.index + 40)}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("no Spanish text says tú to its reader", () => {
  const texts = [
    ...publicSentences().filter(({ file }) => /\.sql$|es\.md$/.test(file)),
    ...interfaceWords,
  ];
  const wrong = texts.flatMap(({ file, text }) => {
    const found = FAMILIAR.exec(text.replaceAll(inQuotes, ""));
    return found ? [`${file}: ${found[0]} in ${text.slice(0, 120)}`] : [];
  });
  expect(wrong).toEqual([]);
});

test.each([
  "Ábralo en su ordenador.",
  "Abuelos, canguros y hermanos",
  "guárdelo en el móvil",
  "ni zumo, ni agua",
])("the guard sees: %s", (text) => {
  expect(text).toMatch(ONLY_IN_SPAIN);
});

test("the guard lets pass what is understood everywhere", () => {
  for (const text of ["ni zumo o jugo", "los teléfonos móviles", "en su equipo"])
    expect(text).not.toMatch(ONLY_IN_SPAIN);
  expect("¿Puedes abrir?").toMatch(FAMILIAR);
});
