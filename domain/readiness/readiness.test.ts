import { expect, test } from "vitest";
import { factsOf } from "../../testing/builders/symptom-scenario.ts";
import { scenarioSymptom } from "../../testing/samples/symptom-scenario-lists.ts";
import { day } from "../calendar/day.ts";
import { nightMedicines } from "./night-medicines.ts";
import {
  type CardStanding,
  cardStanding,
  carerStanding,
  childGaps,
  isReminderGap,
  readersOnly,
  reminderStanding,
} from "./readiness.ts";
import { isReadinessDue, nextReadinessDay } from "./readiness-due.ts";

const FEVER = {
  ...scenarioSymptom("fever"),
  key: "fever-child",
  medicines: { FR: ["Paracétamol"], US: ["Acetaminophen"], ES: ["Paracetamol"] },
};
const LIST = [FEVER, scenarioSymptom("headache")];
const PARACETAMOL = "Doliprane 100 mg, sachet, composed paracetamol 100 sachet, free";
const IBUPROFEN = "Advil 200 mg, holds Ibuprofène, free";

/** `fever+pain: here box-0` */
function said(who: string, has: readonly string[], took: readonly string[] = [], list = LIST) {
  const nobody = { because: "", feels: [], expected: { offers: [], refuses: [], says: [] } };
  return nightMedicines(factsOf({ ...nobody, who, has, took }), list).map(
    ({ needs, standing, boxes }) =>
      [`${needs.join("+")}: ${standing}`, ...boxes.map(({ id }) => id)].join(" "),
  );
}

test.each([
  { who: "child 4y, 16kg", has: [PARACETAMOL], said: ["fever+pain: here box-0"] },
  { who: "child 4y, 16kg", has: [], said: ["fever+pain: none"] },
  { who: "child 4y, 16kg", has: [`${PARACETAMOL}, 0 left`], said: ["fever+pain: none"] },
  {
    who: "child 4y, 16kg",
    has: [`${PARACETAMOL}, until 2026-11-20`],
    said: ["fever+pain: none"],
  },
  {
    who: "child 4y, 16kg, allergy Paracétamol",
    has: [PARACETAMOL],
    said: ["fever+pain: none"],
  },
  { who: "child 4y, weight missing", has: [PARACETAMOL], said: ["fever+pain: weight-first"] },
  { who: "child, 16kg, weight old", has: [PARACETAMOL], said: ["fever+pain: age-first"] },
  { who: "child 4y, weight missing", has: [], said: ["fever+pain: none"] },
  { who: "child 4y, weight old", has: [PARACETAMOL], said: ["fever+pain: weight-first"] },
  { who: "child 14y, 50kg", has: [IBUPROFEN], said: ["fever: none", "pain: here box-0"] },
  { who: "child 2m, 5kg", has: [], said: ["fever: emergency", "pain: none"] },
  // A box that nobody compared with the child is no answer to whether the child may have it.
  {
    who: "child 4y, 16kg, allergy Paracétamol, level leaflet",
    has: [PARACETAMOL],
    said: ["fever+pain: not-compared box-0"],
  },
  {
    who: "child 4y, weight missing, level leaflet",
    has: [PARACETAMOL],
    said: ["fever+pain: not-compared box-0"],
  },
  {
    who: "child 4y, 16kg, level leaflet",
    has: [`${PARACETAMOL}, 0 left`],
    said: ["fever+pain: none"],
  },
  {
    who: "child 2m, 5kg, level leaflet",
    has: [PARACETAMOL],
    said: ["fever: emergency", "pain: not-compared box-0"],
  },
])("$who with $has", ({ who, has, said: expected }) => {
  expect(said(who, has)).toEqual(expected);
});

test("a box whose leaflet has it wait is in the house all the same", () => {
  expect(said("child 4y, 16kg", [PARACETAMOL], ["box-0 x2 at 11:30"])).toEqual([
    "fever+pain: here box-0",
  ]);
});

test("a box that waits for the delay of another medicine is in the house all the same", () => {
  const adolescent = ["Doliprane 500 mg, holds Paracétamol, free", IBUPROFEN];
  const before = said("child 14y, 50kg", adolescent);
  expect(before[0]).toMatch(/^fever.*: here box-0/u);
  expect(said("child 14y, 50kg", adolescent, ["box-1 x1 at 11:30"])).toEqual(before);
});

test("a list of symptoms that was not read says nothing", () => {
  expect(said("child 4y, 16kg", [PARACETAMOL], [], [])).toEqual(["fever+pain: unknown"]);
});

const share = (permission: "view" | "edit" | "manage", status: string, profileId = "hugo") => ({
  profileId,
  permission,
  status,
});

