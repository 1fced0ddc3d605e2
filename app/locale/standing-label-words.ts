import type { StandingLabel } from "#domain/dose-rules/standing-label.ts";
import { formatNumber } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

const YEARS_FROM_MONTHS = 24;

/** 'Notice : dès 3 kg', 'Notre liste : pas avant 6 ans', 'Non classé': where it is from, what it says of a box, and whether that is for this person. */
export function useStandingLabelWords(): (label: StandingLabel) => string {
  const t = useText();
  const language = useLanguage();
  return (label) => {
    const words = leafletWords(label);
    if (!("standing" in label) || label.standing === "inside") return words;
    const missing = label.standing === "unknown" && label.missing;
    return t(`interactions.label.${missing || label.standing}`, { label: words });
  };

  function leafletWords(label: StandingLabel): string {
    switch (label.kind) {
      case "from-weight":
        return t("interactions.label.fromWeight", {
          least: formatNumber(label.least, language),
          unit: label.unit,
        });
      case "from-age":
        return label.months < YEARS_FROM_MONTHS
          ? t(`interactions.label.${label.source}Months`, { count: label.months })
          : t(`interactions.label.${label.source}Years`, { count: Math.floor(label.months / 12) });
      case "up-to-weight":
        return t("interactions.label.upToWeight", {
          most: formatNumber(label.most, language),
          unit: label.unit,
        });
      case "up-to-age":
        return label.months < YEARS_FROM_MONTHS
          ? t("interactions.label.upToMonths", { count: label.months })
          : t("interactions.label.upToYears", { count: Math.floor(label.months / 12) });
      case "prescription":
        return t("interactions.label.prescription");
      case "unclassified":
        return t("interactions.label.unclassified");
    }
  }
}
