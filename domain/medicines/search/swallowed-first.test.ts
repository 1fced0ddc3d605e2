import { expect, test } from "vitest";
import type { Form } from "../../inventory/form.ts";
import { swallowedFirst } from "./swallowed-first.ts";

interface Found {
  readonly name: string;
  readonly form: Form | null;
}

const CREAM = { name: "Ibuprofène crème", form: "Crème" } as const;
const TABLET = { name: "Ibuprofène 200 mg", form: "Comprimé" } as const;
const SYRUP = { name: "Advil 20 mg/ml", form: "Sirop" } as const;
const UNKNOWN = { name: "Nurofen", form: null } as const;

test.each<[string, string, readonly Found[], readonly Found[]]>([
  ["a brand of another country", "Dalsy", [CREAM, TABLET, SYRUP], [TABLET, SYRUP, CREAM]],
  ["an unknown form may be swallowed", "dalsy 20 mg", [CREAM, UNKNOWN], [UNKNOWN, CREAM]],
  ["what has the name stays", "ibuprofène", [CREAM, TABLET], [CREAM, TABLET]],
  ["one with the name is enough", "advil", [CREAM, SYRUP], [CREAM, SYRUP]],
  ["nothing found", "dalsy", [], []],
])("%s: %s", (_, words, found, expected) => {
  expect(swallowedFirst(found, words)).toEqual(expected);
});
