import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { learnWeights } from "./learn-weights.ts";
import { learnedPhrases } from "./learned-phrases.ts";
import { WEIGHTS_FILE, weightsFile } from "./weights-file.ts";

test("the weights are those that the phrases give", () => {
  const learned = weightsFile(learnWeights(learnedPhrases()));
  expect(readFileSync(WEIGHTS_FILE, "utf8")).toBe(learned);
});
