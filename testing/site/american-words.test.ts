import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** Spellings and names of Britain: the English of the product is that of the United States. */
const BRITISH =
  /\b(?:diarrhoea|paediatric\w*|oedema|haemo\w+|(?:un)?recognis\w+|organis\w+|colour\w*|behaviour|favourite\w*|millilitres?|litres?|metres?|programmes?|whilst|chemist|paracetamol)\b/i;

const KEYS = /(?:"[^"\n]*"|\b[\w-]+):(?=\s)/g;
const PLACEHOLDERS = /\{\{\w+\}\}/g;

test("the English interface is written as in the United States", () => {
  const files = globSync("app/locale/en/**/*.ts", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.flatMap((file) => {
    const words = readFileSync(join(ROOT, file), "utf8")
      .replace(KEYS, "")
      .replace(PLACEHOLDERS, "");
    const found = BRITISH.exec(words);
    return found
      ? [`${file}: ${words.slice(Math.max(0, found.index - 40), found.index + 40)}`]
      : [];
  });
  expect(wrong).toEqual([]);
});
