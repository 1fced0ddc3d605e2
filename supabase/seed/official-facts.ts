import type { Substance } from "#domain/medicines/official/substances.ts";

// The official name of this one shares no word with the name on the box.
const OTHER_NAME = new Map([["TRIMETHYLPHLOROGLUCINOL", "PHLOROGLUCINOL TRIMETHYL ETHER"]]);

/** Whether `A + B` names exactly the components, each by what acts or by the salt in the box. */
export function namesAll(molecules: string, composition: readonly Substance[]): boolean {
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
function componentNames(composition: readonly Substance[]): string[][] {
  const links = [...new Set(composition.map((part) => part.link))];
  return links.flatMap((link) => {
    const parts = composition.filter((part) => part.link === link);
    const salts = parts.filter((part) => !part.acts).map((part) => part.name);
    const acting = parts.filter((part) => part.acts).map((part) => [part.name, ...salts]);
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
export function percentageOf(part: Substance): string {
  const grams = part.strength.match(/^(\d+(?:,\d+)?) g$/)?.[1];
  return grams !== undefined && /^100 (g|ml)/i.test(part.reference) ? `${grams} %` : "";
}
