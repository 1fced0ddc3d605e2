import { type ChangeEvent, useId, useSyncExternalStore } from "react";
import { localeChoices } from "../../../domain/locale/countries.ts";
import { isLocale, LANGUAGE_NAMES, languageOf, regionOf } from "../../../domain/locale/locales.ts";
import { switchLocale } from "../../../domain/locale/paths.ts";
import { rememberLocale, visitorCountry } from "../../client/visitor.ts";
import { useLocale } from "../../locale/locale-path.ts";
import { useText } from "../../locale/text.tsx";
import { Select } from "../../ui/select.tsx";

/** The languages of the visitor's country, and the one that is read now even where it is not one of them. */
export function LanguageSelect({ className = "" }: { className?: string }) {
  const t = useText();
  const id = useId();
  const current = useLocale();
  // The country is known to the browser alone; until then the choice shows what is read.
  const country = useSyncExternalStore(neverChanges, visitorCountry, () => null);
  const offered = country ? localeChoices(country).map(({ locale }) => locale) : [];
  const locales = offered.includes(current) ? offered : [current, ...offered];

  async function choose(event: ChangeEvent<HTMLSelectElement>) {
    const { value } = event.target;
    if (!isLocale(value)) return;
    await rememberLocale(value);
    // Another language is another document: its `lang` and its words are right from the first byte.
    window.location.replace(switchLocale(window.location, value));
  }

  return (
    <div className={className}>
      <label htmlFor={id} className="sr-only">
        {t("site.language")}
      </label>
      <Select id={id} value={current} onChange={choose}>
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {`${regionOf(locale)} · ${LANGUAGE_NAMES[languageOf(locale)]}`}
          </option>
        ))}
      </Select>
    </div>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
