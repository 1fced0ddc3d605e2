import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HELPER_FUNCTIONS } from "#domain/sharing/profile-actions.ts";
import { type Actor, helperFunctions, may, type Right, relations } from "../permissions.ts";

const COLUMNS = [
  "signedOut",
  "helper",
  "stranger",
  "view",
  "edit",
  "manage",
  "owner",
  "admin",
] as const satisfies readonly Actor[];

const RIGHTS: readonly Right[] = ["S", "I", "U", "D"];

const text = readFileSync(new URL("../../docs/permissions.md", import.meta.url), "utf8");

/** The rows below the header of the table that begins so, cell by cell. */
function tableOf(header: string): string[][] {
  const lines = text.split("\n");
  const start = lines.indexOf(header) + 2;
  const end = lines.findIndex((line, nth) => nth >= start && !line.startsWith("|"));
  return lines.slice(start, end).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("the matrix in the documentation is the one that the database is held against", () => {
  const expected = relations.map((relation) => [
    `\`${relation}\``,
    ...COLUMNS.map(
      (actor) => RIGHTS.filter((right) => may(actor, right, relation)).join("") || "–",
    ),
  ]);
  const rows = tableOf(`| Table | ${COLUMNS.join(" | ")} |`);
  expect(rows).toEqual(expected);
});

test("what the link of a helper page gives stands beside it, function by function", () => {
  expect(tableOf("| Function | What it does |")).toEqual(
    Object.entries(helperFunctions).map(([name, what]) => [`\`${name}\``, what]),
  );
});

test("the table on the screen knows each function of that link", () => {
  expect(Object.keys(HELPER_FUNCTIONS)).toEqual(Object.keys(helperFunctions));
});
