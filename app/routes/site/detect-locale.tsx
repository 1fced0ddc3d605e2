import { useEffect } from "react";
import { visitorCountry, visitorLocale } from "#app/client/locale/visitor-locale.ts";
import { useText } from "#app/locale/text.tsx";
import { Logo } from "#app/ui/graphics/logo.tsx";
import { defaultLocale, LANGUAGE_NAMES, LANGUAGES } from "#domain/locale/locales.ts";
import { localePath } from "#domain/locale/paths.ts";
import { PageHead } from "../page-head.tsx";

/**
 * The bare address: the browser says what its reader speaks, and the page moves on. Nothing is asked of the network.
 * Without scripts the document's head leads on (app/root.tsx), and here are the links for whose browser refuses that.
 */
export default function DetectLocale() {
  const t = useText();

  useEffect(() => {
    visitorCountry();
    const { search, hash } = window.location;
    window.location.replace(`${localePath(visitorLocale(), "/")}${search}${hash}`);
  }, []);

  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6">
      <PageHead page="" />
      <Logo />
      <p role="status" className="text-ink-soft">
        {t("site.locating")}
      </p>
      <noscript>
        <ul className="flex gap-2">
          {LANGUAGES.map((language) => (
            <li key={language}>
              <a
                href={localePath(defaultLocale(language), "/")}
                lang={language}
                className="inline-flex min-h-11 items-center px-3 text-accent underline underline-offset-4"
              >
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </main>
  );
}
