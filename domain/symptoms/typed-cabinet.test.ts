import { expect, test } from "vitest";
import { scenarioSymptom } from "../../testing/samples/symptom-scenario-lists.ts";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { NO_ANSWERS } from "../interactions/treatments.ts";
import { readBoxLine } from "../inventory/typed-boxes/box-line.ts";
import { guide } from "./guide.ts";
import { completedLine, missingFacts, typedBox } from "./typed-cabinet.ts";

const read = (line: string) => readBoxLine(line, "day-first");

test.each([
  { line: "Doliprane 1000, 06/30", missing: ["form", "strength"] },
  { line: "Doliprane 1000 mg, 06/30", missing: ["form"] },
  { line: "Doliprane 1000, comprimé, 06/30", missing: ["strength"] },
  { line: "Doliprane comprimé", missing: ["expiresOn", "strength"] },
  { line: "Doliprane sirop, 06/30", missing: [] },
  { line: "Doliprane 1 g comprimé 06/30", missing: [] },
])("$line leaves $missing to be asked", ({ line, missing }) => {
  expect(missingFacts(read(line))).toEqual(missing);
});

test.each([
  {
    line: "Doliprane 1000, 06/30",
    facts: { strength: "1000 mg", form: "Comprimé" },
    whole: "Doliprane 1000 mg, 06/30, Comprimé",
  },
  {
    line: "Doliprane",
    facts: { strength: "500 mg", form: "Comprimé", expiresOn: "06/2030" },
    whole: "Doliprane, 500 mg, Comprimé, 06/2030",
  },
  {
    line: "2 Doliprane 500, 06/30",
    facts: { strength: "500 mg", form: "Gélule" },
    whole: "2 Doliprane 500 mg, 06/30, Gélule",
  },
])("what is answered about $line becomes part of it", ({ line, facts, whole }) => {
  expect(completedLine(line, read(line), facts)).toBe(whole);
  const { name, dosage } = read(whole);
  expect(missingFacts(read(whole))).toEqual([]);
  expect({ name, dosage }).toEqual({ name: "Doliprane", dosage: facts.strength });
});

/** Names of boxes that an adult is offered for a headache, and why others are not. */
function answer(lines: readonly string[], ageInMonths = 480) {
  const guidance = guide({
    chosen: [{ text: "Mal de tête", symptom: scenarioSymptom("headache") }],
    country: "FR",
    category: "traditional",
    patient: {
      type: ageInMonths < 216 ? "child" : "adult",
      ageInMonths,
      weightKg: null,
      weightStanding: "missing",
      allergies: [],
      conditions: [],
      circumstances: [],
      treatmentAnswers: NO_ANSWERS,
    },
    boxes: lines.map((line, at) => typedBox(read(line), String(at))),
    intakes: [],
    products: [],
    today: day("2026-11-26"),
    now: instant("2026-11-26T03:00:00Z"),
  });
  const offered = guidance.symptoms.flatMap(({ offers }) =>
    offers.flatMap(({ item }) => (item.kind === "box" ? [item.box.id] : [])),
  );
  const refused = guidance.refusals.flatMap(({ item, reasons }) =>
    item.kind === "box" ? [`${item.box.id}: ${reasons.map(({ reason }) => reason)}`] : [],
  );
  return { offered, refused };
}

test("a whole line is a box like any other; one with a missing fact is never offered", () => {
  expect(answer(["Doliprane 1000 mg comprimé, 06/30", "Dafalgan 1000, 06/30"])).toEqual({
    offered: ["0"],
    refused: ["1: unreadable"],
  });
});

test("an expired line is refused for its date", () => {
  expect(answer(["Doliprane 1000 mg comprimé, 06/20"])).toEqual({
    offered: [],
    refused: ["0: expired"],
  });
});

test("a strong tablet is not for a child, however its line is written", () => {
  const strong = answer(["Doliprane 1000 mg comprimé, 06/30", "Doliprane 1000, 06/30"], 100);
  expect(strong.offered).toEqual([]);
});

test("a line that names no quantity is a box that is there, and says no number", () => {
  const box = typedBox(read("Doliprane 1000 mg comprimé, 06/30"), "0");
  expect(box).toMatchObject({ currentQuantity: 1, isQuantityUnknown: true });
  const counted = typedBox(read("Doliprane 1000 mg, 8 comprimés, 2 boîtes, 06/30"), "0");
  expect(counted).toMatchObject({ currentQuantity: 16 });
  expect(counted.isQuantityUnknown).toBeUndefined();
});
