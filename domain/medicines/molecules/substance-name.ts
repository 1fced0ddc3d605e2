import type { Language } from "../../locale/locales.ts";
import { isMolecule, type Substance } from "./molecule.ts";
import { MOLECULE_NAMES } from "./molecule-names.ts";

/** Where the list is led by another country's name. */
const OTHER_NAMES: Readonly<Partial<Record<Substance, Partial<Record<Language, string>>>>> = {
  paracetamol: { es: "paracetamol" },
  "low-dose-aspirin": {
    fr: "aspirine à faible dose",
    en: "low-dose aspirin",
    es: "aspirina a dosis baja",
  },
};

/** In the order in which `MOLECULE_NAMES` has them; where two languages write alike, the name stands once. */
const PLACES: readonly Language[] = ["fr", "en", "es"];

/** What a substance is called; the words of its key where we do not know it. */
export function substanceName(substance: Substance, language: Language): string {
  if (!isMolecule(substance)) return substance.replaceAll("-", " ");
  const [names = ""] = MOLECULE_NAMES[substance].split("|");
  const written = names.split(",").map((name) => name.trim());
  return (
    OTHER_NAMES[substance]?.[language] ??
    // A language without a name of its own reads the first one.
    written[Math.min(Math.max(PLACES.indexOf(language), 0), written.length - 1)] ??
    substance
  );
}
