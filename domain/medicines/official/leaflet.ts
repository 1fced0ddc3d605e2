import type { Day } from "../../calendar/day.ts";
import { plainLine } from "../../plain-text.ts";
import { orNull } from "../../stored-row.ts";
import { storedDay } from "../../stored-values.ts";
import { BDPM, countryOfSource, shortSourceName } from "../imports/source.ts";

/** The official leaflet of one medicine, on the site of the agency of its country. */
export interface OfficialLeaflet {
  readonly url: string;
  /** Who publishes it, as people know it: `BDPM`. */
  readonly publisher: string;
  /** Two letters: whose agency it is. */
  readonly country: string;
  /** The day of the edition that the number comes from; null where it cannot be read, or somebody typed the number. */
  readonly editionOn: Day | null;
  /** The list that the edition is of, where its name is another than that of the publisher: `NDC Directory`. */
  readonly listedIn?: string;
  /** As somebody typed it from the pack; absent where it comes from a reference. */
  readonly typedNumber?: string;
}

/** Where the agency of a country lets people look for a leaflet by the name of the medicine. */
export interface LeafletSearch {
  readonly url: string;
  readonly publisher: string;
}

/** The columns of a reference medicine that lead to its leaflet. */
export interface LeafletColumns {
  /** The number under which its source knows it; null where a person wrote it without one. */
  readonly source_key: string | null;
  readonly source: string;
  readonly source_date: string;
}

/**
 * Null where neither the box nor its reference has a number.
 * @param typedNumber of the pack itself: it comes before the reference, which somebody may have chosen by its name
 */
export function leafletOf(
  reference: LeafletColumns | null | undefined,
  typedNumber: string | null,
): OfficialLeaflet | null {
  return typedLeaflet(typedNumber) ?? referenceLeaflet(reference);
}

function typedLeaflet(number: string | null): OfficialLeaflet | null {
  const country = number === null ? null : officialNumberCountry(number);
  const url = leafletUrl(country, number);
  if (country === null || number === null || url === null) return null;
  return { url, publisher: PUBLISHERS[country], country, editionOn: null, typedNumber: number };
}

function referenceLeaflet(reference: LeafletColumns | null | undefined): OfficialLeaflet | null {
  if (!reference) return null;
  const { source_key, source, source_date } = reference;
  const country = countryOfSource(source);
  const url = leafletUrl(country, source_key);
  if (country === null || !isKnown(country) || url === null) return null;
  const publisher = PUBLISHERS[country];
  const list = shortSourceName(source);
  return {
    url,
    publisher,
    country,
    editionOn: orNull(() => storedDay(source_date)),
    ...(list !== publisher && { listedIn: list }),
  };
}

/**
 * The page of the agency where a leaflet is looked for by name; null for a country whose agency is not known here.
 * CIMA and the French base document no address that holds a name (decision 0100).
 */
export function leafletSearch(country: string, name: string): LeafletSearch | null {
  if (!isKnown(country)) return null;
  const query = country === "US" ? `?query=${encodeURIComponent(name.toWellFormed())}` : "";
  return { url: SEARCH_PAGES[country] + query, publisher: PUBLISHERS[country] };
}

/**
 * The address of a leaflet by the number under which the country's agency knows the medicine: the CIS code of France,
 * the registration number of CIMA in Spain, and for DailyMed in the United States the set id, or the NDC of the pack.
 * Null for another country, and for a number that is not written as its agency writes it.
 */
export function leafletUrl(country: string | null, number: string | null): string | null {
  if (country === null || number === null || !isKnown(country)) return null;
  return ADDRESSES[country].find(({ pattern }) => pattern.test(number))?.url(number) ?? null;
}

/** A typed number without the spaces that packs print in it; null where nothing was typed. */
export function readOfficialNumber(typed: string): string | null {
  return plainLine(typed).replaceAll(" ", "").toLowerCase() || null;
}

/**
 * The country whose agency writes a number so: no two write one alike, and the database holds the column to the same
 * (`medications_official_number_is_known`). Null for any other.
 */
export function officialNumberCountry(number: string): LeafletCountry | null {
  return LEAFLET_COUNTRIES.find((country) => leafletUrl(country, number) !== null) ?? null;
}

const LEAFLET_COUNTRIES = ["FR", "ES", "US"] as const;
type LeafletCountry = (typeof LEAFLET_COUNTRIES)[number];

function isKnown(country: string): country is LeafletCountry {
  return LEAFLET_COUNTRIES.some((known) => known === country);
}

const PUBLISHERS: Readonly<Record<LeafletCountry, string>> = {
  FR: BDPM.shortName,
  ES: "CIMA",
  US: "DailyMed",
};

const SEARCH_PAGES: Readonly<Record<LeafletCountry, string>> = {
  FR: "https://base-donnees-publique.medicaments.gouv.fr/",
  ES: "https://cima.aemps.es/cima/publico/home.html",
  US: "https://dailymed.nlm.nih.gov/dailymed/search.cfm",
};

interface Address {
  readonly pattern: RegExp;
  readonly url: (number: string) => string;
}

const ADDRESSES: Readonly<Record<LeafletCountry, readonly Address[]>> = {
  FR: [
    {
      // All 15,848 of the edition of May 2026 begin with 6.
      pattern: /^6\d{7}$/u,
      url: (cis) =>
        `https://base-donnees-publique.medicaments.gouv.fr/medicament/${cis}/extrait#tab-notice`,
    },
  ],
  ES: [
    {
      // Of Spain; and EU/1/yy/nnn/ppp without its marks, of the European agency since 1995. Six digits are a national code.
      pattern: /^(\d{4,5}|[019]\d{7}|1(1[4-9]|2\d)[12]\d{3}0\d{2})$/u,
      url: (number) => `https://cima.aemps.es/cima/dochtml/p/${number}/P_${number}.html`,
    },
  ],
  US: [
    {
      pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u,
      url: (setId) => `https://dailymed.nlm.nih.gov/dailymed/drugInfo.cfm?setid=${setId}`,
    },
    {
      pattern: /^\d{4,5}-\d{3,4}(-\d{1,2})?$/u,
      url: (ndc) => `https://dailymed.nlm.nih.gov/dailymed/search.cfm?query=${ndc}`,
    },
  ],
};
