import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { type Availability, hindrance } from "./availability.ts";
import { currentInformation, NO_NOTICES, readBoxNotices } from "./box-notices.ts";

const shortage = {
  state: "shortage",
  started_on: "2026-04-14",
  updated_on: "2026-05-18",
  url: "https://ansm.sante.fr/a",
  cip13: null,
  pack: null,
};

test("what the database answers is read", () => {
  expect(
    readBoxNotices({
      availability: [shortage, { ...shortage, cip13: "3400930000045", pack: "16 comprimés" }],
      information: [{ starts_on: "2026-03-01", ends_on: null, body: "Rappel", url: null }],
    }),
  ).toEqual({
    availability: [
      {
        state: "shortage",
        startedOn: "2026-04-14",
        updatedOn: "2026-05-18",
        url: "https://ansm.sante.fr/a",
        pack: null,
      },
      expect.objectContaining({ pack: "16 comprimés" }),
    ],
    information: [{ startsOn: "2026-03-01", endsOn: null, body: "Rappel", url: null }],
    recalls: [],
  });
});

test("a recall that names the medicine twice is one, with the batches of both", () => {
  const recall = {
    id: "r",
    title: "Rappel",
    published_on: "2026-03-12",
    url: "https://ansm.sante.fr/a",
    all_lots: false,
    lots: ["AB1"],
  };
  const { recalls } = readBoxNotices({
    recalls: [
      recall,
      { ...recall, lots: ["AB1", "AB2"] },
      { ...recall, id: "s", published_on: "x" },
    ],
  });
  expect(recalls).toMatchObject([{ id: "r", allLots: false, lots: ["AB1", "AB2"] }]);
});

test("a pack that no list knows is named by its code", () => {
  const { availability } = readBoxNotices({
    availability: [{ ...shortage, cip13: "3400930000045" }],
  });
  expect(availability[0]?.pack).toBe("3400930000045");
});

test.each([[null], [undefined], ["x"], [{}], [{ availability: "x", information: 3 }]])(
  "%j says nothing",
  (said) => {
    expect(readBoxNotices(said)).toEqual(NO_NOTICES);
  },
);

test("a part that cannot be read leaves the others", () => {
  const availability = [
    { ...shortage, state: "unheard-of" },
    shortage,
    { ...shortage, started_on: "x" },
  ];
  expect(readBoxNotices({ availability }).availability).toHaveLength(1);
});

const information = (startsOn: string, endsOn: string | null) => ({
  startsOn: day(startsOn),
  endsOn: endsOn === null ? null : day(endsOn),
  body: "Rappel",
  url: null,
});

test.each([
  ["2026-03-01", null, true],
  ["2026-03-02", null, false],
  ["2026-01-01", "2026-03-01", true],
  ["2026-01-01", "2026-02-28", false],
])("what is announced from %s to %s is current on 1 March: %s", (startsOn, endsOn, isCurrent) => {
  const notices = { ...NO_NOTICES, information: [information(startsOn, endsOn)] };
  expect(currentInformation(day("2026-03-01"), notices)).toHaveLength(isCurrent ? 1 : 0);
});

const state = (word: Availability["state"], startedOn = "2026-01-01"): Availability => ({
  state: word,
  startedOn: day(startedOn),
  updatedOn: null,
  url: null,
  pack: null,
});

test.each([
  [[], null],
  [[state("back")], null],
  [[state("tension"), state("back")], "tension"],
  [[state("tension"), state("stopped")], "stopped"],
  [[state("stopped"), state("shortage")], "shortage"],
])("what hinders buying: %j", (availability, worst) => {
  expect(hindrance(availability)?.state ?? null).toBe(worst);
});
