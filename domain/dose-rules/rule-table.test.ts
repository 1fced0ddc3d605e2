import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { isQuotable } from "./dose-rule.ts";
import { readRuleTable } from "./rule-table.ts";

const CELLS = {
  brands: "*",
  weight: "-",
  age: "-",
  dose: "-",
  interval: "-",
  maximum: "-",
  days: "-",
  date: "-",
  mark: "V",
};

function ruleOf(cells: Partial<typeof CELLS>) {
  const row = { ...CELLS, ...cells };
  const [rule] = readRuleTable(
    "FR",
    `a | ${row.brands} | paracetamol | liquid | 24 | ${row.weight} | ${row.age} | ${row.dose} | ${row.interval} | ${row.maximum} | ${row.days} | Label §3 | ${row.date} | ${row.mark}`,
  );
  if (!rule) throw new Error("one row");
  return rule;
}

test.each([
  [{ brands: "*" }, { isForEveryBrand: true, isPrescription: false, brands: [] }],
  [{ brands: "*,smectalia" }, { isForEveryBrand: true, brands: ["smectalia"] }],
  [
    { brands: "doliprane, efferalgan" },
    { isForEveryBrand: false, brands: ["doliprane", "efferalgan"] },
  ],
  [{ brands: "rx" }, { isForEveryBrand: false, isPrescription: true, brands: [] }],
  [{ weight: "-" }, { weight: null }],
  [{ weight: "11-16 kg" }, { weight: { least: 11, most: 16, unit: "kg" } }],
  [{ weight: "-30 kg" }, { weight: { least: null, most: 30, unit: "kg" } }],
  [{ weight: "72- lb" }, { weight: { least: 72, most: null, unit: "lb" } }],
  [{ age: "-" }, { ageInMonths: null, isAgeApproximate: false }],
  [{ age: "3m-12y" }, { ageInMonths: { least: 3, most: 144 }, isAgeApproximate: false }],
  [{ age: "~18m-5y" }, { ageInMonths: { least: 18, most: 60 }, isAgeApproximate: true }],
  [{ age: "15y-" }, { ageInMonths: { least: 180, most: null } }],
  [{ dose: "0.5-1" }, { dose: { least: 0.5, most: 1, unit: "unit" } }],
  [{ dose: "15 mg/kg" }, { dose: { least: 15, most: 15, unit: "mg/kg" } }],
  [{ dose: "100 mg" }, { dose: { least: 100, most: 100, unit: "mg" } }],
  [{ interval: "6/4" }, { interval: { preferred: 6, smallest: 4 } }],
  [{ interval: "8" }, { interval: { preferred: 8, smallest: 8 } }],
  [{ maximum: "4 doses, 60 mg/kg" }, { maxDoses: 4, maxMilligrams: null, maxMilligramsPerKg: 60 }],
  [{ maximum: "3000 mg" }, { maxDoses: null, maxMilligrams: 3000, maxMilligramsPerKg: null }],
  [{ days: "-" }, { days: null }],
  [{ days: "3/5" }, { days: { fever: 3, pain: 5 } }],
  [{ days: "5" }, { days: { fever: 5, pain: 5 } }],
  [{ days: "-/5" }, { days: { fever: null, pain: 5 } }],
  [{ days: "3/-" }, { days: { fever: 3, pain: null } }],
  [{ date: "2023-07" }, { source: { name: "Label", section: "3", date: "2023-07" } }],
] as const)("%j is read as %j", (cells, read) => {
  expect(ruleOf(cells)).toMatchObject(read);
});

test.each([
  [{ mark: "V", date: "-" }, true],
  [{ mark: "V", date: "2023-07-01" }, true],
  [{ mark: "S", date: "2023" }, true],
  [{ mark: "S", date: "-" }, false],
  // General knowledge is not quoted, whatever day stands beside it.
  [{ mark: "K", date: "-" }, false],
  [{ mark: "K", date: "2023-07-01" }, false],
  [{ mark: "V?", date: "2023-07-01" }, false],
  [{ mark: "S?", date: "2023-07-01" }, false],
] as const)("of %j a figure may be quoted: %s", (cells, quotable) => {
  expect(isQuotable(ruleOf(cells))).toBe(quotable);
});

test("a table says when its texts were read", () => {
  const line = "a | * | paracetamol | liquid | 24 | - | - | - | - | - | - | Label | 2023 | V";
  const readOn = (rules: ReturnType<typeof readRuleTable>) =>
    rules.map(({ source }) => source.readOn);
  expect(readOn(readRuleTable("US", line))).toEqual(["2026-11-22"]);
  expect(readOn(readRuleTable("US", line, day("2026-11-30")))).toEqual(["2026-11-30"]);
});
