import type { Form } from "../../inventory/form.ts";

/**
 * Units in a box as the official pack label (CIS_CIP column 3) tells them, in the unit of the form: tablets or capsules,
 * ml for a syrup, grams for a cream, pens or syringes for an injection. Null when the label does not say; it never says
 * how many drops a bottle holds.
 * @param form null for a form that is none of the product's: what is taken one by one, else ml
 */
export function packSize(label: string, form: Form | null): number | null {
  const text = plainLabel(label);
  switch (form) {
    case "Comprimé":
      return counted(text, "comprimé");
    case "Gélule":
      return counted(text, "(?:gélule|capsule)");
    case "Sirop":
      return measured(text, "ml");
    case "Crème":
      return measured(text, "g");
    case "Solution injectable":
      return number(text.match(/(?<!\d)(\d+) (?:stylo|seringue|cartouche|ampoule|flacon)/)?.[1]);
    case "Suppositoire":
      return counted(text, "suppositoire");
    case "Sachet":
      return number(/^(\d+) sachet/.exec(text)?.[1]);
    case "Pastille":
      return counted(text, "pastille");
    case "Ovule":
      return counted(text, "ovule");
    case "Inhalateur":
      return counted(text, "dose");
    case "Spray nasal":
      return counted(text, "(?:dose|pulvérisation)");
    case "Patch":
      return number(/^(\d+) (?:sachet|dispositif|emplâtre|patch)/.exec(text)?.[1]);
    case "Pommade":
      return measured(text, "g");
    case "Poudre pour suspension":
      return measured(text, "ml");
    case "Gouttes":
    case "Collyre":
    case "Autre":
      return null;
    case null:
      return counted(text, ONE_BY_ONE) ?? number(text.match(SINGLES)?.[1]) ?? measured(text, "ml");
  }
}

const ONE_BY_ONE =
  "(?:comprimé|gélule|capsule|suppositoire|pastille|gomme|ovule|lyophilisat|film|dispositif|emplâtre|dose)";
/** Containers that are used up one at a time, whatever they hold. */
const SINGLES = /^(\d+) (?:sachet|récipient unidose|ampoule|dispositif|film|emplâtre|pansement)/;

/** Without what stands in brackets, such as `(s)`, `(PEHD)` or `(2x45)`. */
export function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/\([^()]*\)/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** `6 plaquettes de 10 comprimés` are 60; `de 21 comprimés roses et 7 comprimés blancs` are 28. */
function counted(text: string, unit: string): number | null {
  const found = [...text.matchAll(new RegExp(`(?:de|et|\\+) (\\d+) ?${unit}`, "g"))];
  // Some labels end before the word.
  if (found.length === 0) {
    const last = number(/(?:de) (\d+)$/.exec(text)?.[1]);
    return last === null ? null : containers(text) * last;
  }
  return containers(text) * found.reduce((total, [, digits]) => total + Number(digits), 0);
}

/** `24 sachets de 10 ml` are 240. Only the first measure counts: a spoon or a syringe may follow. */
function measured(text: string, unit: string): number | null {
  const each = number(text.match(new RegExp(`de (\\d+(?:,\\d+)?) ?${unit}(?![a-zà-ÿ])`))?.[1]);
  return each === null ? null : containers(text) * each;
}

/** A single container has no number. */
function containers(text: string): number {
  return number(text.match(/^(\d+) /)?.[1]) ?? 1;
}

function number(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits.replace(",", "."));
}
