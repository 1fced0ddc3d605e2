import { useLanguage } from "#app/locale/text.tsx";
import type { Language } from "#domain/locale/locales.ts";
import { listedNames } from "#domain/medicines/molecules/same-substance.ts";
import type { MedicationReference } from "./medication-reference.ts";

/**
 * The substances of a listed medicine in the language of the reader where each has a name in it, else as its list writes
 * them, with the language of that.
 */
export function moleculeNames(
  { molecule, languages }: Pick<MedicationReference, "molecule" | "languages">,
  language: Language,
): { text: string; lang: string | undefined } {
  if (languages.molecule === language) return { text: molecule, lang: undefined };
  const known = listedNames(molecule, language);
  if (known === null) return { text: molecule, lang: languages.molecule };
  return { text: known.charAt(0).toLocaleUpperCase(language) + known.slice(1), lang: undefined };
}

export function MoleculeNames({ reference }: { reference: MedicationReference }) {
  const { text, lang } = moleculeNames(reference, useLanguage());
  return <span lang={lang}>{text}</span>;
}
