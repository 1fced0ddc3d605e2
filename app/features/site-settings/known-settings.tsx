import ChevronRight from "lucide-react/icons/chevron-right";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { KNOWN_SETTINGS } from "#domain/content/known-settings.ts";
import { LANGUAGES } from "#domain/locale/locales.ts";
import type { StoredSetting } from "./data.ts";
import type { NewSetting } from "./setting-card.tsx";

/** What the site asks for by name, what it does with it, and whether it is there. */
export function KnownSettings({
  settings,
  onAdd,
}: {
  settings: readonly StoredSetting[];
  onAdd: (start: NewSetting) => void;
}) {
  const t = useText();
  const missingIn = (key: string) =>
    LANGUAGES.find((each) => !settings.some((one) => one.key === key && one.language === each));
  return (
    <details className="group mt-4 rounded-card border border-line bg-paper-raised px-4 md:px-5">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 py-3 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-90 motion-reduce:transition-none"
        />
        <h2 className="text-lg">{t("siteSettings.known.title")}</h2>
      </summary>
      <p className="text-ink-soft">{t("siteSettings.known.body")}</p>
      <ul>
        {KNOWN_SETTINGS.map(({ key, type, category }) => {
          const language = missingIn(key);
          return (
            <li
              key={key}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-3 first:border-t-0"
            >
              <div className="min-w-0 grow basis-72">
                <p className="[overflow-wrap:anywhere]">
                  <code className="font-semibold">{key}</code>{" "}
                  <span className="text-ink-soft text-sm">{t(`siteSettings.type.${type}`)}</span>
                </p>
                <p className="text-ink-soft text-sm">{t(`siteSettings.known.uses.${key}`)}</p>
              </div>
              {language ? (
                <Button
                  variant="secondary"
                  aria-label={t("siteSettings.actionOf", {
                    action: t("siteSettings.addIn"),
                    name: key,
                  })}
                  onClick={() => onAdd({ key, type, category, language })}
                >
                  {t("siteSettings.addIn")}
                </Button>
              ) : (
                <span className="text-ink-soft">{t("siteSettings.known.there")}</span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
