import { expect, test } from "vitest";
import { saidBeside, saidTogether } from "./said-together.ts";

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

const NEAR = [
  "je me sens mal",
  "i feel ill",
  "me siento muy mal",
  "aux dents",
  "tengo tos",
  "and cough",
  "pas de nausées",
  "un peu de sang",
];

test.each([
  ["mal de tête et aux dents", ["mal de tête", "aux dents"]],
  ["tengo tos y dolor de cabeza", ["tengo tos", "dolor de cabeza"]],
  ["mal de tête, diarrhée, aux dents", ["mal de tête", "diarrhée", "aux dents"]],
  ["mal de tête et aux dents aussi", ["mal de tête", "aux dents"]],
  ["mal de tête et aussi aux dents", ["mal de tête", "aux dents"]],
  ["dolor de cabeza y tengo tos también", ["dolor de cabeza", "tengo tos"]],
  ["mal de tête et diarrhée", []],
  ["mal de tête et machin", []],
  ["mal de tête, je me sens mal", []],
  ["fever, i feel ill", []],
  ["dolor de cabeza y me siento muy mal", []],
  ["mal de tête et pas de nausées", []],
  ["diarrhée avec un peu de sang", []],
  ["aux dents et tengo tos", []],
  ["mal de tête", []],
])("beside each other, %s: %j", (text, parts) => {
  const among = (list: readonly string[]) => (part: string) => list.includes(part);
  expect(saidBeside(text, among(KNOWN), among(NEAR))).toEqual(parts);
});
