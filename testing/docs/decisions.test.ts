import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = new URL("../../docs/decisions/", import.meta.url);

const LINK = /\[(\d{4})\]\((\d{4}-[a-z0-9-]+\.md)\)/g;
const HEADER =
  /^Date: (?<date>\d{4}-\d{2}-\d{2}) · Status: (?<status>accepted(?:, replaced in part by [^·]+)?|replaced by [^·]+?)(?: · Replaces(?<part> in part)?: (?<older>.+))?$/;

interface Decision {
  file: string;
  title: string;
  header: string;
  text: string;
}

const decisions: Decision[] = readdirSync(FOLDER)
  .filter((file) => file !== "README.md")
  .sort()
  .map((file) => {
    const text = readFileSync(new URL(file, FOLDER), "utf8");
    const [title = "", , header = ""] = text.split("\n");
    return { file, title: title.replace(/^# /, ""), header, text };
  });

const linkedFiles = (text: string) => [...text.matchAll(LINK)].map((match) => match[2] as string);

function partsOf({ file, header }: Decision) {
  const groups = HEADER.exec(header)?.groups;
  if (!groups) throw new Error(`${file} has no header: ${header}`);
  return {
    date: groups.date as string,
    status: groups.status as string,
    replacedBy: linkedFiles(groups.status as string),
    replaces: linkedFiles(groups.older ?? ""),
    replacesWholly: groups.older !== undefined && groups.part === undefined,
  };
}

test.each(decisions)("$file has a number, a plain title, and a header", (decision) => {
  expect(decision.file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
  expect(decision.title).toMatch(/^[A-Z][^#]+$/);
  expect(decision.title).not.toMatch(/^\d/);
  const { date, status, replacedBy } = partsOf(decision);
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  expect(replacedBy.length > 0).toBe(status.includes("replaced"));
});

test("no two decisions have one number", () => {
  const numbers = decisions.map(({ file }) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

test("a decision that replaces another is named by it, and the other way round", () => {
  const byFile = new Map(decisions.map((decision) => [decision.file, partsOf(decision)]));
  const pairs = { forwards: [] as string[], backwards: [] as string[] };
  for (const [file, { replacedBy, replaces, replacesWholly, status }] of byFile) {
    for (const newer of replacedBy) {
      pairs.forwards.push(
        `${newer} > ${file} ${status.startsWith("replaced") ? "wholly" : "part"}`,
      );
    }
    for (const older of replaces) {
      pairs.backwards.push(`${file} > ${older} ${replacesWholly ? "wholly" : "part"}`);
    }
  }
  expect(pairs.forwards.length).toBeGreaterThan(0);
  expect(pairs.forwards.sort()).toEqual(pairs.backwards.sort());
});

test("a link to a decision leads to a file with the number it shows", () => {
  const files = new Set(decisions.map(({ file }) => file));
  for (const { file, text } of decisions) {
    for (const [, number, target = ""] of text.matchAll(LINK)) {
      expect(files, `${file} links ${target}`).toContain(target);
      expect(target.slice(0, 4), `${file} links ${target}`).toBe(number);
    }
  }
});

test("the index lists every decision with its title, date and status", () => {
  const index = readFileSync(new URL("README.md", FOLDER), "utf8");
  const rows = index.split("\n").filter((line) => /^\| \[\d{4}\]/.test(line));
  const expected = decisions.map((decision) => {
    const { date, status } = partsOf(decision);
    const number = decision.file.slice(0, 4);
    return `| [${number}](${decision.file}) | ${decision.title} | ${date} | ${status} |`;
  });
  expect(rows).toEqual(expected);
});
