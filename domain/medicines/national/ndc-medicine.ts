import { type Day, isDay } from "../../calendar/day.ts";
import { type ComposedSubstance, compositionOf } from "../../substances/composition.ts";
import { createNationalIdentification } from "../../substances/national-substance.ts";
import type { Unit } from "../../substances/reference-unit.ts";
import { checkDigit } from "../codes/gtin.ts";
import { isMolecule } from "../molecules/molecule.ts";
import { substanceName } from "../molecules/substance-name.ts";
import type { Substance } from "../official/substances.ts";
import {
  DOSAGE_MAX,
  type GatheredMedicine,
  gathered,
  LABEL_MAX,
  type MedicineFacts,
  MOLECULES_MAX,
  NAME_MAX,
  type NationalEdition,
  SUBSTANCE_MAX,
} from "./national-medicine.ts";
import { moleculeList, writtenName } from "./national-text.ts";
import { ndcForm, ndcUnit, oneOf } from "./ndc-form.ts";

/** Columns by their name in the first line of a file. */
export type NdcRow = (column: string) => string;

/** More parts than this are a list, not a strength. */
const PARTS_MAX = 3;

/** Gathers the products and then the packages of the directory. */
export class NdcReader {
  readonly #today: Day;
  readonly #identify = createNationalIdentification("en");
  readonly #medicines = new Map<string, GatheredMedicine>();
  readonly #counts = { "ndc-products": 0, "ndc-packages": 0 };
  /** Products that the directory excludes; their packages are not those of another list. */
  readonly #excluded = new Set<string>();
  readonly #strangers = new Set<string>();
  #leftOut = 0;
  #newestDay: Day | null = null;

  constructor(today: Day) {
    this.#today = today;
  }

  addProduct(row: NdcRow): void {
    this.#counts["ndc-products"] += 1;
    const key = row("PRODUCTNDC");
    if (!/^\d{4,5}-\d{3,4}$/.test(key)) {
      this.#leftOut += 1;
      return;
    }
    this.#note(row("STARTMARKETINGDATE"));
    // Removed from the directory by the agency, or certified by nobody any more.
    if (!/^N?$/.test(row("NDC_EXCLUDE_FLAG"))) {
      this.#excluded.add(key);
      return;
    }
    if (!this.#medicines.has(key)) {
      const officialForm = row("DOSAGEFORMNAME").slice(0, NAME_MAX);
      const form = ndcForm(officialForm, row("ROUTENAME"));
      this.#medicines.set(key, { facts: this.#factsOf(key, row), form, officialForm, packs: [] });
    }
  }

