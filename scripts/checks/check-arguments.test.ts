import { expect, test } from "vitest";
import { parseCheckArguments } from "./check-arguments.ts";

test.each([
  { words: [], isChanged: false, withJourneys: false },
  { words: ["--changed"], isChanged: true, withJourneys: false },
  { words: ["--changed", "--journeys"], isChanged: true, withJourneys: true },
  { words: ["--journeys", "--changed"], isChanged: true, withJourneys: true },
])("npm run check -- $words", ({ words, ...expected }) => {
  expect(parseCheckArguments(words)).toEqual(expected);
});

test.each([
  { words: ["--journeys"], because: "all journeys are `npm test`" },
  { words: ["--change"], because: "the option is not known" },
  { words: ["domain/number.ts"], because: "it takes no file" },
])("$words is refused: $because", ({ words }) => {
  expect(parseCheckArguments(words)).toBeUndefined();
});
