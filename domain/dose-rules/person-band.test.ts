import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { bandFor, commonDays, commonLimits, type DoseTaker } from "./person-band.ts";
import { readRuleTable } from "./rule-table.ts";

const TODAY = day("2026-11-22");

/** Rows of one leaflet, `11-16 kg, 6y-` each: weights, ages, or `-`. Their ids are `a`, `b`. */
function rowsOf(...spans: readonly string[]) {
  const lines = spans.map((span, at) => {
    const [weight, age] = span.split(", ");
    return `${"abc"[at]} | * | paracetamol | tablet | 500 | ${weight} | ${age} | 1 | 6 | 4 doses | 3/5 | Label | - | V`;
  });
  return readRuleTable("FR", lines.join("\n"));
}

interface Who {
  readonly kg?: number;
  readonly months?: number;
  readonly isAdult?: boolean;
}

const taker = ({ kg, months, isAdult }: Who): DoseTaker => ({
  weightKg: kg ?? null,
  weightOn: kg === undefined ? null : TODAY,
  ageInMonths: months ?? null,
  isAdult: isAdult ?? (months === undefined ? null : months >= 216),
});

test.each<{ rows: readonly string[]; who: Who; band: string }>([
  // Completed months: on that birthday the row begins, and on the next one it has ended.
  { rows: ["-, 6y-12y"], who: { months: 71 }, band: "outside age" },
  { rows: ["-, 6y-12y"], who: { months: 72 }, band: "a" },
  { rows: ["-, 6y-12y"], who: { months: 143 }, band: "a" },
  { rows: ["-, 6y-12y"], who: { months: 144 }, band: "outside age" },
  { rows: ["-, -12y"], who: { months: 0 }, band: "a" },
  // An age that explains a weight refuses nobody.
  { rows: ["11-16 kg, ~18m-5y"], who: { kg: 16, months: 84 }, band: "a" },
  // Without an age the profile says whether it is an adult.
  { rows: ["-, 12y-"], who: {}, band: "age-missing" },
  { rows: ["-, 12y-"], who: { isAdult: true }, band: "a" },
  { rows: ["-, 12y-"], who: { isAdult: false }, band: "age-missing" },
  { rows: ["-, 18y-"], who: {}, band: "age-missing" },
  { rows: ["-, 18y-"], who: { isAdult: true }, band: "a" },
  { rows: ["-, 18y-"], who: { isAdult: false }, band: "outside age" },
  { rows: ["-, 17y-"], who: { isAdult: false }, band: "age-missing" },
  { rows: ["-, 65y-"], who: { isAdult: true }, band: "age-missing" },
  { rows: ["-, 65y-"], who: { isAdult: false }, band: "outside age" },
  { rows: ["-, -18y"], who: { isAdult: true }, band: "outside age" },
  { rows: ["-, -18y"], who: { isAdult: false }, band: "age-missing" },
  { rows: ["-, 6y-15y"], who: { isAdult: true }, band: "outside age" },
  { rows: ["-, 16y-65y"], who: { isAdult: true }, band: "age-missing" },
  // Without a weight only rows without one are somebody's.
  { rows: ["-30 kg, -"], who: { months: 48 }, band: "weight-missing" },
  { rows: ["-30 kg, -", "-, 12y-"], who: { months: 240 }, band: "b" },
  { rows: ["-30 kg, 12y-", "-, 15y-"], who: { months: 168 }, band: "weight-missing" },
  // Weights are rounded down.
  { rows: ["11-16 kg, -", "17-20 kg, -"], who: { kg: 16.9, months: 60 }, band: "a" },
  { rows: ["11-16 kg, -", "17-20 kg, -"], who: { kg: 17, months: 60 }, band: "b" },
  { rows: ["11-16 kg, -"], who: { kg: 10.9, months: 24 }, band: "outside weight" },
  { rows: ["11-16 kg, -"], who: { kg: 17, months: 60 }, band: "outside weight" },
  { rows: ["-30 kg, -"], who: { kg: 30.9, months: 132 }, band: "a" },
  { rows: ["50- kg, -"], who: { kg: 49.9, months: 180 }, band: "outside weight" },
])("$rows for $who: $band", ({ rows, who, band }) => {
  const found = bandFor(rowsOf(...rows), taker(who), TODAY);
  if (found.kind === "band") expect(found.rule.id).toBe(band);
  else expect(found.kind === "outside" ? `outside ${found.because}` : found.kind).toBe(band);
});

test("rows that print the same have it in common, and no rows have nothing", () => {
  const [one, other] = rowsOf("11-16 kg, -", "17-20 kg, -");
  if (!(one && other)) throw new Error("two rows");
  expect(commonLimits([one, other])).toMatchObject({ interval: { smallest: 6 }, maxDoses: 4 });
  expect(commonDays([one, other])).toEqual({ fever: 3, pain: 5 });
  expect(commonLimits([one, { ...other, maxDoses: 6 }])).toMatchObject({ maxDoses: null });
  expect(commonDays([one, { ...other, days: null }])).toBeNull();
  const nothing = { interval: null, maxDoses: null, maxMilligrams: null, maxMilligramsPerKg: null };
  expect(commonLimits([])).toEqual(nothing);
  expect(commonDays([])).toBeNull();
});
