import Plus from "lucide-react/icons/plus";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { knownSetting } from "#domain/content/known-settings.ts";
import type { SettingDraft } from "#domain/content/setting.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "#domain/locale/locales.ts";
import type { StoredSetting } from "./data.ts";
import { SettingRow } from "./setting-row.tsx";

/** Where the form of a new setting begins. */
export type NewSetting = Partial<SettingDraft>;

/** One key in every language, and where it is missing. */
export function SettingCard({
  name,
  settings,
  all,
  language,
  onAdd,
}: {
  name: string;
  /** Those that were looked for. */
  settings: readonly StoredSetting[];
  all: readonly StoredSetting[];
  language: Language | "all";
  onAdd: (start: NewSetting) => void;
}) {
  const t = useText();
  const known = knownSetting(name);
  const [first] = all;
  const use = known ? t(`siteSettings.known.uses.${known.key}`) : first?.description;
  const shown = LANGUAGES.filter((each) => language === "all" || each === language);
  return (
    <article
      aria-labelledby={`setting-${name}`}
      className="rounded-card border border-line bg-paper-raised px-4 pt-4 pb-1 md:px-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`setting-${name}`} className="min-w-0 font-mono text-base [overflow-wrap:anywhere]">
          {name}
        </h3>
        {first && (
          <span className="text-ink-soft text-sm">{t(`siteSettings.type.${first.type}`)}</span>
        )}
      </div>
      {use && <p className="text-ink-soft text-sm">{use}</p>}
      <ul className="mt-1">
        {shown.map((each) => {
          const setting = settings.find((one) => one.language === each);
          const isThere = all.some((one) => one.language === each);
          if (!setting && isThere) return null;
          return (
            <li key={each} className="border-line border-t py-2 first:border-t-0">
              {setting ? (
                <SettingRow setting={setting} />
              ) : (
                <div className="flex flex-wrap items-center gap-x-4">
                  <span className="w-24 shrink-0 font-semibold">{LANGUAGE_NAMES[each]}</span>
                  <span className="grow text-ink-soft">{t("siteSettings.missing")}</span>
                  <Button
                    variant="plain"
                    icon={<Plus aria-hidden="true" className="size-5" />}
                    aria-label={t("siteSettings.actionOf", {
                      action: t("siteSettings.addIn"),
                      name: `${name}, ${LANGUAGE_NAMES[each]}`,
                    })}
                    className="-mr-4"
                    onClick={() =>
                      onAdd({
                        key: name,
                        language: each,
                        ...(first && { type: first.type, category: first.category }),
                        description: first?.description ?? "",
                      })
                    }
                  >
                    {t("siteSettings.addIn")}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </article>
  );
}
