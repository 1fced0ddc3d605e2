import { defaultLocale, type Language, type Locale, regionOf } from "../../locale/locales.ts";
import {
  countryToCall,
  type EmergencyKind,
  type EmergencyNumber,
  numbersFor,
} from "./emergency-numbers.ts";

/** Of several of a kind, the first of the country's list, which is the national one. */
const KINDS: readonly EmergencyKind[] = ["ambulance", "emergency", "poison"];

/** Whom to call in a country, as a line above a text says it. */
export interface NumbersAbroad {
  readonly country: string;
  /** Whether the text was written for that country, and only its address is another one's. */
  readonly isOfText: boolean;
  readonly numbers: readonly Pick<EmergencyNumber, "tel" | "number" | "kind" | "label">[];
}

/**
 * A text names the numbers of the country in which most of its readers live, Spain in Spanish, or those of the country of
 * its address in their place.
 * @param language of the text, which may have none in that of the reader
 * @param here where the reader is now; null where nobody knows, as on the server
 * @returns the numbers of the reader's country, where the text may name those of another one
 */
export function numbersAbroad(
  locale: Locale,
  language: Language,
  here: string | null = null,
): NumbersAbroad | null {
  const ofPage = regionOf(locale);
  const ofText = regionOf(defaultLocale(language));
  const country = countryToCall(here, ofPage);
  if (country === ofPage && country === ofText) return null;
  const known = numbersFor(country) ?? [];
  const numbers = KINDS.flatMap((kind) => known.find((each) => each.kind === kind) ?? []);
  return {
    country,
    isOfText: country === ofText,
    numbers: numbers.map(({ tel, number, kind, label }) => ({ tel, number, kind, label })),
  };
}
