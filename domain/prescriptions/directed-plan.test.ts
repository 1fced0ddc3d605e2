import { expect, test } from "vitest";
import { planOf } from "./directed-plan.ts";

const hours = (directions: string) =>
  planOf(directions)?.doses.map(({ time, quantity }) => `${time} ${quantity}`) ?? null;

test.each([
  ["1 comprimé matin, 0 midi, 1 comprimé soir", ["08:00 1", "19:00 1"]],
  ["1 comprimé le matin, 0 le soir", ["08:00 1"]],
  ["0 matin 0 midi 1 comprimé soir", ["19:00 1"]],
  ["2 comprimés matin, 0 midi, 1 comprimé soir", ["08:00 2", "19:00 1"]],
])("nothing at an hour is no dose: %s", (directions, expected) => {
  expect(hours(directions)).toEqual(expected);
});

test.each([
  ["1 comprimé le soir au coucher", ["22:00 1"]],
  ["2 comprimés le soir au coucher", ["22:00 2"]],
  ["2 comprimés au coucher, le soir", null],
  ["1 comprimé le soir, 1 au coucher", ["19:00 1", "22:00 1"]],
  ["1 tablet in the evening at bedtime", ["22:00 1"]],
  ["1 comprimido por la noche con la cena", ["19:00 1"]],
  ["1 comprimé soir et coucher", ["19:00 1", "22:00 1"]],
  ["1 comprimé matin, midi, soir, coucher", ["08:00 1", "12:00 1", "19:00 1", "22:00 1"]],
])("a moment that is said twice has one dose: %s", (directions, expected) => {
  expect(hours(directions)).toEqual(expected);
});
