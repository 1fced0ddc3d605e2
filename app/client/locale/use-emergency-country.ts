import { useSyncExternalStore } from "react";
import { detectCountry, detectLocale } from "#domain/locale/detection.ts";
import { chosenRegion } from "#domain/locale/locales.ts";
import { localeOfPath } from "#domain/locale/paths.ts";
import { COUNTRIES_WITH_NUMBERS } from "#domain/symptoms/emergencies/emergency-numbers.ts";
import { browserZoneName } from "../time/time-zone.ts";
import { deviceCountry } from "./device-country.ts";
import { onCountryChosen, visitorCountry } from "./visitor-locale.ts";

/**
 * For as long as the tab is open, reloads included: somebody abroad today is at home again tomorrow. Where the browser
 * keeps nothing, as long as the page is.
 */
let asked: string | null | undefined;
const ASKED_KEY = "emergency-country";
const listeners = new Set<() => void>();

/**
 * Where the reader is now, two letters, or null where nobody knows. What they said comes first, then what the clock and
 * the language of the device are set to, then the country of an address that no language leads to; the language alone
 * tells nothing, for French is spoken where nobody answers under 15.
 */
export function useEmergencyCountry(): [string | null, (country: string) => void] {
  return [useSyncExternalStore(subscribe, countryNow, nowhere), choose];
}

/** The server draws one page for all readers. */
const nowhere = () => null;

function countryNow(): string | null {
  asked ??= readAsked();
  if (asked !== null) return asked;
  const stored = visitorCountry();
  if (!isDetected(stored)) return stored;
  return countryOfDevice(navigator.language) ?? countryOfAddress();
}

/** What was not detected was chosen. Browsers keep what was detected when the region of their language did not count. */
function isDetected(country: string): boolean {
  const { language } = navigator;
  return [language, language.slice(0, 2)].some((tag) => detectCountry(null, tag) === country);
}

/** Asked at each drawing, and the zones of thirty countries take a slow phone some milliseconds. */
function countryOfDevice(language: string): string | null {
  const zone = browserZoneName();
  const device = `${language} ${zone}`;
  let country = known.get(device);
  if (country === undefined) {
    country = deviceCountry(language, zone, COUNTRIES_WITH_NUMBERS);
    known.set(device, country);
  }
  return country;
}

const known = new Map<string, string | null>();

function countryOfAddress(): string | null {
  const locale = localeOfPath(window.location.pathname);
  if (locale === null || locale === detectLocale(null, navigator.language)) return null;
  return chosenRegion(locale);
}

function readAsked(): string | null {
  try {
    return sessionStorage.getItem(ASKED_KEY);
  } catch {
    return null;
  }
}

function keepAsked(country: string | null): void {
  asked = country;
  try {
    if (country === null) sessionStorage.removeItem(ASKED_KEY);
    else sessionStorage.setItem(ASKED_KEY, country);
  } catch {
    // It holds for this page.
  }
}

function choose(country: string): void {
  keepAsked(country);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endCountry = onCountryChosen(() => {
    // Said later, and in general.
    keepAsked(null);
    listener();
  });
  return () => {
    listeners.delete(listener);
    endCountry();
  };
}
