import type { Component } from "./bdpm-excerpt.ts";

/** Official forms (CIS column 3) that map honestly onto one of the product's five, by their beginning. */
const FORMS: [RegExp, string][] = [
  [/^comprimé/, "Comprimé"],
  [/^(gélule|capsule molle)/, "Gélule"],
  [/^(sirop|solution buvable|suspension buvable)/, "Sirop"],
  [/^(crème|gel|pommade|émulsion pour application)/, "Crème"],
  [/^(solution|suspension) injectable/, "Solution injectable"],
];

export function formOf(officialForm: string): string | null {
  return FORMS.find(([official]) => official.test(officialForm))?.[1] ?? null;
}

/**
 * No official column says it: derived from the conditions of delivery (CIS_CPD). No condition at
 * all means no prescription; null when the conditions are there but speak of something else.
 */
export function prescriptionOf(conditions: string[]): "Oui" | "Non" | null {
  if (conditions.length === 0) return "Non";
  const asksForOne = /liste I|stupéfiant|prescription|hospitalier|professionnel/i;
  return conditions.some((condition) => asksForOne.test(condition)) ? "Oui" : null;
}

// The official name of this one shares no word with the name on the box.
const OTHER_NAME = new Map([["TRIMETHYLPHLOROGLUCINOL", "PHLOROGLUCINOL TRIMETHYL ETHER"]]);

/** Whether `A + B` names exactly the components, each by what acts or by the salt in the box. */
export function namesAll(molecules: string, composition: Component[]): boolean {
  const names = molecules.split(" + ");
  const open = componentNames(composition);
  if (names.length !== open.length) return false;
  return names.every((name) => {
    const wanted = words(OTHER_NAME.get(words(name).join(" ")) ?? name);
    const found = open.findIndex((aliases) =>
      aliases.some((alias) => wanted.every((word) => words(alias).includes(word))),
    );
    if (found >= 0) open.splice(found, 1);
    return found >= 0;
  });
}

/** One entry for each component: the names it may go by. */
function componentNames(composition: Component[]): string[][] {
  const links = [...new Set(composition.map((part) => part.link))];
  return links.flatMap((link) => {
    const parts = composition.filter((part) => part.link === link);
    const salts = parts.filter((part) => !part.acts).map((part) => part.substance);
    const acting = parts.filter((part) => part.acts).map((part) => [part.substance, ...salts]);
    return acting.length > 0 ? acting : salts.map((salt) => [salt]);
  });
}

/** The words of a name, without accents or case; `L.P.` and `LP` are the same word. */
export function words(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toUpperCase()
    .replaceAll("L.P.", "LP")
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== "");
}

const UNITS: [RegExp, string, number][] = [
  [/^mg/i, "mg", 1],
  [/^g(?![a-zé])/i, "mg", 1000],
  [/^microgrammes/i, "mg", 0.001],
  [/^ml/i, "ml", 1],
  [/^M\.? ?U\.?I/, "UI", 1_000_000],
  [/^(U\.?I|unités)/i, "UI", 1],
  [/^U\. ?CEIP/, "U.CEIP", 1],
  [/^(%|pour cent)/i, "%", 1],
];

/** Every measure in a text in one spelling: `1 g`, `1000 mg` and `1 000,0 mg` are all `1000 mg`. */
export function strengths(text: string): string[] {
  return [...text.matchAll(/(\d+(?: \d{3})*(?:[.,]\d+)?)\s*(\S+(?: \S+)?)/g)].flatMap((found) => {
    const [, digits = "", after = ""] = found;
    const unit = UNITS.find(([spelling]) => spelling.test(after));
    if (unit === undefined) return [];
    const amount = Number(digits.replaceAll(" ", "").replace(",", ".")) * unit[2];
    return [`${Number(amount.toPrecision(6))} ${unit[1]}`];
  });
}

/** `0,300 g` in `100 ml` is `0,3 %`. */
export function percentageOf(part: Component): string {
  const grams = part.strength.match(/^(\d+(?:,\d+)?) g$/)?.[1];
  return grams !== undefined && /^100 (g|ml)/i.test(part.reference) ? `${grams} %` : "";
}
