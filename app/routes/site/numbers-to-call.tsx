import { useEmergencyCountry } from "#app/client/locale/use-emergency-country.ts";
import { countryName } from "#app/locale/format.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { regionOf } from "#domain/locale/locales.ts";
import { urgentNumbers } from "#domain/symptoms/emergencies/emergency-help.ts";
import { countryToCall } from "#domain/symptoms/emergencies/emergency-numbers.ts";

/**
 * Whom to call where the reader is. It stands where somebody is about to ask for help. The server, which keeps one page
 * for all readers, names the numbers of the country of the address.
 */
export function NumbersToCall() {
  const t = useText();
  const language = useLanguage();
  const [here] = useEmergencyCountry();
  const country = countryToCall(here, regionOf(useLocale()));
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-paper-raised px-4 py-2">
      {t("site.emergencyIn", { country: countryName(country, language) })}
      {(urgentNumbers(country, []) ?? [])
        .filter(({ kind }) => kind !== "deaf-text")
        .map(({ tel, number }) => (
          <a
            key={tel}
            href={`tel:${tel}`}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-urgent underline tabular-nums"
          >
            {number}
          </a>
        ))}
    </p>
  );
}
