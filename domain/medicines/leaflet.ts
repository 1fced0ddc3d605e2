import type { Day } from "../calendar/day.ts";
import { orNull } from "../stored-row.ts";
import { storedDay } from "../stored-values.ts";
import { countryOfSource, shortSourceName } from "./source.ts";

/** The official leaflet of one medicine, on the site of the agency of its country. */
export interface OfficialLeaflet {
  readonly url: string;
  /** Who publishes it, as people know it: `BDPM`. */
  readonly publisher: string;
  /** The day of the edition that the number comes from; null where it cannot be read. */
  readonly editionOn: Day | null;
}

/** The columns of a reference medicine that lead to its leaflet. */
export interface LeafletColumns {
  readonly cis: string | null;
  readonly source: string;
  readonly source_date: string;
}

/** Null for a box without a reference, and where the reference does not know its number. */
export function leafletOf(reference: LeafletColumns | null | undefined): OfficialLeaflet | null {
  if (!reference) return null;
  const { cis, source, source_date } = reference;
  const url = leafletUrl(countryOfSource(source), cis);
  if (url === null) return null;
  const editionOn = orNull(() => storedDay(source_date));
  return { url, publisher: shortSourceName(source), editionOn };
}

/**
 * The address of a leaflet by the number under which the country's agency knows the medicine: the CIS code of France,
 * the registration number of CIMA in Spain, and for DailyMed in the United States the set id, or the NDC of the pack.
 * Null for another country, and for a number that is not written as its agency writes it.
 */
export function leafletUrl(country: string | null, number: string | null): string | null {
  if (country === null || number === null) return null;
  return ADDRESSES[country]?.find(({ pattern }) => pattern.test(number))?.url(number) ?? null;
}

interface Address {
  readonly pattern: RegExp;
  readonly url: (number: string) => string;
}

const ADDRESSES: Readonly<Record<string, readonly Address[]>> = {
  FR: [
    {
      pattern: /^\d{8}$/u,
      url: (cis) =>
        `https://base-donnees-publique.medicaments.gouv.fr/medicament/${cis}/extrait#tab-notice`,
    },
  ],
  ES: [
    {
      // The long ones are registered by the European agency.
      pattern: /^\d{4,6}$|^\d{8,11}$/u,
      url: (number) => `https://cima.aemps.es/cima/dochtml/p/${number}/Prospecto.html`,
    },
  ],
  US: [
    {
      pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/iu,
      url: (setId) => `https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=${setId}`,
    },
    {
      pattern: /^\d{4,5}-\d{3,4}(-\d{1,2})?$/u,
      url: (ndc) => `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${ndc}`,
    },
  ],
};
