import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import Languages from "lucide-react/icons/languages";
import { type ComponentType, type MouseEvent, useId, useState, useSyncExternalStore } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { listedLocales } from "#domain/locale/countries.ts";
import { LANGUAGE_NAMES, languageOf, regionOf } from "#domain/locale/locales.ts";
import { LanguageLink } from "./language-link.tsx";
import { closeWhenLeft, focusCurrent, moveMenuFocus, openWithArrow } from "./language-menu-keys.ts";

const ENTRY =
  "flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-left hover:bg-accent-soft";

/**
 * The languages of the visitor's country, and the one that is read now even where it is not one of them. The
 * browser's own popover opens without any script, closes on Escape and on a press elsewhere, and gives the focus back.
 */
export function LanguageSelect({ className = "" }: { className?: string }) {
  const t = useText();
  const id = useId();
  const current = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  // Only the browser knows the country; until it has said so, the region of the address stands for it.
  const country = useSyncExternalStore(neverChanges, visitorCountry, () => regionOf(current));

  /** Few ask for it, so nobody else fetches it. Without a line the menu stays, whose entries are links. */
  async function askForCountry({ currentTarget }: MouseEvent<HTMLElement>) {
    try {
      const { LanguageDialog } = await import("./language-dialog.tsx");
      currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
      setDialog(() => LanguageDialog);
    } catch (problem) {
      reportError(problem);
    }
  }

  return (
    <div className={className}>
      <button
        type="button"
        popoverTarget={id}
        onKeyDown={openWithArrow}
        className="inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-paper-raised px-3 text-ink transition-colors hover:bg-accent-soft"
      >
        <Globe aria-hidden="true" className="size-5 text-ink-soft" />
        <span>
          {`${regionOf(current)} · ${LANGUAGE_NAMES[languageOf(current)]}`}
          <span className="sr-only">{t("site.languageChoice.change")}</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-soft" />
      </button>
      <nav
        id={id}
        popover="auto"
        aria-label={t("site.languageChoice.title")}
        onToggle={focusCurrent}
        onKeyDown={moveMenuFocus}
        onBlur={closeWhenLeft}
        className="fixed inset-auto top-16 right-4 mt-2 w-64 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-paper-raised p-2 text-ink shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:[position-area:bottom_span-left] supports-[position-area:bottom]:[position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]"
      >
        <ul>
          {listedLocales(country, current).map((locale) => (
            <li key={locale}>
              <LanguageLink
                locale={locale}
                className={`${ENTRY} aria-[current=true]:font-semibold`}
              >
                {`${regionOf(locale)} · ${LANGUAGE_NAMES[languageOf(locale)]}`}
                {locale === current && <Check aria-hidden="true" className="size-5 text-accent" />}
              </LanguageLink>
            </li>
          ))}
        </ul>
        <div className="mt-1 border-t border-line pt-1 noscript:hidden">
          <button type="button" onClick={askForCountry} className={ENTRY}>
            {t("site.languageChoice.smart")}
            <Languages aria-hidden="true" className="size-5 text-ink-soft" />
          </button>
        </div>
      </nav>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </div>
  );
}

/** The dialog may store another country, and this component is drawn again when it closes. */
function neverChanges(): () => void {
  return () => undefined;
}
