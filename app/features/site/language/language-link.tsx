import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { chooseLocale } from "#app/client/locale/choose-locale.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { type Locale, languageOf, languageTag } from "#domain/locale/locales.ts";
import { switchLocale } from "#domain/locale/paths.ts";

/**
 * This page in another language. A plain link, so it leads there without any script of ours; with them the choice is
 * kept as well, and the hash, which no server knows, comes along.
 */
export function LanguageLink({
  locale,
  className,
  children,
}: {
  locale: Locale;
  className?: string;
  children: ReactNode;
}) {
  const current = useLocale();
  const { pathname, search } = useLocation();

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    chooseLocale(locale, current);
  }

  return (
    <a
      href={switchLocale({ pathname, search, hash: "" }, locale)}
      hrefLang={languageTag(locale)}
      lang={languageOf(locale)}
      aria-current={locale === current ? "true" : undefined}
      className={className}
      onClick={choose}
    >
      {children}
    </a>
  );
}
