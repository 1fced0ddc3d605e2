import ExternalLink from "lucide-react/icons/external-link";
import { leafletSearch, type OfficialLeaflet } from "#domain/medicines/official/leaflet.ts";
import { countryName, formatShortDay } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

interface LinkedBox {
  /** Null where no number is known: then the official site of the country is to look in. */
  readonly leaflet: OfficialLeaflet | null | undefined;
  readonly name: string;
  /** Of the reader, two letters. */
  readonly country: string;
}

/** Leads to the official leaflet in a tab of its own, which learns nothing of where it was opened. */
export function LeafletLink(box: LinkedBox) {
  const t = useText();
  const target = useLeafletTarget(box);
  if (target === null) return null;
  return (
    <a
      href={target.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t("ui.leaflet.newTab", { words: target.words, name: box.name })}
      className="inline-flex min-h-11 items-center gap-2 text-accent underline [overflow-wrap:anywhere] print:hidden"
    >
      {target.words}
      <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
    </a>
  );
}

/**
 * 'Notice officielle (BDPM, édition du 28/04/2026)', with the country where it is another than the reader's, or a search;
 * null in a country whose agency is not known here.
 */
export function useLeafletTarget({ leaflet, name, country }: LinkedBox): LeafletTarget | null {
  const t = useText();
  const language = useLanguage();
  if (leaflet) {
    const { url, editionOn, listedIn, typedNumber } = leaflet;
    const publisher =
      leaflet.country === country
        ? leaflet.publisher
        : `${leaflet.publisher}, ${countryName(leaflet.country, language)}`;
    if (typedNumber !== undefined) {
      return { url, words: t("ui.leaflet.numbered", { publisher, number: typedNumber }) };
    }
    if (editionOn === null) return { url, words: t("ui.leaflet.undated", { publisher }) };
    const date = formatShortDay(editionOn, language);
    return {
      url,
      words:
        listedIn === undefined
          ? t("ui.leaflet.dated", { publisher, date })
          : t("ui.leaflet.listed", { publisher, list: listedIn, date }),
    };
  }
  const search = leafletSearch(country, name);
  if (search === null) return null;
  return { url: search.url, words: t("ui.leaflet.search", { publisher: search.publisher }) };
}

interface LeafletTarget {
  readonly url: string;
  readonly words: string;
}
