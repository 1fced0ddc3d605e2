import type { Day } from "../calendar/day.ts";
import type { Substance } from "../medicines/molecules/molecule.ts";

/** What a dose of the product is counted in, in the words of the leaflets. */
export const RULE_FORMS = [
  "tablet",
  "capsule",
  "sachet",
  "suppository",
  "lyophilisate",
  "lozenge",
  "liquid",
] as const;

export type RuleForm = (typeof RULE_FORMS)[number];

/** How a figure is known: read in the official text, in a page that quotes it, or general knowledge. */
export type Mark = "V" | "S" | "K";

/** From `least` to `most`, both included; null is no bound. */
export interface Span {
  readonly least: number | null;
  readonly most: number | null;
}

/** A printed dose. `unit` counts tablets, sachets or millilitres; `mg/kg` is what a syringe marked in kilograms gives. */
export interface PrintedDose {
  readonly least: number;
  readonly most: number;
  readonly unit: "unit" | "mg" | "mg/kg";
}

/** Hours between two doses. They differ where the text says "preferably 6 h, at least 4 h". */
export interface PrintedInterval {
  readonly preferred: number;
  readonly smallest: number;
}

/** What a row limits between two doses and in 24 hours. Null is not known. */
export type PrintedLimits = Pick<
  DoseRule,
  "interval" | "maxDoses" | "maxMilligrams" | "maxMilligramsPerKg"
>;

/** The text that a rule was read in. */
export interface RuleSource {
  /** As a reader can look it up: 'RCP Doliprane 2,4 %'. */
  readonly name: string;
  readonly section: string | null;
  /** Of the text, as precise as the copy that was read says: a day, a month or a year. Null where it says none. */
  readonly date: string | null;
  readonly readOn: Day;
  readonly mark: Mark;
  /** Whether two copies disagree, so that the text has to be read again before its figures are used. */
  readonly isDisputed: boolean;
  /** The health professional who compared the rule with the leaflet; null before that. */
  readonly reviewedBy: string | null;
  readonly reviewedAt: Day | null;
}

/** One row of one leaflet: what it prints for a range of weights and ages. Null is not known, never zero. */
export interface DoseRule {
  readonly id: string;
  /** Two letters. A figure never crosses a border. */
  readonly country: string;
  /** Whether the figures are those of every product of the country with this substance, form and strength. */
  readonly isForEveryBrand: boolean;
  /** The products whose leaflet this is, by the words of their names. */
  readonly brands: readonly string[];
  readonly substance: Substance;
  readonly forms: readonly RuleForm[];
  /** Milligrams in one unit or one millilitre; null where the rule holds for every strength. */
  readonly strength: number | null;
  /** Sold on prescription alone: there is no figure for self-care. */
  readonly isPrescription: boolean;
  readonly weight: (Span & { readonly unit: "kg" | "lb" }) | null;
  /** From `least` on and before `most`. */
  readonly ageInMonths: Span | null;
  /** Whether the age is printed beside the weight for orientation alone. */
  readonly isAgeApproximate: boolean;
  readonly dose: PrintedDose | null;
  readonly interval: PrintedInterval | null;
  readonly maxDoses: number | null;
  readonly maxMilligrams: number | null;
  /** In 24 hours. */
  readonly maxMilligramsPerKg: number | null;
  /** Days without a doctor. */
  readonly days: { readonly fever: number | null; readonly pain: number | null } | null;
  readonly source: RuleSource;
}

/**
 * Whether the figures of a rule may be shown: from the official text, or from a dated page that quotes it. What is
 * general knowledge, or read differently in two copies, is an open question for the reviewer and reaches no screen.
 */
export function isQuotable({ source }: DoseRule): boolean {
  if (source.isDisputed || source.mark === "K") return false;
  return source.mark === "V" || source.date !== null;
}