test.each([
  { isOwn: false, shares: undefined, carer: "yes" },
  { isOwn: true, shares: undefined, carer: "unknown" },
  { isOwn: true, shares: [], carer: "no" },
  { isOwn: true, shares: [share("view", "accepted")], carer: "no" },
  { isOwn: true, shares: [share("edit", "accepted", "lea")], carer: "no" },
  { isOwn: true, shares: [share("edit", "revoked")], carer: "no" },
  { isOwn: true, shares: [share("edit", "pending")], carer: "invited" },
  { isOwn: true, shares: [share("edit", "pending"), share("manage", "accepted")], carer: "yes" },
])("a second carer: $carer", ({ isOwn, shares, carer }) => {
  expect(carerStanding("hugo", isOwn, shares)).toBe(carer);
});

test.each([
  [false, null, "born-unknown"],
  [false, true, "born-unknown"],
  [true, false, "not-chosen"],
  [true, true, "filled"],
  [true, null, "filled"],
] as const)("born %s, on the card %s: %s", (isBornKnown, isOnCard, card: CardStanding) => {
  expect(cardStanding(isBornKnown, isOnCard)).toBe(card);
});

const rings = { isGone: false, hasFailed: false, shownAt: "a moment" };

test.each([
  { isPlanned: false, isOffHere: true, devices: [], reminders: "none-planned", isGap: false },
  { isPlanned: undefined, isOffHere: false, devices: [], reminders: "unknown", isGap: false },
  { isPlanned: true, isOffHere: true, devices: undefined, reminders: "unknown", isGap: false },
  { isPlanned: true, isOffHere: true, devices: [], reminders: "no-device", isGap: true },
  {
    isPlanned: true,
    isOffHere: false,
    devices: [rings, { ...rings, isGone: true }],
    reminders: "broken",
    isGap: true,
  },
  {
    isPlanned: true,
    isOffHere: false,
    devices: [{ ...rings, hasFailed: true }],
    reminders: "broken",
    isGap: true,
  },
  { isPlanned: true, isOffHere: true, devices: [rings], reminders: "not-here", isGap: true },
  {
    isPlanned: true,
    isOffHere: false,
    devices: [rings, { ...rings, shownAt: null }],
    reminders: "untested",
    isGap: true,
  },
  {
    isPlanned: true,
    isOffHere: undefined,
    devices: [rings],
    reminders: "arrive",
    isGap: false,
  },
])("reminders: $reminders", ({ reminders, isGap, ...facts }) => {
  expect(reminderStanding(facts)).toBe(reminders);
  expect(isReminderGap(reminderStanding(facts))).toBe(isGap);
});

test("each gap counts once, and what is unknown or waits for an answer does not", () => {
  const fine = { medicines: [], weight: "usable", carer: "yes", card: "filled" } as const;
  const medicine = (standing: "none" | "here" | "emergency") => ({
    needs: ["fever" as const],
    standing,
    boxes: [],
  });
  expect(childGaps(fine)).toBe(0);
  expect(childGaps({ ...fine, carer: "unknown", medicines: [medicine("emergency")] })).toBe(0);
  expect(childGaps({ ...fine, carer: "invited", medicines: [medicine("here")] })).toBe(0);
  expect(
    childGaps({
      medicines: [medicine("none"), medicine("here")],
      weight: "old",
      carer: "no",
      card: "not-chosen",
    }),
  ).toBe(4);
});

test.each([
  { since: "2026-11-19", dueOn: null, isDue: false },
  { since: "2026-11-18", dueOn: null, isDue: true },
  { since: "2026-01-01", dueOn: "2026-11-26", isDue: false },
  { since: "2026-01-01", dueOn: "2026-11-25", isDue: true },
])("an account since $since, due on $dueOn", ({ since, dueOn, isDue }) => {
  const on = dueOn === null ? null : day(dueOn);
  expect(isReadinessDue(on, day(since), day("2026-11-25"))).toBe(isDue);
});

test("it is asked again in a month, or in a week where it was put off", () => {
  expect(nextReadinessDay(day("2026-11-25"), "looked-at")).toBe("2026-12-25");
  expect(nextReadinessDay(day("2026-11-25"), "put-off")).toBe("2026-12-02");
});

test("who can only read a child is named, also before they accept, and nobody whose share is over", () => {
  const share = (
    email: string,
    permission: "view" | "edit",
    status: string,
    profileId = "hugo",
  ) => ({
    email,
    permission,
    status,
    profileId,
  });
  expect(
    readersOnly("hugo", [
      share("reader", "view", "accepted"),
      share("invited", "view", "pending"),
      share("left", "view", "declined"),
      share("revoked", "view", "revoked"),
      share("carer", "edit", "accepted"),
      share("other", "view", "accepted", "zoe"),
    ]),
  ).toEqual(["reader", "invited"]);
});
