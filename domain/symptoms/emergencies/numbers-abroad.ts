import { defaultLocale, type Language, type Locale, regionOf } from "../../locale/locales.ts";
import { type EmergencyKind, type EmergencyNumber, numbersFor } from "./emergency-numbers.ts";

/** Of several of a kind, the first of the country's list, which is the national one. */
const KINDS: readonly EmergencyKind[] = ["ambulance", "emergency", "poison"];

/** Whom to call in a country, as a line above a text says it. */
export interface NumbersAbroad {
  readonly country: string;
  readonly numbers: readonly Pick<EmergencyNumber, "tel" | "number" | "kind" | "label">[];
}

/**
 * A text names the numbers of the country in which most of its readers live: Spain in Spanish.
 * @param language of the text, which may have none in that of the reader
 * @returns the numbers of the country that was chosen, where that is another one
 */
export function numbersAbroad(locale: Locale, language: Language): NumbersAbroad | null {
  const country = regionOf(locale);
  if (country === regionOf(defaultLocale(language))) return null;
  const known = numbersFor(country) ?? [];
  const numbers = KINDS.flatMap((kind) => known.find((each) => each.kind === kind) ?? []);
  return {
    country,
    numbers: numbers.map(({ tel, number, kind, label }) => ({ tel, number, kind, label })),
  };
}
