import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useDeferredValue, useMemo, useState } from "react";
import { failureOf } from "#app/client/errors/failure.ts";
import { loadFailure } from "#app/locale/load-failure.ts";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { InlineFailure } from "#app/ui/feedback/inline-failure.tsx";
import { SkeletonList } from "#app/ui/feedback/skeleton.tsx";
import { ALL_SETTINGS, filterSettings, groupSettings } from "#domain/content/setting-filter.ts";
import { siteFacts } from "#domain/content/site-facts.ts";
import { reviewCount } from "#domain/interactions/review-count.ts";
import { DEFAULT_LANGUAGE } from "#domain/locale/locales.ts";
import { AddSettingDialog } from "./add-setting-dialog.tsx";
import type { StoredSetting } from "./data.ts";
import { KnownSettings } from "./known-settings.tsx";
import { settingsQuery } from "./queries.ts";
import { type NewSetting, SettingCard } from "./setting-card.tsx";
import { SettingFilters } from "./setting-filters.tsx";

/** What the site says of itself, in each language. */
export function SettingList() {
  const t = useText();
  const { data: settings, error, refetch } = useQuery(settingsQuery);
  if (settings) return <Settings settings={settings} />;
  if (!error) return <SkeletonList rows={4} rowClassName="h-32" />;
  return (
    <InlineFailure onRetry={() => void refetch()}>
      {t("siteSettings.loadFailed", { message: t(loadFailure(failureOf(error))) })}
    </InlineFailure>
  );
}

function Settings({ settings }: { settings: readonly StoredSetting[] }) {
  const t = useText();
  const [choice, setChoice] = useState(ALL_SETTINGS);
  const [adding, setAdding] = useState<NewSetting>();
  const deferredChoice = useDeferredValue(choice);
  const found = useMemo(() => filterSettings(settings, deferredChoice), [settings, deferredChoice]);
  const hidden = settings.length - found.length;
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setAdding({})}>
      {t("siteSettings.add")}
    </Button>
  );
  return (
    <>
      <p className="mb-3">
        {t(
          `siteSettings.level.${siteFacts(settings, DEFAULT_LANGUAGE).guidanceLevel}`,
          reviewCount(),
        )}
      </p>
      {settings.length === 0 ? (
        <EmptyState title={t("siteSettings.empty")} action={add} />
      ) : (
        <>
          <SettingFilters choice={choice} onChange={setChoice} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-ink-soft">
              {t("siteSettings.shown", { count: found.length })}
              {hidden > 0 && ` · ${t("siteSettings.hidden", { count: hidden })}`}
            </p>
            {add}
          </div>
          {found.length === 0 && (
            <EmptyState
              title={t("siteSettings.none")}
              action={
                <Button variant="secondary" onClick={() => setChoice(ALL_SETTINGS)}>
                  {t("siteSettings.showAll")}
                </Button>
              }
            />
          )}
          {groupSettings(found).map(({ category, keys }) => (
            <section key={category} className="flex flex-col gap-3">
              <h2 className="text-lg">{t(`siteSettings.category.${category}`)}</h2>
              {keys.map(({ key, settings: ofKey }) => (
                <SettingCard
                  key={key}
                  name={key}
                  settings={ofKey}
                  all={settings.filter((setting) => setting.key === key)}
                  language={deferredChoice.language}
                  onAdd={setAdding}
                />
              ))}
            </section>
          ))}
        </>
      )}
      <KnownSettings settings={settings} onAdd={setAdding} />
      {adding && <AddSettingDialog start={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}
