import { expect, test } from "vitest";
import { allergyChoices, recognizeAllergies } from "./allergy-recognition.ts";

const only = (allergies: string[], picked: string[] = [], unrecognized: string[] = []) =>
  recognizeAllergies({
    allergies,
    pickedAllergies: picked,
    unrecognizedAllergies: unrecognized,
  });

test.each([
  { typed: "ibuprofène", recognition: "medicine" },
  { typed: "Allergie aux pénicillines", recognition: "medicine" },
  { typed: "ibuprophène", recognition: "similar" },
  { typed: "Arachide", recognition: "other" },
  { typed: "níquel", recognition: "other" },
  { typed: "zorglub", recognition: "unknown" },
])("$typed is $recognition", ({ typed, recognition }) => {
  expect(only([typed])).toMatchObject([{ typed, recognition }]);
});

test("until somebody answers, a misspelt name stands for all that it resembles", () => {
  const [asked] = only(["ibuprophène"]);
  expect(asked?.substances.size).toBe(0);
  expect([...(asked?.resembles ?? [])]).toEqual(
    expect.arrayContaining(["ibuprofen", "aspirin", "ketoprofen"]),
  );
  const [kept] = only(["ibuprophène"], [], ["IBUPROPHENE"]);
  expect(kept).toMatchObject({ recognition: "unknown" });
  expect(kept?.resembles.size).toBe(0);
});

test("what was picked from the list of substances is known, whatever it resembles", () => {
  const [picked] = only(["Paracétamolol"], ["Paracétamolol"]);
  expect(picked).toMatchObject({ recognition: "medicine" });
  expect(picked?.resembles.size).toBe(0);
});

test("a picked food is no medicine", () => {
  expect(only(["Arachide"], ["Arachide"])).toMatchObject([{ recognition: "other" }]);
});

test("a name is found by any of its words, those that begin with it first", () => {
  expect(allergyChoices("coq", "fr")).toContain("Fruits à coque");
  expect(allergyChoices("ara", "fr")[0]).toBe("Arachide");
  expect(allergyChoices("p", "fr")).toEqual([]);
});
