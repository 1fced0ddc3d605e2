/**
 * Units in a box as the official pack label (CIS_CIP column 3) tells them: tablets or capsules,
 * ml for a syrup, grams for a cream, pens or syringes for an injection. Null when the label does
 * not say.
 */
export function packSize(label: string, form: string): number | null {
  const text = label.replace(/\s+/g, " ").trim();
  if (form === "Solution injectable") {
    return number(text.match(/(\d+) (?:stylo|seringue|cartouche|ampoule)/)?.[1]);
  }
  const each = number(text.match(CONTENT[form] ?? /$^/)?.[1]);
  // `3 plaquette(s) de 21 comprimé(s)`, `24 sachet(s) de 10 ml`; a single container has no number.
  const containers = number(text.match(/^(\d+) /)?.[1]) ?? 1;
  return each === null ? null : containers * each;
}

const CONTENT: Record<string, RegExp> = {
  Comprimé: /de (\d+) comprimé/,
  Gélule: /de (\d+) (?:gélule|capsule)/,
  Sirop: /de (\d+(?:,\d+)?) m[lL]\b/,
  Crème: /de (\d+(?:,\d+)?) g\b/,
};

function number(digits: string | undefined): number | null {
  return digits === undefined ? null : Number(digits.replace(",", "."));
}
