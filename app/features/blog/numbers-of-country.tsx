import { countryName } from "#app/locale/format.ts";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { contentLanguage } from "#domain/locale/locales.ts";
import type { NumbersAbroad } from "#domain/symptoms/emergencies/numbers-abroad.ts";

/** Whom to call in the reader's country, above an article that names the numbers of another one. */
export function NumbersOfCountry({ abroad: { country, numbers } }: { abroad: NumbersAbroad }) {
  const t = useText();
  const language = useLanguage();
  return (
    <div role="note" className="rounded-card border border-line bg-paper-raised p-4">
      <p>{t("blog.numbers.notice")}</p>
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
