import { expect, test } from "vitest";
import { factsOf } from "../../testing/builders/symptom-scenario.ts";
import { guide } from "./guide.ts";

const answer = (who: string, has: readonly string[], took: readonly string[] = []) => {
  const [symptom] = guide(
    factsOf({
      because: "",
      who,
      feels: ["headache"],
      has,
      took,
      expected: { offers: [], refuses: [], says: [] },
    }),
  ).symptoms;
  return symptom;
};
const alsoIn = (who: string, has: readonly string[], took?: readonly string[]) =>
  answer(who, has, took)?.offers.flatMap((offer) => offer.alsoIn.map(({ name }) => name));

test("a second box of what is offered is named beside it", () => {
  const syrups = ["Nurofenpro 20 mg/ml, syrup", "Advilmed 20 mg/ml, syrup"];
  expect(alsoIn("child 4y, 16.5kg, traditional", syrups)).toEqual(["Advilmed"]);
});

test("a box beyond the two that are offered is named beside one of its substance", () => {
  const has = [
    "Doliprane 2,4 %, syrup",
    "Efferalgan 150 mg, suppository",
    "Doliprane 200 mg, suppository",
    "Doliprane 200 mg, suppository",
  ];
  const offers = answer("child 26mo, 12.6kg, traditional", has)?.offers ?? [];
  expect(offers).toHaveLength(2);
  const named = offers.flatMap(({ item, alsoIn: others }) => [
    ...(item.kind === "box" ? [item.box.name] : []),
    ...others.map(({ name }) => name),
  ]);
  expect(named.toSorted()).toEqual(["Doliprane", "Doliprane", "Efferalgan"]);
});

test.each([
  ["the same box twice", ["Advil 200 mg", "Advil 200 mg"]],
  ["one that is refused and named there", ["Advil 200 mg", "Nurofen 200 mg, 0 left"]],
  ["one of something else", ["Advil 200 mg", "Doliprane 1000 mg"]],
])("nothing is named for %s", (_, has) => {
  expect(alsoIn("adult 35y, 70kg, traditional", has)).toEqual([]);
});

test("what waits is named where it waits", () => {
  expect(
    alsoIn(
      "adult 35y, 70kg, traditional",
      ["Doliprane 1000 mg", "Dafalgan 500 mg, capsule"],
      ["Doliprane at 11:00"],
    ),
  ).toEqual([]);
});

test.each([
  ["an adult whose weight is old is asked for it", "adult 80y, 70kg, weight old", true],
  ["one of a usable weight is not", "adult 80y, 70kg", false],
  ["one who never noted it is taken at their word", "adult 80y, weight missing", false],
])("%s, and offered all the same", (_, who, asksWeight) => {
  const symptom = answer(`${who}, traditional`, ["Doliprane 1000 mg"]);
  expect(symptom).toMatchObject({ asksWeight, needsWeight: false });
  expect(symptom?.offers[0]?.item).toMatchObject({ kind: "box" });
});

test("a leaflet without rows by weight asks an adult for none", () => {
  expect(answer("adult 80y, 70kg, weight old", ["Paracétamol maison 500 mg, free"])).toMatchObject({
    asksWeight: false,
  });
});
