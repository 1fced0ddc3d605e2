/** Where anybody can look a pharmacy up. Its name is a proper one, the same in every language. */
export interface Register {
  readonly name: string;
  readonly url: string;
}

const REGISTERS: ReadonlyMap<string, Register> = new Map([
  [
    "France/Europe",
    {
      name: "Ordre national des pharmaciens",
      url: "https://www.ordre.pharmacien.fr/je-suis/patient-grand-public/les-sites-autorises-de-vente-en-ligne-de-medicaments",
    },
  ],
  ["Spain/Europe", { name: "AEMPS, Distafarma", url: "https://distafarma.aemps.es/" }],
  [
    "Belgium/Europe",
    {
      name: "AFMPS",
      url: "https://www.afmps.be/fr/humain/medicaments/medicaments/distribution/pharmacies_ouvertes_au_public/Site_Internet_d_une_pharmacie",
    },
  ],
  ["USA/Americas", { name: "NABP, safe.pharmacy", url: "https://safe.pharmacy/" }],
]);

/** @param country as `pharmacyCountry` names it */
export function registerOf(country: string): Register | null {
  return REGISTERS.get(country) ?? null;
}
