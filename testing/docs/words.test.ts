import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** Names in the code: file names, identifiers, table and column names. */
const code = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.sql"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && !path.startsWith("supabase/seed/"))
  .map((path) => `${path}\n${readFileSync(join(ROOT, path), "utf8")}`)
  .join("\n");

const words = readFileSync(join(ROOT, "docs/words.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:Code|-+) /.test(line))
  .map((line) => (line.split("|")[1] ?? "").trim());

/** Terms of the field that comments and screens use, and that no single name in the code stands for. */
const WITHOUT_A_NAME = new Set(["computed column", "value set aside", "waiting sign-up"]);

/** Each way in which a term of several words is written as one name. */
function spellings(term: string): RegExp {
  const parts = term.split(" ");
  const capitalized = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
  const camel = capitalized.charAt(0).toLowerCase() + capitalized.slice(1);
  return new RegExp(`${capitalized}|\\b${camel}|${parts.join("-")}|${parts.join("_")}`);
}

test("there are words", () => {
  expect(words.length).toBeGreaterThan(100);
});

test("no word has two rows, and the rows are in alphabetical order", () => {
  const keys = words.map((word) => word.toLowerCase());
  expect(keys).toEqual([...new Set(keys)]);
  expect(keys).toEqual([...keys].sort());
});

test.each(words.filter((word) => !WITHOUT_A_NAME.has(word)))("%s is a name in the code", (word) => {
  // `expiry (`expiresOn`)` and `quantity taken / deducted` hold two names each.
  const [first = ""] = word.split(/ \/ | \(/);
  expect(spellings(first).test(code)).toBe(true);
});
