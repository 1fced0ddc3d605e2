import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { securityRows } from "./rows.ts";

const root = join(import.meta.dirname, "../../..");

const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

test("every row of the catalogue is there, once", () => {
  const names = securityRows.map(({ row }) => row);
  expect(names).toEqual([...new Set(names)]);
  const catalogue = [
    ...numbered("R", 20),
    ...numbered("A", 14),
    ...numbered("C", 17),
    ...numbered("L", 46),
  ];
  expect(names).toEqual(expect.arrayContaining(catalogue));
});

test.each(securityRows)(
  "$row: what shows it is there, or why there is nothing to show",
  ({ shownBy }) => {
    if ("reason" in shownBy) {
      expect(shownBy.reason).toMatch(/^.{20,}\.$/);
      return;
    }
    expect(shownBy.length).toBeGreaterThan(0);
    const missing = shownBy.filter(({ file, test: title }) => {
      if (!existsSync(join(root, file))) return true;
      const source = readFileSync(join(root, file), "utf8");
      return title !== undefined && !source.includes(`"${title}`) && !source.includes(`\`${title}`);
    });
    expect(missing).toEqual([]);
  },
);
