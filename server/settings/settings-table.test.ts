import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settings } from "./config.ts";

test("the table for operators lists every setting once, and none that is not read", () => {
  const operations = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  const section = operations.split(/^## /m).find((text) => text.startsWith("Settings\n")) ?? "";
  const names = section
    .split("\n")
    .flatMap((line) => line.match(/^\| (`[A-Z0-9_`, ]+`) /)?.[1]?.match(/\w+/g) ?? []);
  expect(names.toSorted()).toEqual(Object.keys(settings.shape).toSorted());
});
