import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import { useLocale, useLocalePath } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { LANGUAGE_NAMES, languageOf, localesOfRegion } from "#domain/locale/locales.ts";
import { LanguageLink } from "../language/language-link.tsx";

const COLUMNS = [
  { title: "legal", pages: ["legal", "terms", "privacy", "sitemap"] },
  { title: "support", pages: ["contact", "faq"] },
  { title: "about", pages: ["about", "blog"] },
] as const;

const LINK =
  "inline-flex min-h-11 min-w-11 items-center text-ink-soft hover:text-ink hover:underline aria-[current=true]:font-semibold aria-[current=true]:text-ink";

/** Three columns, and this page in each language: the way for a phone, whose header has no room for it. */
export function SiteFooter() {
  const t = useText();
  const path = useLocalePath();
  const current = useLocale();
  return (
    <footer className="border-t border-line bg-paper-raised">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-5 pt-10 pb-6 sm:grid-cols-3 md:px-8">
        {COLUMNS.map(({ title, pages }) => (
          <nav key={title} aria-label={t(`site.footer.${title}`)}>
            <h2 className="text-base">{t(`site.footer.${title}`)}</h2>
            <ul className="mt-1">
              {pages.map((page) => (
                <li key={page}>
                  <Link to={path(page)} className={LINK}>
                    {t(`site.footer.pages.${page}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 pb-10 md:px-8">
        <p className="max-w-prose text-sm text-ink-soft">{t("site.footer.guidance")}</p>
        <nav aria-label={t("site.language")}>
          <ul className="-ml-2 flex flex-wrap gap-x-2">
            {localesOfRegion(current).map((locale) => (
              <li key={locale}>
                <LanguageLink locale={locale} className={`${LINK} gap-1 px-2`}>
                  {LANGUAGE_NAMES[languageOf(locale)]}
                  {locale === current && <Check aria-hidden="true" className="size-4" />}
                </LanguageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
