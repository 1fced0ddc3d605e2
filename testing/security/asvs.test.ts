import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { asvsDocument } from "./asvs/document.ts";
import { chapters } from "./asvs/requirements.ts";

const root = join(import.meta.dirname, "../..");
const requirements = [...chapters.values()].flat();

/** How many requirements of level 1 or 2 each section has, as OWASP numbers them in 5.0.0; all begin at 1. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2 },
  ...{ "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2 },
  ...{ "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3 },
  ...{ "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3, "6.8": 4 },
  ...{ "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2 },
  ...{ "8.1": 2, "8.2": 3, "8.3": 1, "8.4": 1 },
  ...{ "9.1": 3, "9.2": 4 },
  ...{ "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1 },
  ...{ "12.1": 3, "12.2": 2, "12.3": 4 },
  ...{ "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5 },
  ...{ "14.1": 2, "14.2": 4, "14.3": 3 },
  ...{ "15.1": 3, "15.2": 3, "15.3": 7 },
  ...{ "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3 },
};

test("all 217 requirements are there, in their order", () => {
  const numbers = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
  );
  expect(numbers).toHaveLength(217);
  expect(requirements.map(({ id }) => id)).toEqual(numbers);
});

test("what shows a requirement is there", () => {
  const missing = requirements.flatMap(({ id, evidence }) =>
    "verdict" in evidence
      ? []
      : evidence
          .filter(({ file, test: title }) => {
            if (!existsSync(join(root, file))) return true;
            const source = readFileSync(join(root, file), "utf8");
            return (
              title !== undefined && !source.includes(`"${title}`) && !source.includes(`\`${title}`)
            );
          })
          .map(({ file, test: title }) => `${id} ${file}: ${title}`),
  );
  expect(missing).toEqual([]);
  expect(
    requirements.filter(({ evidence }) => !("verdict" in evidence) && evidence.length === 0),
  ).toEqual([]);
});

test("a reason is a sentence, and a text that it names is there", () => {
  for (const { id, evidence } of requirements) {
    if (!("verdict" in evidence)) continue;
    expect(evidence.because, id).toMatch(/^.{8,}[.)]$/);
    for (const [path] of evidence.because.matchAll(
      /\b(?:docs|testing|server|supabase|e2e|domain|app)\/[\w/-]+\.(?:md|tsx?)/g,
    )) {
      expect(existsSync(join(root, path)), `${id} ${path}`).toBe(true);
    }
  }
});

test("docs/asvs.md says the same; if not, run `node scripts/asvs.ts`", () => {
  expect(readFileSync(join(root, "docs/asvs.md"), "utf8")).toBe(asvsDocument());
});
