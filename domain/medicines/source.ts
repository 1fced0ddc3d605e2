/** A publisher of official medicines. */
interface Source {
  /** As its licence asks to be cited, and as rows name it. */
  readonly name: string;
  /** As people know it. */
  readonly shortName: string;
}

export const BDPM: Source = {
  name: "Base de données publique des médicaments (ANSM, HAS, Assurance maladie)",
  shortName: "BDPM",
};

/** What a screen calls the publisher that a row names. */
export function shortSourceName(name: string): string {
  return name === BDPM.name ? BDPM.shortName : name;
}
