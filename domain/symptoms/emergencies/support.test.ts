import { expect, test } from "vitest";
import { referenceSymptoms } from "#testing/builders/reference-symptoms.ts";
import { emergencies } from "./emergencies.ts";
import { needsSupportLine } from "./support.ts";

const NOBODY = { ageInMonths: null, circumstances: [] };

function isShown(...texts: readonly string[]): boolean {
  const chosen = texts.map((text) => ({ text, symptom: null }));
  return needsSupportLine(chosen, emergencies(chosen, NOBODY));
}

test.each(["tout est gris", "me pesa todo"])(
  "%s is too near to despair to be passed over",
  (text) => {
    expect(isShown(text)).toBe(true);
    expect(isShown("mal de tête", text)).toBe(true);
  },
);

test.each(["mal de tête", "sore throat since monday", "me duele la rodilla", ""])(
  "%s is an ordinary symptom",
  (text) => {
    expect(isShown(text)).toBe(false);
  },
);

test("what is recognized as despair has its own answer", () => {
  expect(isShown("je veux mourir")).toBe(false);
  expect(isShown("me pesa todo", "quiero morir")).toBe(false);
});

test("another emergency takes the line away from nobody", () => {
  expect(isShown("me pesa todo", "douleur dans la poitrine")).toBe(true);
});

test("a line of the list is what it says", () => {
  const [symptom] = referenceSymptoms();
  if (!symptom) throw new Error("The list is empty.");
  expect(needsSupportLine([{ text: "me pesa todo", symptom }], [])).toBe(false);
  // What somebody typed before they chose it was said all the same.
  expect(needsSupportLine([{ text: "x", symptom, said: "me pesa todo" }], [])).toBe(true);
});

test("of the words of the list, fewer than two in a hundred are near", () => {
  const names = referenceSymptoms()
    .filter(({ key }) => !/suicid/u.test(key))
    .flatMap(({ name, synonyms }) => [...Object.values(name), ...Object.values(synonyms).flat()])
    .filter((text) => text !== "");
  const near = names.filter((text) => isShown(text));
  expect(near.length / names.length).toBeLessThan(0.02);
});
