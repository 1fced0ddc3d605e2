import type { Language } from "#domain/locale/locales.ts";
import type { Substance } from "#domain/medicines/molecules/molecule.ts";
import { substanceName } from "#domain/medicines/molecules/substance-name.ts";

/** The name of a substance at the beginning of a sentence. */
export function capitalizedName(substance: Substance, language: Language): string {
  const name = substanceName(substance, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
