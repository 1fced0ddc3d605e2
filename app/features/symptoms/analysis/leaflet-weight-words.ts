import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { LeafletWeights } from "#domain/symptoms/guidance.ts";

/** 'Sa notice est à partir de 50 kg ; poids noté : 38 kg.', with the text that says so. */
export function useLeafletWeightWords(): (weights: LeafletWeights) => string {
  const t = useText();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return ({ least, most, unit, weightKg, source }) => {
    const band = bandWords(least, most, unit);
    const said =
      weightKg === null
        ? t("interactions.leaflet.unknown", { band })
        : t("interactions.leaflet.outside", { band, weight: number(weightKg) });
    const cited = [source.name, source.date].filter((part) => part !== null).join(", ");
    return `${said} ${t("interactions.leaflet.source", { source: cited })}`;
  };

  function bandWords(least: number | null, most: number | null, unit: string): string {
    if (most === null) return t("interactions.leaflet.from", { least: number(least ?? 0), unit });
    return least === null
      ? t("interactions.leaflet.upTo", { most: number(most), unit })
      : t("interactions.leaflet.fromTo", { least: number(least), most: number(most), unit });
  }
}
