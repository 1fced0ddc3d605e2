/** The five forms of the specification, which stay first. */
export const COMMON_FORMS = [
  "Comprimé",
  "Gélule",
  "Sirop",
  "Crème",
  "Solution injectable",
] as const;

/** The forms a medication may have, as the database stores them. */
export const FORMS = [
  ...COMMON_FORMS,
  "Suppositoire",
  "Sachet",
  "Gouttes",
  "Collyre",
  "Spray nasal",
  "Inhalateur",
  "Patch",
  "Pommade",
  "Poudre pour suspension",
  "Pastille",
  "Ovule",
  "Autre",
] as const;

export type Form = (typeof FORMS)[number];

/** The same forms as words without a language: keys of catalogs and pictograms. */
export type FormWord =
  | "tablet"
  | "capsule"
  | "syrup"
  | "cream"
  | "injection"
  | "suppository"
  | "sachet"
  | "drops"
  | "eyeDrops"
  | "nasalSpray"
  | "inhaler"
  | "patch"
  | "ointment"
  | "powder"
  | "lozenge"
  | "pessary"
  | "other";

/** What stock and doses of a form are counted or measured in. */
export type FormUnit =
  | "tablet"
  | "capsule"
  | "ml"
  | "g"
  | "injection"
  | "suppository"
  | "sachet"
  | "drop"
  | "spray"
  | "puff"
  | "patch"
  | "lozenge"
  | "pessary"
  | "piece";

const FACTS: Readonly<Record<Form, { readonly word: FormWord; readonly unit: FormUnit }>> = {
  Comprimé: { word: "tablet", unit: "tablet" },
  Gélule: { word: "capsule", unit: "capsule" },
  Sirop: { word: "syrup", unit: "ml" },
  Crème: { word: "cream", unit: "g" },
  "Solution injectable": { word: "injection", unit: "injection" },
  Suppositoire: { word: "suppository", unit: "suppository" },
  Sachet: { word: "sachet", unit: "sachet" },
  Gouttes: { word: "drops", unit: "drop" },
  Collyre: { word: "eyeDrops", unit: "drop" },
  "Spray nasal": { word: "nasalSpray", unit: "spray" },
  Inhalateur: { word: "inhaler", unit: "puff" },
  Patch: { word: "patch", unit: "patch" },
  Pommade: { word: "ointment", unit: "g" },
  // Measured once it is mixed with water.
  "Poudre pour suspension": { word: "powder", unit: "ml" },
  Pastille: { word: "lozenge", unit: "lozenge" },
  Ovule: { word: "pessary", unit: "pessary" },
  Autre: { word: "other", unit: "piece" },
};

export function isForm(text: string): text is Form {
  return (FORMS as readonly string[]).includes(text);
}

export function formWord(form: Form): FormWord {
  return FACTS[form].word;
}

export function formUnit(form: Form): FormUnit {
  return FACTS[form].unit;
}

/** Whether it is swallowed whole, which a small child cannot do. */
export function isSwallowedWhole(form: Form): boolean {
  return form === "Comprimé" || form === "Gélule";
}

/** Whether one unit is a whole dose with a strength of its own, as printed on the box. */
export function isSingleDose(form: Form): boolean {
  return isSwallowedWhole(form) || form === "Suppositoire" || form === "Sachet";
}

/** Whether it is spread on the skin, and counts in no maximum of what is swallowed. */
export function isSpreadOnSkin(form: Form): boolean {
  return form === "Crème" || form === "Pommade";
}
