import fc from "fast-check";
import { expect, test } from "vitest";
import { typingDistance } from "./typing-distance.ts";

test.each([
  { one: "aspirine", other: "aspirine", distance: 0 },
  { one: "asprine", other: "aspirine", distance: 1 },
  { one: "asprinie", other: "aspirine", distance: 2 },
  { one: "apsirine", other: "aspirine", distance: 1 },
  { one: "ibuprophene", other: "ibuprofene", distance: 2 },
  { one: "codeine", other: "cafeine", distance: 2 },
  { one: "doliprane", other: "efferalgan", distance: 3 },
  { one: "", other: "ab", distance: 2 },
])("$one and $other are $distance slips apart", ({ one, other, distance }) => {
  expect(typingDistance(one, other, 2)).toBe(distance);
});

test("it is the same in both directions, and a slip more is at most one more", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.constantFrom("a", "d"), (one, other, letter) => {
      const distance = typingDistance(one, other, 9);
      expect(typingDistance(other, one, 9)).toBe(distance);
      expect(Math.abs(typingDistance(one + letter, other, 9) - distance)).toBeLessThanOrEqual(1);
    }),
  );
});
