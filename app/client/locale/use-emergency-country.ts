import { useSyncExternalStore } from "react";
import { detectCountry } from "#domain/locale/detection.ts";
import { chosenRegion } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";
import { COUNTRIES_WITH_NUMBERS } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import { browserZoneName } from "../time/time-zone.ts";
import { deviceCountry } from "./device-country.ts";
import { visitorCountry } from "./visitor-locale.ts";

/** For as long as the page is open: somebody abroad today is at home again tomorrow. */
let asked: string | null = null;
const listeners = new Set<() => void>();

/**
 * Where the reader is now, two letters, or null where nobody knows. What they said comes first, then what the clock and
 * the language of the device are set to, then the country of an address that no language leads to; the language alone
 * tells nothing, for French is spoken where nobody answers under 15.
 */
export function useEmergencyCountry(): [string | null, (country: string) => void] {
  return [useSyncExternalStore(subscribe, countryNow), choose];
}

function countryNow(): string | null {
  if (asked !== null) return asked;
  const stored = visitorCountry();
  // Where the two differ, somebody chose it.
  if (stored !== detectCountry(null, navigator.language)) return stored;
  return countryOfDevice(navigator.language) ?? countryOfAddress();
}

/** Asked at each drawing, and the zones of thirty countries take a slow phone some milliseconds. */
function countryOfDevice(language: string): string | null {
  let country = known.get(language);
  if (country === undefined) {
    country = deviceCountry(language, browserZoneName(), COUNTRIES_WITH_NUMBERS);
    known.set(language, country);
  }
  return country;
}

const known = new Map<string, string | null>();

function countryOfAddress(): string | null {
  const locale = localeOfPath(window.location.pathname);
  return locale && chosenRegion(locale);
}

function choose(country: string): void {
  asked = country;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
