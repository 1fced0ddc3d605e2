import { expect, test } from "vitest";
import { saidTogether } from "./said-together.ts";

const KNOWN = ["enceinte", "mal de tête", "fever", "cough", "dolor de cabeza", "diarrhée"];

test.each([
  ["enceinte et mal de tête", ["enceinte", "mal de tête"]],
  ["mal de tête, diarrhée", ["mal de tête", "diarrhée"]],
  ["fever with cough", ["fever", "cough"]],
  ["dolor de cabeza y diarrhée + cough", ["dolor de cabeza", "diarrhée", "cough"]],
  ["mal de tête et vision trouble", ["mal de tête et vision trouble"]],
  ["mal de tête et pas de diarrhée", ["mal de tête et pas de diarrhée"]],
  [" mal de tête ", ["mal de tête"]],
  ["mal de tête et", ["mal de tête et"]],
  ["", [""]],
])("%s: %j", (text, parts) => {
  expect(saidTogether(text, (part) => KNOWN.includes(part))).toEqual(parts);
});
