import { expect, test } from "vitest";
import type { StoredMedication } from "#app/features/inventory/stored-medication.ts";
import { fitOnPage } from "./fit-on-page.ts";

const box = (name: string, hours = 0) =>
  ({
    name,
    dosage: "500 mg",
    form: "Comprimé",
    schedule: { doses: Array.from({ length: hours }, () => ({ time: "08:00", quantity: 1 })) },
  }) as unknown as StoredMedication;

test("a cabinet of a household stands on the page as a whole", () => {
  const boxes = [...Array(30)].map((_, nth) => box(`Spasfon ${nth}`, nth < 8 ? 2 : 0));
  const { treatments, others, omitted } = fitOnPage(boxes);
  expect([treatments.length, others.length, omitted]).toEqual([8, 22, 0]);
});

test("what has no room is counted, and treatments come first", () => {
  const boxes = [...Array(500)].map((_, nth) => box(`Spasfon ${nth}`, nth < 3 ? 1 : 0));
  const { treatments, others, omitted } = fitOnPage(boxes);
  expect(treatments).toHaveLength(3);
  expect(others.length).toBeGreaterThan(60);
  expect(treatments.length + others.length + omitted).toBe(500);
});

test("a name of hundreds of letters leaves room for the others", () => {
  const { others, omitted } = fitOnPage([
    box("x".repeat(2000)),
    box("y".repeat(90_000)),
    box("Zyrtec"),
  ]);
  expect(others.map(({ name }) => name[0])).toEqual(["x", "Z"]);
  expect(omitted).toBe(1);
});
