import { useToday } from "#app/client/time/today.ts";
import { useAgeWords } from "#app/locale/age-words.ts";
import { formatNumber, formatShortDay } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import type { KnownPatient } from "../known-patient.ts";

/**
 * 'Pour Hugo Moreau · 4 ans · 16,5 kg (03/11/2026)': whom an answer is about, with the facts it was made from.
 * @param patient undefined while on the way
 */
export function usePatientWords(): (name: string, patient: KnownPatient | undefined) => string {
  const t = useText();
  const language = useLanguage();
  const today = useToday();
  const ageWords = useAgeWords();
  return (name, patient) => {
    const about = t("symptoms.analysis.about", { name });
    if (!patient) return about;
    const { bornOn, weightKg, weightMeasuredOn } = patient;
    const day = weightMeasuredOn && ` (${formatShortDay(weightMeasuredOn, language)})`;
    // In kilograms, as leaflets say it.
    const value = weightKg !== null && formatNumber(weightKg, language);
    const weight = value && `${t("profiles.measure.kg", { value })}${day ?? ""}`;
    return [about, ageWords(bornOn, today), weight].filter(Boolean).join(" · ");
  };
}
