import { expect, test } from "vitest";
import { despairIn, isFarFromDespair, isNearDespair, readDespair } from "./despair.ts";
import { despairFeatures, typedWords } from "./despair-features.ts";

const namesIn = (text: string) => despairFeatures(typedWords(text)).map(({ name }) => name);

/** Each feature speaks for despair, so that a score counts what was read. */
const weights = {
  base: 0,
  features: new Map([
    ["die", 2],
    ["want die", 3],
    ["=qwert", 7],
  ]),
};

test.each([
  ["je veux mourir", 5],
  ["je veux jveux mourir mourir", 5],
  ["mourir, je veux", 2],
  ["qwerty", 7],
  ["", Number.NEGATIVE_INFINITY],
  ["bonjour", 0],
  ["bonjour. je veux mourir. merci", 5],
  ["je veux\nmourir", 2],
  [`${"bla ".repeat(40)}je veux mourir${" bla".repeat(40)}`, 5],
])("%s scores %d", (text, score) => {
  expect(readDespair(text, weights).score).toBe(score);
});

test("where many classes stand their mean counts, and a clause among them still speaks", () => {
  const CALM = "knee bus cough tomorrow mum school food cat sleep doctor";
  const scoreOf = (text: string) => readDespair(text, { ...weights, base: -3 }).score;
  expect(scoreOf("want die")).toBe(2);
  expect(scoreOf(`${CALM} want die`)).toBeLessThan(2);
  expect(
    readDespair(`${CALM}, ${"want die"}`, { base: 0, features: new Map([["want die", 20]]) }).score,
  ).toBe(15);
});

test("words of no class put nothing apart, four known ones do", () => {
  expect(namesIn("want umbrella umbrella umbrella umbrella umbrella die")).toContain("want die");
  expect(namesIn("want knee knee knee die")).toContain("want die");
  expect(namesIn("want knee knee knee knee die")).not.toContain("want die");
});

test("a word of no class is read with the class beside it", () => {
  expect(namesIn("umbrella die")).toContain("=umbre die");
  expect(namesIn("die umbrella")).toContain("die =umbre");
  expect(namesIn("umbrella knee umbrella die")).not.toContain("knee =die");
});

test.each([
  ["don't", "not"],
  ["dont", "not"],
  ["j’ai", "i"],
  ["jveux", "want"],
  ["hes", "they"],
  ["muerrrrte", "die"],
])("%s is about %s", (word, name) => {
  expect(namesIn(word)).toContain(name);
});

test.each([
  "si je disparaissais demain personne ne le remarquerait",
  "I've counted my tablets and there are enough to end it",
  "mis hijos estarían mejor con otra madre, yo me voy para siempre",
])("%s is despair", (text) => {
  expect(despairIn(text)).not.toBeNull();
});

test.each(["si je cours demain", "counted my tablets", "mis hijos están mejor", ""])(
  "%s is none",
  (text) => {
    expect(despairIn(text)).toBeNull();
  },
);

test("no temperature and no number alone is near to despair", () => {
  const tenths = Array.from({ length: 100 }, (_, at) => ((340 + at) / 10).toFixed(1));
  const measures = [" °C", " °F", "°", " C", "", " kg", " mL", " mg"].flatMap((unit) =>
    tenths.flatMap((value) => [`${value}${unit}`, `${value.replace(".", ",")}${unit}`]),
  );
  expect(measures.filter((text) => isNearDespair(text))).toEqual([]);
  expect(isNearDespair("39,2 °C\ntout est gris")).toBe(true);
  expect(isNearDespair("tout est gris, 39,2 °C")).toBe(true);
  expect(despairIn("39,2 °C, je veux mourir")).not.toBeNull();
});

test("the words are a stretch of the text", () => {
  expect(readDespair("bonjour docteur je veux vraiment mourir merci", weights).words).toBe(
    "veux vraiment mourir",
  );
});

test.each([
  ["rope burn on my hands from sailing", true],
  ["no quiero seguir con este spray", true],
  ["je veux mourir", false],
  ["qwerty", false],
])("%s is far from despair: %s", (text, isFar) => {
  expect(isFarFromDespair(text)).toBe(isFar);
});
