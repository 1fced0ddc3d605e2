import { expect, test } from "vitest";
import { day } from "../calendar/day.ts";
import { isQuotable } from "./dose-rule.ts";
import { findRules, type RuledBox, restrictingRules } from "./find-rules.ts";
import { bandFor, commonLimits, type DoseTaker } from "./person-band.ts";
import { readRuleTable } from "./rule-table.ts";
import { DOSE_RULES } from "./rules.ts";
import { weightLimitDays } from "./weight-age.ts";

const TODAY = day("2026-11-22");

const doliprane = (
  dosage: string,
  milligramsPerUnit: number,
  name = "Doliprane sachet",
): RuledBox => ({
  name,
  dosage,
  form: "Comprimé",
  substances: ["paracetamol"],
  milligramsPerUnit,
  country: "FR",
  isPrescription: false,
});
const syrup: RuledBox = { ...doliprane("2,4 %", 24, "Doliprane"), form: "Sirop" };

const taker = (weightKg: number | null, years: number | null = 4): DoseTaker => ({
  weightKg,
  weightOn: TODAY,
  ageInMonths: years === null ? null : years * 12,
  isAdult: years === null ? null : years >= 18,
});

test("what is not quoted restricts: an undated page and two copies, and neither general knowledge nor another strength", () => {
  const idsOf = (box: RuledBox) => restrictingRules(box, "FR").map(({ id }) => id);
  const sachet = { ...doliprane("100 mg", 100), form: "Sachet" } as const;
  expect(findRules(sachet, "FR").kind).toBe("unknown");
  expect(idsOf(sachet)).toEqual([
    "fr-doliprane-100-6",
    "fr-doliprane-100-9",
    "fr-doliprane-100-11",
    "fr-doliprane-100-17",
  ]);
  expect(idsOf({ ...sachet, milligramsPerUnit: 90 })).toEqual([]);
  expect(idsOf({ ...sachet, name: "Autre sachet" })).toEqual([]);
  expect(idsOf({ ...sachet, country: "US" })).toEqual([]);
  const ibuprofen = { ...doliprane("400 mg", 400, "Advil"), substances: ["ibuprofen"] };
  expect(idsOf(ibuprofen)).toEqual(["fr-ibuprofen-400", "fr-ibuprofen-400-40"]);
  expect(idsOf({ ...ibuprofen, milligramsPerUnit: 200 })).toEqual([]);
});

function bandOf(box: RuledBox, person: DoseTaker, country = "FR"): string {
  const found = findRules(box, country);
  if (found.kind !== "rules") return found.kind;
  const band = bandFor(found.rules, person, TODAY);
  if (band.kind === "band") return band.rule.id;
  return band.kind === "outside" ? `outside ${band.because}` : band.kind;
}

test.each([
  { kg: 16.5, box: doliprane("200 mg", 200), band: "fr-doliprane-200-11" },
  { kg: 17, box: doliprane("200 mg", 200), band: "fr-doliprane-200-17" },
  { kg: 10.9, box: doliprane("200 mg", 200), band: "outside weight" },
  { kg: 26.9, box: doliprane("500 mg", 500, "Doliprane"), band: "outside weight" },
  { kg: 27, box: doliprane("500 mg", 500, "Doliprane"), band: "fr-paracetamol-500" },
  { kg: 50.9, years: 13, box: doliprane("500 mg", 500, "Doliprane"), band: "fr-paracetamol-500" },
  { kg: 51, years: 13, box: doliprane("500 mg", 500, "Doliprane"), band: "fr-paracetamol-500-51" },
  { kg: 49.9, years: 13, box: doliprane("1000 mg", 1000, "Doliprane"), band: "outside weight" },
  { kg: 26.9, box: syrup, band: "fr-doliprane-24" },
  { kg: 28, box: syrup, band: "outside weight" },
  // Nobody of four years weighs that: it is a slip, and counts as no weight.
  { kg: 165, box: doliprane("1000 mg", 1000, "Doliprane"), band: "weight-missing" },
  { kg: null, box: syrup, band: "weight-missing" },
  // The age beside a band of weights explains it and refuses nobody.
  { kg: 16, years: 7, box: doliprane("200 mg", 200), band: "fr-doliprane-200-11" },
])("$kg kg: $band", ({ kg, years, box, band }) => {
  expect(bandOf(box, taker(kg, years))).toBe(band);
});

