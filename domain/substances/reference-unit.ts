import { exact, NUMBER, officialNumber } from "./official-number.ts";

/** What the official files count or measure, in compositions and on packs. The database holds the same list. */
export const UNITS = [
  "tablet",
  "capsule",
  "suppository",
  "pessary",
  "sachet",
  "lozenge",
  "gum",
  "lyophilisate",
  "film",
  "ampoule",
  "bottle",
  "syringe",
  "pen",
  "cartridge",
  "bag",
  "single-dose",
  "dose",
  "puff",
  "spray",
  "drop",
  "dressing",
  "device",
  "ml",
  "g",
] as const;

export type Unit = (typeof UNITS)[number];

/** An amount of a liquid or a solid. */
export interface Content {
  readonly amount: number;
  readonly unit: "ml" | "g";
}

/** What holds the strength of a line: `100 ml`, or one sachet, which contains 0.8 g. */
export interface ReferenceUnit {
  readonly amount: number;
  readonly unit: Unit;
  /** What one counted unit contains, where the file says. */
  readonly content: Content | null;
}

const CONTENT = `(${NUMBER})\\s?(ml|l|litres?|microlitres?|kg|g|grammes?|mg)(?![a-zà-ÿ²^])`;
/** Words behind it are decoration: `100 ml de sirop`. */
const MEASURED = new RegExp(`^(?:pour )?(?:une? |une? solution de )?${CONTENT}`);
/** A spoon is as much as its maker says. */
const SPOON = new RegExp(`^une cuillère[- ](?:mesure|à café) de ${CONTENT}`);
const CONTAINED = new RegExp(
  `(?:de|\\(|dose|ampoule|unidose|préremplie?|sachet-dose)\\s*${CONTENT}`,
  "g",
);

/** Counted things by the beginning of their words, longer beginnings first; some lines misspell them. */
const COUNTED: readonly [RegExp, Unit][] = [
  [/^(?:comprimé|comrpimé|comprmé|cromprimé)s?(?![a-zà-ÿ])/, "tablet"],
  [/^(?:gélule|capsule)/, "capsule"],
  [/^suppositoire/, "suppository"],
  [/^ovule/, "pessary"],
  [/^(?:sachet|scahet)/, "sachet"],
  [/^pastille/, "lozenge"],
  [/^gomme/, "gum"],
  [/^lyophilisat/, "lyophilisate"],
  [/^film/, "film"],
  [/^ampoule/, "ampoule"],
  [/^(?:flacon|bouteille)/, "bottle"],
  [/^(?:seringue|seringe)/, "syringe"],
  [/^stylo/, "pen"],
  [/^cartouche/, "cartridge"],
  [/^poche/, "bag"],
  [/^(?:récipient|récipent)[- ]unidose/, "single-dose"],
  [/^dose/, "dose"],
  [/^bouffée/, "puff"],
  [/^(?:pulvérisation|pression)/, "spray"],
  [/^goutte/, "drop"],
  [/^(?:compresse|pansement)/, "dressing"],
  [
    /^(?:dispositif|patch|emplâtre|implant|insert|anneau|système de diffusion|système)(?! pour pulvérisation)/,
    "device",
  ],
];

/**
 * Reads the "référence du dosage" of a line.
 * @returns null where it names nothing that is known, or two things
 */
export function referenceUnitOf(text: string): ReferenceUnit | null {
  const words = plain(text);
  const [, digits, unit] = SPOON.exec(words) ?? MEASURED.exec(words) ?? [];
  const measured = digits && unit ? contentOf(digits, unit) : null;
  if (measured) return { ...measured, content: null };
  const [, count = "un", counted = ""] = /^(?:(une?|\d+) ?)?(\p{L}.*)$/u.exec(words) ?? [];
  const found = countedUnit(counted);
  if (!found || / ou /.test(withoutBrackets(counted))) return null;
  const contents = [...withoutBrackets(counted).matchAll(CONTAINED)];
  if (contents.length > 1) return null;
  const [, inside, insideUnit] = contents[0] ?? [];
  return {
    amount: /^\d/.test(count) ? Number(count) : 1,
    unit: found,
    content: inside && insideUnit ? contentOf(inside, insideUnit) : null,
  };
}

/** The unit of counted things, by the beginning of their words; null where it is none. */
export function countedUnit(words: string): Unit | null {
  return COUNTED.find(([beginning]) => beginning.test(words))?.[1] ?? null;
}

const PER_UNIT: readonly [RegExp, "ml" | "g", number][] = [
  [/^ml$/, "ml", 1],
  [/^l/, "ml", 1000],
  [/^microlitre/, "ml", 0.001],
  [/^kg$/, "g", 1000],
  [/^g/, "g", 1],
  [/^mg$/, "g", 0.001],
];

function contentOf(digits: string, spelled: string): Content | null {
  const value = officialNumber(digits);
  const known = PER_UNIT.find(([spelling]) => spelling.test(spelled));
  return value === null || !known ? null : { amount: exact(value * known[2]), unit: known[1] };
}

function plain(text: string): string {
  return text
    .replace(/<[^<>]*>/g, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(une?)(?=[a-zà-ÿ]{4})/, "$1 ");
}

/** `(1 flacon contient 10 doses)` says nothing of one dose; `(0,5 ml)` does. */
function withoutBrackets(words: string): string {
  return words.replace(/\((?!\s*\d+(?:[.,]\d+)?\s?(?:ml|g|mg)\s*\))[^)]*\)?/g, " ");
}
