import { expect, test } from "vitest";
import { readOpenedPage } from "./helper-content.ts";

const box = {
  id: "b",
  name: "Doliprane",
  dosage: "24 mg/mL",
  form: "Sirop",
  location: "Cuisine",
  good_until: "2030-01-31",
  quantity: 7.5,
  interval_minutes: 360,
  max_doses: null,
  instructions: null,
  hours: [
    {
      reminder_time: "08:00:00",
      weekdays: [1, 7],
      starts_on: null,
      ends_on: null,
      paused_at: null,
      paused_until: null,
      quantity: 5,
    },
  ],
  blocked: null,
  limit: { until: "2026-11-26T22:00:00+00:00", reason: "before-interval" },
  doses: [
    {
      id: "d",
      taken_at: "2026-11-26T16:00:00+00:00",
      quantity: 7.5,
      name: "Doliprane",
      form: "Sirop",
      is_of_page: true,
      is_undoable: false,
    },
  ],
};

const pair = {
  boxes: [
    { name: "Nurofen", dosage: "200 mg" },
    { name: "Profénid", dosage: "100 mg" },
  ],
  confirmed_by: null,
  confirmed_at: "2026-11-26T15:00:00+00:00",
};

const person = {
  id: "p",
  name: "Léa",
  allergies: ["Arachide"],
  refused: [],
  pairs: [pair],
  not_compared: [{ name: "Tisane", dosage: "1 g" }],
  boxes: [box],
};

const page = {
  state: "open",
  now: "2026-11-26T18:00:00+00:00",
  helper_name: "Nina",
  country: "FR",
  starts_at: "2026-11-26T17:00:00+00:00",
  ends_at: "2026-11-26T23:00:00+00:00",
  address: null,
  note: "ligne\nligne",
  contacts: [{ name: null, phone: "15" }],
  people: [person],
};

test("a page is read whole, its hours as one schedule", () => {
  const read = readOpenedPage(page);
  expect(read).toMatchObject({
    state: "open",
    helperName: "Nina",
    note: "ligne\nligne",
    people: [
      {
        allergies: ["Arachide"],
        confirmedPairs: [
          {
            boxes: pair.boxes,
            confirmedBy: null,
            confirmedAt: "2026-11-26T15:00:00+00:00",
          },
        ],
        notCompared: [{ name: "Tisane", dosage: "1 g" }],
        boxes: [
          {
            maxDoses: null,
            limit: { reason: "before-interval" },
            schedule: { doses: [{ time: "08:00", quantity: 5 }], weekdays: [1, 7] },
            doses: [{ isOfPage: true, isUndoable: false }],
          },
        ],
      },
    ],
  });
});

test("before its hours nothing but when they begin is read", () => {
  const { state, ...rest } = readOpenedPage({ ...page, state: "early", people: undefined });
  expect(state).toBe("early");
  expect(Object.keys(rest).sort()).toEqual(["country", "endsAt", "helperName", "startsAt"]);
});

test.each([
  { because: "an allergy", stored: { ...page, people: [{ ...person, allergies: [7] }] } },
  {
    because: "what was compared with nothing",
    stored: { ...page, people: [{ ...person, not_compared: null }] },
  },
  {
    because: "what was confirmed",
    stored: { ...page, people: [{ ...person, pairs: [{ ...pair, confirmed_at: "soon" }] }] },
  },
  { because: "the allergies", stored: { ...page, people: [{ ...person, allergies: null }] } },
  {
    because: "a form of another version",
    stored: { ...page, people: [{ ...person, boxes: [{ ...box, form: "Nuage" }] }] },
  },
  {
    because: "a reason of another version",
    stored: { ...page, people: [{ ...person, boxes: [{ ...box, blocked: "unknown" }] }] },
  },
  { because: "an hour", stored: { ...page, ends_at: "soon" } },
  { because: "everything", stored: [] },
])("$because that cannot be read makes the page unreadable", ({ stored }) => {
  expect(() => readOpenedPage(stored)).toThrow(RangeError);
});
