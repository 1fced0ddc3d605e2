import { useEmergencyCountry } from "#app/client/locale/use-emergency-country.ts";
import { countryName } from "#app/locale/format.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { contentLanguage, type Language } from "#domain/locale/locales.ts";
import { numbersAbroad } from "#domain/symptoms/emergencies/numbers-abroad.ts";

/** Whom to call where the reader is, above an article that names the numbers of another country. */
export function NumbersOfCountry({ ofText }: { ofText: Language }) {
  const t = useText();
  const language = useLanguage();
  const [here] = useEmergencyCountry();
  const abroad = numbersAbroad(useLocale(), ofText, here);
  if (!abroad) return null;
  const { country, isOfText, numbers } = abroad;
  return (
    <div role="note" className="rounded-card border border-line bg-paper-raised p-4">
      {!isOfText && <p>{t("blog.numbers.notice")}</p>}
      <p className="mt-1 font-semibold">
        {t("blog.numbers.of", { country: countryName(country, language) })}
      </p>
      <ul className="flex flex-col">
        {numbers.map(({ tel, number, label }) => (
          <li key={tel}>
            <a
              href={`tel:${tel}`}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 underline"
            >
              <span className="whitespace-nowrap font-semibold text-urgent tabular-nums">
                {number}
              </span>
              <span>{label[contentLanguage(language)]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
