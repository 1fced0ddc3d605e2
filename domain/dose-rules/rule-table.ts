import { type Day, day } from "../calendar/day.ts";
import { type DoseRule, RULE_FORMS, type RuleForm, type Span } from "./dose-rule.ts";

const COLUMNS = [
  "id",
  "brands",
  "substance",
  "forms",
  "strength",
  "weight",
  "age",
  "dose",
  "interval",
  "maximum",
  "days",
  "source",
  "date",
  "mark",
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

/** When the texts of a table were read, unless it says another day. */
const READ_ON = day("2026-11-22");
const MONTHS_PER_YEAR = 12;

/**
 * Reads a table of leaflet rules, one a line, columns between bars. `-` is not known.
 *
 * - brands: words of product names; `*` among them for every product with this substance, form and strength; `rx` for
 *   a substance that is sold on prescription alone, whose other columns are empty
 * - weight: `11-16 kg`, `50- kg`, `24-35 lb`
 * - age: `15y-`, `3m-12y` without the last one, `~4y-7y` where it only explains the weight
 * - dose: `1`, `0.5-1`, `100 mg`, `15 mg/kg`
 * - interval: hours, `6` or `6/4` for "preferably 6, at least 4"
 * - maximum in 24 hours: `4 doses`, `3000 mg`, `60 mg/kg`, or several with commas
 * - days without a doctor: `3/5` for fever and pain, `5` for both
 * - source: its name, and its section after `§`
 * - mark: V, S or K; `S?` where two copies disagree
 * @throws RangeError for a line that is not such a rule
 */
export function readRuleTable(country: string, table: string, readOn = READ_ON): DoseRule[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => readRule(country, line, readOn));
}

function readRule(country: string, line: string, readOn: Day): DoseRule {
  const cells = line.split("|").map((cell) => cell.trim());
  if (cells.length !== COLUMNS.length)
    throw new RangeError(`Not ${COLUMNS.length} columns: ${line}`);
  const row = Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at]])) as Row;
  const [name = "", section] = row.source.split("§").map((part) => part.trim());
  const brands = list(row.brands);
  const limits = known(row.maximum)?.split(",") ?? [];
  return {
    id: row.id,
    country,
    isForEveryBrand: brands.includes("*"),
    brands: brands.filter((brand) => brand !== "*" && brand !== "rx"),
    substance: row.substance,
    forms: row.forms === "-" ? [] : list(row.forms).map(form),
    strength: known(row.strength) === null ? null : number(row.strength),
    isPrescription: brands.includes("rx"),
    weight: weightOf(row.weight),
    ageInMonths: ageOf(row.age.replace("~", "")),
    isAgeApproximate: row.age.startsWith("~"),
    dose: doseOf(row.dose),
    interval: intervalOf(row.interval),
    maxDoses: limitOf(limits, "doses"),
    maxMilligrams: limitOf(limits, "mg"),
    maxMilligramsPerKg: limitOf(limits, "mg/kg"),
    days: daysOf(row.days),
    source: {
      name,
      section: section ?? null,
      date: dateOf(row.date),
      readOn,
      mark: markOf(row.mark),
      isDisputed: row.mark.endsWith("?"),
      reviewedBy: null,
      reviewedAt: null,
    },
  };
}

function known(cell: string): string | null {
  return cell === "-" ? null : cell;
}

function list(cell: string): string[] {
  return cell.split(",").map((each) => each.trim());
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) throw new RangeError(`Not a number: ${text}`);
  return value;
}

function form(name: string): RuleForm {
  const found = RULE_FORMS.find((each) => each === name);
  if (!found) throw new RangeError(`Not a form: ${name}`);
  return found;
}

function markOf(cell: string): "V" | "S" | "K" {
  const [mark] = cell;
  if (mark !== "V" && mark !== "S" && mark !== "K") throw new RangeError(`Not a mark: ${cell}`);
  return mark;
}

function dateOf(cell: string): string | null {
  if (known(cell) === null) return null;
  if (!/^\d{4}(?:-\d{2}){0,2}$/.test(cell)) throw new RangeError(`Not a date: ${cell}`);
  return cell;
}

function weightOf(cell: string): DoseRule["weight"] {
  if (known(cell) === null) return null;
  const [, bounds = "", unit] = /^(.+) (kg|lb)$/.exec(cell) ?? [];
  if (unit !== "kg" && unit !== "lb") throw new RangeError(`Not a weight: ${cell}`);
  return { ...spanOf(bounds, number), unit };
}

function ageOf(cell: string): Span | null {
  return known(cell) === null ? null : spanOf(cell, monthsOf);
}

function monthsOf(text: string): number {
  const [, count = "", unit] = /^(\d+)([my])$/.exec(text) ?? [];
  return number(count) * (unit === "y" ? MONTHS_PER_YEAR : 1);
}

function spanOf(text: string, read: (bound: string) => number): Span {
  const [least = "", most] = text.split("-");
  if (most === undefined) throw new RangeError(`Not a range: ${text}`);
  return { least: least === "" ? null : read(least), most: most === "" ? null : read(most) };
}

function doseOf(cell: string): DoseRule["dose"] {
  if (known(cell) === null) return null;
  const [, least = "", most = least, unit = "unit"] =
    /^([\d.]+)(?:-([\d.]+))?(?: (mg|mg\/kg))?$/.exec(cell) ?? [];
  return { least: number(least), most: number(most), unit: unit as "unit" | "mg" | "mg/kg" };
}

function intervalOf(cell: string): DoseRule["interval"] {
  if (known(cell) === null) return null;
  const [preferred = "", smallest = preferred] = cell.split("/");
  return { preferred: number(preferred), smallest: number(smallest) };
}

function limitOf(limits: readonly string[], unit: string): number | null {
  const found = limits.map((each) => each.trim().split(" ")).find(([, named]) => named === unit);
  return found ? number(found[0] ?? "") : null;
}

function daysOf(cell: string): DoseRule["days"] {
  if (known(cell) === null) return null;
  const [fever = "", pain = fever] = cell.split("/");
  return {
    fever: known(fever) === null ? null : number(fever),
    pain: known(pain) === null ? null : number(pain),
  };
}
