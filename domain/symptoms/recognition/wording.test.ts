import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeWording } from "./wording.ts";

test.each([
  ["bébé 2mois T°38,9", "bebe 2 mois temp 38.9"],
  ["38°7 depuis 3h", "38.7 depuis 3 h"],
  ["C'est à 20:30 !!!", "c est a 20 h 30 . . ."],
  ["jveux dormiiiiir", "veux dormiir"],
  ["he can’t move, she doesn’t answer", "he not can move , she does not answer"],
  ["my little son", "child"],
  ["un nouveau-né", "un newborn"],
  ["bébé né il y a 10 jours", "bebe born il y a 10 jours"],
  ["un infarctus il y a 3 ans", "un infarctus autrefois"],
  ["", ""],
  [" \t\n", "‖"],
])("%s", (typed, expected) => {
  expect(normalizeWording(typed)).toBe(expected);
});

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ..."né nouveau t°38 38,5 l'ai can't won't jveux 20:30 a las 8 no bebe mes pastillas … ‖ , . son my".split(
          " ",
        ),
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(" ")),
);

test("what is normalized once stays as it is", () => {
  fc.assert(
    fc.property(text, (typed) => {
      const once = normalizeWording(typed);
      expect(normalizeWording(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});
