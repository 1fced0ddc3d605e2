import { describe, expect, test } from "vitest";
import { instant } from "../calendar/instant.ts";
import { boxField, checkPage, type PageBoxDraft, type PageDraft } from "./page-draft.ts";

const at = { now: instant("2026-11-26T17:00:00Z"), zone: () => 60 };

const syrup: PageBoxDraft = {
  medicationId: "syrup",
  use: "give",
  quantity: "7,5",
  intervalHours: "6",
  maxDoses: "4",
  instructions: " si fièvre ",
  hasHours: false,
};

const draft: PageDraft = {
  helperName: " Nina ",
  country: "fr",
  startsAt: "2026-11-26T18:30",
  endsAt: "2026-11-26T23:00",
  firstName: "Claire",
  firstPhone: "06 11 22 33 44",
  secondName: "",
  secondPhone: "",
  address: "",
  note: "",
  people: [{ profileId: "lea", boxes: [syrup], pairs: [], notCompared: [] }],
};

const wrongOf = (change: Partial<PageDraft>) => {
  const checked = checkPage({ ...draft, ...change }, at);
  return checked.ok ? {} : checked.wrong;
};

const withBox = (change: Partial<PageBoxDraft>) =>
  wrongOf({
    people: [{ profileId: "lea", boxes: [{ ...syrup, ...change }], pairs: [], notCompared: [] }],
  });

test("what was typed becomes a page", () => {
  expect(checkPage(draft, at)).toEqual({
    ok: true,
    value: {
      helperName: "Nina",
      country: "FR",
      startsAt: "2026-11-26T17:30:00.000Z",
      endsAt: "2026-11-26T22:00:00.000Z",
      firstName: "Claire",
      firstPhone: "06 11 22 33 44",
      secondName: null,
      secondPhone: null,
      address: null,
      note: null,
      people: [
        {
          profileId: "lea",
          boxes: [
            {
              medicationId: "syrup",
              isRefused: false,
              quantity: 7.5,
              intervalMinutes: 360,
              maxDoses: 4,
              instructions: "si fièvre",
              isCompared: true,
            },
          ],
          pairs: [],
        },
      ],
    },
  });
});

test("a box that must not be given has no dose, and one that is left out is not there", () => {
  const boxes = [
    { ...syrup, use: "never" as const, quantity: "", intervalHours: "" },
    { ...syrup, medicationId: "cream", use: "none" as const, quantity: "x" },
  ];
  const checked = checkPage(
    { ...draft, people: [{ profileId: "lea", boxes, pairs: [], notCompared: [] }] },
    at,
  );
  expect(checked.ok && checked.value.people[0]?.boxes).toEqual([
    {
      medicationId: "syrup",
      isRefused: true,
      quantity: null,
      intervalMinutes: null,
      maxDoses: null,
      instructions: null,
      isCompared: null,
    },
  ]);
});

test.each([
  { change: { helperName: " " }, wrong: { helperName: "required" } },
  { change: { helperName: "x".repeat(51) }, wrong: { helperName: "too-long" } },
  { change: { country: "" }, wrong: { country: "required" } },
  { change: { people: [] }, wrong: { people: "nobody" } },
  { change: { startsAt: "" }, wrong: { startsAt: "not-a-moment" } },
  { change: { startsAt: "2026-11-25T17:00" }, wrong: { startsAt: "past" } },
  {
    change: { startsAt: "2027-02-01T08:00", endsAt: "2027-02-01T09:00" },
    wrong: { startsAt: "too-far" },
  },
  { change: { endsAt: "2026-11-26T18:30" }, wrong: { endsAt: "before-start" } },
  {
    change: { startsAt: "2026-11-26T10:00", endsAt: "2026-11-26T18:00" },
    wrong: { endsAt: "past" },
  },
  { change: { endsAt: "2026-12-27T18:31" }, wrong: { endsAt: "too-many-days" } },
  { change: { firstPhone: "" }, wrong: { firstPhone: "required" } },
  { change: { firstPhone: "maman" }, wrong: { firstPhone: "not-a-phone" } },
  { change: { secondName: "Hugo" }, wrong: { secondPhone: "required" } },
  { change: { address: "x".repeat(301) }, wrong: { address: "too-long" } },
  { change: { note: "x".repeat(1001) }, wrong: { note: "too-long" } },
] as const)("$wrong of $change", ({ change, wrong }) => {
  expect(wrongOf(change)).toEqual(wrong);
});

test("a page may last 31 days to the minute", () => {
  expect(wrongOf({ endsAt: "2026-12-27T18:30" })).toEqual({});
});

describe("a box to give", () => {
  const field = (name: Parameters<typeof boxField>[2]) => boxField("lea", "syrup", name);

  test.each([
    { change: { quantity: "" }, name: "quantity", wrong: "required" },
    { change: { quantity: "0" }, name: "quantity", wrong: "out-of-bounds" },
    { change: { quantity: "1001" }, name: "quantity", wrong: "out-of-bounds" },
    { change: { intervalHours: "" }, name: "intervalHours", wrong: "no-interval" },
    { change: { intervalHours: "0,25" }, name: "intervalHours", wrong: "out-of-bounds" },
    { change: { intervalHours: "169" }, name: "intervalHours", wrong: "out-of-bounds" },
    { change: { maxDoses: "2,5" }, name: "maxDoses", wrong: "out-of-bounds" },
    { change: { maxDoses: "25" }, name: "maxDoses", wrong: "out-of-bounds" },
    { change: { instructions: "x".repeat(301) }, name: "instructions", wrong: "too-long" },
  ] as const)("$change is $wrong", ({ change, name, wrong }) => {
    expect(withBox(change)).toEqual({ [field(name)]: wrong });
  });

  test("needs no interval where it has hours, and no maximum", () => {
    expect(withBox({ intervalHours: "", hasHours: true, maxDoses: "" })).toEqual({});
  });
});

describe("boxes that a rule is against giving together", () => {
  const pair = { medicationId: syrup.medicationId, otherMedicationId: null, rules: ["12a"] };
  const withPairs = (...pairs: readonly boolean[]) => [
    {
      profileId: "lea",
      boxes: [syrup],
      pairs: pairs.map((isConfirmed) => ({ ...pair, isConfirmed })),
      notCompared: [],
    },
  ];

  test("wait for a confirmation, each of them", () => {
    expect(wrongOf({ people: withPairs(true, false) })).toEqual({
      "lea/pairs": "unconfirmed-pair",
    });
  });

  test("are part of the page once they are confirmed", () => {
    const checked = checkPage({ ...draft, people: withPairs(true) }, at);
    expect(checked).toMatchObject({ ok: true, value: { people: [{ pairs: [pair] }] } });
  });
});

test("a box that was compared with nothing is said to be, and one that is refused says neither", () => {
  const people = [
    {
      profileId: "lea",
      boxes: [
        syrup,
        { ...syrup, medicationId: "tea" },
        { ...syrup, medicationId: "tablet", use: "never" as const },
      ],
      pairs: [],
      notCompared: ["tea", "tablet"],
    },
  ];
  const checked = checkPage({ ...draft, people }, at);
  expect(checked).toMatchObject({
    ok: true,
    value: {
      people: [{ boxes: [{ isCompared: true }, { isCompared: false }, { isCompared: null }] }],
    },
  });
});
