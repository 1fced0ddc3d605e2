import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { visitorCountry } from "#app/client/locale/visitor-locale.ts";
import { useSession } from "#app/client/session/session.ts";
import { accountOf } from "#app/features/account/account.ts";
import { pharmaciesQuery } from "#app/features/pharmacies/queries.ts";
import { PreferencesCard } from "#app/features/preferences/preferences-card.tsx";
import { useActiveProfile } from "#app/features/profiles/active/active-profile.ts";
import { ProfileCards } from "#app/features/profiles/details/profile-cards.tsx";
import { QuickActionsCard } from "#app/features/profiles/details/quick-actions-card.tsx";
import { StatisticsCard } from "#app/features/profiles/details/statistics-card.tsx";
import { useLanguage, useText } from "#app/locale/text.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pharmacyCountry } from "#domain/pharmacies/country.ts";
import { may } from "#domain/sharing/profile-actions.ts";

/** Their icons are no part of what the page waits for. */
const ProfileLinks = lazy(async () => ({
  default: (await import("./profile/profile-links.tsx")).ProfileLinks,
}));

export default function ProfilePage() {
  const { session } = useSession();
  return (
    session && <ActiveProfilePage userId={session.user.id} email={accountOf(session.user).email} />
  );
}

/** The profile that is chosen, and beside it what belongs to the account. */
function ActiveProfilePage({ userId, email }: { userId: string; email: string }) {
  const t = useText();
  const { profileId, name, level } = useActiveProfile(userId);
  const { data: pharmacies } = useQuery(pharmaciesQuery(useLanguage()));
  const here = pharmacyCountry(visitorCountry());
  return (
    <Page
      title={t("member.profile")}
      lead={name}
      actions={
        <Suspense fallback={<div className="min-h-50 md:min-h-11" />}>
          <ProfileLinks />
        </Suspense>
      }
    >
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6 print:block">
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
          <ProfileCards
            key={profileId}
            profileId={profileId}
            email={profileId === userId ? email : null}
            pharmacies={pharmacies?.map((each) => ({ ...each, isNear: each.country === here }))}
            mayEdit={may(level, "edit-profile")}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4 lg:gap-6 print:hidden">
          <StatisticsCard userId={userId} />
          <PreferencesCard userId={userId} />
          <QuickActionsCard />
        </div>
      </div>
    </Page>
  );
}

export { PageError as ErrorBoundary } from "./page-error.tsx";
