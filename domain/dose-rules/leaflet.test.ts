import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant, instantAt } from "../calendar/instant.ts";
import type { CountedDose } from "../ledger/ledger.ts";
import type { RuledBox } from "./find-rules.ts";
import { leafletFor, limitsOf, nextDose } from "./leaflet.ts";
import type { DoseTaker } from "./person-band.ts";

const NOW = instant("2026-11-22T12:00:00Z");
const TODAY = day("2026-11-22");

const box: RuledBox = {
  name: "Doliprane",
  dosage: "1000 mg",
  form: "Comprimé",
  substances: ["paracetamol"],
  milligramsPerUnit: 1000,
  country: "FR",
  isPrescription: false,
};
const syrup: RuledBox = { ...box, dosage: "2,4 %", form: "Sirop", milligramsPerUnit: 24 };
const advil: RuledBox = {
  ...syrup,
  name: "Advil",
  substances: ["ibuprofen"],
  milligramsPerUnit: 20,
};
const aspegic: RuledBox = {
  ...box,
  name: "Aspégic sachet",
  dosage: "500 mg",
  substances: ["aspirin"],
  milligramsPerUnit: 500,
};

const taker = (weightKg: number | null, months: number): DoseTaker => ({
  weightKg,
  weightOn: TODAY,
  ageInMonths: months,
  isAdult: months >= 216,
});

function leafletOf(of: RuledBox, person: DoseTaker) {
  const leaflet = leafletFor(of, person, "FR", TODAY);
  if (leaflet.kind !== "rules") throw new Error("The leaflet is unknown");
  return leaflet;
}

const doses = (...given: readonly (readonly [hours: number, milligrams: number])[]) =>
  given.map(
    ([hours, milligrams], index): CountedDose => ({
      intakeId: `${index}`,
      substanceId: "paracetamol",
      takenAt: instantAt(Date.parse(NOW) - hours * 3_600_000),
      milligrams,
      weighedAs: null,
    }),
  );

test("3 doses of 480 mg for 10 kg are over 60 mg/kg: over, and no time that has passed", () => {
  const { limits } = leafletOf(syrup, taker(10, 15));
  const next = nextDose(doses([7, 480], [9, 480], [12, 480]), limits, 24, NOW);
  expect(next).toMatchObject({ isOver: true, isOverStop: true });
  expect(next.maximum).toMatchObject({ reason: "milligrams" });
});

test("4 doses that the syringe gives for 10 kg reach the printed count and are not over it", () => {
  const { limits } = leafletOf(syrup, taker(10, 15));
  const next = nextDose(doses([6, 151.2], [12, 151.2], [18, 151.2], [23, 151.2]), limits, 24, NOW);
  expect(next).toMatchObject({ isOver: false, isOverStop: false, maximum: { reason: "count" } });
});

test("a weight that nobody of that age has limits nothing by weight", () => {
  const { band, limits } = leafletOf(syrup, taker(165, 48));
  expect(band.kind).toBe("weight-missing");
  expect(limits).toMatchObject({ maxDoses: 4, mostMilligrams: null, stopMilligrams: 4000 });
  expect(leafletOf(box, taker(165, 48)).band.kind).toBe("weight-missing");
  expect(leafletOf(box, taker(1.9, 0)).band.kind).toBe("weight-missing");
  expect(leafletOf(syrup, taker(29.5, 48)).band.kind).toBe("outside");
  expect(leafletOf(syrup, taker(29.6, 48)).band.kind).toBe("weight-missing");
});

test.each([
  { because: "16 kg and a tablet from 50 kg", of: box, person: taker(16, 48), outside: "weight" },
  { because: "2 months and a syrup from 3", of: advil, person: taker(5, 2), outside: "age" },
])("no figure of a leaflet that is not for the person: $because", ({ of, person, outside }) => {
  const { band, limits } = leafletOf(of, person);
  expect(band).toEqual({ kind: "outside", because: outside });
  expect(limits).toMatchObject({
    interval: null,
    maxDoses: null,
    maxMilligrams: null,
    mostMilligrams: null,
  });
  expect(nextDose(doses([8, 100]), limits, 100, NOW).notBefore).toBeNull();
});

test("80 mg/kg of paracetamol is over for a child, also of a box that is not for the child", () => {
  const { limits } = leafletOf(box, taker(16, 48));
  expect(nextDose(doses([8, 1280]), limits, 1000, NOW).isOverStop).toBe(false);
  expect(nextDose(doses([8, 1281]), limits, 1000, NOW).isOverStop).toBe(true);
});

test("4 g of paracetamol is the most for anybody else, also of a box whose leaflet is unknown", () => {
  const adult = taker(70, 480);
  const limits = limitsOf({ kind: "unknown" }, "paracetamol", adult, TODAY);
  expect(nextDose(doses([8, 4000]), limits, 500, NOW)).toMatchObject({ isOverStop: false });
  expect(nextDose(doses([8, 4001]), limits, 500, NOW)).toMatchObject({ isOverStop: true });
  const ibuprofen = limitsOf({ kind: "unknown" }, "ibuprofen", adult, TODAY);
  expect(nextDose(doses([8, 4001]), ibuprofen, 400, NOW)).toMatchObject({ isOverStop: false });
});

test.each([
  { kg: 70, years: 40, id: "fr-aspirin-500", most: 3000 },
  { kg: 70, years: 70, id: "fr-aspirin-500-65", most: 2000 },
  { kg: 39.5, years: 17, id: "fr-aspirin-500-30", most: 2000 },
  { kg: 45, years: 40, id: "fr-aspirin-500-41", most: 3000 },
])("Aspégic 500 for $kg kg and $years years: $id", ({ kg, years, id, most }) => {
  const { band, limits } = leafletOf(aspegic, taker(kg, years * 12));
  expect(band).toMatchObject({ kind: "band", rule: { id, days: null } });
  expect(limits).toMatchObject({ maxMilligrams: most });
});
