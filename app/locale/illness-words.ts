import type { IllnessFact } from "#domain/illness/illness-entry.ts";
import { fromCelsius, type TemperatureUnit } from "#domain/illness/temperature.ts";
import type { Language } from "#domain/locale/locales.ts";
import { useLanguage, useText } from "./text.tsx";

/** `38,9 °C`, `102 °F`. @param celsius to the hundredth */
export function formatTemperature(
  celsius: number,
  unit: TemperatureUnit,
  language: Language,
): string {
  const minimumFractionDigits = unit === "celsius" ? 1 : 0;
  const written = new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    minimumFractionDigits,
    maximumFractionDigits: 1,
  }).format(fromCelsius(celsius, unit));
  // Some languages have a space here at which a line may end, between the number and its unit.
  return written.replace(" ", "\u00A0");
}

/** What an entry says, in a word or in those of who wrote it. */
export function useIllnessWords(unit: TemperatureUnit): (fact: IllnessFact) => string {
  const t = useText();
  const language = useLanguage();
  return (fact) => {
    if (fact.kind === "temperature") {
      return formatTemperature(fact.celsius, unit, language);
    }
    return "words" in fact ? fact.words : t(`illness.fact.${fact.kind}`);
  };
}
