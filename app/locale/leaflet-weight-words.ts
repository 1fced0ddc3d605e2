import { formatNumber, formatTextDate } from "#app/locale/format.ts";
import { sentences } from "#app/locale/sentences.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { LeafletWeights } from "#domain/symptoms/guidance.ts";

/**
 * 'Non proposé : Doliprane 1000 mg est, d’après sa notice, à partir de 50 kg ; poids noté 38 kg.', with the text that
 * says so.
 * @param box as it is called, with its strength
 */
export function useLeafletWeightWords(): (weights: LeafletWeights, box: string) => string {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return ({ least, most, unit, weightKg, source }, box) => {
    const band = bandWords(least, most, unit);
    const said =
      weightKg === null
        ? t("interactions.leaflet.unknown", { box, band })
        : t("interactions.leaflet.outside", { box, band, weight: number(weightKg) });
    const date = source.date && formatTextDate(source.date, language);
    const cited = [source.name, date].filter((part) => part !== null).join(", ");
    return sentences(said, t("interactions.leaflet.source", { source: cited }));
  };

  function bandWords(least: number | null, most: number | null, unit: string): string {
    if (most === null) return t("interactions.leaflet.from", { least: number(least ?? 0), unit });
    return least === null
      ? t("interactions.leaflet.upTo", { most: number(most), unit })
      : t("interactions.leaflet.fromTo", { least: number(least), most: number(most), unit });
  }
}
