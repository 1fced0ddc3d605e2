import { expect, test } from "vitest";
import { orNull, readableRows, readFields } from "./stored-row.ts";
import {
  nullOr,
  storedAmount,
  storedDay,
  storedHour,
  storedInstant,
  storedText,
  storedWord,
} from "./stored-values.ts";

const read = (row: { name: unknown; day: unknown; left: unknown }) =>
  readFields({
    name: () => storedText(row.name),
    day: () => storedDay(row.day),
    left: () => storedAmount(row.left),
  });

test("a row that says what it means is read", () => {
  expect(read({ name: "Doliprane", day: "2027-01-31", left: 8 })).toEqual({
    isReadable: true,
    value: { name: "Doliprane", day: "2027-01-31", left: 8 },
  });
});

test("one that does not keeps what it says, and names the rest", () => {
  expect(read({ name: "Doliprane", day: "infinity", left: "NaN" })).toEqual({
    isReadable: false,
    known: { name: "Doliprane" },
    unreadable: ["day", "left"],
  });
});

// What PostgreSQL writes in JSON, and what a column may hold where it was made wider.
test.each([
  "infinity",
  "-infinity",
  "0044-03-15 BC",
  "12026-01-01",
  "0001-01-01",
  "1899-12-31",
  "2201-01-01",
  "2026-02-30",
  "",
  null,
  undefined,
  20270131,
])("%j is no day", (value) => {
  expect(orNull(() => storedDay(value))).toBeNull();
});

test.each([
  "infinity",
  "-infinity",
  "0044-03-15T10:00:00+00:00 BC",
  "12026-01-01T00:00:00+00:00",
  "1899-12-31T23:59:59+00:00",
  "2026-01-01",
  null,
])("%j is no moment", (value) => {
  expect(orNull(() => storedInstant(value))).toBeNull();
});

test.each([
  "NaN",
  "Infinity",
  "-Infinity",
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  1e8,
  null,
  "8",
])("%j is no amount", (value) => {
  expect(orNull(() => storedAmount(value))).toBeNull();
});

test.each([0, 0.25, 99_999_999.99])("%d is an amount", (value) => {
  expect(storedAmount(value)).toBe(value);
});

test.each(["1900-01-01", "2200-12-31"])("%s is a day", (value) => {
  expect(storedDay(value)).toBe(value);
});

test("the hour of the day's last midnight is none, and seconds are cut off", () => {
  expect(orNull(() => storedHour("24:00:00"))).toBeNull();
  expect(storedHour("08:05:59.9")).toBe("08:05");
});

test("a word of a newer version is unreadable, and null may be null", () => {
  const isForm = (text: string): text is "Sirop" => text === "Sirop";
  expect(storedWord("Sirop", isForm)).toBe("Sirop");
  expect(orNull(() => storedWord("Ovule", isForm))).toBeNull();
  expect(nullOr(null, storedDay)).toBeNull();
  expect(orNull(() => ({ day: nullOr("infinity", storedDay) }))).toBeNull();
});

test("a list is what can be read of it, and how much cannot", () => {
  expect(readableRows(["2026-01-01", "infinity", null], storedDay)).toEqual({
    rows: ["2026-01-01"],
    unreadable: 2,
  });
});
