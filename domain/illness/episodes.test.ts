import fc from "fast-check";
import { expect, test } from "vitest";
import { instantAt } from "../calendar/instant.ts";
import { illnessesOf } from "./episodes.ts";
import { type IllnessEntry, illnessFact } from "./illness-entry.ts";
import { temperatureCurve } from "./temperature-curve.ts";

const HOUR = 3_600_000;

/** One entry an hour, in the order of the letters: `(` begins, `)` ends, `t` is a temperature, `n` a note. */
function entriesOf(letters: string): IllnessEntry[] {
  const facts = {
    "(": { kind: "begin" },
    ")": { kind: "end" },
    t: { kind: "temperature", celsius: 38.5 },
    n: { kind: "note", words: "toux" },
  } as const;
  return [...letters].map((letter, hour) => ({
    ...facts[letter as keyof typeof facts],
    id: `${hour}${letter}`,
    notedAt: instantAt(hour * HOUR),
    by: null,
    byName: null,
  }));
}

/** As `t(tn)n(t`: what stands in brackets is an episode, the last of which may go on. */
function drawn(entries: readonly IllnessEntry[]) {
  const { current, past, outside } = illnessesOf(entries);
  const ids = (of: readonly IllnessEntry[]) => of.map(({ id }) => id).join(" ");
  return {
    current: current && ids(current.entries),
    past: past.map((each) => ids(each.entries)),
    outside: ids(outside),
  };
}

test.each([
  { letters: "", current: null, past: [], outside: "" },
  { letters: "t", current: null, past: [], outside: "0t" },
  { letters: "(", current: "", past: [], outside: "" },
  { letters: "t(tn", current: "0t 2t 3n", past: [], outside: "" },
  { letters: "(t)n(n)", current: null, past: ["3n 5n", "1t"], outside: "" },
  { letters: "(t(n)", current: null, past: ["1t 3n"], outside: "" },
  { letters: ")t)", current: null, past: [], outside: "1t" },
])("$letters", ({ letters, ...expected }) => {
  expect(drawn(entriesOf(letters))).toEqual(expected);
});

test("the order in which devices send entries changes nothing, and none is lost", () => {
  const shuffled = fc
    .array(fc.constantFrom(..."()tn"), { maxLength: 12 })
    .map((letters) => entriesOf(letters.join("")))
    .chain((entries) =>
      fc.shuffledSubarray(entries, { minLength: entries.length }).map((mixed) => [entries, mixed]),
    );
  fc.assert(
    fc.property(shuffled, ([entries = [], mixed = []]) => {
      const { current, past, outside } = illnessesOf(mixed);
      expect(illnessesOf(mixed)).toEqual(illnessesOf(entries));
      const shown = [
        ...outside,
        ...past.flatMap((each) => each.entries),
        ...(current?.entries ?? []),
      ];
      const observed = entries.filter(({ kind }) => kind !== "begin" && kind !== "end");
      expect(new Set(shown)).toEqual(new Set(observed));
      expect(shown).toHaveLength(observed.length);
    }),
  );
});

test("what was noted more than a day before stands outside", () => {
  const [before, begin] = entriesOf("t(") as [IllnessEntry, IllnessEntry];
  const at = (hours: number) => ({ ...begin, notedAt: instantAt(hours * HOUR) });
  expect(illnessesOf([before, at(24)])).toMatchObject({
    outside: [],
    current: { entries: [before] },
  });
  expect(illnessesOf([before, at(24.01)])).toMatchObject({
    outside: [before],
    current: { entries: [] },
  });
});

test("what was noted at the moment of the beginning and of the end stands inside", () => {
  const [begin, reading, end, note] = entriesOf("(t)n").map((each) => ({
    ...each,
    notedAt: instantAt(0),
  })) as [IllnessEntry, IllnessEntry, IllnessEntry, IllnessEntry];
  expect(illnessesOf([end, note, reading, begin]).past[0]?.entries).toEqual([reading, note]);
});

test.each([
  ["begin", null, null],
  ["temperature", 38.9, null],
  ["note", null, "toux"],
] as const)("%s of the database is read", (kind, celsius, words) => {
  expect(illnessFact(kind, celsius, words).kind).toBe(kind);
});

test.each([
  ["temperature", null, null],
  ["temperature", 389, null],
  ["temperature", Number.NaN, null],
  ["note", null, null],
  ["weight", 12, null],
  [null, null, null],
])("%s with %s and %s is not", (kind, celsius, words) => {
  expect(() => illnessFact(kind, celsius, words)).toThrow(RangeError);
});

const reading = (hour: number, celsius: number) => ({
  id: `${hour}`,
  kind: "temperature" as const,
  celsius,
  notedAt: instantAt(hour * HOUR),
  by: null,
  byName: null,
});

test("a curve stands between its readings, with the doses of that time", () => {
  const doses = [-1, 5, 10, 11].map((hour) => ({ takenAt: instantAt(hour * HOUR) }));
  const curve = temperatureCurve([reading(10, 38), reading(0, 40.2), reading(5, 39)], doses);
  expect(curve?.points.map(({ x }) => x)).toEqual([0, 0.5, 1]);
  expect([curve?.lowCelsius, curve?.highCelsius]).toEqual([37, 41]);
  expect(curve?.points.map(({ y }) => Math.round(y * 100))).toEqual([80, 50, 25]);
  expect(curve?.doses.map(({ x }) => x)).toEqual([0.5, 1]);
  expect(curve?.highest.celsius).toBe(40.2);
});

test("a steady temperature is no mountain, and one reading no curve", () => {
  const steady = temperatureCurve([reading(0, 38), reading(1, 38.1)], []);
  expect([steady?.lowCelsius, steady?.highCelsius]).toEqual([37, 39]);
  expect(temperatureCurve([reading(0, 38)], [])).toBeNull();
  expect(temperatureCurve([reading(0, 38), reading(0, 39)], [])).toBeNull();
  expect(temperatureCurve([], [])).toBeNull();
});
