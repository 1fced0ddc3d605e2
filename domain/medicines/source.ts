/** A publisher of official medicines. */
interface Source {
  /** As its licence asks to be cited, and as rows name it. */
  readonly name: string;
  /** As people know it. */
  readonly shortName: string;
  /** Two letters: the country whose medicines it publishes. */
  readonly country: string;
}

export const BDPM: Source = {
  name: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
  shortName: "BDPM",
  country: "FR",
};

/** What a screen calls the publisher that a row names. */
export function shortSourceName(name: string): string {
  return name === BDPM.name ? BDPM.shortName : name;
}

/** Of the medicines of the publisher that a row names; null where it is none of ours. */
export function countryOfSource(name: string): string | null {
  return name === BDPM.name ? BDPM.country : null;
}
