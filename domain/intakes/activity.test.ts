import { expect, test } from "vitest";
import { paris } from "../../testing/samples/time-zones.ts";
import { instant } from "../calendar/instant.ts";
import {
  type ActivityFilter,
  countIntakes,
  indexIntakes,
  listIntakes,
  medicationChoices,
} from "./activity.ts";
import type { Intake } from "./intake.ts";

const now = instant("2026-03-31T10:00:00Z");

function intake(id: string, takenAt: string, facts: Partial<Intake> = {}): Intake {
  return {
    id,
    medicationId: "m1",
    medicationName: "Doliprane",
    medicationDosage: "1000 mg",
    medicationForm: "Comprimé",
    quantityTaken: 1,
    takenAt: instant(takenAt),
    notes: null,
    ...facts,
  };
}

const doses = [
  intake("a", "2026-03-31T08:00:00+00:00"),
  intake("b", "2026-03-31T09:30:00+02:00", { notes: "après le dîner" }),
  intake("c", "2026-03-26T08:00:00Z", { medicationId: "m2", medicationName: "Éfferalgan" }),
  intake("d", "2026-03-11T08:00:00Z", { medicationId: null, medicationName: "Advil" }),
  intake("e", "2026-02-01T08:00:00Z", { medicationId: null, medicationName: "Advil" }),
];

function shown(filter: Partial<ActivityFilter>): string {
  const whole: ActivityFilter = {
    search: "",
    medication: null,
    period: "all",
    order: "newest",
    ...filter,
  };
  return listIntakes(indexIntakes(doses), whole, now, paris)
    .map(({ id }) => id)
    .join("");
}

test.each([
  { filter: {}, ids: "abcde", because: "the newest moment comes first, whatever its offset" },
  { filter: { order: "oldest" }, ids: "edcba", because: "it is the other way round" },
  { filter: { period: "today" }, ids: "ab", because: "two were today" },
  { filter: { period: "week" }, ids: "abc", because: "three were in 7 days" },
  { filter: { period: "month" }, ids: "abcd", because: "four were in 30 days" },
  { filter: { search: "efferalgan" }, ids: "c", because: "accents do not count" },
  { filter: { search: "DINER" }, ids: "b", because: "notes are searched" },
  { filter: { search: "1000mg", period: "today" }, ids: "ab", because: "both hold" },
  { filter: { medication: "m1" }, ids: "ab", because: "one medication is chosen" },
] satisfies { filter: Partial<ActivityFilter>; ids: string; because: string }[])(
  "$filter lists $ids: $because",
  ({ filter, ids }) => {
    expect(shown(filter)).toBe(ids);
  },
);

test("doses of one moment keep one order, turned round with the rest", () => {
  const same = [intake("y", "2026-03-31T08:00:00Z"), intake("x", "2026-03-31T08:00:00Z")];
  const ids = (order: "newest" | "oldest") =>
    listIntakes(
      indexIntakes(same),
      { search: "", medication: null, period: "all", order },
      now,
      paris,
    ).map(({ id }) => id);
  expect(ids("oldest")).toEqual(["x", "y"]);
  expect(ids("newest")).toEqual(["y", "x"]);
});

test("counters count all, today and the last 7 days", () => {
  expect(countIntakes(doses, now, paris)).toEqual({ total: 5, today: 2, week: 3 });
  expect(countIntakes([], now, paris)).toEqual({ total: 0, today: 0, week: 0 });
});

test("each medication can be chosen once, deleted ones too", () => {
  const choices = medicationChoices(doses);
  expect(choices.map(({ name }) => name)).toEqual(["Advil", "Doliprane", "Éfferalgan"]);
  expect(shown({ medication: choices[0]?.key ?? "" })).toBe("de");
});
