import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useDeferredValue, useMemo, useState } from "react";
import {
  chooseSettings,
  EVERY_SETTING,
  groupSettings,
} from "../../../domain/content/setting-choice.ts";
import { failureOf } from "../../client/failure.ts";
import { useText } from "../../locale/text.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { SkeletonList } from "../../ui/skeleton.tsx";
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
      {t("siteSettings.loadFailed", { message: t(`ui.failure.${failureOf(error)}`) })}
    </InlineFailure>
  );
}

function Settings({ settings }: { settings: readonly StoredSetting[] }) {
  const t = useText();
  const [choice, setChoice] = useState(EVERY_SETTING);
  const [adding, setAdding] = useState<NewSetting>();
  const heard = useDeferredValue(choice);
  const found = useMemo(() => chooseSettings(settings, heard), [settings, heard]);
  const hidden = settings.length - found.length;
  const add = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => setAdding({})}>
      {t("siteSettings.add")}
    </Button>
  );
  return (
    <>
      {settings.length === 0 ? (
        <EmptyState title={t("siteSettings.empty")} action={add} />
      ) : (
        <>
          <SettingFilters choice={choice} onChange={setChoice} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-ink-soft">
              {t("siteSettings.shown", { count: found.length })}
              {hidden > 0 && `, ${t("siteSettings.hidden", { count: hidden })}`}
            </p>
            {add}
          </div>
          {found.length === 0 && (
            <EmptyState
              title={t("siteSettings.none")}
              action={
                <Button look="secondary" onClick={() => setChoice(EVERY_SETTING)}>
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
                  language={heard.language}
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
