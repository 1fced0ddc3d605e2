import { countryName } from "#app/locale/format.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { regionOf } from "#domain/locale/locales.ts";
import { urgentNumbers } from "#domain/symptoms/emergencies/emergency-help.ts";

/**
 * Whom to call in the country of the address. It stands where somebody is about to ask for help, until the scripts of
 * the page are there, which know better where its reader is, or instead of them.
 */
export function NumbersOfAddress() {
  const t = useText();
  const language = useLanguage();
  const country = regionOf(useLocale());
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