  addPackage(row: NdcRow): void {
    this.#counts["ndc-packages"] += 1;
    const key = row("PRODUCTNDC");
    const code = row("NDCPACKAGECODE").replaceAll("-", "");
    const label = row("PACKAGEDESCRIPTION").replace(/\s+/g, " ").trim().slice(0, LABEL_MAX);
    if (!/^\d{10}$/.test(code) || label === "") {
      this.#leftOut += 1;
      return;
    }
    const known = this.#medicines.get(key);
    if (!known) {
      if (!this.#excluded.has(key)) this.#strangers.add(key);
      return;
    }
    const digits = `03${code}`;
    const ended = dayOf(row("ENDMARKETINGDATE"));
    known.packs.push({
      code: `${digits}${checkDigit(digits)}`,
      label,
      ...contentOf(label),
      state: ended !== null && ended < this.#today ? "stopped" : "sold",
      isForHouseholds: row("SAMPLE_PACKAGE") !== "Y",
    });
  }

  edition(): NationalEdition {
    const states = { sold: "Marketed", notSold: "Not marketed" };
    return {
      medicines: [...this.#medicines.values()].map((each) => gathered(each, states)),
      counts: this.#counts,
      leftOut: this.#leftOut,
      newestDay: this.#newestDay,
      strangers: this.#strangers.size,
    };
  }

  #factsOf(key: string, row: NdcRow): MedicineFacts {
    const type = row("PRODUCTTYPENAME");
    const dosageForm = row("DOSAGEFORMNAME");
    const name = [row("PROPRIETARYNAME") || row("NONPROPRIETARYNAME"), row("PROPRIETARYNAMESUFFIX")]
      .join(" ")
      .trim();
    const isHomeopathic = /HOMEOPATHIC/.test(row("MARKETINGCATEGORYNAME"));
    const substances = parts(row("SUBSTANCENAME"));
    const strengths = parts(row("ACTIVE_NUMERATOR_STRENGTH"));
    const units = parts(row("ACTIVE_INGRED_UNIT"));
    const isWhole = substances.length === strengths.length && strengths.length === units.length;
    const lines = substances
      .map((substance, index) =>
        lineOf(substance, dosageForm, index, isWhole ? [strengths[index], units[index]] : []),
      )
      .filter((line) => /\p{L}/u.test(line.name) && line.name.length <= SUBSTANCE_MAX);
    const composition = compositionOf(name, lines, this.#identify).map((each) =>
      weighed(each, isHomeopathic),
    );
    const isForPeople = /^HUMAN (?:PRESCRIPTION|OTC) DRUG$/.test(type);
    const names = composition.map(({ substance }) =>
      isMolecule(substance.id)
        ? substanceName(substance.id, "en")
        : (substance.innEn ?? substance.id),
    );
    return {
      key,
      atc: null,
      name: writtenName(name).slice(0, NAME_MAX).trim() || key,
      dosage: isWhole ? dosageOf(strengths, units) : "",
      prescription: type === "HUMAN OTC DRUG" ? "not-needed" : "needed",
      molecule: moleculeList(names).slice(0, MOLECULES_MAX),
      isHomeopathic,
      remoteness: isForPeople ? (/^INJECTION/.test(dosageForm) ? 2 : 1) : 3,
      composition,
    };
  }

  #note(digits: string): void {
    const day = dayOf(digits);
    if (day !== null && day <= this.#today && (this.#newestDay === null || day > this.#newestDay))
      this.#newestDay = day;
  }
}

/** Several values of one column. */
function parts(column: string): string[] {
  return column
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** `20240328` */
function dayOf(digits: string): Day | null {
  const iso = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  return isDay(iso) ? iso : null;
}

/** A line in the words of the French files, for which amounts are read: `160` and `mg/5mL` are `160 mg` in `5 ml`. */
function lineOf(
  name: string,
  dosageForm: string,
  index: number,
  [strength, unit]: readonly (string | undefined)[],
): Substance {
  const [, mass = "", per = ""] = /^([^/]+)\/(.+)$/.exec(unit ?? "") ?? [];
  return {
    link: String(index + 1),
    acts: false,
    element: dosageForm.toLowerCase(),
    code: "",
    name,
    strength: strength === undefined ? "" : `${decimal(strength)} ${strengthUnit(mass)}`.trim(),
    reference: referenceOf(per, dosageForm),
  };
}

function referenceOf(per: string, dosageForm: string): string {
  if (per === "1") return oneOf(dosageForm) ?? "";
  const [, amount = "1", unit = ""] = /^(\d+(?:\.\d+)?|\.\d+)? ?(mL|L|g)$/i.exec(per) ?? [];
  return unit === "" ? "" : `${decimal(amount)} ${unit.toLowerCase()}`;
}

/** The point of the directory is always the decimal one. */
function decimal(number: string): string {
  return number.replace(/^\./, "0.").replace(".", ",");
}

const STRENGTH_UNITS: Readonly<Record<string, string>> = {
  ug: "microgrammes",
  mcg: "microgrammes",
  "[iU]": "UI",
};

function strengthUnit(unit: string): string {
  return STRENGTH_UNITS[unit] ?? unit;
}

/** The directory names the salt, and weighs the salt or what acts without saying which. */
function weighed(composed: ComposedSubstance, isHomeopathic: boolean): ComposedSubstance {
  if (isHomeopathic) return { ...composed, amount: null, unknownBecause: "homeopathic" };
  const isUncertain = composed.isSalt && composed.amount?.unit === "mg";
  return isUncertain ? { ...composed, amount: null, unknownBecause: "salt-or-base" } : composed;
}

/** `160 mg/5mL`, `500 mg`, `10 mg + 5 mg` */
function dosageOf(strengths: readonly string[], units: readonly string[]): string {
  if (strengths.length > PARTS_MAX) return "";
  const told = strengths.map((strength, index) =>
    `${strength} ${units[index] ?? ""}`.replace(/\/1$/, "").replace("[iU]", "IU"),
  );
  const dosage = told.join(" + ");
  return dosage.length <= DOSAGE_MAX ? dosage : "";
}

/** `1 BLISTER PACK in 1 CARTON (…) / 10 TABLET in 1 BLISTER PACK` holds 10 tablets; null where a part is not told. */
function contentOf(label: string): {
  readonly quantity: number | null;
  readonly unit: Unit | null;
} {
  const unknown = { quantity: null, unit: null };
  // A kit holds several things.
  if (/\bKIT\b/.test(label)) return unknown;
  const levels = label
    .replace(/\([^()]*\)/g, " ")
    .split("/")
    .map((level) => `${level} `);
  let quantity = 1;
  let counted = "";
  for (const level of levels) {
    const [, count = "", words = ""] =
      /^\s*(\d+(?:\.\d+)?|\.\d+) ([^\d]+?) in 1 [^\d]/.exec(level) ?? [];
    if (count === "") return unknown;
    quantity *= Number(count);
    counted = words;
  }
  const unit = ndcUnit(counted);
  if (unit === null || !(quantity > 0)) return unknown;
  return { quantity: Number(quantity.toPrecision(9)), unit };
}
