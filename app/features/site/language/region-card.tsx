import Check from "lucide-react/icons/check";
import Languages from "lucide-react/icons/languages";
import { type ComponentType, type ReactNode, useState } from "react";
import { reportError } from "#app/client/errors/error-report.ts";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useLocale } from "#app/locale/locale-path.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/layout/card.tsx";
import { listedLocales } from "#domain/locale/countries.ts";
import { LANGUAGE_NAMES, languageOf, regionOf } from "#domain/locale/locales.ts";
import { LanguageLink } from "./language-link.tsx";

/**
 * The languages of the reader's country, the one that is read now, and the question about the country.
 * @param children in which language messages are written, which is another choice
 */
export function RegionCard({ children }: { children: ReactNode }) {
  const t = useText();
  const current = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const named = `${LANGUAGE_NAMES[languageOf(current)]} · ${regionOf(current)}`;

  async function askForCountry() {
    try {
      const { LanguageDialog } = await import("./language-dialog.tsx");
      setDialog(() => LanguageDialog);
    } catch (problem) {
      reportError(problem);
    }
  }

  return (
    <Card title={t("settings.region.title")} note={named}>
      <p>{t("settings.region.body")}</p>
      <p className="mt-2 font-semibold">{t("settings.region.current", { locale: named })}</p>
      <ul className="my-3">
        {listedLocales(visitorCountry(), current).map((locale) => (
          <li key={locale}>
            <LanguageLink
              locale={locale}
              className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 hover:bg-accent-soft"
            >
              <span>{`${LANGUAGE_NAMES[languageOf(locale)]} · ${regionOf(locale)}`}</span>
              {locale === current && <Check aria-hidden="true" className="size-5 text-accent" />}
            </LanguageLink>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        icon={<Languages aria-hidden="true" className="size-5" />}
        onClick={() => void askForCountry()}
      >
        {t("site.languageChoice.smart")}
      </Button>
      <div className="mt-4 border-line border-t pt-4">{children}</div>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </Card>
  );
}
