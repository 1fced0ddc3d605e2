import {
  feetAndInches,
  type HeightUnit,
  heightIn,
  type WeightUnit,
  weightIn,
} from "#domain/profiles/measures.ts";
import { formatNumber } from "./format.ts";
import { useLanguage, useText } from "./text.tsx";

/** A body in words: `70,5 kg`, `154,3 lb`, `170 cm`, `5 pi 7 po`. Null where nobody wrote it down. */
export function useMeasureWords(): {
  weight: (kg: number | null, unit: WeightUnit) => string | null;
  height: (cm: number | null, unit: HeightUnit) => string | null;
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
