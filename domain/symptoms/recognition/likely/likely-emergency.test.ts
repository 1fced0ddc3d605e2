import { expect, test } from "vitest";
import { emergencies } from "../../emergencies/emergencies.ts";
import { recognize, recognizeWords } from "../recognize.ts";
import { likelyEmergencyIn, readEmergency } from "./likely-emergency.ts";
import { emergencyFeatures } from "./likely-features.ts";

const namesIn = (text: string) => emergencyFeatures(text).map(({ name }) => name);

test("a text holds its concepts, pairs of them in the order of the alphabet, and beginnings of words", () => {
  expect(namesIn("bébé avale")).toEqual(
    expect.arrayContaining(["baby", "swallowed", "baby swallowed", "=bebe", "=avale"]),
  );
  expect(namesIn("avale bébé")).toContain("baby swallowed");
  expect(namesIn("l'éléphanteau !")).toEqual(["=l", "=eleph"]);
});

test("what is denied is another concept", () => {
  expect(namesIn("ne respire plus")).toContain("-breathe");
  expect(namesIn("ne respire plus")).not.toContain("breathe");
});

test("concepts that stand six known words apart are no pair, and those of one word neither", () => {
  const between = (count: number) => `bébé ${"tête ".repeat(count)}avale`;
  expect(namesIn(between(4))).toContain("baby swallowed");
  expect(namesIn(between(5))).not.toContain("baby swallowed");
  expect(namesIn("fièvre").filter((name) => name.includes(" "))).toEqual([]);
});

test("despair is read elsewhere", () => {
  expect(namesIn("je veux mourir")).not.toContain("despair");
});

test("weights add up, and the words of those above 0 are the reason", () => {
  const weights = {
    base: -1,
    features: new Map([
      ["baby", 2],
      ["swallowed", -1],
      ["baby swallowed", 4],
      ["=eleph", 3],
    ]),
  };
  const { score, mentions } = readEmergency("bébé a avalé éléphant", weights);
  expect(score).toBe(7);
  expect([...new Set(mentions.map(({ words }) => words))].sort()).toEqual(["avale", "bebe"]);
  expect(readEmergency("", weights)).toEqual({ score: -1, against: 0, mentions: [] });
  expect(readEmergency("bébé a avalé éléphant", weights).against).toBe(-1);
});

test("calm words of another clause outweigh nothing", () => {
  const weights = {
    base: 0,
    features: new Map([
      ["swallowed", 4],
      ["=rhume", -9],
    ]),
  };
  const scoreOf = (text: string) => readEmergency(text, weights).score;
  expect(scoreOf("rhume avale")).toBe(-5);
  for (const mark of [",", ".", ";", "!", "?", "…", "\n"])
    expect(scoreOf(`rhume${mark} avale`)).toBe(4);
});

const UNNAMED_TEXT = "il s'est coupé le doigt, il est tombé par terre";

test("what no rule names and the weights recognize is an emergency without a name", () => {
  expect(recognize(UNNAMED_TEXT)).toEqual([]);
  const [found, ...others] = recognizeWords(UNNAMED_TEXT);
  expect(found?.flag).toBe("unnamed");
  expect(found?.words).toEqual(expect.arrayContaining(["coupé", "tombé"]));
  expect(others).toEqual([]);
});

test("what a rule names has no second name", () => {
  const text = "il ne respire plus";
  expect(likelyEmergencyIn(text)).not.toBeNull();
  expect(recognizeWords(text)).toEqual(recognize(text));
});

test.each(["rhume", "toux grasse depuis 3 jours", "my knee hurts when running", ""])(
  "'%s' is no emergency",
  (text) => {
    expect(recognizeWords(text)).toEqual([]);
  },
);

test("what the list knows is what it says, and chips together are read by the rules alone", () => {
  const nobody = { ageInMonths: null, circumstances: [] };
  const flagsOf = (...texts: readonly string[]) =>
    emergencies(
      texts.map((text) => ({ text, symptom: null })),
      nobody,
    ).map(({ flag }) => flag);
  expect(flagsOf(UNNAMED_TEXT)).toEqual(["unnamed"]);
  expect(flagsOf("il s'est coupé le doigt", "il est tombé par terre")).toEqual([]);
});
