import type { Form } from "../inventory/form.ts";
import { type Substance, wordsOf } from "../medicines/molecules/molecule.ts";
import { type DoseRule, isQuotable, type RuleForm } from "./dose-rule.ts";
import { DOSE_RULES } from "./rules.ts";

/** The box whose leaflet is looked for. */
export interface RuledBox {
  readonly name: string;
  readonly dosage: string;
  readonly form: Form;
  readonly substances: readonly Substance[];
  /** In one unit or one millilitre; null where unknown. */
  readonly milligramsPerUnit: number | null;
  /** Of its reference medicine; null for a box typed by hand. */
  readonly country: string | null;
  /** As its reference says; null for a box typed by hand. */
  readonly isPrescription: boolean | null;
}

export type FoundRules =
  | {
      readonly kind: "rules";
      readonly rules: readonly DoseRule[];
      /** Rows of the same leaflet that two copies print differently: whom they are for, and nothing else of them. */
      readonly disputed: readonly DoseRule[];
    }
  /** Its dose is what was prescribed to the person named on it. */
  | { readonly kind: "prescription" }
  | { readonly kind: "unknown" };

const WORDS: Readonly<Partial<Record<RuleForm, readonly string[]>>> = {
  sachet: ["sachet", "sachets", "sobre", "sobres"],
  suppository: ["suppositoire", "suppositoires", "suppository", "supositorio", "supositorios"],
  lyophilisate: ["lyophilisat", "lyoc", "lyo"],
  lozenge: ["pastille", "pastilles", "lozenge", "lozenges"],
};

const BY_FORM: Readonly<Partial<Record<Form, RuleForm>>> = {
  Comprimé: "tablet",
  Gélule: "capsule",
  Sirop: "liquid",
  Sachet: "sachet",
  Suppositoire: "suppository",
  Pastille: "lozenge",
};

/**
 * The rows of the leaflet of a box, in this order: of this very product, else of every product of its country with the
 * same substance, form and strength, else none. A box typed by hand has no known country: a rule applies to it in the
 * reader's own country, and only under a brand that the rule names. Rows that may not be quoted are left out.
 */
export function findRules(
  box: RuledBox,
  readerCountry: string,
  all: readonly DoseRule[] = DOSE_RULES,
): FoundRules {
  if (box.isPrescription === true) return { kind: "prescription" };
  const country = box.country ?? readerCountry;
  const national = all.filter((rule) => rule.country === country);
  if (national.some((rule) => rule.isPrescription && box.substances.includes(rule.substance))) {
    return { kind: "prescription" };
  }
  if (box.substances.length > 1) return { kind: "unknown" };
  const fitting = rowsOfForm(box, national);
  const isNamed = namedBy(box);
  const quotable = fitting.filter(isQuotable);
  const isOwn = quotable.some(isNamed);
  const isOfBox = (rule: DoseRule) =>
    isOwn ? isNamed(rule) : rule.isForEveryBrand && box.country !== null;
  const rules = quotable.filter(isOfBox);
  const disputed = fitting.filter((rule) => rule.source.isDisputed && isOfBox(rule));
  return rules.length > 0 ? { kind: "rules", rules, disputed } : { kind: "unknown" };
}

/**
 * The rows that may speak against a box and say nothing else of it: also those of a page without a date, or read
 * differently in two copies, whose figures reach no screen. General knowledge is not among them, nor a row without a
 * strength. Who is in none of them is nobody that the box is for, as far as anything was read.
 */
export function restrictingRules(
  box: RuledBox,
  readerCountry: string,
  all: readonly DoseRule[] = DOSE_RULES,
): readonly DoseRule[] {
  const country = box.country ?? readerCountry;
  if (box.substances.length !== 1) return [];
  const isNamed = namedBy(box);
  return rowsOfForm(
    box,
    all.filter((rule) => rule.country === country),
  ).filter(
    (rule) =>
      rule.source.mark !== "K" && rule.strength !== null && (rule.isForEveryBrand || isNamed(rule)),
  );
}

/** The rows for the substance, the form and the strength of a box, of whatever brand. */
function rowsOfForm(box: RuledBox, rules: readonly DoseRule[]): DoseRule[] {
  const form = formOf(box);
  return rules.filter(
    (rule) =>
      rule.substance === box.substances[0] &&
      form !== undefined &&
      rule.forms.includes(form) &&
      (rule.strength === null || rule.strength === box.milligramsPerUnit),
  );
}

function namedBy({ name }: Pick<RuledBox, "name">): (rule: DoseRule) => boolean {
  const words = new Set(wordsOf(name));
  return ({ brands }) => brands.some((brand) => words.has(brand));
}

/** A sachet or a suppository may stand as a tablet in an older cabinet: its name says what it is. */
export function formOf({
  name,
  dosage,
  form,
}: Pick<RuledBox, "name" | "dosage" | "form">): RuleForm | undefined {
  if (form !== "Comprimé" && form !== "Gélule") return BY_FORM[form];
  const words = new Set(wordsOf(`${name} ${dosage}`));
  const named = Object.entries(WORDS).find(([, each]) => each.some((word) => words.has(word)));
  return named ? (named[0] as RuleForm) : BY_FORM[form];
}
