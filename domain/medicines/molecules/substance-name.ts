import { fold } from "../../locale/fold.ts";
import { CONTENT_LANGUAGES, type Language } from "../../locale/locales.ts";
import { isMolecule, listed, type Substance } from "./molecule.ts";
import { MOLECULE_NAMES } from "./molecule-names.ts";

/** Where the list is led by another country's name, or one of two names is not that of the first language alone. */
const OTHER_NAMES: Readonly<Partial<Record<Substance, Partial<Record<Language, string>>>>> = {
  paracetamol: { es: "paracetamol" },
  salbutamol: { en: "albuterol", es: "salbutamol" },
  aciclovir: { en: "acyclovir", es: "aciclovir" },
  valaciclovir: { en: "valacyclovir", es: "valaciclovir" },
  honey: { en: "honey", es: "miel" },
  disulfiram: { en: "disulfiram" },
  saline: { en: "saline", es: "suero fisiológico" },
  "oral-rehydration": { en: "oral rehydration salts", es: "sales de rehidratación oral" },
  "activated-charcoal": { en: "activated charcoal", es: "carbón activado" },
  "vitamin-c": { en: "ascorbic acid", es: "ácido ascórbico" },
  "vitamin-d": { en: "vitamin D", es: "vitamina D" },
  chlorphenamine: { es: "clorfenamina" },
  alimemazine: { es: "alimemazina" },
  macrogol: { es: "macrogol" },
  epinephrine: { es: "adrenalina" },
  valproate: { en: "valproic acid", es: "ácido valproico" },
  "st-johns-wort": { es: "hipérico" },
  "low-dose-aspirin": {
    fr: "aspirine à faible dose",
    en: "low-dose aspirin",
    es: "aspirina a dosis baja",
  },
};

/** What a substance is called; the words of its key where we do not know it. */
export function substanceName(substance: Substance, language: Language): string {
  if (!isMolecule(substance)) return substance.replaceAll("-", " ");
  const [names = ""] = MOLECULE_NAMES[substance].split("|");
  const written = names.split(",").map((name) => name.trim());
  return OTHER_NAMES[substance]?.[language] ?? nameIn(language, written) ?? substance;
}

/**
 * What a list of another country calls a substance, in the reader's language, several between signs as they stand there.
 * A brand, or words about a form, stay as they were written.
 */
export function substanceWords(written: string, language: Language): string {
  const parts = written.split("+").map((part) => part.trim());
  return parts.map((part) => nameOfPart(part, language)).join(" + ");
}

function nameOfPart(part: string, language: Language): string {
  const [substance = "", ...others] = listed(part);
  if (!isMolecule(substance) || others.length > 0) return part;
  const [names = ""] = MOLECULE_NAMES[substance].split("|");
  const own = [
    ...names.split(","),
    ...CONTENT_LANGUAGES.map((each) => substanceName(substance, each)),
  ];
  if (!own.some((name) => fold(name) === fold(part))) return part;
  const name = substanceName(substance, language);
  const isCapitalized = part.charAt(0) !== part.charAt(0).toLowerCase();
  return isCapitalized ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : name;
}

/**
 * The list has a name in French, English and Spanish, and where two languages write alike, it has it once: of two, the
 * English one is the French one, unless that has an accent. A language without a name of its own reads the first one.
 */
function nameIn(language: Language, [first, second, third]: readonly string[]): string | undefined {
  if (language === "en") {
    const isFrenchAlone = third !== undefined || (first !== undefined && fold(first) !== first);
    return isFrenchAlone ? second : first;
  }
  return language === "es" ? (third ?? second ?? first) : first;
}
