import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { chooseLocale } from "#app/client/locale/choose-locale.ts";
import { rememberCountry, visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { IconButton } from "#app/ui/button/button.tsx";
import { useCloseOnBack } from "#app/ui/dialog/close-on-back.ts";
import { DIALOG_POPUP } from "#app/ui/dialog/dialog-styles.ts";
import { Select } from "#app/ui/form/select.tsx";
import { COUNTRIES, localeChoices } from "#domain/locale/countries.ts";
import { LANGUAGE_NAMES, type Locale, languageTag } from "#domain/locale/locales.ts";
import { CountryFlag } from "./country-flag.tsx";

/**
 * The country, and its languages to choose from. The browser's own dialog: a visitor's page has no other, and the
 * library behind `ui/dialog.tsx` would weigh more than all the rest of it.
 */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  const countryId = useId();
  const current = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [country, setCountry] = useState(visitorCountry);
  const names = new Intl.DisplayNames(languageTag(current), { type: "region" });
  const countries = COUNTRIES.includes(country) ? COUNTRIES : [country, ...COUNTRIES];

  useCloseOnBack(true, () => {
    dialog.current?.close();
    return "closes";
  });
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    // The question is about languages; the browser would start at the way out.
    dialog.current?.querySelector<HTMLElement>("[aria-current], li button")?.focus();
  }, []);

  function move(event: ChangeEvent<HTMLSelectElement>) {
    rememberCountry(event.target.value);
    setCountry(event.target.value);
  }

  function choose(locale: Locale) {
    dialog.current?.close();
    chooseLocale(locale, current);
  }

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
      className={`${DIALOG_POPUP} mx-auto mt-auto mb-0 max-w-none backdrop:bg-veil starting:translate-y-6 starting:opacity-0 md:m-auto md:max-w-md`}
    >
      <div className="flex items-start justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
        <h2 id={titleId} className="py-2 text-lg">
          {t("site.languageChoice.title")}
        </h2>
        <IconButton
          label={t("ui.close")}
          icon={<X aria-hidden="true" className="size-5" />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div className="flex flex-col gap-4 p-5">
        <div>
          <label htmlFor={countryId} className="mb-1 block font-semibold">
            {t("site.languageChoice.country")}
          </label>
          <div className="flex items-center gap-3">
            <CountryFlag country={country} className="h-8 w-12" />
            <Select id={countryId} value={country} onChange={move} className="grow">
              {countries.map((code) => (
                <option key={code} value={code}>
                  {names.of(code)}
                </option>
              ))}
            </Select>
          </div>
        </div>
        <p>{t("site.languageChoice.choose")}</p>
        <ul className="flex flex-col gap-2">
          {localeChoices(country).map(({ locale, language, isNative }) => (
            <li key={locale}>
              <button
                type="button"
                aria-current={locale === current ? "true" : undefined}
                onClick={() => choose(locale)}
                className="flex min-h-14 w-full items-center justify-between gap-3 rounded-control border border-edge px-4 py-2 text-left transition-colors hover:bg-accent-soft aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
              >
                <span>
                  <span lang={language} className="block font-semibold">
                    {LANGUAGE_NAMES[language]}
                  </span>
                  <span className="block text-sm text-ink-soft">
                    {t(`site.languageChoice.${isNative ? "native" : "alternative"}`)}
                    {` · ${locale}`}
                  </span>
                </span>
                {locale === current && <Check aria-hidden="true" className="size-5 text-accent" />}
              </button>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-soft">{t("site.languageChoice.note")}</p>
      </div>
    </dialog>
  );
}
