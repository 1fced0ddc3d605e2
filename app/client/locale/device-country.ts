/** Regions with a code of their own where the country’s numbers answer. */
const TERRITORIES: ReadonlyMap<string, readonly string[]> = new Map([
  ["FR", ["GP", "MQ", "GF", "RE", "YT", "PM", "BL", "MF"]],
  ["US", ["PR", "VI", "GU", "AS", "MP"]],
]);

/**
 * Where a device is, from its own settings. Its time zone says where it is now, its language only what its owner reads:
 * a telephone in American English may be in Spain, and one in French in Belgium.
 *
 * @param language BCP 47, as `navigator.language`
 * @param timeZone IANA, as `Intl` names that of the device
 * @param countries ISO 3166-1 alpha-2, those that may be told by their time zones
 * @returns ISO 3166-1 alpha-2, or null where the settings tell no country
 */
export function deviceCountry(
  language: string,
  timeZone: string,
  countries: readonly string[],
): string | null {
  const region = regionOf(language);
  if (isNowhere(timeZone)) return region;
  if (region !== null && hasZone(region, timeZone) !== false) return region;
  return countries.find((country) => hasZone(country, timeZone)) ?? null;
}

/** Latin America (419) is a region of languages, and no country. */
function regionOf(language: string): string | null {
  const region = localeOf(language)?.region ?? "";
  for (const [country, territories] of TERRITORIES) {
    if (territories.includes(region)) return country;
  }
  return /^[A-Z]{2}$/.test(region) ? region : null;
}

/** Of servers, and of browsers that hide where they are. */
function isNowhere(timeZone: string): boolean {
  return timeZone === "UTC" || timeZone.startsWith("Etc/");
}

/** Undefined where the browser does not know the zones of a country. */
function hasZone(country: string, timeZone: string): boolean | undefined {
  const regions = [country, ...(TERRITORIES.get(country) ?? [])];
  const zones = regions.flatMap(zonesOf);
  return zones.length === 0 ? undefined : zones.includes(timeZone);
}

/** Older browsers have the same list as a property, others have none. */
function zonesOf(region: string): readonly string[] {
  const locale: LocaleWithZones = new Intl.Locale(`und-${region}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

type LocaleWithZones = Intl.Locale & {
  getTimeZones?(): string[] | undefined;
  timeZones?: string[] | undefined;
};

/** Undefined for what is no language: a browser may be started in `C`. */
function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}
