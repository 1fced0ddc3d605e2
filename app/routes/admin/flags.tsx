import { useSearchParams } from "react-router";
import { FlagList } from "#app/features/flags/flag-list.tsx";
import { SettingList } from "#app/features/site-settings/setting-list.tsx";
import { TierOverview } from "#app/features/tiers/tier-overview.tsx";
import { useText } from "#app/locale/text.tsx";
import { confirmDiscardThen } from "#app/ui/dialog/unsaved-changes.ts";
import { Page } from "#app/ui/layout/page.tsx";
import { Tabs } from "#app/ui/layout/tabs.tsx";

const TABS = ["flags", "tiers", "settings"] as const;

const CONTENTS = { flags: FlagList, tiers: TierOverview, settings: SettingList } as const;

/** `/admin/flags`, and `/admin/flags?tab=tiers` or `settings`. */
export default function AdminFlagsPage() {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const chosen = TABS.find((tab) => tab === asked.get("tab")) ?? "flags";

  const Chosen = CONTENTS[chosen];

  function choose(tab: (typeof TABS)[number]) {
    if (tab === chosen) return;
    // The way back leaves the page, whichever tab was looked at last.
    const search = tab === "flags" ? {} : { tab };
    confirmDiscardThen(() => setAsked(search, { replace: true, preventScrollReset: true }));
  }

  return (
    <Page title={t("flags.title")} lead={t("flags.lead")}>
      <Tabs
        label={t("flags.tabs.label")}
        tabs={TABS.map((name) => ({ name, label: t(`flags.tabs.${name}`) }))}
        chosen={chosen}
        onChoose={choose}
      >
        <Chosen />
      </Tabs>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "../member/page-error.tsx";
