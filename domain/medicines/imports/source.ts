import type { Language } from "../../locale/locales.ts";

/** A publisher of official medicines. */
export interface Source {
  /** As its licence asks to be cited, and as rows name it. The database derives the country of a row from it. */
  readonly name: string;
  /** As people know it. */
  readonly shortName: string;
  /** Two letters: the country whose medicines it publishes. */
  readonly country: string;
  /** The language of its names and texts. */
  readonly language: Language;
}

export const BDPM: Source = {
  name: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
  shortName: "BDPM",
  country: "FR",
  language: "fr",
};

export const CIMA: Source = {
  name: "Nomenclátor de prescripción (Agencia Española de Medicamentos y Productos Sanitarios)",
  shortName: "CIMA",
  country: "ES",
  language: "es",
};

export const NDC_DIRECTORY: Source = {
  name: "National Drug Code Directory (U.S. Food and Drug Administration)",
  shortName: "NDC Directory",
  country: "US",
  language: "en",
};

export const SOURCES: readonly Source[] = [BDPM, CIMA, NDC_DIRECTORY];

function sourceNamed(name: string): Source | undefined {
  return SOURCES.find((source) => source.name === name);
}

/** What a screen calls the publisher that a row names. */
export function shortSourceName(name: string): string {
  return sourceNamed(name)?.shortName ?? name;
}

/** Of the medicines of the publisher that a row names; null where it is none of ours. */
export function countryOfSource(name: string): string | null {
  return sourceNamed(name)?.country ?? null;
}

/** Of the names and texts of a row; those that a person wrote are French. */
export function languageOfSource(name: string): Language {
  return sourceNamed(name)?.language ?? "fr";
}
