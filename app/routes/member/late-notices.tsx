import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { lazyAside } from "#app/client/code/lazy-aside.ts";
import { ownPreferencesQuery } from "#app/client/preferences/own-preferences.ts";
import { PossibleDuplicates } from "#app/features/intakes/possible-duplicates.tsx";
import { addArea } from "#app/locale/browser-i18n.ts";
import { useLocalePath } from "#app/locale/locale-path.ts";
import { NewVersionNotice } from "./new-version-notice.tsx";
import { WrongClockNotice } from "./wrong-clock-notice.tsx";

const RevokedConsentNotice = lazyAside(async () => {
  await addArea("data");
  const { RevokedConsentNotice } = await import(
    "#app/features/health-consent/revoked-consent-notice.tsx"
  );
  return RevokedConsentNotice;
});

/** What is seldom there: fetched after the page. */
export function LateNotices({ userId }: { userId: string }) {
  const { data } = useQuery(ownPreferencesQuery(userId));
  const path = useLocalePath();
  // That page has a card about it.
  const isOnItsPage = useLocation().pathname === path("settings/data");
  return (
    <>
      {data?.health_consent_revoked_at != null && !isOnItsPage && (
        <Suspense>
          <RevokedConsentNotice />
        </Suspense>
      )}
      <NewVersionNotice />
      <WrongClockNotice />
      <PossibleDuplicates />
    </>
  );
}
