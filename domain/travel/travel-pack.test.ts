import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { instant } from "../calendar/instant.ts";
import { NO_NOTICES } from "../notices/box-notices.ts";
import { NO_SCHEDULE, type Schedule } from "../reminders/schedule.ts";
import { borderStanding } from "./controlled-substances.ts";
import { asNeededBoxes, packedTreatments, type TravelBox } from "./travel-pack.ts";
import { checkTrip, type Trip } from "./trip.ts";

const TODAY = day("2026-11-26"); // A Thursday.
const TRIP: Trip = { leavesOn: day("2026-11-28"), returnsOn: day("2026-12-04"), marginDays: 3 };
const TWICE = [
  { time: "08:00", quantity: 1 },
  { time: "20:00", quantity: 0.5 },
];

function box(change: Partial<TravelBox> = {}, schedule: Partial<Schedule> = {}): TravelBox {
  return {
    id: "box",
    name: "Levothyrox",
    dosage: "75 µg",
    form: "Comprimé",
    currentQuantity: 30,
    totalQuantity: 30,
    expiresOn: day("2028-05-31"),
    createdAt: instant("2026-01-01T00:00:00Z"),
    courseStop: null,
    schedule: { ...NO_SCHEDULE, doses: TWICE, ...schedule },
    ...change,
  };
}

const packed = (each: TravelBox, others: readonly TravelBox[] = []) =>
  packedTreatments([each, ...others], TRIP, TODAY).find((item) => item.box === each);

test("seven days of one and a half, and three more as a margin", () => {
  expect(packed(box())).toMatchObject({
    planned: 10.5,
    margin: 4.5,
    // Thursday and Friday are taken at home.
    atDeparture: 27,
    isShortBy: 0,
    problem: null,
  });
});

test.each([
  { left: 18, isShortBy: 0, because: "3 for the days before, 15 to take" },
  { left: 17.5, isShortBy: 0.5, because: "half a tablet is missing" },
  { left: 0, isShortBy: 15, because: "an empty box gives nothing" },
])("of $left $isShortBy are missing: $because", ({ left, isShortBy }) => {
  expect(packed(box({ currentQuantity: left }))?.isShortBy).toBe(isShortBy);
});

test.each([
  { schedule: { weekdays: [1] }, planned: 1.5, margin: 1.5, because: "Mondays alone" },
  { schedule: { endsOn: day("2026-11-29") }, planned: 3, margin: 0, because: "the course ends" },
  { schedule: { startsOn: day("2026-12-04") }, planned: 1.5, margin: 4.5, because: "it begins" },
  {
    schedule: { pausedAt: instant("2026-11-20T00:00:00Z"), pausedUntil: day("2026-12-02") },
    planned: 3,
    margin: 4.5,
    because: "it rests until the Wednesday",
  },
] as const)("$because: $planned planned and $margin as a margin", ({ schedule, ...expected }) => {
  const { planned, margin } = expected;
  expect(packed(box({}, schedule))).toMatchObject({ planned, margin });
});

test.each([
  { change: { courseStop: { stoppedOn: TODAY, reason: "other", note: null } } },
  { change: { schedule: NO_SCHEDULE } },
  { change: { schedule: { ...NO_SCHEDULE, doses: TWICE, endsOn: TODAY } } },
] as const)("nothing is packed of what is not planned on the journey", ({ change }) => {
  expect(packed(box(change))).toBeUndefined();
});

test.each([
  { expiresOn: "2026-12-07", problem: null, because: "the last packed day is its last good one" },
  { expiresOn: "2026-12-06", problem: "ends", because: "it ends a day before" },
])("a box that is good until $expiresOn: $because", ({ expiresOn, problem }) => {
  expect(packed(box({ expiresOn: day(expiresOn) }))?.problem).toBe(problem);
  const spare = box({ schedule: NO_SCHEDULE, expiresOn: day(expiresOn) });
  expect(asNeededBoxes([spare], TRIP)).toEqual(problem === null ? [spare] : []);
});

test("a recalled box is said to be one, and is not offered as needed", () => {
  const recall = {
    id: "1",
    title: "Recall",
    publishedOn: TODAY,
    url: null,
    allLots: true,
    lots: [],
    advice: "",
  };
  const notices = { ...NO_NOTICES, recalls: [recall] } as unknown as typeof NO_NOTICES;
  expect(packed(box({ notices }))?.problem).toBe("recalled");
  expect(asNeededBoxes([box({ notices, schedule: NO_SCHEDULE })], TRIP)).toEqual([]);
});

test("other boxes of the same product are told, and are no part of this one", () => {
  const other = box({ id: "other", schedule: NO_SCHEDULE, currentQuantity: 20 });
  const syrup = box({ id: "syrup", schedule: NO_SCHEDULE, form: "Sirop" });
  const gone = box({ id: "gone", schedule: NO_SCHEDULE, expiresOn: TODAY });
  expect(packed(box({ currentQuantity: 8 }), [other, syrup, gone])).toMatchObject({
    isShortBy: 10,
    elsewhere: 20,
  });
});

test("opened eye drops that are past the days of their guide are no box to pack", () => {
  const drops = {
    name: "Xalatan",
    dosage: "50 µg/mL",
    form: "Collyre",
    openedOn: day("2026-10-01"),
  } as const;
  expect(packed(box(drops))).toMatchObject({ problem: "ends" });
  expect(asNeededBoxes([box(drops, { doses: [] })], TRIP)).toEqual([]);
});

test.each([
  { substances: ["methylphenidate"], needs: true, standing: "often-certified" },
  { substances: ["chlorhydrate de methadone"], needs: true, standing: "often-certified" },
  { substances: ["morphine"], needs: null, standing: "often-certified" },
  { substances: ["apomorphine"], needs: true, standing: "unknown" },
  { substances: ["zolpidem"], needs: true, standing: "unknown" },
  { substances: [], needs: null, standing: "unknown" },
  { substances: ["paracetamol"], needs: false, standing: "without-prescription" },
])("at a border $substances is $standing", ({ substances, needs, standing }) => {
  expect(borderStanding(substances, needs)).toBe(standing);
});

test.each([
  { from: "2026-11-26", to: "2026-11-26", wrong: {} },
  { from: "2026-11-25", to: "2026-11-30", wrong: { leavesOn: "past" } },
  { from: "2026-11-30", to: "2026-11-29", wrong: { returnsOn: "before-departure" } },
  { from: "", to: "2026-02-30", wrong: { leavesOn: "not-a-day", returnsOn: "not-a-day" } },
  { from: "2026-12-01", to: "2027-12-01", wrong: {} },
  { from: "2026-12-01", to: "2027-12-02", wrong: { returnsOn: "too-long" } },
  { from: "2027-11-28", to: "2027-11-28", wrong: { leavesOn: "too-long" } },
])("from $from to $to: $wrong", ({ from, to, wrong }) => {
  const checked = checkTrip({ leavesOn: from, returnsOn: to, marginDays: 3 }, TODAY);
  expect(checked.ok ? {} : checked.wrong).toEqual(wrong);
});
