/** A country as the lists of pharmacies and of symptoms name it. */
const LABELS = new Map([
  ["FR", "France/Europe"],
  ["BE", "Belgium/Europe"],
  ["CH", "Switzerland/Europe"],
  ["ES", "Spain/Europe"],
  ["US", "USA/Americas"],
  ["CA", "Canada/Americas"],
  ["MX", "Mexico/Americas"],
  ["AR", "Argentina/Americas"],
]);

const FRANCE = "France/Europe";
const ELSEWHERE = "USA/Americas";

/**
 * Second specification, section 9: French speakers are in France, Spanish speakers in Spain, all others in the US; a
 * country somebody chose says more than their language.
 * @param country ISO 3166-1 alpha-2, in any case
 */
export function pharmacyCountry(country: string): string {
  return LABELS.get(country.toUpperCase()) ?? ELSEWHERE;
}

/** The two letters behind a label, null for a label that anybody could have typed into an address. */
export function countryCode(label: string): string | null {
  for (const [code, known] of LABELS) if (known === label) return code;
  return null;
}

/** Second specification, section 9: partner pharmacies are shown in France alone. */
export function hasPartners(label: string): boolean {
  return label === FRANCE;
}
