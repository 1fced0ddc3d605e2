import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { learnDespair } from "./learn-despair-weights.ts";
import { learnedPhrases } from "./learned-phrases.ts";
import { WEIGHTS_FILE, weightsFile } from "./weights-file.ts";

/** Learning takes seconds of processor time: minutes where others work as well. */
const PATIENCE_MS = 300_000;

test(
  "the weights are those that the phrases give",
  () => {
    const learned = weightsFile(learnDespair(learnedPhrases()));
    expect(readFileSync(WEIGHTS_FILE, "utf8")).toBe(learned);
  },
  PATIENCE_MS,
);
