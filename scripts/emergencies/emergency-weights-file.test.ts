import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EMERGENCY_WEIGHTS_FILE, emergencyWeightsFile } from "./emergency-weights-file.ts";
import { learnEmergencies } from "./learned-emergencies.ts";

/** Learning takes seconds of processor time: minutes where others work as well. */
const PATIENCE_MS = 300_000;

test(
  "the weights are those that the phrases give",
  () => {
    const learned = emergencyWeightsFile(learnEmergencies());
    expect(readFileSync(EMERGENCY_WEIGHTS_FILE, "utf8")).toBe(learned);
  },
  PATIENCE_MS,
);
