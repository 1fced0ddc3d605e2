import { expect, test } from "vitest";
import { TYPED_BOXES } from "#testing/samples/typed-box-cases.ts";
import { readBoxLine } from "./box-line.ts";

test.each(TYPED_BOXES)("'$typed'", ({ typed, order = "day-first", ...expected }) => {
  expect(readBoxLine(typed, order)).toEqual({
    name: "",
    dosage: "",
    form: null,
    quantity: null,
    boxes: 1,
    expiresOn: null,
    lot: null,
    ...expected,
  });
});

test("a line longer than any about one box is read up to a limit, and at once", () => {
  const { name } = readBoxLine("Doliprane 1000 x ".repeat(10_000), "day-first");
  expect(name.length).toBeLessThanOrEqual(300);
});