test.each([
  {
    because: "the bands of the 300 mg sachet were not readable",
    box: doliprane("300 mg", 300),
    kg: 20,
    dose: null,
  },
  {
    because: "the 500 mg tablet has a smallest weight and no dated figures below 51 kg",
    box: doliprane("500 mg", 500, "Doliprane"),
    kg: 30,
    years: 9,
    dose: null,
  },
])("$because: a range without figures", ({ box, kg, years, dose }) => {
  const found = findRules(box, "FR");
  const band = found.kind === "rules" ? bandFor(found.rules, taker(kg, years), TODAY) : null;
  expect(band).toMatchObject({ kind: "band", rule: { dose, interval: null, maxDoses: null } });
});

test("a weight that is too old for the age is asked for again", () => {
  const old: DoseTaker = { ...taker(16.5), weightOn: day("2026-08-01") };
  expect(bandOf(syrup, old)).toBe("weight-missing");
  expect(bandOf(syrup, { ...old, weightOn: day("2026-09-01") })).toBe("fr-doliprane-24");
  expect(bandOf(syrup, { ...old, weightOn: null })).toBe("weight-missing");
});

test.each([
  { months: 2, days: 7 },
  { months: 3, days: 14 },
  { months: 6, days: 30 },
  { months: 12, days: 61 },
  { months: 24, days: 91 },
  { months: 60, days: 182 },
  { months: 30 * 12, days: 730 },
  { months: 80 * 12, days: 182 },
  { months: null, days: null },
])("a weight at $months months is used for $days days", ({ months, days }) => {
  const isAdult = months === null ? null : months >= 216;
  expect(weightLimitDays({ weightKg: 60, ageInMonths: months, isAdult })).toBe(days);
});

test("what all bands have in common holds for a child whose weight is unknown", () => {
  const found = findRules(doliprane("200 mg", 200), "FR");
  expect(commonLimits(found.kind === "rules" ? found.rules : [])).toEqual({
    interval: null,
    maxDoses: null,
    maxMilligrams: null,
    maxMilligramsPerKg: null,
  });
  const one = findRules(syrup, "FR");
  expect(commonLimits(one.kind === "rules" ? one.rules : [])).toMatchObject({
    interval: { smallest: 6 },
    maxDoses: 4,
  });
});

test("a figure never crosses a border, and never comes from another brand's syringe", () => {
  expect(findRules({ ...syrup, country: "ES" }, "FR").kind).toBe("unknown");
  expect(findRules({ ...syrup, name: "Paracétamol Biogaran" }, "FR").kind).toBe("unknown");
  expect(findRules({ ...syrup, country: null }, "ES").kind).toBe("unknown");
  expect(findRules({ ...syrup, country: null }, "FR").kind).toBe("rules");
  expect(findRules({ ...syrup, milligramsPerUnit: 30 }, "FR").kind).toBe("unknown");
  const advil: RuledBox = {
    ...syrup,
    name: "Advil",
    substances: ["ibuprofen"],
    milligramsPerUnit: 20,
  };
  expect(bandOf(advil, taker(16.5))).toBe("fr-advil-20");
  expect(bandOf({ ...advil, name: "Nurofenpro" }, taker(16.5))).toBe("fr-nurofenpro-20");
  expect(bandOf({ ...advil, name: "Ibuprofène" }, taker(16.5))).toBe("unknown");
});

