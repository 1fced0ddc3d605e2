import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

test("the README lists every command, and no other", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: object };
  const named = new Set(
    [...read("README.md").matchAll(/`npm (?:run |(?=start|test))([\w:]+)/g)].map(
      ([, name]) => name,
    ),
  );
  expect([...named].toSorted()).toEqual(Object.keys(scripts).toSorted());
});
