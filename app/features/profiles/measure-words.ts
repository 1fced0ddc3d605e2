import { formatNumber } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { feetAndInches, heightIn, weightIn } from "#domain/profiles/measures.ts";
import type { Units } from "./profile-facts.ts";

/** A body in words: `70,5 kg`, `154,3 lb`, `170 cm`, `5 pi 7 po`. Null where nobody wrote it down. */
export function useMeasureWords(): {
  weight: (kg: number | null, unit: Units["weight"]) => string | null;
  height: (cm: number | null, unit: Units["height"]) => string | null;
} {
  const t = useText();
  const language = useLanguage();
  return {
    weight: (kg, unit) =>
      kg === null
        ? null
        : t(`profiles.measure.${unit}`, { value: formatNumber(weightIn(unit, kg), language) }),
    height: (cm, unit) => {
      if (cm === null) return null;
      return unit === "ft"
        ? t("profiles.measure.ft", feetAndInches(cm))
        : t("profiles.measure.cm", { value: formatNumber(heightIn("cm", cm), language) });
    },
  };
}