test("a medicine on prescription, or with a second substance, has no figure", () => {
  const box = doliprane("1000 mg", 1000, "Doliprane");
  expect(findRules({ ...box, isPrescription: true }, "FR").kind).toBe("prescription");
  expect(findRules({ ...box, substances: ["dextromethorphan"] }, "FR").kind).toBe("prescription");
  expect(findRules({ ...box, substances: ["paracetamol", "codeine"] }, "FR").kind).toBe(
    "prescription",
  );
  expect(findRules({ ...box, substances: ["paracetamol", "vitamin-c"] }, "FR").kind).toBe(
    "unknown",
  );
  expect(findRules({ ...box, substances: ["?"] }, "FR").kind).toBe("unknown");
});

test("general knowledge and texts that two copies print differently are found by nobody", () => {
  const closed = DOSE_RULES.filter((rule) => !isQuotable(rule) && !rule.isPrescription);
  expect(closed.filter(({ source }) => source.mark === "K").length).toBeGreaterThan(20);
  const reachable = new Set(
    closed.flatMap(({ substance, forms, strength, brands, country }) =>
      forms.flatMap((form) => {
        const box: RuledBox = {
          name: `${brands.join(" ")} ${form === "suppository" ? "suppositoire" : form}`,
          dosage: "",
          form: form === "liquid" ? "Sirop" : form === "capsule" ? "Gélule" : "Comprimé",
          substances: [substance],
          milligramsPerUnit: strength,
          country,
          isPrescription: false,
        };
        const found = findRules(box, country);
        return found.kind === "rules" ? found.rules.map(({ id }) => id) : [];
      }),
    ),
  );
  expect(closed.filter(({ id }) => reachable.has(id))).toEqual([]);
});

test("every rule has an id of its own, and its figures are whole", () => {
  expect(new Set(DOSE_RULES.map(({ id }) => id)).size).toBe(DOSE_RULES.length);
  for (const rule of DOSE_RULES) {
    if (rule.dose) expect(rule.dose.least).toBeLessThanOrEqual(rule.dose.most);
    if (rule.interval) expect(rule.interval.smallest).toBeLessThanOrEqual(rule.interval.preferred);
    if (rule.isPrescription)
      expect([rule.dose, rule.interval, rule.maxDoses]).toEqual([null, null, null]);
    // A printed count of whole units times their strength is the printed maximum.
    if (rule.dose?.unit === "unit" && rule.maxDoses && rule.maxMilligrams && rule.strength) {
      expect(rule.dose.most * rule.maxDoses * rule.strength).toBeGreaterThanOrEqual(
        rule.maxMilligrams,
      );
    }
  }
});

test("weights in pounds are compared in pounds", () => {
  const [rule] = readRuleTable(
    "US",
    "a | * | paracetamol | liquid | 32 | 36-47 lb | - | 7.5 | 4 | 5 doses | - | Label | - | V",
  );
  const rules = rule ? [rule] : [];
  const kind = (kg: number) => bandFor(rules, taker(kg), TODAY).kind;
  expect(kind(36 * 0.4536)).toBe("band");
  expect(kind(35.8 * 0.4536)).toBe("outside");
  expect(kind(47.9 * 0.4536)).toBe("band");
});

test.each([
  "a | * | paracetamol | liquid | 32 | - | - | 1 | 4",
  "a | * | paracetamol | spoon | 32 | - | - | 1 | 4 | - | - | Label | - | V",
  "a | * | paracetamol | liquid | 32 | 36 kg | - | 1 | 4 | - | - | Label | - | V",
  "a | * | paracetamol | liquid | 32 | - | 4-6 | 1 | 4 | - | - | Label | - | V",
  "a | * | paracetamol | liquid | 32 | - | - | 1 | soon | - | - | Label | - | V",
  "a | * | paracetamol | liquid | 32 | - | - | 1 | 4 | - | - | Label | March | V",
  "a | * | paracetamol | liquid | 32 | - | - | 1 | 4 | - | - | Label | - | X",
])("a line that is no rule is an error: %s", (line) => {
  expect(() => readRuleTable("FR", line)).toThrow(RangeError);
});
